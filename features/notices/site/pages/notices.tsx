import { formatMonth } from "../../../../core/content/text/format-month.ts";
import { formatNumber } from "../../../../core/content/text/format-number.ts";
import { readToday } from "../../../../core/content/text/read-today.ts";
import { EmptyList } from "../../../../core/site/components/empty-list.tsx";
import { PageBanner } from "../../../../core/site/components/page-banner.tsx";
import { Pager } from "../../../../core/site/components/pager.tsx";
import { listAddress } from "../../../../core/site/list-query.ts";
import { loadListPage } from "../../../../core/site/load-list.ts";
import {
  createPage,
  describeByHead,
  type PageRequest,
  type PageServices,
  type PropsOf,
} from "../../../../core/site/public-page.ts";
import { useAddress, useWords } from "../../../../core/site/site-context.tsx";
import { isNoticeOver } from "../../content/notice-end.ts";
import { NOTICES_PATH } from "../../content/notice-path.ts";
import { groupByMonth } from "../group-by-month.ts";
import { NewestNotice } from "../newest-notice.tsx";
import { NoticeFinder } from "../notice-finder.tsx";
import { readNoticeQuery } from "../notice-query.ts";
import { type ListedNotice, NoticeRow, ROW_FIELDS } from "../notice-row.tsx";

const PER_PAGE = 20;

type NoticesData = PropsOf<typeof loadNotices>["data"];

async function loadNotices(services: PageServices, { query }: PageRequest) {
  const { content, language, reportError } = services;
  const asked = readNoticeQuery(query);
  const document = await content.page("notices");
  const isArchive = document.expired === "kept";
  // An event ends with its day.
  readToday(content);
  const now = content.now.toISOString();
  try {
    const years = await content.listYears("notices", { isArchive });
    const { entries, page, ...counts } = await loadListPage(asked.page, PER_PAGE, (range) =>
      content.list("notices", ROW_FIELDS, {
        language,
        q: asked.q || undefined,
        ...(asked.category && { filters: { category: asked.category } }),
        year: asked.year || undefined,
        isArchive,
        sort: { by: "shownDay", isDescending: true },
        ...range,
      }),
    );
    return { data: { document, asked: { ...asked, page }, years, now, ...counts, notices: entries } };
  } catch (error) {
    reportError(error);
    return { data: { document, asked, years: [], now, pages: 1, total: 0, notices: [] } };
  }
}

const isNarrowed = ({ q, category, year }: NoticesData["asked"]) => Boolean(q || category || year);

function Notices({ data }: { data: NoticesData }) {
  const { document, asked, years, pages, now, notices } = data;
  const { notices: words } = useWords();
  const address = useAddress();
  const newest =
    isNarrowed(asked) || asked.page > 1 ? undefined : notices.find((notice) => !isNoticeOver(notice, now));
  const listed = notices.filter((notice) => notice !== newest);
  return (
    <>
      <PageBanner path={NOTICES_PATH} line={document.head.line} />
      <div className="page-width grid gap-x-12 gap-y-7 pt-5 pb-10 wrap-anywhere md:pt-10 md:pb-18 lg:grid-cols-[16rem_minmax(0,1fr)]">
        {newest && <NewestNotice notice={newest} document={document} />}
        {(notices.length > 0 || isNarrowed(asked)) && (
          <NoticeFinder asked={asked} years={years} document={document} />
        )}
        <section aria-label={words.list} className="lg:first:col-span-full">
          <ListStatus {...data} />
          {groupByMonth(listed).map(({ month, notices: ofMonth }) => (
            <Month key={month} month={month} notices={ofMonth} document={document} now={now} />
          ))}
          <Pager
            label={words.pages}
            page={asked.page}
            pages={pages}
            addressOf={(page) => address(listAddress(NOTICES_PATH, { ...asked, page }))}
          />
        </section>
      </div>
    </>
  );
}

/** The number of notices, and the way back from a filtered list. */
function ListStatus({ asked, total, notices }: NoticesData) {
  const { notices: words } = useWords();
  const address = useAddress();
  const isEmpty = notices.length === 0;
  return (
    <>
      <p role="status" className="text-ink-soft">
        {words.count(formatNumber(total), total === 1)}
      </p>
      {isEmpty && (
        <div className="mt-4">
          <EmptyList>{isNarrowed(asked) ? words.noneFound : words.noneOnBoard}</EmptyList>
        </div>
      )}
      {isNarrowed(asked) && (
        <p className={isEmpty ? "mt-5 text-center" : "mt-3"}>
          <a href={address(NOTICES_PATH)} className="button button-secondary">
            {words.showAll}
          </a>
        </p>
      )}
    </>
  );
}

interface MonthProps extends Pick<NoticesData, "document" | "now"> {
  month: string;
  notices: readonly ListedNotice[];
}

/** A notice that nobody can read any more is removed from saved pages too, which may leave the month empty. */
function Month({ month, notices, document, now }: MonthProps) {
  const words = useWords();
  const isKept = document.expired === "kept";
  return (
    <section aria-labelledby={`month-${month}`} className="mt-6 not-has-[li]:hidden">
      <h2 id={`month-${month}`} className="border-saffron border-b-2 pb-1 text-maroon text-subhead">
        {formatMonth(month, words)}
      </h2>
      <ul className="divide-y divide-line">
        {notices.map((notice) => (
          <li key={notice._id} data-until={isKept ? undefined : (notice.expiresAt ?? undefined)}>
            <NoticeRow notice={notice} document={document} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export const page = createPage({
  stylesheet: "news",
  load: loadNotices,
  describe: ({ document: { head }, asked }, site) => ({
    ...describeByHead(NOTICES_PATH, head, site),
    feed: `${NOTICES_PATH}/feed.xml`,
    // Search engines do not need filtered lists.
    isIndexed: !isNarrowed(asked) && asked.page === 1,
  }),
  Component: Notices,
});
