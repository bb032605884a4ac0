import { useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { words } from "../../../ui/panel-words.ts";
import { undoBatch } from "../../entry-table/bulk-client.ts";
import { describeUndo } from "../../entry-table/describe-outcome.ts";
import { useUndo } from "../../history/use-undo.ts";
import type { SavedPhotos } from "./use-photo-upload.ts";

const said = words.studentPhotos;

interface PhotosSavedProps extends SavedPhotos {
  onUndone: () => void;
}

/** What was saved, with the way back. It takes the focus of the button that is gone. */
export function PhotosSaved({ answer: { changed, missing, batch }, unused, onUndone }: PhotosSavedProps) {
  const takeBack = useUndo();
  const [isUndoing, setUndoing] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);

  async function undo(taken: string): Promise<void> {
    setUndoing(true);
    const counted = (count: number) => words.entryTable.counted(words.entryNames.students, count);
    await takeBack(async () => describeUndo(await undoBatch(taken), counted));
    onUndone();
  }

  return (
    <div
      ref={place}
      tabIndex={-1}
      className="mb-4 flex flex-wrap items-center gap-3 rounded-card bg-leaf-soft px-4 py-3"
    >
      <p role="status">
        <b>{said.saved(changed)}</b> {missing > 0 && said.missing(missing)}
      </p>
      {batch && (
        <Button
          variant="secondary"
          onClick={() => void undo(batch)}
          isBusy={isUndoing}
          busyText={words.frame.saving}
        >
          {words.frame.undo}
        </Button>
      )}
      {unused.length > 0 && (
        <details className="basis-full">
          <summary className="min-h-11 cursor-pointer py-2.5">{said.unused(unused.length)}</summary>
          <ul className="break-words">
            {unused.map(({ id, path }) => (
              <li key={id}>{path}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
