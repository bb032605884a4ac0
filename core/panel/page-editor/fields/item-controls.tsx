import "../../entry-list/list-icons.css";
import { type RefObject, useRef } from "react";
import { words } from "../../../ui/panel-words.ts";
import { DragHandle, MoveButtons } from "../../entry-list/order/move-buttons.tsx";
import { useDragOrder } from "../../entry-list/order/use-drag-order.ts";
import { usePageForm } from "../page-form-context.tsx";
import type { Item } from "../page-state.ts";
import type { Removed } from "./removed-line.tsx";

/** Makes an item of a list draggable. */
export function useItemDrag<E extends HTMLElement>(path: string, { id }: Item) {
  const { change } = usePageForm();
  const element = useRef<E>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const drag = useDragOrder({
    list: path,
    id,
    element,
    handle,
    isFixed: false,
    onDropOn: (other) => change({ kind: "move", path, id, to: { placeOf: other } }),
  });
  return { element, handle, drag };
}

interface ItemControlsProps {
  path: string;
  index: number;
  count: number;
  item: Item;
  /** The title of the item. */
  title: string;
  handle: RefObject<HTMLSpanElement | null>;
  onMoved?: (to: number) => void;
  onRemoved: (removed: Removed) => void;
}

/** Buttons that move or remove an item of a list. */
export function ItemControls(props: ItemControlsProps) {
  const { path, index, count, item, title, handle, onMoved, onRemoved } = props;
  const { change } = usePageForm();
  return (
    <>
      {/* In one line: the text wraps in a narrow card, the buttons do not. */}
      <div className="flex items-center justify-end gap-0.5">
        <DragHandle handle={handle} />
        <span className="place mr-auto text-balance text-caption text-ink-soft leading-tight tabular-nums pointer-coarse:pl-2">
          {words.entryList.placeOf(index + 1, count)}
        </span>
        <MoveButtons
          title={title}
          place={index}
          count={count}
          onMove={(to) => {
            change({ kind: "move", path, id: item.id, to });
            onMoved?.(to);
          }}
        />
      </div>
      <button
        type="button"
        aria-label={words.pageEditor.removeItem(title)}
        onClick={() => {
          change({ kind: "remove", path, index });
          onRemoved({ index, item });
        }}
        className="icon-button list-icon icon-trash"
      />
    </>
  );
}
