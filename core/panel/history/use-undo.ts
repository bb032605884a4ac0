import { useRevalidator } from "react-router";
import { words } from "../../ui/panel-words.ts";
import { showFailure } from "../api/show-failure.ts";
import { showSuccess, showWaiting } from "../parts/toasts/toasts.tsx";

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
      showFailure(error, words.history.notUndone);
    } finally {
      endWaiting();
    }
    await revalidate();
  };
}
