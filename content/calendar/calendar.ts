import { noticePath } from "../notices/notice-path.ts";
import type { Entity } from "../resources/define-resource.ts";
import type { EventKind } from "../resources/event-kinds.ts";
import type { notices } from "../resources/notices.ts";
import { monthOf } from "./calendar-days.ts";

/** Something that the calendar shows, wherever it comes from, in the reader's language. */
export interface CalendarEntry {
  id: string;
  title: string;
  kind: EventKind;
  /** The first and the last day; of an entry of one day they are the same. */
  from: string;
  to: string;
  /** `09:30` in India; null: the whole day, or no end that anybody has told. */
  startsAt: string | null;
  endsAt: string | null;
  place: string | null;
  description: string | null;
  /** Where visitors read it. */
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

/** What the calendar needs of the notices that carry an event: those with its first day. */
export const NOTICE_EVENT_FIELDS = [
  "title",
  "category",
  "eventFrom",
  "eventTo",
  "description",
  "updatedAt",
] as const;

/** Which of them those are. */
export const NOTICES_WITH_EVENT = { has: "eventFrom", sort: { by: "eventFrom", isDescending: false } };

type ShownNotice = Pick<Entity<typeof notices>, "_id" | (typeof NOTICE_EVENT_FIELDS)[number]>;

/** All that is in the calendar, in the order of its days. */
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

/** Where calendar programs read it. */
export const CALENDAR_FILE = "/calendar.ics";

/** An entry has its place in the list below its month. */
export const entryPath = (id: string, from: string) => `${monthPath(monthOf(from))}#${elementIdOf(id)}`;

export const elementIdOf = (id: string) => `entry-${id}`;

export const monthPath = (month: string) => `/calendar?month=${month}`;

export const isOn = ({ from, to }: Pick<CalendarEntry, "from" | "to">, day: string) =>
  from <= day && day <= to;

/** Those that have a day in the span. */
export const entriesWithin = (entries: readonly CalendarEntry[], first: string, last: string) =>
  entries.filter(({ from, to }) => from <= last && to >= first);

/** The next ones, with what is going on. */
export const comingEntries = (entries: readonly CalendarEntry[], today: string, count: number) =>
  entries.filter(({ to }) => to >= today).slice(0, count);
