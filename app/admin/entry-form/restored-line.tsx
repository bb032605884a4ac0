import { Button } from "../../ui/button.tsx";
import { words } from "../../ui/panel-words.ts";

/** A note that a draft was restored, with a button to discard it. */
export function RestoredLine({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-leaf-soft px-4 py-3"
    >
      {words.entryForm.restored}
      <Button variant="secondary" onClick={onDiscard}>
        {words.entryForm.discardRestored}
      </Button>
    </div>
  );
}
