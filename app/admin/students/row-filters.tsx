import { words } from "../../ui/panel-words.ts";
import { ROW_FILTERS, type RowFilter } from "./checked-rows.ts";

const said = words.studentImport;

interface RowFiltersProps {
  counts: Readonly<Record<RowFilter, number>>;
  filter: RowFilter;
  onChoose: (filter: RowFilter) => void;
}

/** How many rows there are of each kind; pressing a number shows them. */
export function RowFilters({ counts, filter, onChoose }: RowFiltersProps) {
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
