import { addDays, monthOf } from "../../../core/content/days/calendar-days.ts";
import type { Entity } from "../../../core/content/types/define-resource.ts";
import { noticePath, type notices } from "../../notices/content/exports.ts";
import type { EventKind } from "./event-kinds.ts";

/** An entry in lists of coming entries, in the reader's language. */
export interface ComingEntry {
  id: string;
  title: string;
  kind: EventKind;
  /** First and last day; equal for an entry of one day. */
  from: string;
  to: string;
  /** `09:30` in India; null for the whole day. */
  startsAt: string | null;
  /** The page with the details. */
  path: string;
  /** When the notice of the entry expires; null: never. */
  expiresAt: string | null;
  /** A notice that repeats the entry. */
  noticeId?: string;
}

/** An entry of the calendar, from an event or a notice, with all details. */
export interface CalendarEntry extends ComingEntry {
  /** Null for an open end. */
  endsAt: string | null;
  place: string | null;
  description: string | null;
  updatedAt: string;
}

/** The fields of events and notices for coming entries. */
export const COMING_EVENT_FIELDS = ["title", "kind", "startsOn", "endsOn", "startsAt"] as const;
export const COMING_NOTICE_FIELDS = ["title", "category", "eventFrom", "eventTo", "expiresAt"] as const;

/** The fields for entries with all details. */
export const EVENT_FIELDS = [...COMING_EVENT_FIELDS, "endsAt", "place", "description", "updatedAt"] as const;
export const NOTICE_EVENT_FIELDS = [...COMING_NOTICE_FIELDS, "description", "updatedAt"] as const;

/** The notices with an event. */
export const NOTICES_WITH_EVENT = { has: "eventFrom", sort: { by: "eventFrom", isDescending: false } };

/** The events, and the notices with an event, that are not over on a day. */
export const eventsEndingFrom = (day: string) => ({ endsFrom: { day, fields: ["endsOn", "startsOn"] } });
export const noticesEndingFrom = (day: string) => ({ endsFrom: { day, fields: ["eventTo", "eventFrom"] } });

interface ComingEvent extends Pick<ComingEntry, "title" | "kind" | "startsAt"> {
  _id: string;
  startsOn: string;
  endsOn: string | null;
}
type ShownEvent = ComingEvent & Pick<CalendarEntry, "endsAt" | "place" | "description" | "updatedAt">;

type ComingNotice = Pick<Entity<typeof notices>, "_id" | (typeof COMING_NOTICE_FIELDS)[number]>;
type ShownNotice = Pick<Entity<typeof notices>, "_id" | (typeof NOTICE_EVENT_FIELDS)[number]>;

/** Entries sorted by day; an event is before a notice with the same day and time. */
export const comingEntries = (
  events: readonly ComingEvent[],
  notices: readonly ComingNotice[],
): ComingEntry[] => sortByDay(listOnce<ComingEntry>(events.map(fromEvent), notices.flatMap(fromNotice)));

/** All entries of the calendar, sorted in the same way. */
export const calendarEntries = (
  events: readonly ShownEvent[],
  notices: readonly ShownNotice[],
): CalendarEntry[] => sortByDay(listOnce<CalendarEntry>(events.map(fromEvent), notices.flatMap(fromNotice)));

/** The events and those notices that repeat none of them; an event names the notice that repeats it. */
function listOnce<Entry extends ComingEntry>(events: readonly Entry[], notices: readonly Entry[]): Entry[] {
  const others = notices.filter((notice) => !events.some((event) => isRepeated(event, notice)));
  const named = events.map((event) => {
    const notice = notices.find((each) => isRepeated(event, each));
    return notice ? { ...event, noticeId: notice.id } : event;
  });
  return [...named, ...others];
}

/** A notice repeats an event on the same days: the same holiday or examination, or a title that begins like the event's. */
const isRepeated = (event: ComingEntry, notice: ComingEntry) =>
  event.from === notice.from &&
  event.to === notice.to &&
  ((event.kind === notice.kind && event.kind !== "event") || notice.title.startsWith(event.title));

const sortByDay = <Entry extends ComingEntry>(entries: readonly Entry[]) =>
  entries.toSorted(
    (one, other) => compare(one.from, other.from) || compare(one.startsAt ?? "", other.startsAt ?? ""),
  );

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

const fromEvent = <Event extends ComingEvent>({ _id, startsOn, endsOn, ...event }: Event) => ({
  ...event,
  id: _id,
  from: startsOn,
  to: endsOn ?? startsOn,
  path: entryPath(_id, startsOn),
  expiresAt: null,
});

const fromNotice = <Notice extends ComingNotice>({ _id, category, eventFrom, eventTo, ...notice }: Notice) =>
  eventFrom === null
    ? []
    : [
        {
          ...notice,
          id: _id,
          kind: category === "holiday" || category === "examination" ? category : ("event" as const),
          from: eventFrom,
          to: eventTo ?? eventFrom,
          startsAt: null,
          endsAt: null,
          place: null,
          path: noticePath(_id),
        },
      ];

/** The address for calendar programs. */
export const CALENDAR_FILE = "/calendar.ics";

/** Links to the entry in the list below its month. */
export const entryPath = (id: string, from: string) => `${monthPath(monthOf(from))}#${elementIdOf(id)}`;

export const elementIdOf = (id: string) => `entry-${id}`;

export const monthPath = (month: string) => `/calendar?month=${month}`;

export const isOn = ({ from, to }: Pick<CalendarEntry, "from" | "to">, day: string) =>
  from <= day && day <= to;

export type NearDay = "today" | "tomorrow";

/** "today" while an entry is going on, "tomorrow" if it begins then. */
export function nearDayOf(days: Pick<CalendarEntry, "from" | "to">, today: string): NearDay | undefined {
  if (isOn(days, today)) return "today";
  return days.from === addDays(today, 1) ? "tomorrow" : undefined;
}

/** Entries with a day in the span. */
export const entriesWithin = (entries: readonly CalendarEntry[], first: string, last: string) =>
  entries.filter(({ from, to }) => from <= last && to >= first);

/** The next entries, including running ones. */
export const upcomingEntries = (entries: readonly CalendarEntry[], today: string, count: number) =>
  entries.filter(({ to }) => to >= today).slice(0, count);

/** The next entries, the examinations first: one is among them if any is to come. */
export function examinationsFirst(entries: readonly CalendarEntry[], today: string, count: number) {
  const coming = upcomingEntries(entries, today, entries.length);
  const isExamination = ({ kind }: CalendarEntry) => kind === "examination";
  const next = coming.slice(0, count);
  const first = next.some(isExamination) ? [] : coming.filter(isExamination).slice(0, 1);
  return [...first, ...next.slice(0, count - first.length)].toSorted(
    (one, other) => Number(isExamination(other)) - Number(isExamination(one)),
  );
}
