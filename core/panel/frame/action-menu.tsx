import ChevronDown from "lucide-react/icons/chevron-down";
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { words } from "../../ui/panel-words.ts";
import { Button } from "../parts/button.tsx";

interface ActionMenuProps {
  /** Actions that are visible on a wide screen; a phone has them in the menu. */
  children: ReactNode;
  /** Actions that are in the menu on every screen. */
  menu?: ReactNode;
}

const PANEL = "rounded-card border border-line-strong bg-paper p-2 shadow-raised focus:outline-none";

/**
 * The actions of a screen other than its main one. The menu of a phone and that of a wide screen have a button each; the
 * style sheet shows one of them, so that a rotated phone keeps an open dialog of an action.
 */
export function ActionMenu({ children, menu }: ActionMenuProps) {
  const onPhone = useDisclosure();
  const onWide = useDisclosure();

  /** The focus returns to the menu's button when a dialog of an action closes. */
  function closeOnPhone({ target }: { target: EventTarget }): void {
    if (onPhone.isOpen && (target as Element).closest("a, button")) onPhone.close();
  }

  return (
    <div {...onPhone.frame} className="sm:contents">
      <MoreButton {...onPhone.button} className="sm:hidden" />
      <div
        {...onPhone.panel}
        className={`max-sm:absolute max-sm:inset-x-3 max-sm:z-20 max-sm:mt-2 max-sm:grid-cols-1 max-sm:gap-2 sm:contents ${PHONE_PANEL} ${onPhone.isOpen ? "max-sm:grid" : "max-sm:hidden"}`}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: handles events that bubble from the actions */}
        <div className="grid grid-cols-1 gap-2 sm:contents" onClick={closeOnPhone}>
          {children}
        </div>
        {menu && (
          <div {...onWide.frame} className="max-sm:contents sm:relative">
            <MoreButton {...onWide.button} className="h-full max-sm:hidden" />
            <div
              {...onWide.panel}
              className={`max-sm:contents sm:absolute sm:right-0 sm:z-20 sm:mt-2 sm:w-72 ${PANEL} ${onWide.isOpen ? "" : "sm:hidden"}`}
            >
              {menu}
            </div>
          </div>
        )}
      </div>
    </div>
  );
}

/** The same look as `PANEL`, on a phone only. */
const PHONE_PANEL =
  "max-sm:rounded-card max-sm:border max-sm:border-line-strong max-sm:bg-paper max-sm:p-3 max-sm:shadow-raised focus:outline-none";

type MoreButtonProps = ReturnType<typeof useDisclosure>["button"] & { className: string };

const MoreButton = (props: MoreButtonProps) => (
  <Button variant="secondary" {...props}>
    {words.frame.more} <ChevronDown aria-hidden="true" size={18} />
  </Button>
);

/** The state of a button that shows a panel; Escape and a focus outside hide it. */
function useDisclosure() {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const frame = useRef<HTMLDivElement>(null);

  function close(): void {
    setOpen(false);
    button.current?.focus();
  }
  return {
    isOpen,
    close,
    frame: {
      ref: frame,
      onKeyDown(event: KeyboardEvent) {
        if (event.key === "Escape" && isOpen) close();
      },
      /** A click outside the panel moves the focus too. A dialog of an action gives it back to the action. */
      onBlur({ relatedTarget }: FocusEvent) {
        const isInside = frame.current?.contains(relatedTarget) || relatedTarget?.closest(".modal-panel");
        if (!isInside) setOpen(false);
      },
    },
    button: {
      ref: button,
      "aria-expanded": isOpen,
      "aria-controls": id,
      onClick: () => setOpen(!isOpen),
    },
    panel: { id, tabIndex: -1 },
  };
}
