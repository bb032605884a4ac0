import { Link } from "react-router";
import { resourceNames, resources } from "../../../content/resources/index.ts";
import { words } from "../../ui/panel-words.ts";
import type { Dashboard } from "./load-dashboard.ts";

/** How much there is of everything, each number leading to its screen. */
export function ContentCounts({ counts }: Pick<Dashboard, "counts">) {
  return (
    <section aria-label={words.dashboard.counts}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-3 sm:gap-5 lg:grid-cols-5">
        {resourceNames.map((name) => (
          <li key={name}>
            <Link
              to={resources[name].screen.path}
              className="card block h-full p-4 hover:border-maroon sm:p-5"
            >
              <span className="block font-bold text-heading text-maroon tabular-nums">
                {counts[name]?.toLocaleString("en-IN") ?? "–"}
              </span>
              <span className="text-ink-soft">{words.translate(resources[name].screen.plural)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
