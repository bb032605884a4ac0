import type { Bilingual } from "../../../content/pages/define-page.ts";
import type { FeesPage } from "../../../content/pages/fees.ts";
import { plainDigits } from "../../../content/search/fold-hindi.ts";
import { FeeTable } from "../components/fees/fee-table.tsx";
import { Letterhead } from "../components/letterhead.tsx";
import { PageBanner } from "../components/page-banner.tsx";
import { PrintButton } from "../components/print-button.tsx";
import { isWritten, linesOf, orElse, textOf, Words } from "../components/words.tsx";
import { fieldMark } from "../field-marks.ts";
import { documentPage } from "../public-page.ts";
import { useSite } from "../site-context.tsx";

function Fees({ data: fees }: { data: FeesPage }) {
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
              <FeeTable headingId="fees" heading={heading} rows={fees.rows} charges={fees.charges} />
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

export const page = { ...documentPage("fees", Fees), stylesheet: "info" as const };
