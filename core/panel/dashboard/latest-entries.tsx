import type { ReactNode } from "react";
import { Link } from "react-router";
import { dayInIndia } from "../../content/text/india-time.ts";
import { languageOf } from "../../ui/language.ts";
import { panelLanguage, words } from "../../ui/panel-words.ts";
import { formatDate } from "../dates/format-date.ts";

interface LatestEntriesProps {
  title: string;
  /** The screen that lists all of them. */
  to: string;
  emptyText: string;
  /** Undefined if they could not be loaded. */
  entries: { id: string; moment: string; title: string; text: string }[] | undefined;
  /** Shown below the entries. */
  children?: ReactNode;
}

export function LatestEntries({ title, to, emptyText, entries, children }: LatestEntriesProps) {
  return (
    <section className="card wrap-anywhere px-5 py-4" aria-label={title}>
      <div className="mb-1 flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="text-maroon text-subhead">{title}</h2>
        <Link to={to} className="text-link">
          {words.dashboard.showAll}
          <span className="sr-only">: {title}</span>
        </Link>
      </div>
      {entries && entries.length > 0 ? (
        <ul className="grid divide-y divide-line">
          {entries.map((entry) => (
            <li key={entry.id} className="py-1">
              <p className="flex items-baseline justify-between gap-x-3">
                <span
                  lang={languageOf(entry.title, panelLanguage)}
                  className="line-clamp-1 min-w-0 font-bold"
                >
                  {entry.title}
                </span>
                <span className="shrink-0 text-caption text-ink-soft">
                  {formatDate(dayInIndia(new Date(entry.moment)))}
                </span>
              </p>
              <p lang={languageOf(entry.text, panelLanguage)} className="line-clamp-1 text-caption">
                {entry.text}
              </p>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-soft">{entries ? emptyText : words.dashboard.notLoaded}</p>
      )}
      {children}
    </section>
  );
}
