import { words } from "../../ui/panel-words.ts";
import { showError } from "../parts/toasts/toasts.tsx";
import { failureOf, logFailure } from "./api-failure.ts";

/** Shows why a call failed; `failed` if the server sends no message. */
export function showFailure(error: unknown, failed?: string): void {
  const { serverMessage, message } = failureOf(error);
  showError(serverMessage ?? failed ?? message);
}

/** Runs what follows a save, such as loading the screen again. If that fails, the user reads that the save has succeeded. */
export async function afterSaving(follow: () => unknown): Promise<void> {
  try {
    await follow();
  } catch (error) {
    logFailure(failureOf(error));
    showError(words.frame.savedNotReloaded);
  }
}
