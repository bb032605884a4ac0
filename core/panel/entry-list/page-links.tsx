import { Link, useSearchParams } from "react-router";
import { words } from "../../ui/panel-words.ts";
import { Button, buttonClass } from "../parts/button.tsx";

interface PageLinksProps {
  page: number;
  pageCount: number;
  /** Present if the page is not part of the address. */
  onPage?: (page: number) => void;
}

/** Previous and next page of a list. */
export function PageLinks({ page, pageCount, onPage }: PageLinksProps) {
  const [params] = useSearchParams();
  if (pageCount <= 1) return null;
  const leadTo = (number: number, text: string) => {
    if (onPage) {
      return (
        <Button variant="secondary" onClick={() => onPage(number)}>
          {text}
        </Button>
      );
    }
    const wanted = new URLSearchParams(params);
    wanted.set("page", String(number));
    return (
      <Link to={`?${wanted}`} preventScrollReset className={buttonClass("secondary")}>
        {text}
      </Link>
    );
  };
  return (
    <nav aria-label={words.frame.listPages} className="mt-8 flex flex-wrap items-center justify-center gap-4">
      {page > 1 && leadTo(page - 1, words.frame.previousPage)}
      <p>{words.frame.pageOf(page, pageCount)}</p>
      {page < pageCount && leadTo(page + 1, words.frame.nextPage)}
    </nav>
  );
}
