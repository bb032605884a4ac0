/** The school's days are those of India, wherever its server and its readers' phones are. */
export const INDIA = "Asia/Kolkata";

/** India has one time all year. */
export const INDIA_AHEAD_MS = 5.5 * 60 * 60 * 1000;

/** The day on which a moment falls in India: `2026-11-14`. */
export const dayInIndia = (moment: Date) =>
  new Date(moment.getTime() + INDIA_AHEAD_MS).toISOString().slice(0, 10);

const DATE_AND_TIME =
  /^(?<day>2[01]\d{2}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?<zone>Z|[+-]\d{2}:\d{2})?$/;

/**
 * The moment that a date and time mean, in UTC: `2026-11-17T07:00` is 07:00 in India, and a zone may be given. Undefined when there
 * is no such time, or it lies in another age.
 */
export function readMoment(text: string): string | undefined {
  const { day = "", zone } = DATE_AND_TIME.exec(text)?.groups ?? {};
  const moment = new Date(zone ? text : `${text}+05:30`);
  return isDay(day) && !Number.isNaN(moment.getTime()) ? moment.toISOString() : undefined;
}

/** Of 31 February a `Date` makes 3 March. */
function isDay(day: string): boolean {
  const midnight = new Date(`${day}T00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
}

/** What clocks in India show at a moment, as a form has it: `2026-11-17T07:00`. */
export const clockInIndia = (moment: string) =>
  new Date(Date.parse(moment) + INDIA_AHEAD_MS).toISOString().slice(0, 16);

/** The moment at which a day (`2026-11-14`) begins in India; invalid when it is no date. */
export const startOfDayInIndia = (day: string) => new Date(`${day}T00:00:00+05:30`);
