import { SearchBox } from "../../../core/site/components/search-box.tsx";
import { useAddress, useWords } from "../../../core/site/site-context.tsx";

/** Searches everything on the site. */
export function SiteSearch({ q = "", label }: { q?: string; label?: string }) {
  const { search: words } = useWords();
  const address = useAddress();
  return (
    <SearchBox
      id="site-search"
      action={address("/search")}
      label={label ?? words.label}
      button={words.button}
      placeholder={words.placeholder}
      form={{ "data-suggests": address("/search/suggestions") }}
      suggestions={words.suggestions}
      q={q}
    />
  );
}

/** On pages for unknown addresses. */
export const SearchInstead = () => <SiteSearch label={useWords().search.perhapsHere} />;
