import { Icon } from "../../ui/icon.tsx";
import "./modal.css";
import { Dialog } from "radix-ui";
import type { ReactNode } from "react";
import { words } from "../../ui/panel-words.ts";

interface DrawerProps {
  title: string;
  trigger: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A panel at the left edge for narrow screens, above the toasts, which must not cover the menu; no Radix overlay, for the reason given at `Modal`. */
export function Drawer({ title, trigger, isOpen, onOpenChange, children }: DrawerProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>
      <Dialog.Portal>
        <div className="modal-backdrop z-10000">
          <Dialog.Content
            aria-describedby={undefined}
            className="relative -m-3 h-dvh w-[min(20rem,85vw)] place-self-start overflow-y-auto bg-maroon-dark"
          >
            <Dialog.Title className="sr-only">{title}</Dialog.Title>
            <Dialog.Close className="icon-button absolute top-3 right-3" aria-label={words.frame.closeMenu}>
              <Icon name="x" />
            </Dialog.Close>
            {children}
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
