import { Icon } from "../../ui/icon.tsx";
import "./modal.css";
import { Dialog } from "radix-ui";
import { type ReactNode, useRef } from "react";
import { words } from "../../ui/panel-words.ts";

interface ModalProps {
  title: string;
  /** Called by Escape, the close button and Cancel; the caller decides whether to close. */
  onClose: () => void;
  children: ReactNode;
  width?: "narrow" | "wide";
}

/** A modal, open while it is rendered. Without Radix's overlay, whose style element the content security policy blocks. */
export function Modal({ title, onClose, children, width = "wide" }: ModalProps) {
  const focus = useModalFocus();
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <div className="modal-backdrop">
          <Dialog.Content
            {...focus}
            aria-describedby={undefined}
            onInteractOutside={(event) => event.preventDefault()}
            className={`modal-panel [@media(height>=26rem)]:has-data-sticky-bar:scroll-pt-18 ${width === "narrow" ? "max-w-md" : "max-w-2xl"}`}
          >
            <div className="flex items-start justify-between gap-4 border-line border-b px-5 py-3 sm:px-7">
              <Dialog.Title className="wrap-break-word py-2 text-maroon text-subhead">{title}</Dialog.Title>
              <Dialog.Close className="icon-button shrink-0" aria-label={words.frame.close}>
                <Icon name="x" />
              </Dialog.Close>
            </div>
            <div className="px-5 py-5 sm:px-7">{children}</div>
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Focuses the first field of a form, and gives the focus back: Radix does that only for its own trigger. */
export function useModalFocus() {
  const opener = useRef<HTMLElement>(null);
  return {
    onOpenAutoFocus(event: Event) {
      opener.current = document.activeElement as HTMLElement | null;
      // The form that renews a session has a hidden field for password managers.
      const firstField = (event.currentTarget as Element).querySelector<HTMLElement>(
        ":is(input, select, textarea):not([hidden])",
      );
      if (!firstField) return;
      event.preventDefault();
      firstField.focus();
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      // The focus may already be on another element. Radix focuses a modal below this one as a whole.
      if (!document.activeElement?.matches("body, main, .modal-panel")) return;
      opener.current?.focus();
      // The opener may be missing or removed.
      if (document.activeElement === document.body) document.querySelector("main")?.focus();
    },
  };
}
