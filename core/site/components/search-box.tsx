import { Icon } from "../../ui/icon.tsx";
import { MAX_QUERY } from "../list-query.ts";

interface SearchBoxProps {
  id: string;
  /** The address of the results page. */
  action: string;
  label: string;
  button: string;
  placeholder: string;
  q: string;
  /** Attributes of the form by which a script finds it. */
  form?: Readonly<Record<`data-${string}`, string>>;
  /** The name of the list in which a script offers searches. */
  suggestions?: string;
}

/** A search form. */
export function SearchBox({ id, action, label, button, q, form, placeholder, suggestions }: SearchBoxProps) {
  return (
    <search className="mx-auto block max-w-xl">
      <form method="get" action={action} {...form}>
        <label htmlFor={id} className="block font-bold">
          {label}
        </label>
        <div className="mt-2 flex flex-wrap gap-2">
          <input
            id={id}
            type="search"
            name="q"
            defaultValue={q}
            maxLength={MAX_QUERY}
            autoComplete="off"
            placeholder={placeholder}
            className="min-h-12 min-w-0 grow basis-40 rounded-control border border-line-strong bg-paper px-4"
          />
          <button type="submit" className="button button-primary shrink-0">
            <Icon name="search" className="size-5" />
            <span className="max-sm:sr-only">{button}</span>
          </button>
        </div>
        {suggestions && (
          <div
            id={`${id}-suggestions`}
            role="listbox"
            aria-label={suggestions}
            hidden
            className="mt-1 rounded-control border border-line-strong bg-paper py-1 wrap-anywhere *:min-h-11 *:cursor-pointer *:px-4 *:py-2.5 *:hover:bg-saffron-soft *:aria-selected:bg-saffron-soft *:aria-selected:underline"
          />
        )}
      </form>
    </search>
  );
}
