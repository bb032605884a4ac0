import { addDays, weekdayOf } from "./calendar-days.ts";

const SUNDAY = 6;

/** Schools work from Monday to Saturday, except on the holidays of their calendar. */
export const isWorkingDay = (day: string, holidays: ReadonlySet<string>) =>
  weekdayOf(day) !== SUNDAY && !holidays.has(day);

/** The working days after one day, up to and including another. */
export function countWorkingDays(after: string, until: string, holidays: ReadonlySet<string>): number {
  let count = 0;
  for (let day = addDays(after, 1); day <= until; day = addDays(day, 1)) {
    if (isWorkingDay(day, holidays)) count++;
  }
  return count;
}
