/** Arithmetic on days (`2026-11-14`) and months (`2026-11`), independent of clock and time zone. */

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

/** The weeks of a month, Monday to Sunday; days of adjacent months are undefined. */
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

/** The year in which the school year (April to March) of a day begins. */
export const schoolYearOf = (day: string) => Number(addMonths(monthOf(day), -3).slice(0, 4));

export const schoolYearMonths = (year: number) =>
  Array.from({ length: 12 }, (_month, index) => addMonths(`${year}-04`, index));

/** `2026-27` */
export const schoolYearName = (year: number) => `${year}-${String((year + 1) % 100).padStart(2, "0")}`;
