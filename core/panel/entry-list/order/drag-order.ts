import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";

/** Whether an item is being dragged, or is the drop target. */
export type DragState = "resting" | "dragged" | "target";

interface DraggedElement {
  list: string;
  id: string;
  element: HTMLElement;
  handle: HTMLElement;
  show: (state: DragState) => void;
  dropOn: (id: string) => void;
}

/** Makes an element draggable to the place of another one of its list. Returns a function that ends it. */
export const makeDraggable = ({ list, id, element, handle, show, dropOn }: DraggedElement) =>
  combine(
    draggable({
      element,
      dragHandle: handle,
      getInitialData: () => ({ list, id }),
      onDragStart: () => show("dragged"),
      onDrop({ location }) {
        show("resting");
        const [target] = location.current.dropTargets;
        if (target) dropOn(String(target.data.id));
      },
    }),
    dropTargetForElements({
      element,
      getData: () => ({ id }),
      canDrop: ({ source }) => source.data.list === list && source.data.id !== id,
      onDragEnter: () => show("target"),
      onDragLeave: () => show("resting"),
      onDrop: () => show("resting"),
    }),
  );
