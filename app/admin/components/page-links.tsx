import { Link, useSearchParams } from "react-router";
import { buttonClass } from "../../ui/button.tsx";

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
    <nav aria-label="Pages" className="mt-8 flex flex-wrap items-center justify-center gap-4">
      {page > 1 && (
        <Link to={to(page - 1)} className={buttonClass("secondary")}>
          Previous page
        </Link>
      )}
      <p>
        Page {page} of {pageCount}
      </p>
      {page < pageCount && (
        <Link to={to(page + 1)} className={buttonClass("secondary")}>
          Next page
        </Link>
      )}
    </nav>
  );
}
