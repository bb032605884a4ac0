import { useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { words } from "../../../ui/panel-words.ts";
import { SaveBar } from "../../../ui/save-bar.tsx";
import { ProgressBar } from "../../entry-form/upload-progress.tsx";
import { undoStudents } from "../../entry-table/bulk-client.ts";
import { useUndo } from "../../history/use-undo.ts";
import type { PhotoUpload, SavedPhotos } from "./use-photo-upload.ts";

const said = words.studentPhotos;

/** The actions for all matched photos. */
export function PhotoBar({ upload, onStartAnew }: { upload: PhotoUpload; onStartAnew: () => void }) {
  const { ready, replacing, running, done, failed } = upload;
  return (
    <SaveBar label={said.title}>
      {(running || done > 0) && (
        <div>
          <ProgressBar label={said.sentOf(done, ready)} max={ready} value={done} />
        </div>
      )}
      <p role="status" className="text-caption empty:hidden">
        {!running && failed === 0 && done === 0 && describeReady(ready, replacing)}
      </p>
      <p role="alert" className="font-bold text-danger empty:hidden">
        {!running && failed > 0 && said.failed(failed)}
      </p>
      <div className="flex flex-wrap gap-3">
        {running === "sending" ? (
          <Button variant="secondary" onClick={upload.pause}>
            {said.pause}
          </Button>
        ) : (
          <>
            <MainButton upload={upload} />
            <Button variant="subtle" onClick={onStartAnew} disabled={running === "saving"}>
              {said.startAnew}
            </Button>
          </>
        )}
      </div>
    </SaveBar>
  );
}

const describeReady = (ready: number, replacing: number) =>
  ready === 0 ? said.nothingChosen : replacing > 0 && said.replaces(replacing);

function MainButton({ upload }: { upload: PhotoUpload }) {
  const { ready, running, done, failed, canRetry, send, saveOthers } = upload;
  const isSaving = running === "saving";
  if (failed > 0) {
    return (
      <>
        {canRetry && <Button onClick={send}>{said.retry}</Button>}
        {done > 0 && (
          <Button
            variant={canRetry ? "secondary" : "primary"}
            onClick={saveOthers}
            isBusy={isSaving}
            busyText={said.saving}
          >
            {said.saveOthers(done)}
          </Button>
        )}
      </>
    );
  }
  return (
    <Button onClick={send} disabled={ready === 0} isBusy={isSaving} busyText={said.saving}>
      {done > 0 ? said.resume : said.upload(ready)}
    </Button>
  );
}

interface PhotosSavedProps extends SavedPhotos {
  onUndone: () => void;
}

/** The saved photos, which can be undone. Takes the focus of the button that is no longer there. */
export function PhotosSaved({ answer: { changed, missing, batch }, unused, onUndone }: PhotosSavedProps) {
  const takeBack = useUndo();
  const [isUndoing, setUndoing] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);

  async function undo(taken: string): Promise<void> {
    setUndoing(true);
    await takeBack(() => undoStudents(taken));
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
