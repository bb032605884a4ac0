import type { ReactNode } from "react";
import { NOTICE_CATEGORIES } from "../../../content/notices/notice-categories.ts";
import { categoryName } from "../../../content/notices/notice-facts.ts";
import { NOTICES_PATH, noticePath } from "../../../content/notices/notice-path.ts";
import type { NoticesPage } from "../../../content/pages/notices.ts";
import type { PublicField, ShownEntry } from "../../../server/content/site-content.ts";
import { excerpt } from "../../ui/excerpt.ts";
import { Icon } from "../../ui/icon.tsx";
import { languageOf } from "../../ui/language.ts";
import { EmptyList } from "../components/empty-list.tsx";
import { NoticeFacts } from "../components/news/notice-facts.tsx";
import { PageBanner } from "../components/page-banner.tsx";
import { Pager } from "../components/pager.tsx";
import { listAddress, MAX_QUERY } from "../list-query.ts";
import { loadListPage } from "../load-list.ts";
import { readNoticeQuery } from "../notice-query.ts";
import { formatNumber } from "../numbers.ts";
import {
  createPage,
  describeByHead,
  type PageRequest,
  type PageServices,
  type PropsOf,
} from "../public-page.ts";
import { useAddress, useSite, useWords } from "../site-context.tsx";

const PER_PAGE = 20;

const ROW_FIELDS = [
  "title",
  "description",
  "date",
  "publishAt",
  "createdAt",
  "category",
  "isPinned",
  "pdfOrImage",
] as const satisfies readonly PublicField<"notices">[];

type Row = ShownEntry<"notices", (typeof ROW_FIELDS)[number]>;

type NoticesData = PropsOf<typeof loadNotices>["data"];

async function loadNotices(services: PageServices, { query }: PageRequest) {
  const { content, language, reportError } = services;
  const asked = readNoticeQuery(query);
  const document = await content.page("notices");
  const isArchive = document.expired === "kept";
  try {
    const years = await content.listNoticeYears({ isArchive });
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
    return { data: { document, asked: { ...asked, page }, years, ...counts, notices: entries } };
  } catch (error) {
    reportError(error);
    return { data: { document, asked, years: [], pages: 1, total: 0, notices: [] } };
  }
}

function Notices({ data: { document, asked, years, pages, total, notices } }: { data: NoticesData }) {
  const { notices: words } = useWords();
  const address = useAddress();
  const isNarrowed = Boolean(asked.q || asked.category || asked.year);
  return (
    <>
      <PageBanner path={NOTICES_PATH} line={document.head.line} />
      <section aria-label={words.list} className="section page-width">
        <NoticeSearch asked={asked} years={years} document={document} />
        <p role="status" className="mt-5 text-ink-soft">
          {words.count(formatNumber(total), total === 1)}
        </p>
        {notices.length === 0 ? (
          <div className="mt-6 grid justify-items-center gap-5">
            <EmptyList>{isNarrowed ? words.noneFound : words.noneOnBoard}</EmptyList>
            {isNarrowed && (
              <a href={address(NOTICES_PATH)} className="button button-secondary">
                {words.showAll}
              </a>
            )}
          </div>
        ) : (
          <ul className="notice-rows">
            {notices.map((notice) => (
              <li key={notice._id}>
                <NoticeRow notice={notice} document={document} />
              </li>
            ))}
          </ul>
        )}
        <Pager
          label={words.pages}
          page={asked.page}
          pages={pages}
          addressOf={(page) => address(listAddress(NOTICES_PATH, { ...asked, page }))}
        />
      </section>
    </>
  );
}

export const page = createPage({
  stylesheet: "news",
  load: loadNotices,
  describe: ({ document: { head }, asked }, site) => ({
    ...describeByHead(NOTICES_PATH, head, site),
    feed: `${NOTICES_PATH}/feed.xml`,
    // Search engines do not need filtered lists.
    isIndexed: !(asked.q || asked.category || asked.year || asked.page > 1),
  }),
  Component: Notices,
});

/** A notice in the archive. */
function NoticeRow({ notice, document }: { notice: Row; document: NoticesPage }) {
  const { language, words } = useSite();
  const address = useAddress();
  const { _id, title, description, pdfOrImage } = notice;
  const summary = excerpt(description);
  return (
    <article className="notice-row">
      <NoticeFacts notice={notice} document={document} />
      <h2 lang={languageOf(title, language)}>
        <a href={address(noticePath(_id))}>{title}</a>
      </h2>
      <p lang={languageOf(summary, language)}>{summary}</p>
      {pdfOrImage && (
        <p className="notice-file">
          <Icon name="file-text" className="size-4" />
          {words.notices.hasFile}
        </p>
      )}
    </article>
  );
}

/** The search form: text, category and year. */
function NoticeSearch({ asked, years, document }: Pick<NoticesData, "asked" | "years" | "document">) {
  const { language, words } = useSite();
  const address = useAddress();
  const said = words.notices;
  return (
    <search>
      <form method="get" action={address(NOTICES_PATH)} className="notice-search">
        <div className="notice-search-words">
          <label htmlFor="notice-search">{said.search}</label>
          <input
            id="notice-search"
            type="search"
            name="q"
            defaultValue={asked.q}
            maxLength={MAX_QUERY}
            autoComplete="off"
          />
        </div>
        <Choice name="category" label={said.category} value={asked.category} all={said.anyCategory}>
          {NOTICE_CATEGORIES.map((category) => {
            const name = categoryName(category, document, language);
            return (
              <option key={category} value={category} lang={languageOf(name, language)}>
                {name}
              </option>
            );
          })}
        </Choice>
        {years.length > 1 && (
          <Choice name="year" label={said.year} value={asked.year} all={said.anyYear}>
            {years.map((year) => (
              <option key={year}>{year}</option>
            ))}
          </Choice>
        )}
        <button type="submit" className="button button-primary">
          <Icon name="search" className="size-5" />
          {said.searchButton}
        </button>
      </form>
    </search>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  value: string;
  /** The option without a filter. */
  all: string;
  children: ReactNode;
}

function Choice({ name, label, value, all, children }: ChoiceProps) {
  const id = `notice-${name}`;
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={value}>
        <option value="">{all}</option>
        {children}
      </select>
    </div>
  );
}
