import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { type RefObject, useEffectEvent, useLayoutEffect, useState } from "react";

interface DragItem {
  /** Names the list: nothing is dropped from one list into another. */
  list: string;
  id: string;
  element: RefObject<HTMLElement | null>;
  /** The part of the element by which the mouse takes it. */
  handle: RefObject<HTMLElement | null>;
  /** True while the list is not to be put in order. */
  isFixed: boolean;
  /** This item was dropped on another one, whose place it is to take. */
  onDropOn: (id: string) => void;
}

/** Whether an item of a list is being dragged, or is where the dragged one would be dropped. */
export type DragState = "resting" | "dragged" | "target";

/** Lets the mouse drag an item of a list to another's place; whatever the items are. */
export function useDragOrder({ list, id, element, handle, isFixed, onDropOn }: DragItem): DragState {
  const [state, setState] = useState<DragState>("resting");
  const dropOn = useEffectEvent(onDropOn);
  // Before the browser styles the item: its attribute `draggable` would have it do that twice.
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
