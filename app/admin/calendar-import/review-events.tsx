import { useId, useMemo, useRef, useState } from "react";
import type {
  EventCheck,
  EventImportAnswer,
  EventRequest,
} from "../../../content/calendar/event-import-contract.ts";
import { Button } from "../../ui/button.tsx";
import { words } from "../../ui/panel-words.ts";
import { TickLine } from "../entry-form/choice-inputs.tsx";
import { PageLinks } from "../entry-list/page-links.tsx";
import { countRows, filterRows, type RowFilter, RowFilters } from "../sheet-import/row-filters.tsx";
import { RowTable } from "../sheet-import/row-table.tsx";
import { useNextError } from "../sheet-import/use-next-error.ts";
import { type RowCheck, useRowCheck } from "../sheet-import/use-row-check.ts";
import { AddBar } from "./add-bar.tsx";
import { EVENT_DISPLAY } from "./event-display.tsx";
import { correctRow, type EventWork, fieldsOf, listRows, toggleLeftOut } from "./event-work.ts";
import { checkWork } from "./import-client.ts";

const said = words.calendarImport;
const PAGE_SIZE = 50;
const FILTERS = ["all", "new", "wrong", "skipped", "leftOut"] as const satisfies readonly RowFilter[];

interface ReviewEventsProps {
  work: EventWork;
  onChange: (change: (work: EventWork) => EventWork) => void;
  onBack: () => void;
  onFinish: (answer: EventImportAnswer) => void;
}

/** The second step: all rows as they will be stored, with errors to correct. */
export function ReviewEvents(props: ReviewEventsProps) {
  const check = useRowCheck(props.work, checkWork);
  const { last, failure, checkAgain } = check;
  return (
    <div className="review-rows grid grid-cols-1 gap-5">
      <Button variant="secondary" onClick={props.onBack} className="justify-self-start">
        {said.back}
      </Button>
      {last ? (
        <CheckedEvents {...props} check={check} last={last} />
      ) : (
        <div className="grid justify-items-start gap-4">
          <p role={failure ? "alert" : "status"}>{failure ?? words.studentImport.checking}</p>
          {failure && <Button onClick={checkAgain}>{words.frame.tryAgain}</Button>}
        </div>
      )}
    </div>
  );
}

interface CheckedEventsProps extends ReviewEventsProps {
  check: RowCheck;
  last: { work: EventWork; check: EventCheck };
}

function CheckedEvents({ work, check, last, onChange, onFinish }: CheckedEventsProps) {
  const rows = useMemo(() => listRows(work, last), [work, last]);
  const counts = countRows(rows);
  const [filter, setFilter] = useState<RowFilter>("all");
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

  function touch(row: number, change: (work: EventWork) => EventWork): void {
    setTouched((all) => new Set(all).add(row));
    onChange(change);
  }

  return (
    <>
      {work.unused.length > 0 && (
        <p className="rounded-control bg-saffron-soft px-4 py-3">{said.unused(work.unused.join(", "))}</p>
      )}
      <KnownEvents
        count={last.check.counts.skipped}
        known={work.known}
        onChange={(known) => onChange((all) => ({ ...all, known }))}
      />
      <RowFilters
        filters={FILTERS}
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
        aria-label={words.studentImport.rows}
        className="import-rows focus:shadow-none focus:outline-none"
      >
        {shown.length === 0 ? (
          <p className="py-8 text-center text-ink-soft">{words.studentImport.noSuchRows}</p>
        ) : (
          <RowTable
            rows={shown.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
            fields={fieldsOf(rows)}
            display={EVENT_DISPLAY}
            onCorrect={(row, field, value) => touch(row, (all) => correctRow(all, row, field, value))}
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
      <AddBar ref={bar} work={work} counts={counts} check={check} onFinish={onFinish} />
    </>
  );
}

interface KnownEventsProps {
  /** How many rows are left out because the calendar has them. */
  count: number;
  known: EventRequest["known"];
  onChange: (known: EventRequest["known"]) => void;
}

/** The choice for rows that the calendar has already. */
function KnownEvents({ count, known, onChange }: KnownEventsProps) {
  const name = useId();
  // Counted while they are left out: rows to be added are not counted apart.
  const [most, setMost] = useState(count);
  if (known === "skip" && count !== most) setMost(count);
  if (most === 0) return null;
  const choice = (value: EventRequest["known"], text: string) => (
    <TickLine type="radio" name={name} checked={known === value} onChange={() => onChange(value)}>
      {text}
    </TickLine>
  );
  return (
    <fieldset>
      <legend className="font-bold">{said.known(most)}</legend>
      <div className="flex flex-wrap gap-x-6">
        {choice("skip", said.skipKnown)}
        {choice("add", said.addKnown)}
      </div>
    </fieldset>
  );
}
