import { Button } from "../../../ui/button.tsx";
import { words } from "../../../ui/panel-words.ts";
import { UploadProgress } from "../../entry-form/upload-progress.tsx";
import type { SheetReading } from "./use-read-sheet.ts";

interface ReadingLineProps {
  reading: SheetReading;
  /** The id of the error message. */
  failureId: string;
}

/** The progress of reading a sheet, or the error. */
export function ReadingLine({ reading: { share, failure, stop }, failureId }: ReadingLineProps) {
  return (
    <>
      {share !== undefined && share < 1 && <UploadProgress share={share} onStop={stop} />}
      {share === 1 && (
        <div className="flex flex-wrap items-center gap-3">
          <p role="status">{words.studentImport.reading}</p>
          {/* Reading stores nothing, so it can be stopped at any time. */}
          <Button variant="secondary" onClick={stop}>
            {words.frame.cancel}
          </Button>
        </div>
      )}
      <p
        id={failureId}
        role="alert"
        className="rounded-control bg-maroon-soft px-4 py-3 font-bold text-danger empty:hidden"
      >
        {failure}
      </p>
    </>
  );
}
