import { useRef } from "react";
import { Link, type LoaderFunctionArgs, redirect } from "react-router";
import {
  ENTRY_COUNT_HEADER,
  TRASH_DAYS,
  trashCalls,
  VERSIONED_TYPES,
  versionPermissionFor,
} from "../../content/api/history-contract.ts";
import { words } from "../../ui/panel-words.ts";
import { namesOf } from "../../words/panel/type-names.ts";
import { sendForHeaders } from "../api/send.ts";
import { type ListFilter, ListSearch } from "../entry-list/list-search.tsx";
import { countPages } from "../entry-list/load-page.ts";
import { PageLinks } from "../entry-list/page-links.tsx";
import { pageIn } from "../entry-list/page-query.ts";
import { EmptyNote } from "../frame/load-failed.tsx";
import { ScreenHeading } from "../frame/screen-heading.tsx";
import { Button } from "../parts/button.tsx";
import type { ScreenProps } from "../screen.ts";
import { type May, useMay } from "../session/rights.ts";
import { orToLogin } from "../session/session-end.ts";
import { countDeleted } from "../trash/describe-trash-outcome.ts";
import { TrashTable } from "../trash/trash-table.tsx";
import { useTrashActions } from "../trash/use-trash-actions.ts";

const PAGE_SIZE = 50;

const texts = words.history;

export const title = texts.trash;

const kindFilter = (may: May): ListFilter => ({
  name: "type",
  label: texts.byKind,
  all: texts.allKinds,
  options: VERSIONED_TYPES.filter((type) => may(versionPermissionFor(type, "read"))).map((type) => ({
    value: type,
    text: namesOf(words, type).heading,
  })),
});

export async function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const page = pageIn(url);
  const read = (name: string) => url.searchParams.get(name) || undefined;
  // An old address may name a type that no longer exists.
  const type = VERSIONED_TYPES.find((name) => name === read("type"));
  const match = { q: read("q"), type, batch: read("batch") };
  // A search lists single entries, even those that were deleted together.
  const isGrouped = !match.q && !match.batch;
  const query = { ...match, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const grouped = isGrouped ? { grouped: "true" as const } : {};
  const { body: items, header } = await orToLogin(
    sendForHeaders(trashCalls.list, { query: { ...query, ...grouped }, signal: request.signal }),
  );
  const total = Number(header("x-total-count"));
  if (match.batch && total === 0) throw redirect(url.pathname);
  return {
    items,
    total,
    entries: Number(header(ENTRY_COUNT_HEADER)),
    match,
    page,
    pageCount: countPages(url, total, PAGE_SIZE),
  };
}

export default function TrashScreen({ loaderData }: ScreenProps<typeof loader>) {
  const { items, total, entries, match, page, pageCount } = loaderData;
  const may = useMay();
  const frameRef = useRef<HTMLElement>(null);
  const actions = useTrashActions(frameRef);
  const isNarrowed = match.q !== undefined || match.type !== undefined;
  const first = (page - 1) * PAGE_SIZE + 1;
  const counted = countDeleted(entries);

  const empty = () =>
    actions.deleteForGood({
      selection: { match, count: entries },
      title: isNarrowed ? texts.deleteManyTitle(counted) : texts.emptyTitle(counted),
      text: texts.deleteManyText,
      type: match.type,
    });

  return (
    <>
      <ScreenHeading title={texts.trash}>
        {entries > 0 && !match.batch && may("trash:write") && (
          <Button
            variant="secondary"
            onClick={() => void empty()}
            isBusy={actions.running === "delete"}
            busyText={words.frame.loading}
            disabled={actions.running !== undefined}
          >
            {isNarrowed ? texts.emptyFiltered(counted) : texts.emptyTrash}
          </Button>
        )}
      </ScreenHeading>
      <p className="-mt-3 mb-6 max-w-reading">{texts.trashText(TRASH_DAYS)}</p>
      {match.batch ? (
        <p className="mb-4">
          <Link to="/admin/trash" className="text-link inline-flex min-h-11 items-center">
            {texts.wholeTrash}
          </Link>
        </p>
      ) : (
        <ListSearch label={texts.searchTrash} filters={[kindFilter(may)]} />
      )}
      <section
        ref={frameRef}
        tabIndex={-1}
        aria-label={texts.deletedNames.heading}
        className="check-table entry-table trash-table focus:outline-none"
      >
        <p role="status" className="mb-4 text-ink-soft">
          {items.length > 0 &&
            [texts.entries(entries), pageCount > 1 && texts.linesOf(first, first + items.length - 1, total)]
              .filter(Boolean)
              .join(" · ")}
        </p>
        {items.length > 0 ? (
          <TrashTable
            items={items}
            total={total}
            entries={entries}
            match={match}
            actions={actions}
            frameRef={frameRef}
          />
        ) : (
          <EmptyNote text={isNarrowed ? texts.noMatch : texts.trashEmpty} />
        )}
      </section>
      <PageLinks page={page} pageCount={pageCount} />
    </>
  );
}
