import Search from "lucide-react/icons/search";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { words } from "../../ui/panel-words.ts";
import { useSearchForm } from "../audit/use-search-form.ts";
import { withParameter } from "../entry-table/table-address.ts";
import { controlClass, labelClass } from "../parts/control-classes.ts";
import { ScrollEdges } from "../parts/scroll-edges.tsx";

export interface ListFilter {
  /** The parameter in the address. */
  name: string;
  label: string;
  /** The text of the option without a filter. */
  all: string;
  options: readonly { value: string; text: string }[];
}

interface ListSearchProps {
  label: string;
  placeholder?: string;
  filters?: readonly ListFilter[];
  /** Links above the search, on every screen. By default a phone has the options of the first filter there. */
  chips?: ReactNode;
  /** Called before the list is filtered. */
  onInput?: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * Filters a list by text and options, which are part of the address: in one row, or on a phone behind a button, so that the list is on
 * the first screen.
 */
export function ListSearch({ label, placeholder, filters = [], chips, onInput }: ListSearchProps) {
  const id = useId();
  const formId = useId();
  const { params, form } = useSearchForm(["q", ...filters.map(({ name }) => name)]);
  const [first, ...others] = filters;
  const isFolded = first !== undefined || chips !== undefined;
  const hidden = ["q", ...(chips ? filters : others).map(({ name }) => name)];
  const [isOpen, setOpen] = useState(!isFolded || hidden.some((name) => params.get(name)));
  return (
    <search className="mb-1 block">
      {isFolded && (
        <div className={`flex gap-1 ${chips ? "sm:mb-2" : "sm:hidden"}`}>
          <button
            type="button"
            aria-label={words.entryTable.searchAndFilter}
            aria-expanded={isOpen}
            aria-controls={formId}
            onClick={() => setOpen(!isOpen)}
            className="icon-button my-1 shrink-0 sm:hidden"
          >
            <Search aria-hidden="true" size={20} />
          </button>
          {chips ?? (first && <Chips {...first} />)}
        </div>
      )}
      <form
        {...form}
        id={formId}
        onInput={(event) => {
          onInput?.(event);
          form.onInput(event);
        }}
        className={`${isOpen ? "max-sm:grid" : "max-sm:hidden"} grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-3 sm:flex sm:flex-wrap sm:gap-2 xl:flex-nowrap ${isFolded ? "max-sm:mt-2" : ""}`}
      >
        <div className="col-span-full grid gap-1.5 sm:min-w-48 sm:flex-2 xl:min-w-40">
          <label htmlFor={id} className={`${labelClass} ${isFolded ? "sm:sr-only" : "sr-only"}`}>
            {label}
          </label>
          <input
            id={id}
            name="q"
            type="search"
            maxLength={200}
            defaultValue={params.get("q") ?? ""}
            placeholder={placeholder ?? label}
            autoComplete="off"
            className={controlClass}
          />
        </div>
        {filters.map((filter) => (
          <Filter key={filter.name} {...filter} value={params.get(filter.name)} />
        ))}
      </form>
    </search>
  );
}

const CHIP =
  "inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-full border border-line-strong bg-paper px-4 font-bold hover:bg-cream-deep aria-[current=true]:border-maroon aria-[current=true]:bg-maroon-soft aria-[current=true]:text-maroon";

/** A row of links, of which one is the current one. It scrolls sideways. */
export const ChipList = ({
  chips,
}: {
  chips: readonly { to: string; isCurrent: boolean; text: ReactNode }[];
}) => (
  <ScrollEdges axis="x" className="min-w-0 flex-1" scrollerClass="overflow-x-auto">
    <ul className="flex gap-2 p-1">
      {chips.map(({ to, isCurrent, text }) => (
        <li key={to}>
          <Link to={to} preventScrollReset aria-current={isCurrent ? "true" : undefined} className={CHIP}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  </ScrollEdges>
);

/** The options of a filter as links. */
function Chips({ name, all, options }: ListFilter) {
  const [params] = useSearchParams();
  const current = params.get(name) ?? "";
  return (
    <ChipList
      chips={[{ value: "", text: all }, ...options].map(({ value, text }) => ({
        to: `?${withParameter(params, name, value || undefined)}`,
        isCurrent: value === current,
        text,
      }))}
    />
  );
}

function Filter({ name, label, all, options, value }: ListFilter & { value: string | null }) {
  const id = useId();
  // The filtered class may have lost its last student.
  const isGone = value !== null && options.every((option) => option.value !== value);
  const shown = isGone ? [...options, { value, text: `${value} (0)` }] : options;
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-1.5 sm:min-w-32 sm:flex-auto xl:min-w-0">
      {/* On a wide screen the first option says what it filters. */}
      <label htmlFor={id} className={`${labelClass} sm:sr-only`}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        title={label}
        defaultValue={value ?? ""}
        disabled={shown.length === 0}
        className={`${controlClass} field-sizing-content truncate sm:px-2.5`}
      >
        <option value="">{all}</option>
        {shown.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
}
