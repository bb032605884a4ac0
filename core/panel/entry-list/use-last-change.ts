import { useEffect, useState } from "react";
import { dismissGroup, dismissToast, showSuccess, type ToastOptions } from "../parts/toasts/toasts.tsx";

export interface LastChange {
  text: string;
  undo: () => void;
}

interface ChangeOptions extends ToastOptions {
  /** Shows no toast, for changes that are visible at once. */
  isQuiet?: true;
}

export type ShowChange = (text: string, options?: ChangeOptions) => void;

const KEPT_MS = 10 * 60 * 1000;

/** The toast of a form that was cancelled; its Undo opens the form again, so it is only for the same screen. */
export const CANCELLED_FORM = "cancelled-form";

/** Reports changes of a list. The last one can be undone for some minutes, after its toast has closed (`LastChangeLine`). */
export function useLastChange() {
  const [last, setLast] = useState<LastChange>();
  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => setLast(undefined), KEPT_MS);
    return () => clearTimeout(timer);
  }, [last]);
  useEffect(() => () => dismissGroup(CANCELLED_FORM), []);

  const showChange: ShowChange = (text, { isQuiet, onUndo, ...toast } = {}) => {
    const undo = () => {
      setLast(undefined);
      onUndo?.();
    };
    const shown = isQuiet ? undefined : showSuccess(text, { ...toast, ...(onUndo && { onUndo: undo }) });
    const undoFromLine = () => {
      if (shown !== undefined) dismissToast(shown);
      undo();
    };
    setLast(onUndo && { text, undo: undoFromLine });
  };

  return { last, showChange, forget: () => setLast(undefined) };
}
