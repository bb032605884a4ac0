import { TickLine } from "../../entry-form/choice-inputs.tsx";
import "./review-rows.css";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import type {
  ImportAnswer,
  ImportField,
  ImportRequest,
} from "../../../../content/students/import-contract.ts";
import { Button } from "../../../ui/button.tsx";
import { words } from "../../../ui/panel-words.ts";
import { PageLinks } from "../../entry-list/page-links.tsx";
import type { ClassNames } from "../class-names.ts";
import {
  type CheckedWork,
  countRows,
  filterRows,
  findRepeated,
  listRows,
  ROW_FILTERS,
  type RowFilter,
} from "./checked-rows.ts";
import { ImportBar } from "./import-bar.tsx";
import { correctRows, fieldsOf, type ImportWork, toggleLeftOut } from "./import-work.ts";
import { RepeatedMistakes } from "./repeated-mistakes.tsx";
import { RowTable } from "./row-table.tsx";
import { useRowCheck } from "./use-row-check.ts";

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
  const check = useRowCheck(props.work);
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
  check: ReturnType<typeof useRowCheck>;
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
  const frame = useRef<HTMLElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const focusesNextError = useRef(false);

  function touch(row: number, change: (work: ImportWork) => ImportWork): void {
    setTouched((all) => new Set(all).add(row));
    onChange(change);
  }

  const listInvalid = () => [...(frame.current?.querySelectorAll<HTMLElement>("[aria-invalid=true]") ?? [])];

  function goToNextError(from: HTMLElement): void {
    const next = listInvalid().find(
      (each) => from.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    const hasMore = shown.slice(page * PAGE_SIZE).some(({ state }) => state === "wrong");
    if (next) goTo(next);
    else if (hasMore) {
      focusesNextError.current = true;
      setPage(page + 1);
    } else bar.current?.focus();
  }

  useEffect(() => {
    if (!focusesNextError.current) return;
    focusesNextError.current = false;
    const [first] = listInvalid();
    if (first) goTo(first);
    else frame.current?.focus();
  });

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
      <RowFilters
        counts={counts}
        filter={filter}
        onChoose={(chosen) => {
          setFilter(chosen);
          setPage(1);
          setTouched(new Set());
        }}
      />
      <section
        ref={frame}
        tabIndex={-1}
        aria-label={said.rows}
        className="import-rows focus:shadow-none focus:outline-none"
      >
        {shown.length === 0 ? (
          <p className="py-8 text-center text-ink-soft">{said.noSuchRows}</p>
        ) : (
          <RowTable
            rows={shown.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
            fields={fieldsOf(work)}
            suggestions={classNames}
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
      <ImportBar ref={bar} work={work} counts={counts} check={check} onFinish={onFinish} />
    </div>
  );
}

/** Selects the text, so that typing replaces it. */
function goTo(control: HTMLElement): void {
  control.focus();
  if (control instanceof HTMLInputElement) control.select();
}

interface RowFiltersProps {
  counts: Readonly<Record<RowFilter, number>>;
  filter: RowFilter;
  onChoose: (filter: RowFilter) => void;
}

/** The number of rows by state, each with a button to show them. */
function RowFilters({ counts, filter, onChoose }: RowFiltersProps) {
  const shown = ROW_FILTERS.filter((each) => each !== "leftOut" || counts.leftOut > 0 || filter === each);
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{said.show}</legend>
      {shown.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={filter === each}
          onClick={() => onChoose(each)}
          className={`inline-flex min-h-11 items-center gap-2 rounded-control border border-line-strong bg-paper px-3 py-1.5 hover:bg-cream-deep aria-pressed:border-maroon aria-pressed:bg-maroon-soft aria-pressed:font-bold aria-pressed:text-maroon ${
            each === "wrong" && counts.wrong > 0 ? "text-danger" : ""
          }`}
        >
          {said.states[each]}{" "}
          <span className="font-bold tabular-nums">{counts[each].toLocaleString("en-IN")}</span>
        </button>
      ))}
    </fieldset>
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
