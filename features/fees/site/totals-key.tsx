import { Fragment } from "react";
import { fieldMark } from "../../../core/site/field-marks.ts";
import { useSite } from "../../../core/site/site-context.tsx";
import { FEE_COLUMNS, FEE_PAYERS, type FeeColumn } from "../content/fee-columns.ts";
import type { ChargedColumns } from "../content/fee-totals.ts";
import type { FeesPage } from "../content/fees.ts";

interface TotalsKeyProps {
  columns: ChargedColumns;
  charges: FeesPage["charges"];
}

const PAYER = "inline font-bold text-ink after:content-[':_']";

/** The fees in each of the two totals. On an English page it also explains the Hindi headings of the table. */
export function TotalsKey({ columns, charges }: TotalsKeyProps) {
  const { words, language } = useSite();
  return (
    <dl
      lang={language}
      className="mt-5 grid max-w-page gap-x-8 gap-y-1 text-ink-soft print:mt-[2mm] print:text-[9.5pt]"
    >
      <div>
        <dt className={PAYER}>
          <Named {...FEE_PAYERS.newPupil} />
        </dt>
        <dd className="inline">
          {words.fees.newPupilPays} <FeeNames of={columns.once} charges={charges} />
        </dd>
      </div>
      <div>
        <dt className={PAYER}>
          <Named {...FEE_PAYERS.continuing} />
        </dt>
        <dd className="inline">
          {words.fees.continuingPupilPays} <FeeNames of={columns.yearly} charges={charges} />
        </dd>
      </div>
    </dl>
  );
}

function FeeNames({ of, charges }: { of: readonly FeeColumn[]; charges: FeesPage["charges"] }) {
  return of.map((column, index) => (
    <Fragment key={column}>
      {index > 0 && ", "}
      <span {...fieldMark(charges, column)}>
        <Named {...FEE_COLUMNS[column]} />
      </span>
    </Fragment>
  ));
}

/** The Hindi name as in the table, after the English one on an English page. */
function Named({ en, hi }: { en: string; hi: string }) {
  const { language } = useSite();
  if (language === "hi") return hi;
  return (
    <>
      {en} <span lang="hi">{`(${hi})`}</span>
    </>
  );
}
