import { addDays } from "../../../../core/content/days/calendar-days.ts";
import { foldHindi } from "../../../../core/content/search/fold-hindi.ts";
import { readDate } from "../../../../core/server/sheets/read-date.ts";

export type ReadDays =
  | { from: string; to: string }
  /** Written like a date, but with the month first, or of a day that does not exist. */
  | { isMonthFirst: true }
  | { isNoDay: true };

/** No date is longer. */
const LONGEST = 60;
const WEEKDAYS =
  "mon|monday|tue|tues|tuesday|wed|wednesday|thu|thur|thurs|thursday|fri|friday|sat|saturday|sun|sunday|" +
  "सोमवार|मंगलवार|बुधवार|गुरुवार|गुरूवार|बृहस्पतिवार|वीरवार|शुक्रवार|शनिवार|रविवार|सोम|मंगल|बुध|गुरु|शुक्र|शनि|रवि";
const NAMES = new Set(WEEKDAYS.split("|").map(foldHindi));
const FIRST_WORD = /^\(?([\p{L}\p{M}]+)\)?[.,]?[\s-]*/u;
const LAST_WORD = /[\s,-]*\(?([\p{L}\p{M}]+)\)?\.?$/u;

const DAY_ONLY = /^(\d{1,2})(?:st|nd|rd|th)?$/;
const SHORT_YEAR =
  /^(\d{1,2}(?:st|nd|rd|th)?(?:[-/. ]+\d{1,2}|[-/., ]*\p{L}[\p{L}\p{M}]*)[-/., ']+)(\d{2})$/u;
/** Separators of the first and the last day. */
const BETWEEN = /\s*(?:-|\bto\b|\btill\b|\buntil\b|(?<=\s)से(?=\s))\s*/g;
/** 10-11-26 to 14-11-26 has five. */
const MOST_SEPARATORS = 5;
const UNTIL = /\s*तक$/;

/** Days since the end of 1899, as spreadsheets count them: from 2000 to 2099. */
const SERIAL = /^(?:3[67]\d{3}|[3-6]\d{4}|7[0-2]\d{3})$/;
const SERIAL_START = "1899-12-30";

const normalise = (text: string) =>
  foldHindi(text)
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/\s+/g, " ")
    .trim();

/** Whether a text is the name of a day of the week. */
export const isWeekday = (text: string) => NAMES.has(normalise(text).replace(/\.$/, ""));

/**
 * Reads a day or a span of days as schools in India write them: 15/08/2026, 15-8-26, 15 अगस्त, 10–14 Nov 2026. A date without a year is
 * in the school year that begins in `schoolYear`. Undefined if the text is not a date.
 */
export function readDays(text: string, schoolYear: number): ReadDays | undefined {
  if (text.length > LONGEST) return undefined;
  const written = withoutWeekday(normalise(text));
  if (SERIAL.test(written)) return oneDay(addDays(SERIAL_START, Number(written)));
  const one = readDay(written, schoolYear);
  if (one && "day" in one) return oneDay(one.day);
  return readSpan(written, schoolYear) ?? one;
}

const oneDay = (day: string): ReadDays => ({ from: day, to: day });

function withoutWeekday(written: string): string {
  for (const pattern of [FIRST_WORD, LAST_WORD]) {
    const found = pattern.exec(written);
    if (found?.[1] && NAMES.has(found[1]) && found[0].length < written.length) {
      return written.replace(pattern, "").trim();
    }
  }
  return written;
}

/** A two-digit year is in this century, and a missing one in the school year. */
function readDay(written: string, schoolYear: number) {
  const whole = readDate(written.replace(SHORT_YEAR, "$120$2"));
  if (whole) return whole;
  const inYear = readDate(`${written} ${schoolYear}`);
  if (!inYear || !("day" in inYear) || inYear.day.slice(5) >= "04") return inYear;
  return readDate(`${written} ${schoolYear + 1}`);
}

function readSpan(written: string, schoolYear: number): ReadDays | undefined {
  const separators = [...written.matchAll(BETWEEN)];
  if (separators.length > MOST_SEPARATORS) return undefined;
  for (const { index, 0: separator } of separators) {
    const first = withoutWeekday(written.slice(0, index).trim());
    const last = withoutWeekday(
      written
        .slice(index + separator.length)
        .replace(UNTIL, "")
        .trim(),
    );
    const end = readDay(last, schoolYear);
    if (!end || !("day" in end)) continue;
    const start = readStart(first, end.day, schoolYear);
    if (start && "day" in start) return { from: start.day, to: end.day };
  }
  return undefined;
}

/** The first day may leave out what it shares with the last one: 10–14 Nov 2026, 28 Dec to 3 Jan 2027. */
function readStart(first: string, last: string, schoolYear: number) {
  const [, day] = DAY_ONLY.exec(first) ?? [];
  if (day !== undefined) return readDate(`${last.slice(0, 8)}${day.padStart(2, "0")}`);
  const whole = readDate(first.replace(SHORT_YEAR, "$120$2"));
  if (whole) return whole;
  const lastYear = Number(last.slice(0, 4));
  const sameYear = readDate(`${first} ${lastYear}`);
  if (!sameYear || !("day" in sameYear)) return readDay(first, schoolYear);
  return sameYear.day > last ? readDate(`${first} ${lastYear - 1}`) : sameYear;
}
