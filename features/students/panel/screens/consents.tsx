import { useState } from "react";
import { Link, type LoaderFunctionArgs, useSearchParams } from "react-router";
import type { ListFilter } from "../../../../core/panel/entry-list/list-search.tsx";
import { PageLinks } from "../../../../core/panel/entry-list/page-links.tsx";
import { EmptyNote, LoadFailed } from "../../../../core/panel/frame/load-failed.tsx";
import { ScreenHeading } from "../../../../core/panel/frame/screen-heading.tsx";
import type { ScreenProps } from "../../../../core/panel/screen.ts";
import { useMay } from "../../../../core/panel/session/rights.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import { CONSENT_PURPOSES, type ConsentCounts, type ConsentPurpose } from "../../content/consent-contract.ts";
import { ConsentTable } from "../consent/consent-table.tsx";
import { LastAnswer } from "../consent/last-answer.tsx";
import { firstOf, type LoadedConsents, loadConsents } from "../consent/load-consents.ts";
import { RuleLine } from "../consent/rule-line.tsx";
import { type Statement, StatementFields, today } from "../consent/statement-fields.tsx";
import { useConsentEntry } from "../consent/use-consent-entry.ts";
import { loadFound } from "../load-found.ts";
import { StudentSearch } from "../student-search.tsx";

const texts = words.consents;

const MISSING_FILTER: ListFilter = {
  name: "without",
  label: texts.byMissing,
  all: texts.anyAnswer,
  options: CONSENT_PURPOSES.map((purpose) => ({ value: purpose, text: texts.purposes[purpose] })),
};

export const title = texts.title;

export const loader = ({ request }: LoaderFunctionArgs) => loadFound(loadConsents(request));

/** The consents of all students, where answers are entered. */
export default function Consents({ loaderData }: ScreenProps<typeof loader>) {
  return (
    <>
      <ScreenHeading title={texts.title} />
      {typeof loaderData === "string" ? (
        <LoadFailed text={texts.loadFailed} />
      ) : (
        <Overview loaded={loaderData} />
      )}
    </>
  );
}

function Overview({ loaded }: { loaded: LoadedConsents }) {
  const { children, total, page, pageCount, students, match } = loaded;
  const [statement, setStatement] = useState<Statement>({ how: "slip", on: today() });
  const entry = useConsentEntry(loaded, statement);
  const mayWrite = useMay()("consents:write");
  const first = firstOf(page);
  return (
    <>
      <div className="-mt-3 mb-2 text-caption">
        <RuleLine rule={entry.counts.withoutRecord} />
      </div>
      <details className="mb-3">
        <summary className="min-h-11 cursor-pointer rounded-control py-2 font-bold hover:bg-cream">
          {texts.figures}
        </summary>
        <ConsentCountCards counts={entry.counts} />
      </details>
      <StudentSearch counts={students} filters={[MISSING_FILTER]} />
      <p role="status" className="mb-2 text-caption text-ink-soft">
        {total > 0 && texts.range(first, first + children.length - 1, total)}
      </p>
      {children.length === 0 ? (
        <EmptyNote text={Object.keys(match).length > 0 ? texts.noMatch : texts.noChildren} />
      ) : (
        <>
          {mayWrite && (
            <fieldset
              aria-label={texts.entering}
              className="mb-2 grid max-w-xl gap-x-4 gap-y-2 sm:grid-cols-2"
            >
              <StatementFields statement={statement} onChange={setStatement} />
            </fieldset>
          )}
          <ConsentTable loaded={loaded} entry={entry} />
        </>
      )}
      <LastAnswer last={entry.last} />
      <PageLinks page={page} pageCount={pageCount} />
    </>
  );
}

/** The number of answers by purpose, with links to the missing ones. */
function ConsentCountCards({ counts }: { counts: ConsentCounts }) {
  return (
    <ul className="mt-1 grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3">
      {CONSENT_PURPOSES.map((purpose) => (
        <li key={purpose} className="card wrap-anywhere grid content-start gap-1 p-4">
          <h2 className="font-bold font-sans text-body">{texts.shortPurposes[purpose]}</h2>
          <dl className="grid grid-cols-[1fr_auto] gap-x-3 text-caption">
            {(["given", "refused", "none", "over"] as const).map((state) => (
              <div key={state} className="contents">
                <dt className="text-ink-soft">{texts.states[state]}</dt>
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
  if (none + over === 0 && !isChosen) return <p className="text-caption text-leaf">{texts.allAnswered}</p>;
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
      {isChosen ? texts.showAll : texts.showMissing(none + over)}
    </Link>
  );
}
