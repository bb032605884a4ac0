import type { Bilingual } from "../../../content/pages/define-page.ts";
import { FEE_COLUMNS, type FeeColumn } from "../../../content/pages/fee-columns.ts";
import type { FeesPage } from "../../../content/pages/fees.ts";
import { plainDigits } from "../../../content/search/fold-hindi.ts";
import { Letterhead } from "../components/letterhead.tsx";
import { PageBanner } from "../components/page-banner.tsx";
import { PrintButton } from "../components/print-button.tsx";
import { isWritten, linesOf, textOf, Words } from "../components/words.tsx";
import { fieldMark } from "../field-marks.ts";
import { formatNumber } from "../numbers.ts";
import { documentPage } from "../public-page.ts";
import { useSite } from "../site-context.tsx";

const COLUMNS = Object.keys(FEE_COLUMNS) as FeeColumn[];
/** The table is in Hindi on both pages, as the specification says. */
const GRADE_HEAD = "कक्षा";
const TOTAL_HEAD = "कुल वार्षिक";
const NOTES_HEADING: Bilingual = { en: null, hi: "ध्यान दें" };

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
      <div lang="hi" className="section page-width print:p-0">
        {hasTable && (
          <div className="flex flex-wrap items-end justify-between gap-4">
            <div>
              <Words around="hi" of={heading} as="h2" className="text-heading text-maroon" />
              {fees.session && !plainDigits(textOf(heading, language)).includes(fees.session) && (
                <p className="mt-1 font-bold" {...fieldMark(fees, "session")}>
                  {nameSession(fees.session)}
                </p>
              )}
              <Words around="hi" of={fees.tableLine} as="p" className="mt-1 text-ink-soft" />
            </div>
            <PrintButton>
              <span lang={language}>{words.fees.print}</span>
            </PrintButton>
          </div>
        )}
        {fees.rows.length > 0 && <FeeTable heading={heading} rows={fees.rows} />}
        {fees.nextRows.length > 0 && (
          <>
            <Words around="hi" of={nextHeading} as="h2" className="mt-12 text-heading text-maroon" />
            <FeeTable heading={nextHeading} rows={fees.nextRows} />
          </>
        )}
        {notes.length > 0 && (
          <>
            <Words
              around="hi"
              of={isWritten(fees.notesHeading) ? fees.notesHeading : NOTES_HEADING}
              as="h2"
              className="mt-12 text-subhead text-maroon print:mt-6"
            />
            <ul className="mt-3 grid max-w-reading list-disc gap-2 pl-5" {...fieldMark(fees.notes)}>
              {notes.map((note) => (
                <Words key={note} around="hi" of={note} as="li" />
              ))}
            </ul>
          </>
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

/** On a phone each class is a card, with the column headings as labels. */
function FeeTable({ heading, rows }: { heading: Bilingual; rows: FeesPage["rows"] }) {
  return (
    <table className="fee-table mt-8 w-full">
      <Words around="hi" of={heading} as="caption" className="sr-only" />
      <thead>
        <tr>
          <th scope="col">{GRADE_HEAD}</th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {FEE_COLUMNS[column].hi}
            </th>
          ))}
          <th scope="col">{TOTAL_HEAD}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} {...fieldMark(row)}>
            <th scope="row">
              <Words around="hi" of={row.grade} />
            </th>
            {COLUMNS.map((column) => (
              <td key={column} data-label={FEE_COLUMNS[column].hi} {...fieldMark(row, column)}>
                <Amount of={row[column]} />
              </td>
            ))}
            <td data-label={TOTAL_HEAD} className="font-bold">
              <Amount of={findTotal(row)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The yearly total of a new pupil. */
function findTotal(row: FeesPage["rows"][number]): number | null {
  const amounts = COLUMNS.map((column) => row[column]).filter((amount) => amount !== null);
  return amounts.length === 0 ? null : amounts.reduce((sum, amount) => sum + amount, 0);
}

function Amount({ of }: { of: number | null }) {
  return of === null ? "–" : <data value={of}>₹{formatNumber(of)}</data>;
}

export const page = documentPage("fees", Fees);
