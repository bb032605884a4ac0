import { type ReactNode, startTransition, useEffect, useLayoutEffect, useRef, useState } from "react";

interface DialogProps {
  isOpen: boolean;
  /** Asked for by Escape, by a press on the backdrop, or by whatever button stands inside. */
  onClose: () => void;
  /** Says what the dialog is for, where no heading inside does. */
  label?: string;
  /** The id of the heading that names the dialog. */
  labelledBy?: string;
  className?: string;
  children: ReactNode;
}

/**
 * A modal dialog on the platform's own `<dialog>`: it holds the focus, closes on Escape and gives the focus back to
 * where it was. Nothing inside is rendered while it is closed.
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
  // Before the effects of what is inside, which measures and scrolls itself.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (isShown && !dialog?.open) dialog?.showModal();
    if (!isShown) dialog?.close();
  }, [isShown]);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    // A press that begins inside and ends on the backdrop (selecting text) is no wish to close.
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
