import { words } from "../../ui/panel-words.ts";
import type { RowState, ShownRow } from "./row-table.tsx";

const texts = words.sheetImport;

export type RowFilter = "all" | RowState;

interface RowFiltersProps {
  /** In order; `leftOut` is shown only if there are such rows. */
  filters: readonly RowFilter[];
  counts: Readonly<Record<RowFilter, number>>;
  filter: RowFilter;
  onChoose: (filter: RowFilter) => void;
}

/** The number of rows by state, each with a button to show them. */
export function RowFilters({ filters, counts, filter, onChoose }: RowFiltersProps) {
  const shown = filters.filter((each) => each !== "leftOut" || counts.leftOut > 0 || filter === each);
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{texts.show}</legend>
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
          {texts.states[each]}{" "}
          <span className="font-bold tabular-nums">{counts[each].toLocaleString("en-IN")}</span>
        </button>
      ))}
    </fieldset>
  );
}

export function countRows(rows: readonly Pick<ShownRow<string>, "state">[]): Record<RowFilter, number> {
  const counts = { all: rows.length, new: 0, changed: 0, unchanged: 0, wrong: 0, skipped: 0 };
  const all: Record<RowFilter, number> = { ...counts, leftOut: 0, unchecked: 0 };
  for (const { state } of rows) all[state]++;
  return all;
}

/** Edited rows stay visible even if they no longer match, so that rows do not move while typing. */
export const filterRows = <Row extends Pick<ShownRow<string>, "row" | "state">>(
  rows: readonly Row[],
  filter: RowFilter,
  touched: ReadonlySet<number>,
): Row[] => rows.filter(({ row, state }) => filter === "all" || state === filter || touched.has(row));
