import { isBlank } from "../../../core/content/pages/is-blank.ts";
import { useAddress, useSite } from "../../../core/site/site-context.tsx";
import type { ParentsPage } from "../content/parents.ts";

const SECTIONS = ["timings", "uniform", "transport", "books", "forms"] as const;

interface ParentsLink {
  to: string;
  label: string;
}

/** Links to what the page for parents answers, and `more` answers of other pages, so that each is one tap away. */
export function ParentsLinks({ document, more }: { document: ParentsPage; more: ParentsLink[] }) {
  const { shownPaths, words } = useSite();
  const address = useAddress();
  const sections = shownPaths.has("/parents") ? SECTIONS.filter((name) => !isBlank(document[name])) : [];
  const links = [
    ...sections.map((name) => ({ to: `/parents#${name}`, label: words.parents.short[name] })),
    ...more,
  ];
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby="school-day" className="parents-links">
      <div className="page-width">
        <p id="school-day">{words.parents.schoolDay}</p>
        <ul>
          {links.map(({ to, label }) => (
            <li key={to}>
              <a href={address(to)}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
