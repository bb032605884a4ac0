import { useEffect, useRef } from "react";
import { Link, type LoaderFunctionArgs } from "react-router";
import { students } from "../../../content/resources/students.ts";
import { buttonClass } from "../../ui/button.tsx";
import { useConfirm } from "../../ui/confirm.tsx";
import { words } from "../../ui/panel-words.ts";
import { ScreenHeading } from "../frame/screen-heading.tsx";
import type { ScreenProps } from "../screen.ts";
import { loadClassNames } from "../students/class-names.ts";
import { ChooseColumns } from "../students/import/choose-columns.tsx";
import { ChooseFile } from "../students/import/choose-file.tsx";
import { ImportResult } from "../students/import/import-result.tsx";
import { isCorrected } from "../students/import/import-work.ts";
import { ReviewRows } from "../students/import/review-rows.tsx";
import { IMPORT_STEPS, type ImportStep, useStudentImport } from "../students/import/use-student-import.ts";
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
      <ImportSteps step={step} />
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

/** The current step of the import. */
function ImportSteps({ step }: { step: ImportStep }) {
  const current = IMPORT_STEPS.indexOf(step);
  return (
    <ol aria-label={said.steps} className="mb-5 flex flex-wrap gap-x-6 gap-y-1">
      {IMPORT_STEPS.map((each, index) => (
        <li
          key={each}
          aria-current={each === step ? "step" : undefined}
          className={`flex items-center gap-2 ${index === current ? "font-bold text-maroon" : "text-ink-soft"}`}
        >
          <span
            aria-hidden="true"
            className={`grid size-7 place-items-center rounded-full border text-caption ${
              index === current
                ? "border-maroon bg-maroon text-paper"
                : index < current
                  ? "border-leaf bg-leaf-soft text-leaf"
                  : "border-line-strong"
            }`}
          >
            {index < current ? "✓" : index + 1}
          </span>
          <span className={index === current ? undefined : "max-sm:sr-only"}>{said.stepNames[each]}</span>
        </li>
      ))}
    </ol>
  );
}
