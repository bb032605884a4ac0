import { INDIA } from "../../content/text/india-time.ts";
import { panelLanguage, words } from "../../ui/panel-words.ts";

const isHindi = panelLanguage === "hi";
const LOCALE = isHindi ? "hi-IN-u-nu-latn" : "en-IN";
// Few readers know the Hindi abbreviations of months, and "am" is not Hindi.
const DATE: Intl.DateTimeFormatOptions = { dateStyle: isHindi ? "long" : "medium" };
const HOUR_AND_MINUTE: Intl.DateTimeFormatOptions = {
  hour: "numeric",
  minute: "2-digit",
  ...(isHindi && { dayPeriod: "short" }),
};

const format = (options: Intl.DateTimeFormatOptions, timeZone = INDIA) =>
  new Intl.DateTimeFormat(LOCALE, { ...options, timeZone });

/** A date stays on one line. */
const onOneLine = (text: string) => text.replaceAll(" ", "\u00a0");

const DAY = format(DATE, "UTC");
const DAY_IN_INDIA = format(DATE);
const SHORT_TIME = format(HOUR_AND_MINUTE);
const TIME = format({ ...HOUR_AND_MINUTE, second: "2-digit" });
const DAY_AND_MONTH = format({ day: "numeric", month: "short" });

const MONTH = format({ month: "long" });
const MONTH_AND_YEAR = format({ month: "long", year: "numeric" }, "UTC");
const SHORT_MONTH = format({ month: "short" }, "UTC");
const WEEKDAY = format({ weekday: "long" });
const LONG_DATE = format({ dateStyle: "long" });

const AGO = new Intl.RelativeTimeFormat(LOCALE);

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A calendar date, which is the same day everywhere. */
export const formatDate = (date: string) => onOneLine(DAY.format(new Date(date)));

/** A moment, in the school's time. */
export function formatMoment(moment: string): string {
  const date = new Date(moment);
  return `${onOneLine(DAY_IN_INDIA.format(date))}, ${onOneLine(SHORT_TIME.format(date))}`;
}

/** A planned moment, with the day of the week. */
export function formatPlan(moment: string): string {
  const date = new Date(moment);
  return `${formatLongDay(date)}, ${onOneLine(SHORT_TIME.format(date))}`;
}

const formatLongDay = (date: Date) => `${WEEKDAY.format(date)}, ${onOneLine(LONG_DATE.format(date))}`;

/**
 * The value of a date or date and time input in words: "Tuesday, 17 November 2026". Empty without a date, and for a year that is
 * still being typed.
 */
export function describeTypedDate(value: string): string {
  const [day = "", time] = value.split("T");
  const moment = new Date(`${day}T${time ?? "12:00"}+05:30`);
  if (!/^(19|2\d)\d\d-/.test(day) || Number.isNaN(moment.getTime())) return "";
  if (time !== undefined) return formatPlan(moment.toISOString());
  return formatLongDay(moment);
}

/** The time of day. */
export const formatTime = (moment: string) => onOneLine(TIME.format(new Date(moment)));

/** A day of this year, in short form. */
export const formatDayAndMonth = (moment: Date) => onOneLine(DAY_AND_MONTH.format(moment));

/** The name of the month, in the school's time. */
export const formatMonth = (moment: Date) => MONTH.format(moment);

/** A month (`2026-11`) with its year. */
export const formatMonthAndYear = (month: string) => onOneLine(MONTH_AND_YEAR.format(new Date(month)));

/** A month (`2026-11`) in short form, without its year. */
export const formatShortMonth = (month: string) => SHORT_MONTH.format(new Date(month));

/** A moment with its time zone. */
export const formatIndianMoment = (moment: string) => words.frame.indianTime(formatMoment(moment));

/** How long ago a moment was. */
export function formatAgo(moment: string, now: Date): string {
  const passed = now.getTime() - Date.parse(moment);
  if (passed < MINUTE_MS) return words.frame.justNow;
  if (passed < HOUR_MS) return AGO.format(-Math.floor(passed / MINUTE_MS), "minute");
  if (passed < DAY_MS) return AGO.format(-Math.floor(passed / HOUR_MS), "hour");
  return AGO.format(-Math.floor(passed / DAY_MS), "day");
}
