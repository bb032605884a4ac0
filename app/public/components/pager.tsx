import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../site-context.tsx";

interface PagerProps {
  label: string;
  page: number;
  pages: number;
  address(page: number): string;
}

/** Leads through the pages of a list; one page needs none. */
export function Pager({ label, page, pages, address }: PagerProps) {
  const { pager: words } = useWords();
  if (pages === 1) return null;
  return (
    <nav aria-label={label} className="mt-10 flex flex-wrap items-center justify-center gap-4">
      {page > 1 && (
        <a href={address(page - 1)} rel="prev" className="button button-secondary">
          <Icon name="chevron-left" className="size-5" />
          {words.previous}
        </a>
      )}
      <span className="tabular-nums">{words.page(page, pages)}</span>
      {page < pages && (
        <a href={address(page + 1)} rel="next" className="button button-secondary">
          {words.next}
          <Icon name="chevron-right" className="size-5" />
        </a>
      )}
    </nav>
  );
}
