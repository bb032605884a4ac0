/** All days are days in India, wherever the server and the readers are. */
export const INDIA = "Asia/Kolkata";

/** India has no daylight saving time. */
export const INDIA_AHEAD_MS = 5.5 * 60 * 60 * 1000;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The date of a moment in India: `2026-11-14`. */
export const dayInIndia = (moment: Date) =>
  new Date(moment.getTime() + INDIA_AHEAD_MS).toISOString().slice(0, 10);

/** The day of a day or a moment; of any other text its beginning, because a restored draft may contain any text. */
export function dayOf(text: string): string {
  const moment = new Date(text);
  return text.length <= 10 || Number.isNaN(moment.getTime()) ? text.slice(0, 10) : dayInIndia(moment);
}

const DATE_AND_TIME =
  /^(?<day>2[01]\d{2}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?<zone>Z|[+-]\d{2}:\d{2})?$/;

/**
 * The UTC moment of a date and time: `2026-11-17T07:00` means 07:00 in India unless a zone is given. Undefined if there is
 * no such time or the year is not plausible.
 */
export function readMoment(text: string): string | undefined {
  const { day = "", zone } = DATE_AND_TIME.exec(text)?.groups ?? {};
  const moment = new Date(zone ? text : `${text}+05:30`);
  return isDay(day) && !Number.isNaN(moment.getTime()) ? moment.toISOString() : undefined;
}

/** `Date` turns 31 February into 3 March. */
function isDay(day: string): boolean {
  const midnight = new Date(`${day}T00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
}

/** A moment in Indian time in the format of form fields: `2026-11-17T07:00`. */
export const clockInIndia = (moment: string) =>
  new Date(Date.parse(moment) + INDIA_AHEAD_MS).toISOString().slice(0, 16);

/** The moment at which a day (`2026-11-14`) begins in India; an invalid date if the day is invalid. */
export const startOfDayInIndia = (day: string) => new Date(`${day}T00:00:00+05:30`);

/** The moment at which a day ends in India and the next one begins. */
export const endOfDayInIndia = (day: string) => new Date(startOfDayInIndia(day).getTime() + DAY_MS);
