import { useRevalidator } from "react-router";
import { showError, showSuccess } from "../../ui/toasts.tsx";
import { ApiFailure } from "../api-failure.ts";

export type Undo = () => Promise<void>;

/** Takes back what was done, on whatever screen one is by then. */
export function useUndo() {
  const { revalidate } = useRevalidator();
  return async (undo: Undo): Promise<void> => {
    try {
      await undo();
      showSuccess("It is as it was before.");
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      showError(error.serverMessage ?? "That could not be undone. Look for it in the trash.");
    }
    await revalidate();
  };
}
