import { Fragment } from "react";
import {
  lastDayOf,
  monthOf,
  schoolYearMonths,
  schoolYearName,
  schoolYearOf,
} from "../../../../core/content/days/calendar-days.ts";
import { formatMonth } from "../../../../core/content/text/format-month.ts";
import { ButtonLink } from "../../../../core/site/components/button-link.tsx";
import { EmptyList } from "../../../../core/site/components/empty-list.tsx";
import { PrintButton } from "../../../../core/site/components/print-button.tsx";
import { useAddress, useSite, useWords } from "../../../../core/site/site-context.tsx";
import { languageOf } from "../../../../core/ui/language.ts";
import type { Words } from "../../../../core/words/en.ts";
import { type CalendarEntry, entriesWithin } from "../../content/calendar.ts";
import { describeTimes } from "../../content/entry-times.ts";
import { yearPath } from "../calendar-query.ts";
import { describeDaysOfMonth } from "../calendar-text.ts";
import { findYearSheetSize } from "../year-sheet-size.ts";
import { NearDayMark } from "./kind-and-day.tsx";
import { KindLegend, KindSign } from "./kind-sign.tsx";

interface YearViewProps {
  /** The start year of the school year. */
  year: number;
  today: string;
  entries: readonly CalendarEntry[];
}

/** A school year, printable on one sheet. */
export function YearView({ year, today, entries }: YearViewProps) {
  const words = useWords();
  const { calendar } = words;
  const months = schoolYearMonths(year).map((month) => ({
    month,
    entries: beginningIn(entries, month, year),
  }));
  const filled = months.filter((each) => each.entries.length > 0);
  const texts = filled.map((each) =>
    each.entries.map((entry) => [entry.title, ...detailsOf(entry, words)].join(", ")),
  );
  return (
    <div className="section page-width print:p-0">
      <h2 className="text-heading text-maroon print:text-subhead">{calendar.year(schoolYearName(year))}</h2>
      <div className="no-print mt-4 flex flex-wrap gap-3">
        <PrintButton>{calendar.print}</PrintButton>
        <ButtonLink to="/calendar" look="secondary">
          {calendar.monthView}
        </ButtonLink>
        <YearLinks year={year} entries={entries} />
      </div>
      {filled.length === 0 ? (
        <div className="mt-8">
          <EmptyList>{calendar.noneInYear}</EmptyList>
        </div>
      ) : (
        <>
          <KindLegend />
          <div className="year-sheet" data-size={findYearSheetSize(texts)}>
            {filled.map((each) => (
              <section key={each.month}>
                <h3>{formatMonth(each.month, words)}</h3>
                <ul>
                  {each.entries.map((entry) => (
                    <YearEntry key={entry.id} entry={entry} today={today} />
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </>
      )}
    </div>
  );
}

/** The entries that start in a month; those that started before the year are listed in its first month. */
function beginningIn(entries: readonly CalendarEntry[], month: string, year: number) {
  const first = `${year}-04`;
  return entriesWithin(entries, `${month}-01`, lastDayOf(month)).filter(
    ({ from }) => monthOf(from) === month || (month === first && monthOf(from) < first),
  );
}

const datesOf = (entry: CalendarEntry, words: Words) =>
  [describeDaysOfMonth(entry, words), describeTimes(entry, words.calendar)].filter(
    (each) => each !== undefined,
  );

const detailsOf = (entry: CalendarEntry, words: Words) =>
  [words.calendar.kinds[entry.kind], ...datesOf(entry, words), entry.place].filter(Boolean);

function YearEntry({ entry, today }: { entry: CalendarEntry; today: string }) {
  const { words, language } = useSite();
  const { kind, title, place } = entry;
  const dates = datesOf(entry, words);
  return (
    <li>
      <KindSign kind={kind} />
      <span>
        <b lang={languageOf(title, language)}>{title}</b>
        <span>
          {`${words.calendar.kinds[kind]}, `}
          {dates.map((each, index) => (
            <Fragment key={each}>
              <span className="date">{index < dates.length - 1 || place ? `${each},` : each}</span>{" "}
            </Fragment>
          ))}
          {place}
          <NearDayMark days={entry} today={today} />
        </span>
      </span>
    </li>
  );
}

function YearLinks({ year, entries }: Omit<YearViewProps, "today">) {
  const { calendar } = useWords();
  const address = useAddress();
  const years = [...new Set(entries.map(({ from }) => schoolYearOf(from)))].filter((other) => other !== year);
  if (years.length === 0) return null;
  return (
    <nav aria-label={calendar.years} className="flex flex-wrap gap-3">
      {years.map((other) => (
        <a key={other} href={address(yearPath(other))} className="button button-secondary">
          {calendar.year(schoolYearName(other))}
        </a>
      ))}
    </nav>
  );
}
