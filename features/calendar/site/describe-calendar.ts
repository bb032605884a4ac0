import {
  lastDayOf,
  monthOf,
  schoolYearName,
  schoolYearOf,
} from "../../../core/content/days/calendar-days.ts";
import type { Identity } from "../../../core/content/site/identity.ts";
import { formatMonth } from "../../../core/content/text/format-month.ts";
import { textOf } from "../../../core/site/components/words.tsx";
import {
  type Described,
  type DocumentMeta,
  describeAddress,
  schoolId,
} from "../../../core/site/document-meta.tsx";
import { describeByHead } from "../../../core/site/public-page.ts";
import { excerpt } from "../../../core/ui/excerpt.ts";
import type { PageDocument } from "../../pages.ts";
import { type CalendarEntry, entriesWithin, monthPath, upcomingEntries } from "../content/calendar.ts";
import { timesOf } from "../content/entry-times.ts";
import { type CalendarQuery, yearPath } from "./calendar-query.ts";
import { describeDaysOfMonth } from "./calendar-text.ts";

interface CalendarDescription {
  head: PageDocument<"calendar">["head"];
  school: Identity;
  asked: CalendarQuery;
  today: string;
  entries: readonly CalendarEntry[];
}

/** More would make the page heavy; search engines come back. */
const EVENTS = 10;

/** Each month and each school year is a page of its own for search engines; one without entries is not indexed. */
export function describeCalendar(data: CalendarDescription, site: Described): DocumentMeta {
  const { head, asked, today } = data;
  const meta = {
    ...describeByHead("/calendar", head, site),
    jsonLd: upcomingEntries(data.entries, today, data.entries.length)
      // Nothing takes place on a holiday.
      .filter(({ kind }) => kind !== "holiday")
      .slice(0, EVENTS)
      .map((entry) => describeEvent(entry, data.school, site)),
  };
  if (asked.view === "month" && asked.month === monthOf(today)) return meta;
  const { path, name, entries } = findPart(data, site);
  return {
    ...meta,
    path,
    title: `${name}: ${meta.title}`,
    description: entries.length > 0 ? excerpt(`${name}: ${entries.join(", ")}`) : meta.description,
    isIndexed: entries.length > 0,
  };
}

/** The month or the school year that the address names, with its entries in words. */
function findPart({ asked, entries }: CalendarDescription, { words }: Described) {
  if (asked.view === "month") {
    const { month } = asked;
    return {
      path: monthPath(month),
      name: formatMonth(month, words),
      entries: entriesWithin(entries, `${month}-01`, lastDayOf(month)).map(
        (entry) => `${entry.title} (${describeDaysOfMonth(entry, words)})`,
      ),
    };
  }
  const { year } = asked;
  return {
    path: yearPath(year),
    name: words.calendar.year(schoolYearName(year)),
    entries: entries.filter(({ from }) => schoolYearOf(from) === year).map(({ title }) => title),
  };
}

/** The schema.org description of an entry, without empty values. */
function describeEvent(entry: CalendarEntry, school: Identity, { siteUrl, language, address }: Described) {
  const times = timesOf(entry);
  return {
    "@type": "Event",
    name: entry.title,
    startDate: "from" in times ? entry.from : times.start.toISOString(),
    // For whole days the last day, not the day after.
    endDate: "from" in times ? entry.to : times.end?.toISOString(),
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: {
      "@type": "Place",
      name: entry.place ?? (textOf(school.name, language) || undefined),
      address: describeAddress(school, language),
    },
    description: entry.description ?? undefined,
    organizer: { "@id": schoolId(siteUrl) },
    url: siteUrl + address(entry.path),
    inLanguage: language,
  };
}
