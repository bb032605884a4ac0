import { addDays, weekdayOf } from "./calendar-days.ts";

const SUNDAY = 6;

export type IsHoliday = (day: string) => boolean;

/** Schools work from Monday to Saturday, except on the holidays of their calendar. */
export const isWorkingDay = (day: string, isHoliday: IsHoliday) =>
  weekdayOf(day) !== SUNDAY && !isHoliday(day);

/**
 * A function that counts the working days after one day, up to and including another. Both are between `first` and `last`, whose days are
 * looked at once.
 */
export function createWorkingDayCount(first: string, last: string, isHoliday: IsHoliday) {
  const untilDay = new Map<string, number>();
  let count = 0;
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (isWorkingDay(day, isHoliday)) count++;
    untilDay.set(day, count);
  }
  return (after: string, until: string) =>
    Math.max(0, (untilDay.get(until) ?? 0) - (untilDay.get(after) ?? 0));
}
