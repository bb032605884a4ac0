import "../list-icons.css";
import type { MouseEvent, Ref } from "react";
import { flushSync } from "react-dom";
import { words } from "../../../ui/panel-words.ts";

const texts = words.entryList;

interface MoveButtonsProps {
  /** The title of the item. */
  title: string;
  /** The index of the item. */
  place: number;
  count: number;
  onMove: (place: number) => void;
  /** Adds a button that moves the item to the top. */
  leadsToTop?: true;
}

const BUTTON = "icon-button list-icon shrink-0 aria-disabled:pointer-events-none aria-disabled:opacity-40";

/** Buttons that move an item of a list up, down or to the top. */
export function MoveButtons({ title, place, count, onMove, leadsToTop }: MoveButtonsProps) {
  const move = ({ currentTarget }: MouseEvent<HTMLElement>, to: number) => {
    if (to < 0 || to >= count) return;
    flushSync(() => onMove(to));
    // Moving the element in the page may have removed the focus.
    currentTarget.focus();
  };
  const button = (icon: string, label: string, to: number) => (
    <button
      type="button"
      aria-label={label}
      aria-disabled={to === place || to < 0 || to >= count}
      onClick={(event) => move(event, to)}
      className={`${icon} ${BUTTON}`}
    />
  );
  return (
    <div className="flex items-center">
      {/* They stay focusable at the ends of the list: a disabled button would lose the focus. */}
      {leadsToTop && button("icon-to-top", texts.moveToTop(title), 0)}
      {button("icon-up", texts.moveUp(title), place - 1)}
      {button("icon-down", texts.moveDown(title), place + 1)}
    </div>
  );
}

/** For the mouse, as soon as the item can be dragged. */
export const DragHandle = ({ handle }: { handle: Ref<HTMLSpanElement> }) => (
  <span
    ref={handle}
    aria-hidden="true"
    title={texts.drag}
    className="list-icon icon-grip invisible hidden in-[[draggable=true]]:visible h-11 w-6 shrink-0 cursor-grab place-items-center text-ink-soft active:cursor-grabbing pointer-fine:grid"
  />
);
