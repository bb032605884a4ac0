import { Icon } from "../../ui/icon.tsx";
import { MAX_QUERY } from "../list-query.ts";
import { useAddress, useWords } from "../site-context.tsx";

/** A plain form; `browser/student-search.ts` also searches while one types. */
export function StudentSearch({ q }: { q: string }) {
  const { students: words } = useWords();
  const address = useAddress();
  return (
    <search className="mx-auto block max-w-xl">
      <form method="get" action={address("/students")} data-searches-students="">
        <label htmlFor="student-search" className="block font-bold">
          {words.search}
        </label>
        <div className="mt-2 flex flex-wrap gap-2">
          <input
            id="student-search"
            type="search"
            name="q"
            defaultValue={q}
            maxLength={MAX_QUERY}
            autoComplete="off"
            placeholder={words.placeholder}
            className="min-h-12 min-w-0 grow basis-40 rounded-control border border-line-strong bg-paper px-4"
          />
          <button type="submit" className="button button-primary shrink-0">
            <Icon name="search" className="size-5" />
            <span className="max-sm:sr-only">{words.searchButton}</span>
          </button>
        </div>
      </form>
    </search>
  );
}
