import { Link, useSearchParams } from "react-router";
import { buttonClass } from "../../ui/button.tsx";
import { words } from "../../ui/panel-words.ts";

/** Previous and next page of a list whose page stands in the address. */
export function PageLinks({ page, pageCount }: { page: number; pageCount: number }) {
  const [params] = useSearchParams();
  if (pageCount <= 1) return null;
  const to = (number: number) => {
    const wanted = new URLSearchParams(params);
    wanted.set("page", String(number));
    return `?${wanted}`;
  };
  return (
    <nav aria-label={words.frame.listPages} className="mt-8 flex flex-wrap items-center justify-center gap-4">
      {page > 1 && (
        <Link to={to(page - 1)} className={buttonClass("secondary")}>
          {words.frame.previousPage}
        </Link>
      )}
      <p>{words.frame.pageOf(page, pageCount)}</p>
      {page < pageCount && (
        <Link to={to(page + 1)} className={buttonClass("secondary")}>
          {words.frame.nextPage}
        </Link>
      )}
    </nav>
  );
}
