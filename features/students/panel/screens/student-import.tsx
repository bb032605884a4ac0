import { Link, type LoaderFunctionArgs } from "react-router";
import { ScreenHeading } from "../../../../core/panel/frame/screen-heading.tsx";
import { StepList } from "../../../../core/panel/frame/step-list.tsx";
import { buttonClass } from "../../../../core/panel/parts/button.tsx";
import { useConfirm } from "../../../../core/panel/parts/confirm.tsx";
import type { ScreenProps } from "../../../../core/panel/screen.ts";
import { ImportStep } from "../../../../core/panel/sheet-import/import-step.tsx";
import { DISCARD_QUESTION } from "../../../../core/panel/typing/leave-guard.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import { loadClassNames } from "../../../school/panel/exports.ts";
import { students } from "../../content/students.ts";
import { ChooseColumns } from "../import/choose-columns.tsx";
import { ChooseFile } from "../import/choose-file.tsx";
import { ImportResult } from "../import/import-result.tsx";
import { isCorrected } from "../import/import-work.ts";
import { ReviewStudents } from "../import/review-students.tsx";
import { IMPORT_STEPS, useStudentImport } from "../import/use-student-import.ts";

const texts = words.studentImport;

export const title = texts.title;

export const loader = ({ request }: LoaderFunctionArgs) => loadClassNames(request.signal);

export default function StudentImport({ loaderData: classNames }: ScreenProps<typeof loader>) {
  const { work, finished, step, file, isKept, ...actions } = useStudentImport();
  const confirm = useConfirm();
  const headingText = finished?.undone ? texts.undoneHeading : texts.headings[step];

  async function chooseAnotherFile(): Promise<void> {
    if (work && isCorrected(work) && !(await confirm(DISCARD_QUESTION))) return;
    actions.startOver();
  }

  return (
    <>
      <ScreenHeading title={texts.title}>
        <Link to={students.screen.path} className={buttonClass("secondary")}>
          {texts.toStudents}
        </Link>
      </ScreenHeading>
      <StepList label={texts.steps} steps={IMPORT_STEPS} names={texts.stepNames} current={step} />
      <ImportStep heading={headingText}>
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
          <ReviewStudents
            work={work}
            classNames={classNames}
            isKept={isKept}
            onChange={actions.change}
            onFinish={actions.finish}
          />
        )}
        {step === "done" && finished && (
          <ImportResult
            finished={finished}
            areRowsKept={work !== undefined}
            onUndone={actions.noteUndone}
            onBackToRows={actions.backToRows}
            onAnother={chooseAnotherFile}
          />
        )}
      </ImportStep>
    </>
  );
}
