import { INDIA_AHEAD_MS } from "./india-time.ts";

/**
 * `2026-11-14`, or a time on that day in India, as `14 November 2026`. Not by `Intl.DateTimeFormat`: making one keeps a
 * slow phone busy for longer than all the rest of a page's own code.
 */
export function formatDay(date: string, months: readonly string[]): string {
  const inIndia = new Date(Date.parse(date) + INDIA_AHEAD_MS);
  return `${inIndia.getUTCDate()} ${months[inIndia.getUTCMonth()]} ${inIndia.getUTCFullYear()}`;
}
