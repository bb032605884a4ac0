import { Link } from "react-router";
import { download } from "../../../../core/panel/api/send.ts";
import { useAction } from "../../../../core/panel/api/use-action.ts";
import { counterOf, describeUndo } from "../../../../core/panel/entry-table/bulk/describe-outcome.ts";
import { undoBatch } from "../../../../core/panel/history/restore-revision.ts";
import { Button, buttonClass } from "../../../../core/panel/parts/button.tsx";
import { saveFile } from "../../../../core/panel/stored-files/save-file.ts";
import { panelLanguage, words } from "../../../../core/ui/panel-words.ts";
import { IMPORT_FIELDS, importCalls } from "../../content/import-contract.ts";
import { students } from "../../content/students.ts";
import { fieldLabel } from "../field-label.ts";
import { useExportQuestion } from "../use-export-question.ts";
import type { LastImport } from "./kept-import.ts";

const texts = words.studentImport;

interface ImportResultProps {
  finished: LastImport;
  /** Whether the rows of an import that was undone can be imported again. */
  areRowsKept: boolean;
  onUndone: (undone: NonNullable<LastImport["undone"]>) => void;
  onBackToRows: () => void;
  onAnother: () => void;
}

/** The result of the import, with undo and the next steps. */
export function ImportResult({
  finished,
  areRowsKept,
  onUndone,
  onBackToRows,
  onAnother,
}: ImportResultProps) {
  const { counts, batch, failed, leftOut, undone } = finished;
  const downloading = useAction();
  const undoing = useAction();
  const askToExport = useExportQuestion();

  const downloadFailed = async () => {
    if (!(await askToExport(failed.length, IMPORT_FIELDS.map(fieldLabel)))) return;
    const sent = { query: { language: panelLanguage }, body: { rows: failed } };
    await downloading.run(async () =>
      saveFile((await download(importCalls.failed, "students.xlsx", sent)).file),
    );
  };

  if (undone) {
    return (
      <div className="grid justify-items-start gap-5">
        <p role="status" className="max-w-reading text-lead">
          {describeUndo(undone, counterOf("students"))} {areRowsKept ? texts.rowsKept : texts.rowsNotKept}
        </p>
        <div className="flex flex-wrap gap-3">
          {areRowsKept && <Button onClick={onBackToRows}>{texts.backToRows}</Button>}
          <Button variant="secondary" onClick={onAnother}>
            {texts.anotherSheet}
          </Button>
        </div>
      </div>
    );
  }

  const outcomes = [
    texts.createdCount(counts.new),
    counts.changed > 0 && texts.changedCount(counts.changed),
    counts.unchanged > 0 && texts.unchangedCount(counts.unchanged),
    counts.skipped > 0 && texts.skippedCount(counts.skipped),
    counts.wrong + leftOut > 0 && texts.leftOutCount(counts.wrong + leftOut),
  ].filter((text) => text !== false);
  return (
    <div className="grid justify-items-start gap-5">
      <ul className="list-disc pl-5 text-lead">
        {outcomes.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {failed.length > 0 && (
          <Button
            variant="secondary"
            isBusy={downloading.isBusy}
            busyText={words.frame.downloading}
            onClick={() => void downloadFailed()}
          >
            {texts.downloadFailed(failed.length)}
          </Button>
        )}
        {batch !== null && (
          <Button
            variant="secondary"
            isBusy={undoing.isBusy}
            busyText={words.sheetImport.undoing}
            onClick={() => undoing.run(async () => onUndone(await undoBatch(batch)))}
          >
            {texts.undoImport}
          </Button>
        )}
        <Button variant="secondary" onClick={onAnother}>
          {texts.anotherSheet}
        </Button>
      </div>
      <nav aria-labelledby="next-heading" className="border-line border-t pt-4">
        <h3 id="next-heading" className="mb-2 font-bold font-sans">
          {texts.nextSteps}
        </h3>
        <ul className="flex flex-wrap gap-3">
          {[
            { to: students.screen.path, text: texts.toStudents },
            { to: "/admin/student-photos", text: texts.toPhotos },
            { to: "/admin/consents", text: texts.toConsents },
          ].map(({ to, text }) => (
            <li key={to}>
              <Link to={to} className={buttonClass("secondary")}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
