import { onlyShown } from "../../../../core/content/site/navigation.ts";
import { taskPages } from "../../../../core/content/site/public-pages.ts";
import { formatDay } from "../../../../core/content/text/format-day.ts";
import { formatNumber } from "../../../../core/content/text/format-number.ts";
import { readToday } from "../../../../core/content/text/read-today.ts";
import type { Found } from "../../../../core/server/pages/search/searched.ts";
import { PageBanner } from "../../../../core/site/components/page-banner.tsx";
import { Pager } from "../../../../core/site/components/pager.tsx";
import { listAddress, readListQuery } from "../../../../core/site/list-query.ts";
import { loadListPage } from "../../../../core/site/load-list.ts";
import {
  createPage,
  type PageRequest,
  type PageServices,
  type PropsOf,
} from "../../../../core/site/public-page.ts";
import { useAddress, useSite, useWords } from "../../../../core/site/site-context.tsx";
import { languageOf } from "../../../../core/ui/language.ts";
import { pageAddress } from "../../../../core/words/languages.ts";
import type { EventKind } from "../../../calendar/content/exports.ts";
import { KindAndDay } from "../../../calendar/site/exports.ts";
import { countedWords } from "../../content/counted-words.ts";
import type {} from "../../content/site-data.ts";
import { hasAnswers, loadAnswers } from "../load-answers.ts";
import { SearchAnswers } from "../search-answers.tsx";
import { SiteSearch } from "../site-search.tsx";

const PER_PAGE = 20;
/** The id of the count, which the pager links to. */
const COUNT_ID = "found";
/** The parameter of a search whose words are not corrected. */
const AS_TYPED = "typed";
const LIKELY_ID = "likely-pages";

async function loadSearch(services: PageServices, { query }: PageRequest) {
  const { content, language } = services;
  const { q, page: wanted } = readListQuery(query);
  const today = readToday(content);
  const isAsTyped = query.has(AS_TYPED);
  const asked = { q, isAsTyped, today };
  if (!q) {
    const none = {
      page: 1,
      pages: 1,
      total: 0,
      isCut: false,
      found: [],
      corrected: [],
      leftOut: [],
      answers: undefined,
    };
    return { data: { ...asked, ...none } };
  }
  const search = (range: { limit: number; offset: number }) =>
    content.search({ q, isAsTyped, language, ...range });
  const results = await loadListPage(wanted, PER_PAGE, search);
  const answers = await loadAnswers(services, results);
  const { total, leftOut, corrected } = results;
  const isAnswered = total > 0 ? leftOut.length === 0 : hasAnswers(answers);
  if (wanted === 1 && !isAsTyped && !isAnswered)
    services.data.countUnfound?.(countedWords(corrected[0] ?? q));
  return { data: { ...asked, ...results, answers: hasAnswers(answers) ? answers : undefined } };
}

function Search({ data }: PropsOf<typeof loadSearch>) {
  const { q, isAsTyped, today, page, pages, total, isCut, found, corrected, leftOut, answers } = data;
  const { search: words } = useWords();
  const address = useAddress();
  return (
    <>
      <PageBanner path="/search" />
      <section aria-label={words.results} className="section page-width">
        <SiteSearch q={q} />
        {answers && page === 1 && <SearchAnswers answers={answers} today={today} />}
        {q && (total > 0 || !answers) && (
          <p id={COUNT_ID} role="status" className="mt-5 text-center text-ink-soft wrap-anywhere">
            {isCut
              ? words.foundMore(formatNumber(total - (total % 100)), q)
              : words.found(formatNumber(total), total, q)}
          </p>
        )}
        {corrected.length > 0 && (total > 0 || answers) && (
          <p className="mx-auto mt-2 max-w-reading text-center wrap-anywhere">
            {words.showingFor} <strong>{corrected.join(" · ")}</strong>.{" "}
            <a href={address(listAddress("/search", { q, [AS_TYPED]: 1 }))} className="text-link">
              {words.onlyTyped(q)}
            </a>
          </p>
        )}
        {leftOut.length > 0 && total > 0 && (
          <p className="mx-auto mt-2 max-w-reading text-center text-ink-soft wrap-anywhere">
            {words.leftOut(leftOut.join(" "))}
          </p>
        )}
        {total === 0 && !answers && <Advice hasSearched={q !== ""} />}
        <ol className="mx-auto mt-6 max-w-reading empty:hidden">
          {found.map((each) => (
            <li key={each.id}>
              <Result found={each} today={today} />
            </li>
          ))}
        </ol>
        <Pager
          label={words.pages}
          page={page}
          pages={pages}
          addressOf={(number) =>
            `${address(listAddress("/search", { q, [AS_TYPED]: isAsTyped ? 1 : "", page: number }))}#${COUNT_ID}`
          }
        />
      </section>
    </>
  );
}

