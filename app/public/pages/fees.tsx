import { fees } from "../../../content/pages/fees.ts";
import { pageHeads } from "../../../content/pages/page-heads.ts";
import { school } from "../../../content/pages/school.ts";
import { PageBanner } from "../components/page-banner.tsx";
import { PrintButton } from "../components/print-button.tsx";
import { formatNumber } from "../numbers.ts";
import { fixedPage } from "../public-page.ts";

const COLUMNS = [
  "applicationFee",
  "admissionFee",
  "firstInstalment",
  "secondInstalment",
  "thirdInstalment",
] as const;

function Fees() {
  return (
    <>
      <Letterhead />
      <div className="no-print">
        <PageBanner path="/fees" line={pageHeads["/fees"].line} />
      </div>
      <div lang="hi" className="section page-width print:p-0">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <h2 className="text-heading text-maroon">{fees.headingHi}</h2>
            <p className="mt-1 text-ink-soft">{fees.lineHi}</p>
          </div>
          <PrintButton>
            <span lang="en">Print this table</span>
          </PrintButton>
        </div>
        <FeeTable />
        <h2 className="mt-12 text-subhead text-maroon print:mt-6">{fees.notesHeadingHi}</h2>
        <ul className="mt-3 grid max-w-reading list-disc gap-2 pl-5">
          {fees.notesHi.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** Tells on paper whose fees these are. */
function Letterhead() {
  return (
    <div className="mb-6 hidden border-b-2 border-maroon pb-3 text-center print:block">
      <p className="font-display text-heading text-maroon">{school.name}</p>
      {school.addressLinesHi.map((line) => (
        <p key={line} lang="hi">
          {line}
        </p>
      ))}
      <p>
        {school.phones[0]?.number} · {school.email}
      </p>
    </div>
  );
}

/** On a phone each class becomes a card of its own, its amounts labelled by the column heads. */
function FeeTable() {
  return (
    <table className="fee-table mt-8 w-full">
      <caption className="sr-only">{fees.headingHi}</caption>
      <thead>
        <tr>
          <th scope="col">{fees.headsHi.grade}</th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {fees.headsHi[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fees.rows.map((row) => (
          <tr key={row.gradeHi}>
            <th scope="row">{row.gradeHi}</th>
            {COLUMNS.map((column) => (
              <td key={column} data-label={fees.headsHi[column]}>
                <data value={row[column]}>₹{formatNumber(row[column])}</data>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const page = fixedPage("/fees", Fees);
