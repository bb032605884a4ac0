import { words } from "../../../ui/panel-words.ts";
import { Button } from "../../parts/button.tsx";
import type { Item } from "../page-state.ts";

/** A removed item and its index. */
export interface Removed {
  index: number;
  item: Item;
}

/** Reports a removed item, with a button to restore it. */
export function RemovedLine({ text, onUndo }: { text: string; onUndo: () => void }) {
  return (
    <p role="status" className="flex flex-wrap items-center gap-3 rounded-control bg-leaf-soft px-3 py-2">
      {text}
      <Button variant="secondary" onClick={onUndo}>
        {words.frame.undo}
      </Button>
    </p>
  );
}
