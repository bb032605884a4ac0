import { foldHindi } from "../../../content/search/fold-hindi.ts";

const MONTHS = [
  "january jan जनवरी जन",
  "february feb फरवरी फर",
  "march mar मार्च",
  "april apr अप्रैल",
  "may मई",
  "june jun जून",
  "july jul जुलाई",
  "august aug अगस्त",
  "september sept sep सितंबर सितम्बर",
  "october oct अक्टूबर अक्तूबर",
  "november nov नवंबर नवम्बर",
  "december dec दिसंबर दिसम्बर",
].map((names) => new Set(names.split(" ").map(foldHindi)));

/** Word processors replace a hyphen by one of these. */
const DASHES = /[\u2010-\u2015\u2212]/g;
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[t ][\d:.]+z?)?$/;
const DAY_FIRST = /^(\d{1,2})[-/. ]+(\d{1,2})[-/. ]+(\d{4}|\d{2})(?: [\d:.]+(?: ?[ap]m)?)?$/;
const DAY_AND_NAME = /^(\d{1,2})(?:st|nd|rd|th)?[-/., ]*(\p{L}[\p{L}\p{M}]*)[-/., ]*(\d{4}|\d{2})$/u;
const NAME_AND_DAY = /^(\p{L}[\p{L}\p{M}]*)[. ]*(\d{1,2})(?:st|nd|rd|th)?[, ]+(\d{4})$/u;

export type ReadDate = { day: string } | { isMonthFirst: true } | { isNoDay: true };

const normalise = (text: string) =>
  foldHindi(text).normalize("NFC").toLowerCase().replace(DASHES, "-").trim();

/** Reads a date as written in India, day before month; undefined if it is not a date. */
export function readDate(text: string): ReadDate | undefined {
  const written = normalise(text);
  const yearFirst = YEAR_FIRST.exec(written);
  if (yearFirst) return toDay(yearFirst[1], Number(yearFirst[2]), yearFirst[3]);
  const dayFirst = DAY_FIRST.exec(written);
  if (dayFirst) return toDay(dayFirst[3], Number(dayFirst[2]), dayFirst[1]);
  const dayAndName = DAY_AND_NAME.exec(written);
  if (dayAndName) return named(dayAndName[3], dayAndName[2], dayAndName[1]);
  const nameAndDay = NAME_AND_DAY.exec(written);
  return nameAndDay ? named(nameAndDay[3], nameAndDay[1], nameAndDay[2]) : undefined;
}

/**
 * Ambiguous dates of a column in which some dates have the month first and none has the day first, as in CSV files saved
 * with American settings.
 */
export function findDoubtfulDates(cells: readonly string[]): boolean[] {
  const orders = cells.map(findOrder);
  const isDoubtful = orders.includes("month first") && !orders.includes("day first");
  return orders.map((order) => isDoubtful && order === "either");
}

/** The order in a date of digits with the year last. */
function findOrder(cell: string): "day first" | "month first" | "either" | undefined {
  const [first, second] = DAY_FIRST.exec(normalise(cell))?.slice(1, 3).map(Number) ?? [];
  if (first === undefined || second === undefined || first === second) return undefined;
  if (first > 12) return "day first";
  return second > 12 ? "month first" : "either";
}

function named(year: string | undefined, name = "", day: string | undefined): ReadDate | undefined {
  const month = MONTHS.findIndex((names) => names.has(foldHindi(name)));
  return month === -1 ? undefined : toDay(year, month + 1, day);
}

function toDay(yearDigits = "", month: number, dayDigits = ""): ReadDate {
  const day = Number(dayDigits);
  const year = yearDigits.length === 4 ? Number(yearDigits) : toFullYear(Number(yearDigits));
  if (month > 12 && day <= 12) return { isMonthFirst: true };
  const date = new Date(Date.UTC(year, month - 1, day));
  const isThere = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (!isThere || year < 1900 || year > 2100) return { isNoDay: true };
  return { day: date.toISOString().slice(0, 10) };
}

/** No birth year is in the future. */
function toFullYear(year: number): number {
  const thisCentury = 2000 + year;
  return thisCentury > new Date().getUTCFullYear() ? thisCentury - 100 : thisCentury;
}
