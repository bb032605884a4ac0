import { isBlank } from "../../../../core/content/pages/is-blank.ts";
import { readToday } from "../../../../core/content/text/read-today.ts";
import { EmptyList } from "../../../../core/site/components/empty-list.tsx";
import { PageBanner } from "../../../../core/site/components/page-banner.tsx";
import { PrintButton } from "../../../../core/site/components/print-button.tsx";
import { Letterhead } from "../../../../core/site/frame/letterhead.tsx";
import { InfoPage, infoPart } from "../../../../core/site/info/info-page.tsx";
import {
  createPage,
  describeByHead,
  type PageServices,
  type PropsOf,
} from "../../../../core/site/public-page.ts";
import { useHasPage, useWords } from "../../../../core/site/site-context.tsx";
import { en, type Words } from "../../../../core/words/en.ts";
import { loadComingEntries } from "../../../calendar/site/exports.ts";
import { BookLists } from "../book-lists.tsx";
import { BusRoutes } from "../bus-routes.tsx";
import { Downloads } from "../downloads.tsx";
import { loadDownloads } from "../load-downloads.ts";
import { TermDates } from "../term-dates.tsx";
import { TimingsTable } from "../timings.tsx";
import { Uniforms } from "../uniforms.tsx";

/** The rest is in the calendar. */
const DATES = 16;

type ParentsSection = keyof Words["parents"]["sections"];
const parentsSections = Object.keys(en.parents.sections) as ParentsSection[];

async function loadParents(services: PageServices) {
  const document = await services.content.page("parents");
  const today = readToday(services.content);
  const entries = await loadComingEntries(services, today);
  const dates = entries.filter(({ kind }) => kind === "holiday" || kind === "examination").slice(0, DATES);
  return { data: { document, today, dates, downloads: await loadDownloads(services, document) } };
}

type ParentsData = PropsOf<typeof loadParents>["data"];

function Parents({ data: { document, today, dates, downloads } }: { data: ParentsData }) {
  const { parents } = useWords();
  const hasPage = useHasPage();
  const { head, timings, uniform, transport, books } = document;
  const contents = {
    timings: timings.items.length > 0 && <TimingsTable timings={timings} />,
    uniform: uniform.items.length > 0 && <Uniforms items={uniform.items} />,
    transport: <BusRoutes transport={transport} />,
    books: books.items.length > 0 && <BookLists items={books.items} />,
    dates: <TermDates entries={dates} today={today} />,
    forms: <Downloads groups={downloads} />,
  };
  const hasContent = (name: ParentsSection) => {
    // The dates are those of the calendar.
    if (name === "dates" && !hasPage("/calendar")) return false;
    return (
      !isBlank(document[name]) ||
      (name === "dates" && dates.length > 0) ||
      (name === "forms" && downloads.length > 0)
    );
  };
  const parts = parentsSections
    .filter(hasContent)
    .map((name) => infoPart(name, document[name], parents.sections[name], contents[name]));
  return (
    <>
      <Letterhead />
      <div className="no-print">
        <PageBanner path="/parents" line={head.line} />
      </div>
      {parts.length > 0 ? (
        <InfoPage parts={parts}>
          <p className="no-print">
            <PrintButton>{parents.print}</PrintButton>
          </p>
        </InfoPage>
      ) : (
        <div className="section page-width">
          <EmptyList>{parents.none}</EmptyList>
        </div>
      )}
    </>
  );
}

export const page = createPage<ParentsData>({
  stylesheet: "info",
  load: loadParents,
  describe: ({ document: { head } }, site) => describeByHead("/parents", head, site),
  Component: Parents,
});
