import { useRevalidator } from "react-router";
import { words } from "../../ui/panel-words.ts";
import { showError, showSuccess, showWaiting } from "../../ui/toasts.tsx";
import { ApiFailure } from "../api/api-failure.ts";

/** Takes something back, and returns what there is to say about it, if it is not simply as it was. */
export type Undo = () => Promise<string | undefined>;

/** Takes back what was done, on whatever screen one is by then. */
export function useUndo() {
  const { revalidate } = useRevalidator();
  return async (undo: Undo): Promise<void> => {
    const endWaiting = showWaiting(words.history.undoing);
    try {
      showSuccess((await undo()) ?? words.history.asBefore);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      showError(error.serverMessage ?? words.history.notUndone);
    } finally {
      endWaiting();
    }
    await revalidate();
  };
}
