import { isBlank } from "../../../core/content/pages/is-blank.ts";
import { useAddress, useSite } from "../../../core/site/site-context.tsx";
import type { ParentsPage } from "../content/parents.ts";

const SECTIONS = ["timings", "uniform", "transport", "books", "forms"] as const;

/** Links to what the page for parents answers, so that each answer is one tap away. */
export function ParentsLinks({ document }: { document: ParentsPage }) {
  const { shownPaths, words } = useSite();
  const address = useAddress();
  const sections = SECTIONS.filter((name) => !isBlank(document[name]));
  if (sections.length === 0 || !shownPaths.has("/parents")) return null;
  return (
    <nav aria-labelledby="school-day" className="parents-links">
      <div className="page-width">
        <p id="school-day">{words.parents.schoolDay}</p>
        <ul>
          {sections.map((name) => (
            <li key={name}>
              <a href={`${address("/parents")}#${name}`}>{words.parents.short[name]}</a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
