import { Button } from "../../ui/button.tsx";
import { words } from "../../ui/panel-words.ts";
import type { LastChange } from "./use-last-change.ts";

/** Undoes the last change of a list after its toast has closed. Not announced: the toast is. */
export function LastChangeLine({ last }: { last: LastChange | undefined }) {
  if (!last) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-1 text-caption text-ink-soft">
      {words.translate(last.text)}
      <Button variant="quiet" onClick={last.undo} className="px-2!">
        {words.frame.undo}
      </Button>
    </p>
  );
}
