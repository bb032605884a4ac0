import { useState } from "react";
import { showError } from "../parts/toasts.tsx";
import { ApiFailure } from "./api-failure.ts";

/** Runs the API calls of a button: `isBusy` meanwhile, and an error message if a call fails. */
export function useAction() {
  const [isBusy, setBusy] = useState(false);

  /** Returns whether the action succeeded. `failed` is shown if the server sends no message. */
  async function run(action: () => Promise<unknown>, failed?: string): Promise<boolean> {
    setBusy(true);
    try {
      await action();
      return true;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      showError(error.serverMessage ?? failed ?? error.message);
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, run };
}
