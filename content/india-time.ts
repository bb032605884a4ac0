/** The school's days are those of India, wherever its server and its readers' phones are. */
export const INDIA = "Asia/Kolkata";

/** India has one time all year. */
export const INDIA_AHEAD_MS = 5.5 * 60 * 60 * 1000;

/** The day on which a moment falls in India: `2026-11-14`. */
export const dayInIndia = (moment: Date) =>
  new Date(moment.getTime() + INDIA_AHEAD_MS).toISOString().slice(0, 10);

/** The moment at which a day (`2026-11-14`) begins in India; invalid when it is no date. */
export const startOfDayInIndia = (day: string) => new Date(`${day}T00:00:00+05:30`);
