import { type ReactNode, useId } from "react";
import { words } from "../../../ui/panel-words.ts";
import { Button } from "../../parts/button.tsx";
import { type FormFiles, failedIn, idsOf, retriable } from "../use-form-files.ts";
import { type FileChoices, isPicked } from "./file-choice.ts";

/** The progress of a request with files, which can be stopped. */
export function UploadProgress({ share, onStop }: { share: number; onStop: () => void }) {
  const percent = Math.round(share * 100);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="min-w-32 flex-1">
        <ProgressBar label={words.uploads.uploading(percent)} max={100} value={percent} />
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

/** How many files of lists are uploaded. It stays when all are: a form that shrinks moves the button under the pointer. */
export function UploadSummary({ choices, files }: { choices: FileChoices; files: FormFiles }) {
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
            <ProgressBar
              label={
                <>
                  {words.uploads.sentOf(done, uploads.length)}
                  {failed > 0 && <b className="text-danger">{words.uploads.failedToo(failed)}</b>}
                </>
              }
              max={uploads.length}
              value={done}
            />
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
          {failed > 1 && (
            <Button
              variant="secondary"
              onClick={({ currentTarget }) => {
                // The button is removed with the failed files.
                currentTarget.form?.querySelector<HTMLElement>("input[type=file]")?.focus();
                for (const [name, choice] of Object.entries(choices))
                  files.remove(name, idsOf(failedIn(choice)));
              }}
            >
              {words.uploads.removeFailed}
            </Button>
          )}
        </div>
      )}
      {/* Announced once, at the end: not once per file. */}
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

export function ProgressBar({ label, max, value }: { label: ReactNode; max: number; value: number }) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="text-caption">
        {label}
      </label>
      <progress
        id={id}
        max={max}
        value={value}
        className="block h-2.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-cream-deep [&::-moz-progress-bar]:bg-leaf [&::-webkit-progress-bar]:bg-cream-deep [&::-webkit-progress-value]:bg-leaf [&::-webkit-progress-value]:[transition:inline-size_0.2s]"
      />
    </>
  );
}
