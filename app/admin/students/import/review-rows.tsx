import { useId, useMemo, useRef, useState } from "react";
import type {
  ImportAnswer,
  ImportField,
  ImportRequest,
} from "../../../../content/students/import-contract.ts";
import { Button } from "../../../ui/button.tsx";
import { words } from "../../../ui/panel-words.ts";
import { TickLine } from "../../entry-form/choice-inputs.tsx";
import { PageLinks } from "../../entry-list/page-links.tsx";
import { countRows, filterRows, type RowFilter, RowFilters } from "../../sheet-import/row-filters.tsx";
import { RowTable } from "../../sheet-import/row-table.tsx";
import { useFirstError } from "../../sheet-import/use-first-error.ts";
import { useNextError } from "../../sheet-import/use-next-error.ts";
import { type RowCheck, useRowCheck } from "../../sheet-import/use-row-check.ts";
import type { ClassNames } from "../class-names.ts";
import { type CheckedWork, findRepeated, listRows, ROW_FILTERS } from "./checked-rows.ts";
import { ImportBar } from "./import-bar.tsx";
import { checkWork } from "./import-client.ts";
import { correctRows, fieldsOf, type ImportWork, toggleLeftOut } from "./import-work.ts";
import { RepeatedMistakes } from "./repeated-mistakes.tsx";
import { displayStudents } from "./value-control.tsx";

const said = words.studentImport;
const PAGE_SIZE = 50;

interface ReviewRowsProps {
  work: ImportWork;
  classNames: ClassNames;
  isKept: boolean;
  onChange: (change: (work: ImportWork) => ImportWork) => void;
  onFinish: (answer: ImportAnswer) => void;
}

/** The third step: all rows as they will be stored, with errors to correct. */
export function ReviewRows(props: ReviewRowsProps) {
  const check = useRowCheck(props.work, checkWork);
  const { last, failure, checkAgain } = check;
  const back = () => props.onChange((work) => ({ ...work, areColumnsAgreed: false }));
  if (last) return <CheckedRows {...props} check={check} last={last} onBack={back} />;
  return (
    <div className="grid justify-items-start gap-4 py-6">
      <p role={failure ? "alert" : "status"}>{failure ?? said.checking}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={back}>
          {said.backToColumns}
        </Button>
        {failure && <Button onClick={checkAgain}>{words.frame.tryAgain}</Button>}
      </div>
    </div>
  );
}

interface CheckedRowsProps extends ReviewRowsProps {
  check: RowCheck;
  last: CheckedWork;
  onBack: () => void;
}

function CheckedRows(props: CheckedRowsProps) {
  const { work, classNames, isKept, check, last, onChange, onBack, onFinish } = props;
  // Memoized, because a sheet may have ten thousand rows.
  const rows = useMemo(() => listRows(work, last), [work, last]);
  const counts = useMemo(() => countRows(rows), [rows]);
  const repeated = useMemo(() => findRepeated(rows, classNames.class), [rows, classNames]);
  const [filter, setFilter] = useState<RowFilter>(counts.wrong > 0 ? "wrong" : "all");
  const [touched, setTouched] = useState<ReadonlySet<number>>(new Set());
  const [wantedPage, setPage] = useState(1);
  const shown = filterRows(rows, filter, touched);
  const pageCount = Math.max(1, Math.ceil(shown.length / PAGE_SIZE));
  const page = Math.min(wantedPage, pageCount);
  const bar = useRef<HTMLDivElement>(null);
  const { frame, goToNextError } = useNextError({
    bar,
    hasMore: shown.slice(page * PAGE_SIZE).some(({ state }) => state === "wrong"),
    onNextPage: () => setPage(page + 1),
  });

  function touch(row: number, change: (work: ImportWork) => ImportWork): void {
    setTouched((all) => new Set(all).add(row));
    onChange(change);
  }

  const goToFirstError = useFirstError(frame, `${filter} ${page}`);

  function chooseFilter(chosen: RowFilter): void {
    setFilter(chosen);
    setPage(1);
    setTouched(new Set());
  }

  return (
    <div className="review-rows grid grid-cols-1 gap-5">
      <Button variant="secondary" onClick={onBack} className="justify-self-start">
        {said.backToColumns}
      </Button>
      {!isKept && <p className="rounded-control bg-saffron-soft px-4 py-3">{said.tooLargeToKeep}</p>}
      <KnownChildren
        counts={counts}
        known={work.known}
        onChange={(known) => onChange((all) => ({ ...all, known }))}
      />
      <RepeatedMistakes
        repeated={repeated}
        suggestions={classNames}
        onReplace={({ rows: numbers, field }, value) =>
          onChange((all) => correctRows(all, numbers, field, value))
        }
      />
      <RowFilters filters={ROW_FILTERS} counts={counts} filter={filter} onChoose={chooseFilter} />
      <section
        ref={frame}
        tabIndex={-1}
        aria-label={said.rows}
        // The browser scrolls focused cells behind the sticky ones.
        onFocus={({ target }) => target.scrollIntoView({ block: "nearest", inline: "nearest" })}
        className="import-rows focus:shadow-none focus:outline-none"
      >
        {shown.length === 0 ? (
          <p className="py-8 text-center text-ink-soft">{said.noSuchRows}</p>
        ) : (
          <RowTable
            rows={shown.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
            fields={fieldsOf(work)}
            display={displayStudents(classNames)}
            onCorrect={(row: number, field: ImportField, value: string) =>
              touch(row, (all) => correctRows(all, [row], field, value))
            }
            onLeaveOut={(row) => touch(row, (all) => toggleLeftOut(all, row))}
            onNext={goToNextError}
          />
        )}
      </section>
      <PageLinks
        page={page}
        pageCount={pageCount}
        onPage={(chosen) => {
          setPage(chosen);
          frame.current?.focus();
        }}
      />
      <ImportBar
        ref={bar}
        work={work}
        counts={counts}
        check={check}
        onFinish={onFinish}
        onGoToWrong={() => {
          chooseFilter("wrong");
          goToFirstError();
        }}
      />
    </div>
  );
}

interface KnownChildrenProps {
  counts: Readonly<Record<RowFilter, number>>;
  known: ImportRequest["known"];
  onChange: (known: ImportRequest["known"]) => void;
}

/** The choice for rows about existing students. */
function KnownChildren({ counts, known, onChange }: KnownChildrenProps) {
  const name = useId();
  const count = counts.changed + counts.unchanged + counts.skipped;
  if (count === 0) return null;
  const choice = (value: ImportRequest["known"], text: string) => (
    <TickLine type="radio" name={name} checked={known === value} onChange={() => onChange(value)}>
      {text}
    </TickLine>
  );
  return (
    <fieldset>
      <legend className="font-bold">{said.knownChildren(count)}</legend>
      <div className="flex flex-wrap gap-x-6">
        {choice("update", said.updateKnown)}
        {choice("skip", said.skipKnown)}
      </div>
    </fieldset>
  );
}
