import { INDIA_AHEAD_MS } from "./india-time.ts";

/**
 * `2026-11-14`, or a moment on that day in India, as `14 November 2026`. Without `Intl.DateTimeFormat`: creating one takes a
 * slow phone longer than the rest of a page's code.
 */
export function formatDay(date: string, months: readonly string[]): string {
  const inIndia = new Date(Date.parse(date) + INDIA_AHEAD_MS);
  return `${inIndia.getUTCDate()} ${months[inIndia.getUTCMonth()]} ${inIndia.getUTCFullYear()}`;
}

/** The same without the year: `14 November`. */
export const formatDayAndMonth = (date: string, months: readonly string[]) =>
  formatDay(date, months).replace(/ \d+$/, "");
