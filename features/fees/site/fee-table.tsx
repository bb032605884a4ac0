import { schoolYearName, schoolYearOf } from "../../../core/content/days/calendar-days.ts";
import type { Bilingual } from "../../../core/content/pages/define-page.ts";
import { Words } from "../../../core/site/components/words.tsx";
import { fieldMark } from "../../../core/site/field-marks.ts";
import { useSite } from "../../../core/site/site-context.tsx";
import { ClassWords } from "../../school/site/exports.ts";
import { FEE_COLUMNS, FEE_PAYERS, feeColumns } from "../content/fee-columns.ts";
import { type FeeTotals, findChargedColumns, findFeeTotals } from "../content/fee-totals.ts";
import type { FeesPage } from "../content/fees.ts";
import { findSessionTime } from "../content/session-time.ts";
import { Amount } from "./amount.tsx";
import { ClassLinks } from "./class-links.tsx";
import { TotalsKey } from "./totals-key.tsx";

/** The table is in Hindi on both pages, as the specification says. */
const GRADE_HEAD = "कक्षा";

interface Total {
  head: string;
  of: keyof FeeTotals;
}

const ONE_TOTAL: Total[] = [{ head: "कुल वार्षिक", of: "continuing" }];
const TWO_TOTALS: Total[] = [
  { head: `कुल (${FEE_PAYERS.newPupil.hi})`, of: "newPupil" },
  { head: `कुल (${FEE_PAYERS.continuing.hi})`, of: "continuing" },
];

interface FeeTableProps {
  /** The id of the heading above the table. */
  headingId: string;
  heading: Bilingual;
  rows: FeesPage["rows"];
  charges: FeesPage["charges"];
  session: string | null;
  today: string;
}

/** The fees of a session. On a phone each class is a card with the column headings as labels, below a list of the classes. */
export function FeeTable({ headingId, heading, rows, charges, session, today }: FeeTableProps) {
  const { words, language } = useSite();
  const columns = findChargedColumns(charges, rows);
  const hasOneTimeFees = columns.once.length > 0;
  const totals = hasOneTimeFees ? TWO_TOTALS : ONE_TOTAL;
  const classes = rows.map((row) => ({
    row,
    elementId: `${headingId}-${row.id}`,
    totals: findFeeTotals(row, columns),
  }));
  const time = session === null ? "running" : findSessionTime(session, today);
  const note = time !== "running" && words.fees.sessions[time](schoolYearName(schoolYearOf(today)));
  return (
    <>
      {note && (
        <p lang={language} className="mt-1 font-bold">
          {note}
        </p>
      )}
      <ClassLinks headingId={headingId} classes={classes} hasOneTimeFees={hasOneTimeFees} />
      {hasOneTimeFees && <TotalsKey columns={columns} charges={charges} />}
      <table className="fee-table">
        <Words around="hi" of={heading} as="caption" className="sr-only" />
        <thead>
          <tr>
            <th scope="col">{GRADE_HEAD}</th>
            {feeColumns.map((column) => (
              <th key={column} scope="col">
                {FEE_COLUMNS[column].hi}
              </th>
            ))}
            {totals.map(({ head }) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {classes.map(({ row, elementId, totals: sums }) => (
            <tr key={row.id} id={elementId} {...fieldMark(row)}>
              <th scope="row">
                <ClassWords around="hi" of={row.grade} />
              </th>
              {feeColumns.map((column) => (
                <td key={column} data-label={FEE_COLUMNS[column].hi} {...fieldMark(row, column)}>
                  <Amount of={row[column]} />
                </td>
              ))}
              {totals.map(({ head, of }) => (
                <td key={head} data-label={head} className="fee-total">
                  <Amount of={sums[of]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
