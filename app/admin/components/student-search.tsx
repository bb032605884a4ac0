import { useId } from "react";
import { controlClass, labelClass } from "../../ui/control-classes.ts";
import type { StudentCounts } from "../api-client.ts";
import { findControl } from "../entry-form/form-values.ts";
import { useSearchForm } from "./use-search-form.ts";

const NAMES = ["q", "class", "section"];

/** Search by name, roll number or class on the server, narrowed to a class and a section. */
export function StudentSearch({ counts }: { counts: StudentCounts }) {
  const id = useId();
  const { params, form } = useSearchForm(NAMES);

  /** A section that the newly chosen class does not have would narrow the list to nothing. */
  function dropStrangeSection(fields: HTMLFormElement, chosenClass: string): void {
    const section = findControl(fields, "section");
    if (section && !countSections(counts, chosenClass).some(({ value }) => value === section.value)) {
      section.value = "";
    }
  }

  return (
    <search>
      <form
        {...form}
        onInput={(event) => {
          const changed = event.target as HTMLInputElement | HTMLSelectElement;
          if (changed.name === "class") dropStrangeSection(event.currentTarget, changed.value);
          form.onInput(event);
        }}
        className="mb-4 grid grid-cols-2 gap-4 sm:grid-cols-[2fr_1fr_1fr]"
      >
        <div className="col-span-full grid gap-1.5 sm:col-span-1">
          <label htmlFor={`${id}-q`} className={labelClass}>
            Search students
          </label>
          <input
            id={`${id}-q`}
            name="q"
            type="search"
            maxLength={200}
            defaultValue={params.get("q") ?? ""}
            placeholder="Name, roll number or class"
            autoComplete="off"
            className={controlClass}
          />
        </div>
        <Filter
          name="class"
          label="Filter by class"
          all="All classes"
          value={params.get("class")}
          options={counts.classes.map((each) => ({
            value: each.class,
            count: each.sections.reduce((sum, { count }) => sum + count, 0),
          }))}
        />
        <Filter
          name="section"
          label="Filter by section"
          all="All sections"
          value={params.get("section")}
          options={countSections(counts, params.get("class"))}
        />
      </form>
    </search>
  );
}

interface FilterOption {
  value: string;
  count: number;
}

/** The sections of one class, or of the whole school. */
function countSections({ classes }: StudentCounts, chosenClass: string | null): FilterOption[] {
  const totals = new Map<string, number>();
  for (const { sections } of chosenClass ? classes.filter((each) => each.class === chosenClass) : classes) {
    for (const { section, count } of sections) totals.set(section, (totals.get(section) ?? 0) + count);
  }
  return [...totals].map(([value, count]) => ({ value, count })).sort((a, b) => inOrder(a.value, b.value));
}

const inOrder = new Intl.Collator("en", { numeric: true }).compare;

interface FilterProps {
  name: string;
  label: string;
  all: string;
  value: string | null;
  options: FilterOption[];
}

function Filter({ name, label, all, value, options }: FilterProps) {
  const id = useId();
  // The last student of a class may have gone while the list is narrowed to it.
  const isGone = value !== null && options.every((option) => option.value !== value);
  const shown = isGone ? [...options, { value, count: 0 }] : options;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className={labelClass}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        defaultValue={value ?? ""}
        disabled={shown.length === 0}
        className={controlClass}
      >
        <option value="">{all}</option>
        {shown.map((option) => (
          <option key={option.value} value={option.value}>
            {option.value} ({option.count.toLocaleString("en-IN")})
          </option>
        ))}
      </select>
    </div>
  );
}
