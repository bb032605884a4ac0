import { useEffect, useRef, useState } from "react";
import { Link, type LoaderFunctionArgs } from "react-router";
import { students } from "../../../content/resources/students.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { useConfirm } from "../../ui/confirm.tsx";
import { words } from "../../ui/panel-words.ts";
import { useAction } from "../api/use-action.ts";
import { undoStudents } from "../entry-table/bulk-client.ts";
import { ScreenHeading } from "../frame/screen-heading.tsx";
import { StepList } from "../frame/step-list.tsx";
import type { ScreenProps } from "../screen.ts";
import { loadClassNames } from "../students/class-names.ts";
import { ChooseColumns } from "../students/import/choose-columns.tsx";
import { ChooseFile } from "../students/import/choose-file.tsx";
import { downloadFailed } from "../students/import/import-client.ts";
import { isCorrected } from "../students/import/import-work.ts";
import type { LastImport } from "../students/import/kept-import.ts";
import { ReviewRows } from "../students/import/review-rows.tsx";
import { IMPORT_STEPS, useStudentImport } from "../students/import/use-student-import.ts";
import { DISCARD_QUESTION } from "../typing/leave-guard.tsx";

const said = words.studentImport;

export const title = said.title;

export const loader = ({ request }: LoaderFunctionArgs) => loadClassNames(request.signal);

export default function StudentImport({ loaderData: classNames }: ScreenProps<typeof loader>) {
  const { work, finished, step, file, isKept, ...actions } = useStudentImport();
  const confirm = useConfirm();
  const heading = useRef<HTMLHeadingElement>(null);
  const firstStep = useRef(step);
  useEffect(() => {
    // The element that had the focus was removed with the step before.
    if (step !== firstStep.current) heading.current?.focus();
  }, [step]);

  async function chooseAnotherFile(): Promise<void> {
    if (work && isCorrected(work) && !(await confirm(DISCARD_QUESTION))) return;
    actions.startOver();
  }

  return (
    <>
      <ScreenHeading title={said.title}>
        <Link to={students.screen.path} className={buttonClass("secondary")}>
          {said.toStudents}
        </Link>
      </ScreenHeading>
      <StepList label={said.steps} steps={IMPORT_STEPS} names={said.stepNames} current={step} />
      <section className="card overflow-visible p-4 sm:p-6" aria-labelledby="step-heading">
        <h2
          id="step-heading"
          ref={heading}
          tabIndex={-1}
          className="mb-4 text-maroon text-subhead focus:shadow-none focus:outline-none"
        >
          {said.headings[step]}
        </h2>
        {step === "file" && <ChooseFile onRead={actions.begin} />}
        {step === "columns" && work && (
          <ChooseColumns
            work={work}
            classNames={classNames}
            file={file}
            onChange={actions.change}
            onRead={actions.begin}
            onBack={chooseAnotherFile}
          />
        )}
        {step === "rows" && work && (
          <ReviewRows
            work={work}
            classNames={classNames}
            isKept={isKept}
            onChange={actions.change}
            onFinish={actions.finish}
          />
        )}
        {step === "done" && finished && (
          <ImportResult finished={finished} onUndone={actions.noteUndone} onAnother={actions.startOver} />
        )}
      </section>
    </>
  );
}

interface ImportResultProps {
  finished: LastImport;
  onUndone: () => void;
  onAnother: () => void;
}

/** The result of the import, with undo and the next steps. */
function ImportResult({ finished, onUndone, onAnother }: ImportResultProps) {
  const { counts, batch, failed, leftOut } = finished;
  const downloading = useAction();
  const undoing = useAction();
  const [undone, setUndone] = useState<string>();

  async function undo(id: string): Promise<void> {
    setUndone(await undoStudents(id));
    onUndone();
  }

  const outcomes = [
    said.createdCount(counts.new),
    counts.changed > 0 && said.changedCount(counts.changed),
    counts.unchanged > 0 && said.unchangedCount(counts.unchanged),
    counts.skipped > 0 && said.skippedCount(counts.skipped),
    counts.wrong + leftOut > 0 && said.leftOutCount(counts.wrong + leftOut),
  ].filter((text) => text !== false);
  return (
    <div className="grid justify-items-start gap-5">
      <ul className={`list-disc pl-5 text-lead ${undone ? "text-ink-soft line-through" : ""}`}>
        {outcomes.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p role="status" className="font-bold empty:hidden">
        {undone}
      </p>
      <div className="flex flex-wrap gap-3">
        {failed.length > 0 && (
          <Button
            variant="secondary"
            isBusy={downloading.isBusy}
            busyText={words.frame.downloading}
            onClick={() => downloading.run(() => downloadFailed(failed))}
          >
            {said.downloadFailed(failed.length)}
          </Button>
        )}
        {batch !== null && (
          <Button
            variant="secondary"
            isBusy={undoing.isBusy}
            busyText={said.undoing}
            onClick={() => undoing.run(() => undo(batch))}
          >
            {said.undoImport}
          </Button>
        )}
        <Button variant="secondary" onClick={onAnother}>
          {said.anotherSheet}
        </Button>
      </div>
      <nav aria-labelledby="next-heading" className="border-line border-t pt-4">
        <h3 id="next-heading" className="mb-2 font-bold font-sans">
          {said.nextSteps}
        </h3>
        <ul className="flex flex-wrap gap-3">
          {[
            { to: students.screen.path, text: said.toStudents },
            { to: "/admin/student-photos", text: said.toPhotos },
            { to: "/admin/consents", text: said.toConsents },
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
