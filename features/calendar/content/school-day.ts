import { addDays, weekdayOf } from "../../../core/content/days/calendar-days.ts";
import type { Bilingual } from "../../../core/content/pages/define-page.ts";
import { WORDS } from "../../../core/words/index.ts";
import { LANGUAGES } from "../../../core/words/languages.ts";
import type { PageDocument } from "../../pages.ts";
import { isOn } from "./calendar.ts";
import type { DayAnnouncement } from "./day-banner.ts";

type Timings = Pick<PageDocument<"parents">["timings"], "items" | "firstSeason" | "secondSeason">;

/** The hours and the next holiday, for a school day without anything special. */
export interface SchoolDay {
  /** `07:50`: when the first class begins, and when the last one ends. */
  from: string;
  to: string;
  /** Whether classes have different times. */
  isByClass: boolean;
  isOpenTomorrow: boolean;
  /** The first day of the next holiday after tomorrow. */
  nextHoliday: string | undefined;
}

/** Undefined if today is no school day, or the school's own texts about its days and seasons cannot be read with certainty. */
export function findSchoolDay(
  timings: Timings,
  announcements: readonly DayAnnouncement[],
  today: string,
): SchoolDay | undefined {
  const groups = timings.items.map((item) => ({ ...item, weekdays: readWeekdays(item.days) }));
  const season = findSeason(timings, today);
  if (!season || groups.some(({ weekdays }) => weekdays.length === 0)) return undefined;
  const closings = announcements.filter(({ kind }) => kind === "closed");
  const isSchoolDay = (day: string) =>
    groups.some(({ weekdays }) => weekdays.includes(weekdayOf(day))) &&
    !closings.some((closing) => isOn(closing, day));
  const hours = groups.flatMap(({ weekdays, from, to, secondFrom, secondTo }) => {
    const [begins, ends] = season === "first" ? [from, to] : [secondFrom, secondTo];
    return weekdays.includes(weekdayOf(today)) && begins !== null && ends !== null ? [{ begins, ends }] : [];
  });
  const begins = hours.map((each) => each.begins).toSorted();
  const ends = hours.map((each) => each.ends).toSorted();
  const [from, to, tomorrow] = [begins[0], ends.at(-1), addDays(today, 1)];
  if (from === undefined || to === undefined || !isSchoolDay(today)) return undefined;
  const [nextHoliday] = closings
    .map((closing) => closing.from)
    .filter((day) => day > tomorrow)
    .toSorted();
  const isByClass = new Set(begins).size > 1 || new Set(ends).size > 1;
  return { from, to, isByClass, isOpenTomorrow: isSchoolDay(tomorrow), nextHoliday };
}

/** "and" and "to" as schools write them. */
const AND = /\s*(?:,|&|\/|\s(?:and|और|व)\s)\s*/;
const TO = /\s*[-–]\s*|\s+(?:to|till|until|से)\s+/;
const UNTIL = /\s+तक$/;

const WEEKDAYS = new Map(
  LANGUAGES.flatMap((language) => {
    const { weekdays, shortWeekdays } = WORDS[language].calendar;
    return [weekdays, shortWeekdays].flatMap((names) =>
      names.map((name, weekday) => [name.toLowerCase(), weekday] as const),
    );
  }),
);

/** The weekdays of "Monday to Friday" or "सोमवार, बुधवार"; none if any part is something else. Monday is 0. */
export function readWeekdays(days: Bilingual): number[] {
  const text = (days.en ?? days.hi ?? "").trim().toLowerCase();
  const parts = text.split(AND).map((part) => {
    const names = part.replace(UNTIL, "").split(TO);
    const [first, last = first] = names.map((name) => WEEKDAYS.get(name));
    if (names.length > 2 || first === undefined || last === undefined || last < first) return undefined;
    return Array.from({ length: last - first + 1 }, (_day, index) => first + index);
  });
  return parts.every((part) => part !== undefined) ? parts.flat() : [];
}

/** The season of a day; undefined if the names of the seasons do not say which it is. */
function findSeason(
  { items, firstSeason, secondSeason }: Timings,
  today: string,
): "first" | "second" | undefined {
  if (items.every(({ secondFrom, secondTo }) => secondFrom === null && secondTo === null)) return "first";
  const [first, second] = [firstSeason, secondSeason].map((name) => isInSeason(name, today));
  if (first === undefined || second === undefined || first === second) return undefined;
  return first ? "first" : "second";
}

/** Whether a day is in "Summer (April to 22 November)"; undefined if the name has no days. */
export function isInSeason(name: Bilingual, today: string): boolean | undefined {
  const text = name.en ?? name.hi ?? "";
  const span = (/\(([^)]*)\)/.exec(text)?.[1] ?? text).trim().toLowerCase().replace(UNTIL, "");
  const [first, last, ...more] = span.split(TO);
  const [from, to] = [readDayOfYear(first, "01"), readDayOfYear(last, "31")];
  if (from === undefined || to === undefined || more.length > 0) return undefined;
  const day = today.slice(5);
  return from <= to ? from <= day && day <= to : from <= day || day <= to;
}

const MONTHS = new Map(
  LANGUAGES.flatMap((language) =>
    WORDS[language].months.map((name, index) => [name.toLowerCase(), String(index + 1).padStart(2, "0")]),
  ),
);

/** `11-22` for "22 November"; a month alone gets a day. */
function readDayOfYear(text: string | undefined, usualDay: string): string | undefined {
  const { day = usualDay, name = "" } =
    /^(?:(?<day>\d{1,2})\s+)?(?<name>\S+)$/.exec(text ?? "")?.groups ?? {};
  const month = MONTHS.get(name);
  return month && `${month}-${day.padStart(2, "0")}`;
}
