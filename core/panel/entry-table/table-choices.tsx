import { useId } from "react";
import { useSearchParams } from "react-router";
import type { Resource } from "../../content/types/define-resource.ts";
import { words } from "../../ui/panel-words.ts";
import { controlClass } from "../parts/control-classes.ts";
import { isSortable, PAGE_SIZES, sizeIn, sortIn, withParameter, writeSort } from "./table-address.ts";
import type { TableOptions } from "./table-options.ts";

interface TableChoicesProps<R extends Resource> {
  resource: R;
  table: TableOptions<R>;
}

/** The page size and, on narrow screens, the sort order. */
export function TableChoices<R extends Resource>({ resource, table }: TableChoicesProps<R>) {
  const [params] = useSearchParams();
  const sort = sortIn(params, resource);
  const sortable = [table.title, ...table.columns].filter(({ name }) => isSortable(resource, name));
  return (
    <div className="flex gap-x-6 @max-3xl:grid @max-3xl:w-full @max-3xl:grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] @max-3xl:gap-4">
      <div className="min-w-0 @3xl:hidden">
        <Choice
          name="sort"
          label={words.entryTable.sortBy}
          value={sort ? writeSort(sort) : ""}
          options={[
            { value: "", text: words.entryTable.usualOrder },
            ...sortable.flatMap(({ name, label }) => [
              { value: name, text: label },
              { value: `-${name}`, text: words.entryTable.lastFirst(label) },
            ]),
          ]}
        />
      </div>
      <Choice
        name="size"
        label={words.entryTable.rows}
        value={String(sizeIn(params))}
        options={PAGE_SIZES.map((size) => ({ value: String(size), text: String(size) }))}
      />
    </div>
  );
}

interface ChoiceProps {
  /** The parameter in the address. */
  name: string;
  label: string;
  value: string;
  options: readonly { value: string; text: string }[];
}

function Choice({ name, label, value, options }: ChoiceProps) {
  const id = useId();
  const [params, setParams] = useSearchParams();
  return (
    <div className="flex min-w-0 items-center gap-x-3 @max-3xl:grid @max-3xl:gap-1.5">
      <label htmlFor={id}>{label}</label>
      <div>
        <select
          id={id}
          value={value}
          onChange={(event) =>
            setParams(withParameter(params, name, event.currentTarget.value || undefined), {
              replace: true,
              preventScrollReset: true,
            })
          }
          className={controlClass}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
