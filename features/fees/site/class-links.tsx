import { useSite } from "../../../core/site/site-context.tsx";
import { ClassWords } from "../../school/site/exports.ts";
import type { FeeTotals } from "../content/fee-totals.ts";
import type { FeesPage } from "../content/fees.ts";
import { Amount } from "./amount.tsx";

interface ClassLinksProps {
  headingId: string;
  classes: readonly { row: FeesPage["rows"][number]; elementId: string; totals: FeeTotals }[];
  hasOneTimeFees: boolean;
}

/** On a phone: the classes with what a year costs, each a link to its card. A wide screen shows the table at once. */
export function ClassLinks({ headingId, classes, hasOneTimeFees }: ClassLinksProps) {
  const { words, language } = useSite();
  if (classes.length < 2) return null;
  return (
    <nav aria-labelledby={headingId} lang={language} className="no-print mt-4 lg:hidden">
      <p className="text-ink-soft">{words.fees.byClass}</p>
      <ul className="fee-classes mt-3 overflow-hidden rounded-card border border-line bg-paper">
        {classes.map(({ row, elementId, totals }) => (
          <li key={row.id}>
            <a href={`#${elementId}`}>
              <ClassWords of={row.grade} />
              {hasOneTimeFees && (
                <span>
                  {words.fees.newPupil}{" "}
                  <b>
                    <Amount of={totals.newPupil} />
                  </b>
                </span>
              )}
              <span>
                {hasOneTimeFees && `${words.fees.continuing} `}
                <b>
                  <Amount of={totals.continuing} />
                </b>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
