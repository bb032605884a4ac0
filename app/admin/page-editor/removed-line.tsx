import { Button } from "../../ui/button.tsx";
import { words } from "../../ui/panel-words.ts";
import type { Item } from "./page-state.ts";

/** An item that was just taken out of its list. */
export interface Removed {
  index: number;
  item: Item;
}

/** Tells what was just taken out of a list, and brings it back. */
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
