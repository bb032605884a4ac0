import { type FormEvent, useId } from "react";
import { useSearchForm } from "../audit/use-search-form.ts";
import { controlClass, labelClass } from "../parts/control-classes.ts";

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
  /** Called before the list is filtered. */
  onInput?: (event: FormEvent<HTMLFormElement>) => void;
}

/** Filters a list by text and options, which are part of the address. */
export function ListSearch({ label, placeholder, filters = [], onInput }: ListSearchProps) {
  const id = useId();
  const { params, form } = useSearchForm(["q", ...filters.map(({ name }) => name)]);
  return (
    <search>
      <form
        {...form}
        onInput={(event) => {
          onInput?.(event);
          form.onInput(event);
        }}
        className="mb-4 grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-4 sm:flex sm:items-end"
      >
        <div className="col-span-full grid gap-1.5 sm:flex-2">
          <label htmlFor={id} className={labelClass}>
            {label}
          </label>
          <input
            id={id}
            name="q"
            type="search"
            maxLength={200}
            defaultValue={params.get("q") ?? ""}
            placeholder={placeholder}
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

function Filter({ name, label, all, options, value }: ListFilter & { value: string | null }) {
  const id = useId();
  // The filtered class may have lost its last student.
  const isGone = value !== null && options.every((option) => option.value !== value);
  const shown = isGone ? [...options, { value, text: `${value} (0)` }] : options;
  return (
    <div className="grid min-w-0 content-start gap-1.5 sm:flex-1">
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
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
}
