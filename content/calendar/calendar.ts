import { noticePath } from "../notices/notice-path.ts";
import type { Entity } from "../resources/define-resource.ts";
import type { EventKind } from "../resources/event-kinds.ts";
import type { notices } from "../resources/notices.ts";
import { monthOf } from "./calendar-days.ts";

/** An entry of the calendar, from an event or a notice, in the reader's language. */
export interface CalendarEntry {
  id: string;
  title: string;
  kind: EventKind;
  /** First and last day; equal for an entry of one day. */
  from: string;
  to: string;
  /** `09:30` in India; null for the whole day or an open end. */
  startsAt: string | null;
  endsAt: string | null;
  place: string | null;
  description: string | null;
  /** The page with the details. */
  path: string;
  updatedAt: string;
}

export const EVENT_FIELDS = [
  "title",
  "kind",
  "startsOn",
  "endsOn",
  "startsAt",
  "endsAt",
  "place",
  "description",
  "updatedAt",
] as const;

interface ShownEvent extends Omit<CalendarEntry, "id" | "from" | "to" | "path"> {
  _id: string;
  startsOn: string;
  endsOn: string | null;
}

/** The fields of notices that the calendar needs. */
export const NOTICE_EVENT_FIELDS = [
  "title",
  "category",
  "eventFrom",
  "eventTo",
  "description",
  "updatedAt",
] as const;

/** The notices with an event. */
export const NOTICES_WITH_EVENT = { has: "eventFrom", sort: { by: "eventFrom", isDescending: false } };

type ShownNotice = Pick<Entity<typeof notices>, "_id" | (typeof NOTICE_EVENT_FIELDS)[number]>;

/** All entries of the calendar, sorted by day. */
export const calendarEntries = (
  events: readonly ShownEvent[],
  notices: readonly ShownNotice[],
): CalendarEntry[] =>
  [...events.map(fromEvent), ...notices.flatMap(fromNotice)].toSorted(
    (one, other) => compare(one.from, other.from) || compare(one.startsAt ?? "", other.startsAt ?? ""),
  );

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

const fromEvent = ({ _id, startsOn, endsOn, ...event }: ShownEvent): CalendarEntry => ({
  ...event,
  id: _id,
  from: startsOn,
  to: endsOn ?? startsOn,
  path: entryPath(_id, startsOn),
});

const fromNotice = ({ _id, category, eventFrom, eventTo, ...notice }: ShownNotice): CalendarEntry[] =>
  eventFrom === null
    ? []
    : [
        {
          ...notice,
          id: _id,
          kind: category === "holiday" || category === "examination" ? category : "event",
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

/** Entries with a day in the span. */
export const entriesWithin = (entries: readonly CalendarEntry[], first: string, last: string) =>
  entries.filter(({ from, to }) => from <= last && to >= first);

/** The next entries, including running ones. */
export const upcomingEntries = (entries: readonly CalendarEntry[], today: string, count: number) =>
  entries.filter(({ to }) => to >= today).slice(0, count);
