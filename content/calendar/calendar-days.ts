/** Days (`2026-11-14`) and months (`2026-11`) as the calendar counts them; no clock and no time zone is asked. */

const DAY_MS = 24 * 60 * 60 * 1000;

const toDate = (day: string) => new Date(`${day}T00:00:00Z`);
const toDay = (date: Date) => date.toISOString().slice(0, 10);

export const addDays = (day: string, count: number) =>
  toDay(new Date(toDate(day).getTime() + count * DAY_MS));

export const daysBetween = (first: string, last: string) =>
  (toDate(last).getTime() - toDate(first).getTime()) / DAY_MS;

/** Monday is 0. */
export const weekdayOf = (day: string) => (toDate(day).getUTCDay() + 6) % 7;

export const monthOf = (day: string) => day.slice(0, 7);

export function addMonths(month: string, count: number): string {
  const date = toDate(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return monthOf(toDay(date));
}

export const lastDayOf = (month: string) => addDays(`${addMonths(month, 1)}-01`, -1);

/** The weeks of a month, from Monday to Sunday; undefined stands for days of the months beside it. */
export function weeksOf(month: string): (string | undefined)[][] {
  const first = `${month}-01`;
  const start = addDays(first, -weekdayOf(first));
  const weeks = Math.ceil((daysBetween(start, lastDayOf(month)) + 1) / 7);
  return Array.from({ length: weeks }, (_week, week) =>
    Array.from({ length: 7 }, (_day, weekday) => {
      const day = addDays(start, week * 7 + weekday);
      return monthOf(day) === month ? day : undefined;
    }),
  );
}

/** The year in which the school year of a day begins: it lasts from April to March. */
export const schoolYearOf = (day: string) => Number(addMonths(monthOf(day), -3).slice(0, 4));

export const schoolYearMonths = (year: number) =>
  Array.from({ length: 12 }, (_month, index) => addMonths(`${year}-04`, index));

/** `2026-27` */
export const schoolYearName = (year: number) => `${year}-${String((year + 1) % 100).padStart(2, "0")}`;
