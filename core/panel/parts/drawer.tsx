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

/** A panel at the left edge for narrow screens; no Radix overlay, for the reason given at `Modal`. */
export function Drawer({ title, trigger, isOpen, onOpenChange, children }: DrawerProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>
      <Dialog.Portal>
        <div className="modal-backdrop drawer-backdrop">
          <Dialog.Content aria-describedby={undefined} className="drawer-panel">
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
