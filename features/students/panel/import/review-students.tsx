import { useMemo } from "react";
import { Button } from "../../../../core/panel/parts/button.tsx";
import { KnownRows, ReviewRows } from "../../../../core/panel/sheet-import/review-rows.tsx";
import type { RowState } from "../../../../core/panel/sheet-import/row-table.tsx";
import { type RowCheck, useRowCheck } from "../../../../core/panel/sheet-import/use-row-check.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import type { ClassNames } from "../../../school/panel/exports.ts";
import type { ImportAnswer } from "../../content/import-contract.ts";
import { type CheckedWork, findRepeated, listRows, ROW_FILTERS } from "./checked-rows.ts";
import { checkWork, saveRows } from "./import-client.ts";
import { buildRequest, correctRows, fieldsOf, type ImportWork, toggleLeftOut } from "./import-work.ts";
import { RepeatedMistakes } from "./repeated-mistakes.tsx";
import { displayStudents } from "./value-control.tsx";

const texts = words.studentImport;

/** Rows about children who are students already. */
const KNOWN_STATES: readonly RowState[] = ["changed", "unchanged", "skipped"];

interface ReviewStudentsProps {
  work: ImportWork;
  classNames: ClassNames;
  isKept: boolean;
  onChange: (change: (work: ImportWork) => ImportWork) => void;
  onFinish: (answer: ImportAnswer) => void;
}

/** The third step: all rows as they will be stored, with errors to correct. */
export function ReviewStudents(props: ReviewStudentsProps) {
  const check = useRowCheck(props.work, checkWork);
  const { last, failure, checkAgain } = check;
  const back = () => props.onChange((work) => ({ ...work, areColumnsAgreed: false }));
  if (last) return <CheckedStudents {...props} check={check} last={last} onBack={back} />;
  return (
    <div className="grid justify-items-start gap-4 py-6">
      <p role={failure ? "alert" : "status"}>{failure ?? texts.checking}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={back}>
          {texts.backToColumns}
        </Button>
        {failure && <Button onClick={checkAgain}>{words.frame.tryAgain}</Button>}
      </div>
    </div>
  );
}

interface CheckedStudentsProps extends ReviewStudentsProps {
  check: RowCheck;
  last: CheckedWork;
  onBack: () => void;
}

function CheckedStudents(props: CheckedStudentsProps) {
  const { work, classNames, isKept, check, last, onChange, onBack, onFinish } = props;
  // Memoized, because a sheet may have ten thousand rows.
  const rows = useMemo(() => listRows(work, last), [work, last]);
  const repeated = useMemo(() => findRepeated(rows, classNames.class), [rows, classNames]);
  const knownCount = rows.filter(({ state }) => KNOWN_STATES.includes(state)).length;
  return (
    <div className="review-rows grid grid-cols-1 gap-5">
      <Button variant="secondary" onClick={onBack} className="justify-self-start">
        {texts.backToColumns}
      </Button>
      {!isKept && <p className="rounded-control bg-saffron-soft px-4 py-3">{texts.tooLargeToKeep}</p>}
      {knownCount > 0 && (
        <KnownRows
          legend={texts.knownChildren(knownCount)}
          choices={{ update: texts.updateKnown, skip: texts.skipKnown }}
          known={work.known}
          onChange={(known) => onChange((all) => ({ ...all, known }))}
        />
      )}
      <RepeatedMistakes
        repeated={repeated}
        suggestions={classNames}
        onReplace={({ rows: numbers, field }, value) =>
          onChange((all) => correctRows(all, numbers, field, value))
        }
      />
      <ReviewRows
        rows={rows}
        fields={fieldsOf(work)}
        display={displayStudents(classNames)}
        filters={ROW_FILTERS}
        check={check}
        onCorrect={(row, field, value) => onChange((all) => correctRows(all, [row], field, value))}
        onLeaveOut={(row) => onChange((all) => toggleLeftOut(all, row))}
        barLabel={texts.importHeading}
        saveLabel={texts.importCount}
        savingText={texts.importing}
        onSave={async (leavesOutWrong) => {
          const request = buildRequest(work);
          if (request) onFinish(await saveRows({ ...request, leavesOutWrong }));
        }}
      />
    </div>
  );
}
