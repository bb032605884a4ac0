import type { CalendarEntry } from "./calendar.ts";
import { timesOf, toBasicDay, toBasicMoment } from "./entry-times.ts";

const GOOGLE_CALENDAR = "https://calendar.google.com/calendar/render";

/** Calendar programs subscribe to addresses with this scheme. */
export const webcalAddress = (file: string) => file.replace(/^https?:/, "webcal:");

/** Subscribes to a calendar file, given its full address. */
export const googleSubscription = (file: string) =>
  `${GOOGLE_CALENDAR}?${new URLSearchParams({ cid: webcalAddress(file) })}`;

/** Opens Google Calendar with one entry to save; `page` is the full address of its details. */
export function googleEntry(entry: CalendarEntry, page: string): string {
  const times = timesOf(entry);
  const dates =
    "from" in times
      ? [toBasicDay(times.from), toBasicDay(times.until)]
      : [toBasicMoment(times.start), toBasicMoment(times.end ?? times.start)];
  const query = new URLSearchParams({
    action: "TEMPLATE",
    text: entry.title,
    dates: dates.join("/"),
    details: page,
    ...(entry.place && { location: entry.place }),
  });
  return `${GOOGLE_CALENDAR}?${query}`;
}
