const DAY = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeZone: "UTC" });
const MOMENT = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeStyle: "short" });

const INDIAN_MOMENT = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Asia/Kolkata",
});
const AGO = new Intl.RelativeTimeFormat("en-IN");

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A calendar date, which is the same day everywhere. */
export const formatDate = (date: string) => DAY.format(new Date(date));

/** A moment, in the reader's own time. */
export const formatMoment = (moment: string) => MOMENT.format(new Date(moment));

/** A moment by the school's clock, wherever the reader is. */
export const formatIndianMoment = (moment: string) => `${INDIAN_MOMENT.format(new Date(moment))} IST`;

/** How long ago a moment was, in words. */
export function formatAgo(moment: string, now: Date): string {
  const passed = now.getTime() - Date.parse(moment);
  if (passed < MINUTE_MS) return "just now";
  if (passed < HOUR_MS) return AGO.format(-Math.floor(passed / MINUTE_MS), "minute");
  if (passed < DAY_MS) return AGO.format(-Math.floor(passed / HOUR_MS), "hour");
  return AGO.format(-Math.floor(passed / DAY_MS), "day");
}