/** The advice for a search. */
function Advice({ hasSearched }: { hasSearched: boolean }) {
  const {
    shownPaths,
    language,
    words: { search: words },
  } = useSite();
  const address = useAddress();
  return (
    <div className="mx-auto mt-8 max-w-xl">
      {hasSearched && (
        <nav aria-labelledby={LIKELY_ID} className="mb-6">
          <p id={LIKELY_ID} className="font-bold">
            {words.likelyPages}
          </p>
          <ul className="mt-3 flex flex-wrap gap-3">
            {onlyShown(taskPages, shownPaths).map(({ href, label: [en, hi] }) => (
              <li key={href}>
                <a href={address(href)} className="button button-secondary">
                  {language === "hi" ? hi : en}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p className="font-bold">{hasSearched ? words.tryThis : words.howTo}</p>
      <ul className="mt-3 grid list-disc gap-2 pl-5">
        {(hasSearched ? words.advice : words.hints).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {hasSearched && (
          <li>
            <a href={address("/contact")} className="text-link">
              {words.ask}
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}

function Result({ found, today }: { found: Found; today: string }) {
  const { kind, path, sectionOf, language, title, excerpt, isInPdf, day, event } = found;
  const site = useSite();
  const { search: words } = site.words;
  return (
    <article className="border-b border-line py-5 wrap-anywhere">
      <p className="text-caption text-ink-soft">
        {event ? (
          <KindAndDay entry={{ ...event, kind: event.kind as EventKind }} today={today} />
        ) : (
          (kind?.[site.language] ?? words.page)
        )}
        {sectionOf && ` · ${site.words.pageTitle(sectionOf)}`}
        {day && (
          <>
            {" · "}
            <Day day={day} />
          </>
        )}
        {event && event.to !== event.from && (
          <>
            {" – "}
            <Day day={event.to} />
          </>
        )}
        {event && event.to < today && ` · ${site.words.notices.over}`}
      </p>
      <h2 lang={languageOf(textOfParts(title), site.language)} className="text-subhead">
        <a
          href={pageAddress(path, language, site.languages)}
          hrefLang={language === site.language ? undefined : language}
          className="text-link"
        >
          <Marked parts={title} />
        </a>
      </h2>
      {excerpt.length > 0 && (
        <p className="mt-1">
          {isInPdf && `${words.inPdf} `}
          <span lang={languageOf(textOfParts(excerpt), site.language)}>
            <Marked parts={excerpt} />
          </span>
        </p>
      )}
    </article>
  );
}

function Day({ day }: { day: string }) {
  const { months } = useWords();
  return <time dateTime={day}>{formatDay(day, months)}</time>;
}

const textOfParts = (parts: Found["title"]) => parts.map(({ text }) => text).join("");

function Marked({ parts }: { parts: Found["title"] }) {
  return parts.map(({ text, isFound }, index) =>
    isFound ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text may have the same word twice
      <mark key={index} className="bg-saffron-soft text-inherit">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

export const page = createPage({
  stylesheet: "news",
  load: loadSearch,
  describe: ({ q }, { words }) => ({
    path: "/search",
    title: q ? words.search.title(q) : words.pageTitle("/search"),
    isIndexed: false,
  }),
  Component: Search,
});
