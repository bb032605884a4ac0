import "./list-icons.css";
import type { MouseEvent, Ref } from "react";
import { flushSync } from "react-dom";
import { words } from "../../ui/panel-words.ts";

const said = words.entryList;

interface MoveButtonsProps {
  /** What the item is called. */
  title: string;
  /** The item's place in the list, counted from zero. */
  place: number;
  count: number;
  onMove: (place: number) => void;
  /** One more button, for long lists. */
  leadsToTop?: true;
  /** Where the mouse takes the item. */
  handle: Ref<HTMLSpanElement>;
}

const BUTTON = "icon-button list-icon aria-disabled:pointer-events-none aria-disabled:opacity-40";

/** Move an item of a list up or down, each press by one place, or to the top. */
export function MoveButtons({ title, place, count, onMove, leadsToTop, handle }: MoveButtonsProps) {
  const move = ({ currentTarget }: MouseEvent<HTMLElement>, to: number) => {
    if (to < 0 || to >= count) return;
    flushSync(() => onMove(to));
    // Its element may have been taken out of the page and put back, which costs it the focus.
    currentTarget.focus();
  };
  return (
    <div className="flex flex-wrap items-center justify-end gap-1">
      <span
        ref={handle}
        aria-hidden="true"
        title={said.drag}
        className="list-icon icon-grip hidden size-11 cursor-grab place-items-center text-ink-soft active:cursor-grabbing pointer-fine:grid"
      />
      <span className="mr-auto whitespace-nowrap text-caption text-ink-soft tabular-nums pointer-coarse:pl-2">
        {said.placeOf(place + 1, count)}
      </span>
      {/* At the ends they stay focusable: a disabled button would lose the focus to the page. */}
      {leadsToTop && (
        <button
          type="button"
          aria-label={said.moveToTop(title)}
          aria-disabled={place === 0}
          onClick={(event) => move(event, 0)}
          className={`icon-to-top ${BUTTON}`}
        />
      )}
      <button
        type="button"
        aria-label={said.moveUp(title)}
        aria-disabled={place === 0}
        onClick={(event) => move(event, place - 1)}
        className={`icon-up ${BUTTON}`}
      />
      <button
        type="button"
        aria-label={said.moveDown(title)}
        aria-disabled={place === count - 1}
        onClick={(event) => move(event, place + 1)}
        className={`icon-down ${BUTTON}`}
      />
    </div>
  );
}
