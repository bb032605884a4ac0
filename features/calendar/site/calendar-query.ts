import { monthOf, schoolYearName, schoolYearOf } from "../../../core/content/days/calendar-days.ts";

/** The query of the calendar: `/calendar?month=2026-11` or `/calendar?view=year&year=2026-27`. */
export type CalendarQuery = { view: "month"; month: string } | { view: "year"; year: number };

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

/** Falls back to the current month or year. */
export function readCalendarQuery(parameters: URLSearchParams, today: string): CalendarQuery {
  if (parameters.get("view") === "year") {
    return { view: "year", year: readYear(parameters.get("year") ?? "") ?? schoolYearOf(today) };
  }
  const month = parameters.get("month") ?? "";
  return { view: "month", month: MONTH.test(month) ? month : monthOf(today) };
}

function readYear(name: string): number | undefined {
  const year = Number(name.slice(0, 4));
  return /^20/.test(name) && schoolYearName(year) === name ? year : undefined;
}

export const yearPath = (year: number) => `/calendar?view=year&year=${schoolYearName(year)}`;
