import { Button } from "../../ui/button.tsx";
import type { Item } from "./page-state.ts";

/** An item that was just taken out of its list. */
export interface Removed {
  index: number;
  item: Item;
}

/** Tells what was just taken out of a list, and brings it back. */
export function RemovedLine({ what, onUndo }: { what: string; onUndo: () => void }) {
  return (
    <p role="status" className="flex flex-wrap items-center gap-3 rounded-control bg-leaf-soft px-3 py-2">
      {what} was removed.
      <Button variant="secondary" onClick={onUndo}>
        Undo
      </Button>
    </p>
  );
}
