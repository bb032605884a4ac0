import { addMonths, lastDayOf, monthOf } from "../../../../core/content/days/calendar-days.ts";
import { dayInIndia, startOfDayInIndia } from "../../../../core/content/text/india-time.ts";

/**
 * The moment since which closed enquiries are kept: the beginning of the day some months ago, in India. A month without that day counts up
 * to its last day, so that nothing is deleted early.
 */
export function keptSince(now: Date, months: number): string {
  const today = dayInIndia(now);
  const month = addMonths(monthOf(today), -months);
  const day = `${month}${today.slice(7)}`;
  const last = lastDayOf(month);
  return startOfDayInIndia(day < last ? day : last).toISOString();
}
