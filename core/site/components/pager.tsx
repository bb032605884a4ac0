import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../site-context.tsx";

interface PagerProps {
  /** The name for screen readers. */
  label: string;
  page: number;
  pages: number;
  addressOf(page: number): string;
}

/** Previous and next page of a list. */
export function Pager({ label, page, pages, addressOf }: PagerProps) {
  const { pager: words } = useWords();
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className="mt-10 flex flex-wrap items-center justify-center gap-4">
      {page > 1 && (
        <a href={addressOf(page - 1)} rel="prev" className="button button-secondary">
          <Icon name="chevron-left" className="size-5" />
          {words.previous}
        </a>
      )}
      <span className="tabular">{words.page(page, pages)}</span>
      {page < pages && (
        <a href={addressOf(page + 1)} rel="next" className="button button-secondary">
          {words.next}
          <Icon name="chevron-right" className="size-5" />
        </a>
      )}
    </nav>
  );
}
