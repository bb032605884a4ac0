import type { ConsentRecord } from "../../../../content/consent/consent-contract.ts";
import { words } from "../../../ui/panel-words.ts";
import { formatMoment } from "../../dates/format-date.ts";
import { describeStatement } from "./describe-consent.ts";

const said = words.consents;

/** Every line of a child's record, the latest first. */
export function ConsentHistory({ records }: { records: readonly ConsentRecord[] }) {
  return (
    <section aria-labelledby="consent-history-heading" className="card wrap-anywhere grid gap-3 p-5 sm:p-6">
      <h2 id="consent-history-heading" className="text-maroon text-subhead">
        {said.history}
      </h2>
      <p className="text-ink-soft">{records.length === 0 ? said.nothingRecorded : said.historyText}</p>
      <ol className="grid divide-y divide-line empty:hidden">
        {records.map((record) => (
          <li key={record._id} className="py-3">
            <p>
              <span className="font-bold">{said.purposes[record.purpose]}</span>: {describeStatement(record)}
            </p>
            <p className="text-caption text-ink-soft">
              {said.recordedBy(formatMoment(record.recordedAt), record.recordedBy)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
