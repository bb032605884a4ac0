import { addDays, weekdayOf } from "./calendar-days.ts";

const SUNDAY = 6;

export type IsHoliday = (day: string) => boolean;

/** Schools work from Monday to Saturday, except on the holidays of their calendar. */
export const isWorkingDay = (day: string, isHoliday: IsHoliday) =>
  weekdayOf(day) !== SUNDAY && !isHoliday(day);

/** The working days after one day, up to and including another. */
export function countWorkingDays(after: string, until: string, isHoliday: IsHoliday): number {
  let count = 0;
  for (let day = addDays(after, 1); day <= until; day = addDays(day, 1)) {
    if (isWorkingDay(day, isHoliday)) count++;
  }
  return count;
}
