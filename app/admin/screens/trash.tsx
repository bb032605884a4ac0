import type { ReactNode } from "react";
import { Link, type LoaderFunctionArgs, redirect, useRevalidator, useSearchParams } from "react-router";
import { TRASH_DAYS, type TrashItem } from "../../../content/api/history-contract.ts";
import { historyPath } from "../../../content/site/office-paths.ts";
import { namesOf } from "../../../content/words/panel/describe-change.ts";
import { Button } from "../../ui/button.tsx";
import { useConfirm } from "../../ui/confirm.tsx";
import { languageOf } from "../../ui/language.ts";
import { panelLanguage, words } from "../../ui/panel-words.ts";
import { showSuccess, showWaiting } from "../../ui/toasts.tsx";
import { useAction } from "../api/use-action.ts";
import { formatMoment } from "../dates/format-date.ts";
import { ListSearch } from "../entry-list/list-search.tsx";
import { countPages } from "../entry-list/load-page.ts";
import { PageLinks } from "../entry-list/page-links.tsx";
import { pageIn } from "../entry-list/page-query.ts";
import { EmptyNote } from "../frame/load-failed.tsx";
import { ScreenHeading } from "../frame/screen-heading.tsx";
import { deleteForGood, listTrash, restoreBatch, restoreFromTrash } from "../history/history-client.ts";
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
        <EmptyNote text={params.get("q") ? said.noMatch : said.trashEmpty} />
      )}
      <PageLinks page={page} pageCount={pageCount} />
    </>
  );
}

/** Deleted entries, latest first, to restore or to delete for good. */
function TrashList({ items }: { items: TrashItem[] }) {
  return (
    <ul className="card wrap-anywhere divide-y divide-line">
      {items.map((item) =>
        item.batch ? (
          <BatchLine key={item.batch} item={item} batch={item.batch} />
        ) : (
          <TrashLine key={item.revision} item={item} />
        ),
      )}
    </ul>
  );
}

const kindOf = ({ type }: TrashItem) => namesOf(words, type).heading;

/** Runs an action, shows the sentence that it returns, and loads the list again. */
function useTrashAction() {
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useAction();

  async function act(action: () => Promise<string>): Promise<void> {
    await run(async () => showSuccess(await action()), said.didNotWork);
    await revalidate();
  }
  return { act, isBusy };
}

function TrashLine({ item }: { item: TrashItem }) {
  const { revision, type, entryId, title, at, by, files } = item;
  const confirm = useConfirm();
  const { act, isBusy } = useTrashAction();
  const kind = kindOf(item);
  const name = title || kind;

  async function remove(): Promise<void> {
    const isAgreed = await confirm({
      title: said.deleteTitle(name),
      text: said.deleteText,
      accept: said.deleteForGood,
    });
    if (!isAgreed) return;
    await act(async () => {
      await deleteForGood(revision);
      return said.deletedForGood;
    });
  }

  const restore = () => act(async () => (await restoreFromTrash(revision)) ?? said.restoredFromTrash);

  return (
    <Line
      name={name}
      facts={[
        kind,
        files > 0 && said.files(files),
        said.deletedAt(formatMoment(at)),
        by && said.deletedBy(words.translate(by)),
      ]}
    >
      <Link to={historyPath(type, entryId)} className="text-link inline-flex min-h-11 items-center">
        {words.frame.history}
        <span className="sr-only">{words.frame.ofName(name)}</span>
      </Link>
      <Button variant="secondary" disabled={isBusy} onClick={restore}>
        {said.restore}
        <span className="sr-only"> {name}</span>
      </Button>
      <Button variant="subtle" disabled={isBusy} onClick={remove}>
        {said.deleteForGood}
        <span className="sr-only">: {name}</span>
      </Button>
    </Line>
  );
}

/** Entries that were deleted together, for example by undoing an import. */
function BatchLine({ item, batch }: { item: TrashItem; batch: string }) {
  const { at, by, files, count = 0 } = item;
  const { act, isBusy } = useTrashAction();
  const name = `${kindOf(item)}: ${said.entries(count)}`;

  async function restore(): Promise<void> {
    const endWaiting = showWaiting(said.restoring);
    await act(() => restoreBatch(batch)).finally(endWaiting);
  }

  return (
    <Line
      name={name}
      facts={[
        said.deletedAtOnce,
        files > 0 && said.files(files),
        formatMoment(at),
        by && said.deletedBy(words.translate(by)),
      ]}
    >
      <Link to={`?batch=${batch}`} className="text-link inline-flex min-h-11 items-center">
        {said.showEntries}
        <span className="sr-only">: {name}</span>
      </Link>
      <Button variant="secondary" disabled={isBusy} onClick={restore}>
        {said.restoreAll}
        <span className="sr-only">: {name}</span>
      </Button>
    </Line>
  );
}

interface LineProps {
  name: string;
  facts: (string | false | null)[];
  children: ReactNode;
}

const Line = ({ name, facts, children }: LineProps) => (
  <li className="flex flex-wrap items-center gap-x-6 gap-y-2 p-4 sm:px-6">
    <div className="min-w-0 flex-1 basis-60">
      <p className="font-bold" lang={languageOf(name, panelLanguage)}>
        {name}
      </p>
      <p className="text-caption text-ink-soft">{facts.filter(Boolean).join(" · ")}</p>
    </div>
    <div className="flex flex-wrap items-center gap-3">{children}</div>
  </li>
);
