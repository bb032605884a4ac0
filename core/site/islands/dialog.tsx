import { type ReactNode, startTransition, useEffect, useLayoutEffect, useRef, useState } from "react";

interface DialogProps {
  isOpen: boolean;
  /** Called by Escape, a click on the backdrop or a button inside. */
  onClose: () => void;
  /** The label, if no heading names the dialog. */
  label?: string;
  /** The id of the heading that names the dialog. */
  labelledBy?: string;
  className?: string;
  children: ReactNode;
}

/**
 * A modal on the native `<dialog>`, which keeps and restores the focus and closes on Escape. Its content is rendered only
 * while it is open.
 */
export function Dialog({ isOpen, onClose, label, labelledBy, className = "", children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);

  // Later than the first rendering: the server sends no content that only a script can show. In a transition, so that a
  // slow phone makes a long list ready piece by piece.
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (isOpen) startTransition(() => setIsShown(true));
    else setIsShown(false);
  }, [isOpen]);
  // Before the effects of the content, which measures itself.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (isShown && !dialog?.open) dialog?.showModal();
    if (!isShown) dialog?.close();
  }, [isShown]);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    // A drag from inside to the backdrop (selecting text) does not close it.
    let beganOnBackdrop = false;
    const notePress = (event: Event) => {
      beganOnBackdrop = event.target === dialog;
    };
    const closeFromBackdrop = (event: Event) => {
      if (beganOnBackdrop && event.target === dialog) onClose();
    };
    dialog.addEventListener("pointerdown", notePress);
    dialog.addEventListener("click", closeFromBackdrop);
    return () => {
      dialog.removeEventListener("pointerdown", notePress);
      dialog.removeEventListener("click", closeFromBackdrop);
    };
  }, [onClose]);

  return (
    <dialog
      ref={ref}
      aria-label={label}
      aria-labelledby={labelledBy}
      className={`dialog ${className}`}
      onClose={onClose}
    >
      {isShown && children}
    </dialog>
  );
}
