const DAY = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "Asia/Kolkata",
});

/** `2026-11-14`, or a time on that day in India, as `14 November 2026`. */
export function formatDay(date: string): string {
  return DAY.format(new Date(date));
}
