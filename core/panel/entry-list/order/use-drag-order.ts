import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import type { DragState } from "./drag-order.ts";

interface DragItem {
  /** The name of the list: items are not dropped into another list. */
  list: string;
  id: string;
  element: RefObject<HTMLElement | null>;
  /** The drag handle of the element. */
  handle: RefObject<HTMLElement | null>;
  /** True if the list cannot be reordered. */
  isFixed: boolean;
  /** Called when this item is dropped on another one, whose place it takes. */
  onDropOn: (id: string) => void;
}

/** Makes an item of any list draggable to the place of another one. */
export function useDragOrder({ list, id, element, handle, isFixed, onDropOn }: DragItem): DragState {
  const [state, setState] = useState<DragState>("resting");
  const dropOn = useEffectEvent(onDropOn);
  useEffect(() => {
    if (isFixed) return;
    let end: (() => void) | undefined;
    let isOver = false;
    // Few lists have an order, so that the others do not load this.
    void import("./drag-order.ts").then(({ makeDraggable }) => {
      if (isOver || !element.current || !handle.current) return;
      const elements = { element: element.current, handle: handle.current };
      end = makeDraggable({ list, id, ...elements, show: setState, dropOn });
    });
    return () => {
      isOver = true;
      end?.();
    };
  }, [list, id, element, handle, isFixed]);
  return state;
}
