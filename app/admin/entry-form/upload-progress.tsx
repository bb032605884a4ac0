import "./upload-progress.css";
import { useId } from "react";
import { Button } from "../../ui/button.tsx";
import { words } from "../../ui/panel-words.ts";
import { type FileChoices, isPicked } from "./file-choice.ts";
import { type FormFiles, retriable } from "./use-form-files.ts";

/** How much of the files has gone out, with a way to stop. */
export function UploadProgress({ share, onStop }: { share: number; onStop: () => void }) {
  const id = useId();
  const percent = Math.round(share * 100);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="min-w-32 flex-1">
        <label htmlFor={id} className="text-caption">
          {words.uploads.uploading(percent)}
        </label>
        <progress id={id} max={100} value={percent} className="progress-bar" />
      </div>
      {/* Once everything is sent, the server may have saved it already. */}
      {share < 1 && (
        <Button variant="secondary" onClick={onStop}>
          {words.uploads.stop}
        </Button>
      )}
    </div>
  );
}

/** How many of the files that are sent ahead have arrived. It stays at the end: a form that shrinks moves what is just being pressed. */
export function UploadSummary({ choices, files }: { choices: FileChoices; files: FormFiles }) {
  const id = useId();
  const uploads = Object.values(choices).flatMap((choice) =>
    choice.filter(isPicked).flatMap(({ upload }) => upload ?? []),
  );
  const done = uploads.filter((upload) => upload.is === "done").length;
  const failed = uploads.filter((upload) => upload.is === "failed").length;
  const isOver = done + failed === uploads.length;
  const canRetry = Object.values(choices).some((choice) => retriable(choice).length > 0);
  return (
    <>
      {uploads.length > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          <div className="min-w-32 flex-1">
            <label htmlFor={id} className="text-caption">
              {words.uploads.sentOf(done, uploads.length)}
              {failed > 0 && <b className="text-danger">{words.uploads.failedToo(failed)}</b>}
            </label>
            <progress id={id} max={uploads.length} value={done} className="progress-bar" />
          </div>
          {canRetry && (
            <Button
              variant="secondary"
              onClick={() => {
                for (const [name, choice] of Object.entries(choices)) files.retry(name, retriable(choice));
              }}
            >
              {words.uploads.retryAll}
            </Button>
          )}
        </div>
      )}
      {/* Said once, at the end: a hundred files would be a hundred sentences. */}
      <p role="status" className="sr-only">
        {isOver && uploads.length > 0 && describeEnd(done, failed)}
      </p>
    </>
  );
}

function describeEnd(done: number, failed: number): string {
  const sent = words.uploads.allSent(done);
  return failed > 0 ? `${sent} ${words.uploads.someFailed(failed)}` : sent;
}
