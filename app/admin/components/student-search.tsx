import { type FormEvent, useEffect, useId, useRef } from "react";
import { useSearchParams } from "react-router";
import { controlClass, labelClass } from "../../ui/control-classes.ts";
import type { StudentCounts } from "../api-client.ts";

/** Long enough for a fast typist, short enough to feel immediate. */
const PAUSE_MS = 250;

/** Search by name, roll number or class on the server, narrowed to a class and a section. */
export function StudentSearch({ counts }: { counts: StudentCounts }) {
  const id = useId();
  const [params, setParams] = useSearchParams();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function search(form: HTMLFormElement): void {
    clearTimeout(timer.current);
    const wanted = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (value !== "") wanted.set(name, String(value));
    setParams(wanted, { replace: true, preventScrollReset: true });
  }

  function searchSoon(event: FormEvent<HTMLFormElement>): void {
    const form = event.currentTarget;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(form), PAUSE_MS);
  }

  const chosenClass = counts.classes.find((each) => each.class === params.get("class"));
  return (
    <search>
      <form
        onInput={searchSoon}
        onSubmit={(event) => {
          event.preventDefault();
          search(event.currentTarget);
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
          all={`All classes (${counts.total})`}
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
          options={(chosenClass?.sections ?? []).map(({ section, count }) => ({ value: section, count }))}
        />
      </form>
    </search>
  );
}

interface FilterProps {
  name: string;
  label: string;
  all: string;
  value: string | null;
  options: { value: string; count: number }[];
}

function Filter({ name, label, all, value, options }: FilterProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className={labelClass}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        defaultValue={value ?? ""}
        disabled={options.length === 0}
        className={controlClass}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.value} ({option.count})
          </option>
        ))}
      </select>
    </div>
  );
}
