import { INDIA } from "../../../content/india-time.ts";

const DAY = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeZone: "UTC" });
const MOMENT = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeStyle: "short", timeZone: INDIA });
const TIME = new Intl.DateTimeFormat("en-IN", { timeStyle: "medium", timeZone: INDIA });

const AGO = new Intl.RelativeTimeFormat("en-IN");

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A calendar date, which is the same day everywhere. */
export const formatDate = (date: string) => DAY.format(new Date(date));

/** A moment, in the school's time. */
export const formatMoment = (moment: string) => MOMENT.format(new Date(moment));

/** The time of day alone. */
export const formatTime = (moment: string) => TIME.format(new Date(moment));

/** A moment that says whose clock it is told by. */
export const formatIndianMoment = (moment: string) => `${formatMoment(moment)} IST`;

/** How long ago a moment was, in words. */
export function formatAgo(moment: string, now: Date): string {
  const passed = now.getTime() - Date.parse(moment);
  if (passed < MINUTE_MS) return "just now";
  if (passed < HOUR_MS) return AGO.format(-Math.floor(passed / MINUTE_MS), "minute");
  if (passed < DAY_MS) return AGO.format(-Math.floor(passed / HOUR_MS), "hour");
  return AGO.format(-Math.floor(passed / DAY_MS), "day");
}
