import { addDays, monthOf, weekdayOf } from "../../../core/content/days/calendar-days.ts";
import { formatDay, formatDayAndMonth } from "../../../core/content/text/format-day.ts";
import { nameOfMonth } from "../../../core/content/text/format-month.ts";
import type { Words } from "../../../core/words/en.ts";
import type { CalendarEntry } from "../content/calendar.ts";
import type { DayLine } from "../content/day-banner.ts";
import type { SchoolDay } from "../content/school-day.ts";

type Days = Pick<CalendarEntry, "from" | "to">;

/** `Tuesday, 24 November 2026` or `6 to 11 November 2026`. */
export function describeDays({ from, to }: Days, words: Words): string {
  const last = formatDay(to, words.months);
  if (from === to) return `${words.calendar.weekdays[weekdayOf(from)]}, ${last}`;
  return words.calendar.span(formatStart(from, to, words), last);
}

/** The short form below the name of the first month: `Tue 24`, `6 to 11` or `1 May to 14 June`. */
export function describeDaysOfMonth({ from, to }: Days, words: Words): string {
  const day = Number(from.slice(8));
  if (from === to) return `${words.calendar.shortWeekdays[weekdayOf(from)]} ${day}`;
  const [lastDay = "", lastMonth] = formatDay(to, words.months).split(" ");
  if (monthOf(from) === monthOf(to)) return words.calendar.span(String(day), lastDay);
  return words.calendar.span(`${day} ${nameOfMonth(monthOf(from), words)}`, `${lastDay} ${lastMonth}`);
}

/** The parts of the first day that differ from the last one. */
function formatStart(from: string, to: string, { months }: Words): string {
  const [day = "", month, year] = formatDay(from, months).split(" ");
  if (monthOf(from) === monthOf(to)) return day;
  return from.slice(0, 4) === to.slice(0, 4) ? `${day} ${month}` : `${day} ${month} ${year}`;
}

/** `Closed tomorrow` or `Examination until 30 October`. */
export const describeDayLine = (
  { kind, ...days }: Pick<DayLine, "kind" | "from" | "to">,
  today: string,
  words: Words,
): string => words.dayBanner.lines[kind](describeNearDays(days, today, words));

/** `Today 7:50–1:40`, `tomorrow open` and `next holiday Tuesday 24`. */
export function describeSchoolDay(
  { from, to, isByClass, isOpenTomorrow, nextHoliday }: SchoolDay,
  today: string,
  { calendar, dayBanner, months }: Words,
): string[] {
  const { hours, byClass, open, closed, next } = dayBanner.schoolDay;
  const span = hours(`${toClock(from)}–${toClock(to)}`);
  const parts = [isByClass ? byClass(span) : span, isOpenTomorrow ? open : closed];
  if (nextHoliday === undefined) return parts;
  const day =
    monthOf(nextHoliday) === monthOf(today)
      ? Number(nextHoliday.slice(8))
      : formatDayAndMonth(nextHoliday, months);
  return [...parts, next(`${calendar.weekdays[weekdayOf(nextHoliday)]} ${day}`)];
}

/** `13:40` as `1:40`; nobody takes the hours of a school for those of the night. */
const toClock = (time: string) => `${Number(time.slice(0, 2)) % 12 || 12}${time.slice(2)}`;

/** For days that begin today or tomorrow. */
function describeNearDays({ from, to }: Days, today: string, { dayBanner, months }: Words): string {
  const tomorrow = addDays(today, 1);
  if (from === tomorrow) {
    return to === tomorrow ? dayBanner.tomorrow : dayBanner.fromTomorrow(formatDayAndMonth(to, months));
  }
  if (to === today) return dayBanner.today;
  return to === tomorrow ? dayBanner.todayAndTomorrow : dayBanner.until(formatDayAndMonth(to, months));
}
