import { addDays } from "../../../core/content/days/calendar-days.ts";
import type { TimeWords } from "../../../core/words/times/en.ts";
import type { CalendarEntry } from "./calendar.ts";

type Times = Pick<CalendarEntry, "from" | "to" | "startsAt" | "endsAt">;

/** When an entry takes place, for other programs: whole days, or moments in UTC. */
export type EntryTimes =
  /** `until` is the day after the last one. */
  | { from: string; until: string }
  | { start: Date /** Undefined if the end is open. */; end: Date | undefined };

export function timesOf({ from, to, startsAt, endsAt }: Times): EntryTimes {
  if (startsAt === null) return { from, until: addDays(to, 1) };
  const start = inIndia(from, startsAt);
  if (endsAt !== null) return { start, end: inIndia(to, endsAt) };
  return { start, end: from === to ? undefined : inIndia(addDays(to, 1), "00:00") };
}

/** The offset of India never changes. */
const inIndia = (day: string, time: string) => new Date(`${day}T${time}:00+05:30`);

/** Undefined for a whole day. */
export function describeTimes({ from, to, startsAt, endsAt }: Times, words: TimeWords): string | undefined {
  if (from === to || startsAt === null || endsAt === null) return describeHours(startsAt, endsAt, words);
  return words.overDays(words.time(startsAt), words.time(endsAt));
}

/** Times of one day; undefined without a start. */
export function describeHours(
  startsAt: string | null,
  endsAt: string | null,
  words: TimeWords,
): string | undefined {
  if (startsAt === null) return undefined;
  const start = words.time(startsAt);
  return endsAt === null ? words.from(start) : words.timeSpan(start, words.time(endsAt));
}

/** `20261124`, as calendar programs write a day. */
export const toBasicDay = (day: string) => day.replaceAll("-", "");

/** `20261124T033000Z`, as calendar programs write a moment. */
export const toBasicMoment = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, "");
