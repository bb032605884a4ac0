import { dayInIndia, startOfDayInIndia } from "../../content/text/india-time.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;

export interface Week {
  /** The start of its Monday in Indian time. */
  start: Date;
  count: number;
}

/** Counts moments by week, oldest first; the current week is the last. */
export function countByWeek(moments: readonly string[], today: Date, weekCount: number): Week[] {
  const thisWeek = startOfWeek(today);
  const weeks = Array.from({ length: weekCount }, (_, index): Week => {
    const start = new Date(thisWeek - (weekCount - 1 - index) * WEEK_MS);
    return { start, count: 0 };
  });
  for (const moment of moments) {
    const ago = (thisWeek - startOfWeek(new Date(moment))) / WEEK_MS;
    const week = weeks[weekCount - 1 - ago];
    if (week) week.count++;
  }
  return weeks;
}

function startOfWeek(moment: Date): number {
  const day = dayInIndia(moment);
  const daysSinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return startOfDayInIndia(day).getTime() - daysSinceMonday * DAY_MS;
}
