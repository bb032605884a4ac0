import { schoolYearOf } from "../../../../core/content/days/calendar-days.ts";
import type { Bilingual } from "../../../../core/content/pages/define-page.ts";
import { plainDigits } from "../../../../core/content/search/fold-hindi.ts";
import { dayInIndia, startOfDayInIndia } from "../../../../core/content/text/india-time.ts";
import { PageBanner } from "../../../../core/site/components/page-banner.tsx";
import { PrintButton } from "../../../../core/site/components/print-button.tsx";
import { isWritten, linesOf, orElse, textOf, Words } from "../../../../core/site/components/words.tsx";
import { fieldMark } from "../../../../core/site/field-marks.ts";
import { Letterhead } from "../../../../core/site/frame/letterhead.tsx";
import {
  createPage,
  describeByHead,
  type PageServices,
  type PropsOf,
} from "../../../../core/site/public-page.ts";
import { useSite } from "../../../../core/site/site-context.tsx";
import { FeeTable } from "../fee-table.tsx";

type FeesData = PropsOf<typeof loadFees>["data"];

/** The page's text about a session changes when the next one begins. */
async function loadFees({ content }: PageServices) {
  const today = dayInIndia(content.now);
  content.endAt(startOfDayInIndia(`${schoolYearOf(today) + 1}-04-01`).getTime());
  return { data: { fees: await content.page("fees"), today } };
}

function Fees({ data: { fees, today } }: { data: FeesData }) {
  const { words, language } = useSite();
  const heading = isWritten(fees.tableHeading) ? fees.tableHeading : describeSession(fees.session);
  const nextHeading = describeSession(fees.nextSession);
  const hasTable = fees.rows.length + fees.nextRows.length > 0;
  const notes = linesOf(fees.notes, language);
  return (
    <>
      <Letterhead />
      <div className="no-print">
        <PageBanner path="/fees" line={fees.head.line} />
      </div>
      <div className="section page-width print:p-0">
        {hasTable && (
          <div lang="hi">
            <Words around="hi" of={heading} as="h2" id="fees" className="text-heading text-maroon" />
            {fees.session && !plainDigits(textOf(heading, language)).includes(fees.session) && (
              <p className="mt-1 font-bold" {...fieldMark(fees, "session")}>
                {nameSession(fees.session)}
              </p>
            )}
            <Words around="hi" of={fees.tableLine} as="p" className="mt-1 text-ink-soft" />
            {fees.rows.length > 0 && (
              <FeeTable
                headingId="fees"
                heading={heading}
                rows={fees.rows}
                charges={fees.charges}
                session={fees.session}
                today={today}
              />
            )}
            {fees.nextRows.length > 0 && (
              <>
                <Words
                  around="hi"
                  of={nextHeading}
                  as="h2"
                  id="next-fees"
                  className="mt-12 text-heading text-maroon"
                />
                <FeeTable
                  headingId="next-fees"
                  heading={nextHeading}
                  rows={fees.nextRows}
                  charges={fees.charges}
                  session={fees.nextSession}
                  today={today}
                />
              </>
            )}
          </div>
        )}
        {notes.length > 0 && (
          <>
            <Words
              of={orElse(fees.notesHeading, words.fees.notes)}
              as="h2"
              className="mt-10 text-subhead text-maroon print:mt-6"
            />
            <ul
              className="mt-3 grid max-w-reading list-disc gap-2 pl-5 print:gap-1"
              {...fieldMark(fees.notes)}
            >
              {notes.map((note) => (
                <Words key={note} of={note} as="li" />
              ))}
            </ul>
          </>
        )}
        {hasTable && (
          <p className="mt-8 no-print">
            <PrintButton>{words.fees.print}</PrintButton>
          </p>
        )}
      </div>
    </>
  );
}

const nameSession = (session: string) => `सत्र ${session}`;

const describeSession = (session: string | null): Bilingual => ({
  en: null,
  hi: session === null ? "शुल्क विवरण" : `शुल्क विवरण – ${nameSession(session)}`,
});

export const page = createPage<FeesData>({
  stylesheet: "info",
  load: loadFees,
  describe: ({ fees: { head } }, site) => describeByHead("/fees", head, site),
  Component: Fees,
});
