import { dayInIndia, endOfDayInIndia } from "../../content/school/india-time.ts";
import type { SiteContent } from "../../server/content/site-content.ts";

/** The current day in India, and when it ends. */
export function readToday({ now, endAt }: Pick<SiteContent, "now" | "endAt">): string {
  const today = dayInIndia(now);
  endAt(endOfDayInIndia(today).getTime());
  return today;
}
