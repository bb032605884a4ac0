import { useMemo } from "react";
import { send } from "../../../../core/panel/api/send.ts";
import { Notice } from "../../../../core/panel/parts/notice.tsx";
import { CheckedRows } from "../../../../core/panel/sheet-import/checked-rows.tsx";
import { KnownRows, ReviewRows } from "../../../../core/panel/sheet-import/review-rows.tsx";
import type { RowState } from "../../../../core/panel/sheet-import/row-table.tsx";
import { correctRows, toggleLeftOut } from "../../../../core/panel/sheet-import/row-work.ts";
import { type RowCheck, useRowCheck } from "../../../../core/panel/sheet-import/use-row-check.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import type { ClassNames } from "../../../school/panel/exports.ts";
import { type ImportAnswer, type ImportCheck, importCalls } from "../../content/import-contract.ts";
import { type CheckedWork, findRepeated, listRows, ROW_FILTERS } from "./checked-rows.ts";
import { buildRequest, fieldsOf, type ImportWork } from "./import-work.ts";
import { RepeatedMistakes } from "./repeated-mistakes.tsx";
import { displayStudents } from "./value-control.tsx";

const texts = words.studentImport;

/** Rows about children who are students already. */
const KNOWN_STATES: readonly RowState[] = ["changed", "unchanged", "skipped"];

const NOTHING: ImportCheck = {
  counts: { new: 0, changed: 0, unchanged: 0, skipped: 0, wrong: 0 },
  rows: [],
};

/** The rows that are not left out, as the server would store them. */
async function checkWork(work: ImportWork): Promise<ImportCheck> {
  const body = buildRequest(work);
  return body ? send(importCalls.check, { body }) : NOTHING;
}

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
  const back = () => props.onChange((work) => ({ ...work, areColumnsAgreed: false }));
  return (
    <CheckedRows check={check} backText={texts.backToColumns} onBack={back}>
      {(last) => <CheckedStudents {...props} check={check} last={last} />}
    </CheckedRows>
  );
}

interface CheckedStudentsProps extends ReviewStudentsProps {
  check: RowCheck;
  last: CheckedWork;
}

function CheckedStudents(props: CheckedStudentsProps) {
  const { work, classNames, isKept, check, last, onChange, onFinish } = props;
  // Memoized, because a sheet may have ten thousand rows.
  const rows = useMemo(() => listRows(work, last), [work, last]);
  const repeated = useMemo(() => findRepeated(rows, classNames.class), [rows, classNames]);
  const knownCount = rows.filter(({ state }) => KNOWN_STATES.includes(state)).length;
  return (
    <>
      {!isKept && <Notice>{texts.tooLargeToKeep}</Notice>}
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
          if (request) onFinish(await send(importCalls.save, { body: { ...request, leavesOutWrong } }));
        }}
      />
    </>
  );
}
