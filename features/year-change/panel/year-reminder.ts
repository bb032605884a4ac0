import { dayInIndia } from "../../../core/content/text/india-time.ts";
import type { YearStart } from "../content/year-change-contract.ts";

/** March and April, when Indian schools change the year. */
const SEASON = ["03", "04"];

export const isYearChangeSeason = (now: Date): boolean => SEASON.includes(dayInIndia(now).slice(5, 7));

/** Schools that end late, or wait for results, change the year up to June. */
const USUAL_MONTHS = [...SEASON, "05", "06"];

export const isUsualForYearChange = (now: Date): boolean =>
  USUAL_MONTHS.includes(dayInIndia(now).slice(5, 7));

/** Whether this year's change is still to be done. Sample students do not count. */
export function isYearChangeDue({ ownStudents, last }: YearStart, now: Date): boolean {
  const yearOf = (moment: Date) => dayInIndia(moment).slice(0, 4);
  const isDone = last !== null && last.undoable > 0 && yearOf(new Date(last.at)) === yearOf(now);
  return isYearChangeSeason(now) && ownStudents > 0 && !isDone;
}
