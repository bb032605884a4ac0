import type { PrivacyPage } from "../../../content/pages/privacy.ts";
import { startOfDayInIndia } from "../../../content/school/india-time.ts";

/** The end of a consent given on this day, by the school's rule; null if it has no end. */
export function endOfConsent(day: string, validity: PrivacyPage["validity"]): string | null {
  const year = Number(day.slice(0, 4));
  switch (validity) {
    case "year":
      return startOfDayInIndia(dayAfter(`${year + 1}${day.slice(4)}`)).toISOString();
    case "school year":
      return startOfDayInIndia(`${day.slice(5) < "04-01" ? year : year + 1}-04-01`).toISOString();
    default:
      return null;
  }
}

/** 29 February has no anniversary; its consent ends on 1 March. */
const dayAfter = (day: string) =>
  new Date(Date.parse(`${day.replace("-02-29", "-02-28")}T00:00Z`) + 24 * 60 * 60_000)
    .toISOString()
    .slice(0, 10);
