import { Link, useSearchParams } from "react-router";
import {
  CONSENT_PURPOSES,
  type ConsentCounts,
  type ConsentPurpose,
} from "../../../../content/consent/consent-contract.ts";
import { words } from "../../../ui/panel-words.ts";

const said = words.consents;

/** For how many children each purpose is answered; the rest can be listed. */
export function ConsentCountCards({ counts }: { counts: ConsentCounts }) {
  return (
    <ul className="mb-6 grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3">
      {CONSENT_PURPOSES.map((purpose) => (
        <li key={purpose} className="card wrap-anywhere grid content-start gap-1 p-4">
          <h2 className="font-bold font-sans text-body">{said.shortPurposes[purpose]}</h2>
          <dl className="grid grid-cols-[1fr_auto] gap-x-3 text-caption">
            {(["given", "refused", "none", "over"] as const).map((state) => (
              <div key={state} className="contents">
                <dt className="text-ink-soft">{said.states[state]}</dt>
                <dd className="text-end tabular-nums">
                  {counts.purposes[purpose][state].toLocaleString("en-IN")}
                </dd>
              </div>
            ))}
          </dl>
          <MissingLink purpose={purpose} counts={counts} />
        </li>
      ))}
    </ul>
  );
}

function MissingLink({ purpose, counts }: { purpose: ConsentPurpose; counts: ConsentCounts }) {
  const [params] = useSearchParams();
  const isChosen = params.get("without") === purpose;
  const { none, over } = counts.purposes[purpose];
  if (none + over === 0 && !isChosen) return <p className="text-caption text-leaf">{said.allAnswered}</p>;
  const wanted = new URLSearchParams(params);
  wanted.delete("page");
  if (isChosen) wanted.delete("without");
  else wanted.set("without", purpose);
  return (
    <Link
      to={`?${wanted}`}
      preventScrollReset
      className="text-link inline-flex min-h-11 items-center text-caption"
    >
      {isChosen ? said.showAll : said.showMissing(none + over)}
    </Link>
  );
}
