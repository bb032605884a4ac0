import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { type RefObject, useEffectEvent, useLayoutEffect, useState } from "react";

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

/** Whether an item is being dragged, or is the drop target. */
export type DragState = "resting" | "dragged" | "target";

/** Makes an item of any list draggable to the place of another one. */
export function useDragOrder({ list, id, element, handle, isFixed, onDropOn }: DragItem): DragState {
  const [state, setState] = useState<DragState>("resting");
  const dropOn = useEffectEvent(onDropOn);
  // Before the first paint: setting the attribute `draggable` later would style the item twice.
  useLayoutEffect(() => {
    if (isFixed || !element.current || !handle.current) return;
    const rest = () => setState("resting");
    return combine(
      draggable({
        element: element.current,
        dragHandle: handle.current,
        getInitialData: () => ({ list, id }),
        onDragStart: () => setState("dragged"),
        onDrop({ location }) {
          rest();
          const [target] = location.current.dropTargets;
          if (target) dropOn(String(target.data.id));
        },
      }),
      dropTargetForElements({
        element: element.current,
        getData: () => ({ id }),
        canDrop: ({ source }) => source.data.list === list && source.data.id !== id,
        onDragEnter: () => setState("target"),
        onDragLeave: rest,
        onDrop: rest,
      }),
    );
  }, [list, id, element, handle, isFixed]);
  return state;
}
