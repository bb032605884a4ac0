import { useRevalidator } from "react-router";
import { words } from "../../ui/panel-words.ts";
import { ApiFailure } from "../api/api-failure.ts";
import { showError, showSuccess, showWaiting } from "../parts/toasts.tsx";

/** Undoes a change; returns a message if the result differs from the state before. */
export type Undo = () => Promise<string | undefined>;

/** Undoes a change, on any screen. */
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
