import { type Ref, useId, useMemo, useRef, useState } from "react";
import { words } from "../../ui/panel-words.ts";
import { useAction } from "../api/use-action.ts";
import { TickLine } from "../entry-form/fields/choice-inputs.tsx";
import { PageLinks } from "../entry-list/page-links.tsx";
import { Button } from "../parts/button.tsx";
import { SaveBar } from "../parts/save-bar.tsx";
import { countRows, filterRows, type RowFilter, RowFilters } from "./row-filters.tsx";
import { type FieldDisplay, RowTable, type ShownRow } from "./row-table.tsx";
import { useFirstError } from "./use-first-error.ts";
import { useNextError } from "./use-next-error.ts";
import type { RowCheck } from "./use-row-check.ts";

const texts = words.sheetImport;
const PAGE_SIZE = 50;

interface ReviewRowsProps<Field extends string> {
  rows: readonly ShownRow<Field>[];
  fields: readonly Field[];
  display: FieldDisplay<Field>;
  filters: readonly RowFilter[];
  check: RowCheck;
  onCorrect: (row: number, field: Field, value: string) => void;
  onLeaveOut: (row: number) => void;
  barLabel: string;
  saveLabel: (count: number) => string;
  savingText: string;
  onSave: (leavesOutWrong: boolean) => Promise<void>;
}

/** All rows as they will be stored, with errors to correct, and the bar that saves them. */
export function ReviewRows<Field extends string>(props: ReviewRowsProps<Field>) {
  const { rows, fields, display, filters, onCorrect, onLeaveOut } = props;
  // Memoized, because a sheet may have ten thousand rows.
  const counts = useMemo(() => countRows(rows), [rows]);
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
  const goToFirstError = useFirstError(frame, `${filter} ${page}`);
  const touch = (row: number) => setTouched((all) => new Set(all).add(row));

  function chooseFilter(chosen: RowFilter): void {
    setFilter(chosen);
    setPage(1);
    setTouched(new Set());
  }

  return (
    <>
      <RowFilters filters={filters} counts={counts} filter={filter} onChoose={chooseFilter} />
      <section
        ref={frame}
        tabIndex={-1}
        aria-label={texts.rows}
        // The browser scrolls focused cells behind the sticky ones.
        onFocus={({ target }) => target.scrollIntoView({ block: "nearest", inline: "nearest" })}
        className="import-rows focus:shadow-none focus:outline-none"
      >
        {shown.length === 0 ? (
          <p className="py-8 text-center text-ink-soft">{texts.noSuchRows}</p>
        ) : (
          <RowTable
            rows={shown.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
            fields={fields}
            display={display}
            onCorrect={(row, field, value) => {
              touch(row);
              onCorrect(row, field, value);
            }}
            onLeaveOut={(row) => {
              touch(row);
              onLeaveOut(row);
            }}
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
      <ReviewBar
        {...props}
        bar={bar}
        wrong={counts.wrong}
        count={counts.new + counts.changed}
        onGoToWrong={() => {
          chooseFilter("wrong");
          goToFirstError();
        }}
      />
    </>
  );
}

interface ReviewBarProps
  extends Pick<ReviewRowsProps<string>, "check" | "barLabel" | "saveLabel" | "savingText" | "onSave"> {
  bar: Ref<HTMLDivElement>;
  wrong: number;
  count: number;
  onGoToWrong: () => void;
}

/** The remaining errors of the rows, and the button that saves them. */
function ReviewBar(props: ReviewBarProps) {
  const { check, barLabel, saveLabel, savingText, onSave, bar, wrong, count, onGoToWrong } = props;
  const [leavesOutWrong, setLeavesOutWrong] = useState(false);
  const { isBusy, run } = useAction();
  const [failure, setFailure] = useState<string>();
  const status = wrong > 0 ? texts.wrongLeft(wrong) : texts.allRight;

  async function save(): Promise<void> {
    setFailure(undefined);
    await run(
      () => onSave(leavesOutWrong),
      ({ message }) => {
        setFailure(message);
        // Stored entries may have changed, or only the response was lost.
        void check.checkAgain();
      },
    );
  }

  return (
    <SaveBar label={barLabel}>
      <div ref={bar} tabIndex={-1} className="grid gap-3 focus:shadow-none focus:outline-none">
        <p role="alert" className="font-bold text-danger empty:hidden">
          {failure ?? check.failure}
        </p>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <div className="flex flex-wrap items-center gap-x-3">
            <p role="status">{check.isChecking ? texts.checking : status}</p>
            {wrong > 0 && (
              <>
                <button type="button" className="text-link min-h-11" onClick={onGoToWrong}>
                  {texts.goToWrong}
                </button>
                <TickLine
                  type="checkbox"
                  checked={leavesOutWrong}
                  onChange={(event) => setLeavesOutWrong(event.currentTarget.checked)}
                >
                  {texts.leaveOutWrong(wrong)}
                </TickLine>
              </>
            )}
          </div>
          <div className="flex flex-wrap gap-3">
            {check.failure && (
              <Button variant="secondary" onClick={check.checkAgain}>
                {texts.checkAgain}
              </Button>
            )}
            {/* Not disabled during a check: a click here may start one when a field loses the focus, and the click would be lost. */}
            <Button
              onClick={save}
              isBusy={isBusy}
              busyText={savingText}
              disabled={count === 0 || (wrong > 0 && !leavesOutWrong)}
            >
              {saveLabel(count)}
            </Button>
          </div>
        </div>
      </div>
    </SaveBar>
  );
}

interface KnownRowsProps<Choice extends string> {
  legend: string;
  choices: Readonly<Record<Choice, string>>;
  known: Choice;
  onChange: (known: Choice) => void;
}

/** The choice for rows about entries that exist already. */
export function KnownRows<Choice extends string>({
  legend,
  choices,
  known,
  onChange,
}: KnownRowsProps<Choice>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="font-bold">{legend}</legend>
      <div className="flex flex-wrap gap-x-6">
        {(Object.entries(choices) as [Choice, string][]).map(([value, text]) => (
          <TickLine
            key={value}
            type="radio"
            name={name}
            checked={known === value}
            onChange={() => onChange(value)}
          >
            {text}
          </TickLine>
        ))}
      </div>
    </fieldset>
  );
}
