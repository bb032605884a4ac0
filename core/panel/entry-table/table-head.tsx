import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import ChevronsUpDown from "lucide-react/icons/chevrons-up-down";
import { useSearchParams } from "react-router";
import type { Resource } from "../../content/types/define-resource.ts";
import { isSortable, nextSort, sortIn, withParameter, writeSort } from "./table-address.ts";
import type { TableOptions } from "./table-options.ts";

interface TableHeadProps<R extends Resource> {
  resource: R;
  table: TableOptions<R>;
}

/** The headings of the columns. */
export const TableHead = <R extends Resource>({ resource, table }: TableHeadProps<R>) => (
  <>
    {table.pictureOf && <td className="picture-cell" />}
    <ColumnHead resource={resource} {...table.title} className="title-cell" />
    {table.columns.map((column) => (
      <ColumnHead
        key={column.name}
        resource={resource}
        {...column}
        className={column.isNarrow ? "narrow-cell" : ""}
      />
    ))}
    <td className="actions-cell" />
  </>
);

interface ColumnHeadProps {
  resource: Resource;
  name: string;
  label: string;
  className: string;
}

const ICONS = { none: ChevronsUpDown, ascending: ArrowUp, descending: ArrowDown } as const;

/** A column heading that sorts the list. */
function ColumnHead({ resource, name, label, className }: ColumnHeadProps) {
  const [params, setParams] = useSearchParams();
  if (!isSortable(resource, name)) {
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    );
  }
  const sort = sortIn(params, resource);
  const state = sort?.name !== name ? "none" : sort.isDescending ? "descending" : "ascending";
  const Icon = ICONS[state];
  const next = nextSort(sort, name);
  return (
    <th scope="col" aria-sort={state} className={className}>
      <button
        type="button"
        onClick={() =>
          setParams(withParameter(params, "sort", next && writeSort(next)), {
            replace: true,
            preventScrollReset: true,
          })
        }
        className="-mx-1 inline-flex min-h-11 items-center gap-1 rounded-control px-1 text-start hover:bg-cream-deep"
      >
        {label}
        <Icon
          aria-hidden="true"
          size={16}
          className={`shrink-0 ${state === "none" ? "text-line-strong" : "text-maroon"}`}
        />
      </button>
    </th>
  );
}
