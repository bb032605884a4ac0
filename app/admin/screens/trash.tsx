import { Link, type LoaderFunctionArgs, redirect, useSearchParams } from "react-router";
import { TRASH_DAYS } from "../../../content/api/history-contract.ts";
import { words } from "../../ui/panel-words.ts";
import { ListSearch } from "../entry-list/list-search.tsx";
import { countPages, pageIn } from "../entry-list/load-page.ts";
import { PageLinks } from "../entry-list/page-links.tsx";
import { ScreenHeading } from "../frame/screen-heading.tsx";
import { listTrash } from "../history/history-client.ts";
import { TrashList } from "../history/trash-list.tsx";
import type { ScreenProps } from "../screen.ts";
import { orToLogin } from "../session/session-end.ts";

const PAGE_SIZE = 50;

const said = words.history;

export const title = said.trash;

export async function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const page = pageIn(url);
  const q = url.searchParams.get("q") || undefined;
  const batch = url.searchParams.get("batch") || undefined;
  // A search lists single entries, even those that were deleted together.
  const isGrouped = !q && !batch;
  const query = {
    ...{ q, batch, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
    ...(isGrouped && { grouped: "true" as const }),
  };
  const { items, total } = await orToLogin(listTrash(query, request.signal));
  if (batch && total === 0) throw redirect(url.pathname);
  const pageCount = countPages(url, total, PAGE_SIZE);
  return { items, total, page, pageCount, isGrouped, batch };
}

export default function Trash({ loaderData }: ScreenProps<typeof loader>) {
  const { items, total, page, pageCount, isGrouped, batch } = loaderData;
  const [params] = useSearchParams();
  return (
    <>
      <ScreenHeading title={said.trash} />
      <p className="-mt-3 mb-6 max-w-reading">{said.trashText(TRASH_DAYS)}</p>
      {batch ? (
        <p className="mb-4">
          <Link to="/admin/trash" className="text-link inline-flex min-h-11 items-center">
            {said.wholeTrash}
          </Link>
        </p>
      ) : (
        <ListSearch label={said.searchTrash} />
      )}
      <p role="status" className="mb-4 text-ink-soft">
        {isGrouped ? said.deletions(total) : said.entries(total)}
      </p>
      {items.length > 0 ? (
        <TrashList items={items} />
      ) : (
        <p className="rounded-card border border-line border-dashed bg-paper px-6 py-12 text-center text-ink-soft">
          {params.get("q") ? said.noMatch : said.trashEmpty}
        </p>
      )}
      <PageLinks page={page} pageCount={pageCount} />
    </>
  );
}
