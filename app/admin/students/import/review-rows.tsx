import "./review-rows.css";
import { useEffect, useMemo, useRef, useState } from "react";
import type { ImportAnswer, ImportField } from "../../../../content/students/import-contract.ts";
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
  type RowFilter,
} from "./checked-rows.ts";
import { ImportBar } from "./import-bar.tsx";
import { correctRows, fieldsOf, type ImportWork, toggleLeftOut } from "./import-work.ts";
import { KnownChildren } from "./known-children.tsx";
import { RepeatedMistakes } from "./repeated-mistakes.tsx";
import { RowFilters } from "./row-filters.tsx";
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

/** The third step: every row as it will be, with what is wrong corrected in place. */
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

function CheckedRows({
  work,
  classNames,
  isKept,
  check,
  last,
  onChange,
  onBack,
  onFinish,
}: CheckedRowsProps) {
  // Ten thousand rows are not to be gone through for each page that is turned.
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
  const goesToFault = useRef(false);

  function touch(row: number, change: (work: ImportWork) => ImportWork): void {
    setTouched((all) => new Set(all).add(row));
    onChange(change);
  }

  const listFaults = () => [...(frame.current?.querySelectorAll<HTMLElement>("[aria-invalid=true]") ?? [])];

  function goToNextFault(from: HTMLElement): void {
    const next = listFaults().find(
      (each) => from.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    const hasMore = shown.slice(page * PAGE_SIZE).some(({ state }) => state === "wrong");
    if (next) goTo(next);
    else if (hasMore) {
      goesToFault.current = true;
      setPage(page + 1);
    } else bar.current?.focus();
  }

  useEffect(() => {
    if (!goesToFault.current) return;
    goesToFault.current = false;
    const [first] = listFaults();
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
            onMend={(row: number, field: ImportField, value: string) =>
              touch(row, (all) => correctRows(all, [row], field, value))
            }
            onLeaveOut={(row) => touch(row, (all) => toggleLeftOut(all, row))}
            onNext={goToNextFault}
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

/** What is typed takes the place of what was wrong. */
function goTo(control: HTMLElement): void {
  control.focus();
  if (control instanceof HTMLInputElement) control.select();
}
