import { foldHindi } from "../../content/search/fold-hindi.ts";
import { withHyphens } from "../../content/text/hyphens.ts";

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

/** With the text between the parts, for examples in the same form. */
const YEAR_FIRST =
  /^(?<year>\d{4})(?<gap>[-/.])(?<month>\d{1,2})(?<nextGap>[-/.])(?<day>\d{1,2})(?:[t ][\d:.]+z?)?$/;
const DAY_FIRST =
  /^(?<day>\d{1,2})(?<gap>[-/. ]+)(?<month>\d{1,2})(?<nextGap>[-/. ]+)(?<year>\d{4}|\d{2})(?: [\d:.]+(?: ?[ap]m)?)?$/;
const DAY_AND_NAME =
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?(?<gap>[-/., ]*)(?<name>\p{L}[\p{L}\p{M}]*)(?<nextGap>[-/., ]*)(?<year>\d{4}|\d{2})$/u;
const NAME_AND_DAY =
  /^(?<name>\p{L}[\p{L}\p{M}]*)(?<gap>[. ]*)(?<day>\d{1,2})(?:st|nd|rd|th)?(?<nextGap>[, ]+)(?<year>\d{4})$/u;

export type ReadDate = { day: string } | { isMonthFirst: true } | { isNoDay: true };

/** Hyphen and slash as typed in Kruti Dev: 15&08&2019. */
const KEYS_BETWEEN_DIGITS = /(?<=\d)[&@](?=\d)/g;

const normalise = (text: string) =>
  withHyphens(foldHindi(text).normalize("NFC").toLowerCase())
    .replace(KEYS_BETWEEN_DIGITS, (key) => (key === "&" ? "-" : "/"))
    .trim();

type DateParts = Partial<Record<"year" | "month" | "name" | "day" | "gap" | "nextGap", string>>;

function findParts(text: string): { pattern: RegExp; parts: DateParts } | undefined {
  const written = normalise(text);
  for (const pattern of [YEAR_FIRST, DAY_FIRST, DAY_AND_NAME, NAME_AND_DAY]) {
    const parts: DateParts | undefined = pattern.exec(written)?.groups;
    if (parts) return { pattern, parts };
  }
  return undefined;
}

/** Reads a date as written in India, day before month; undefined if it is not a date. */
export function readDate(text: string): ReadDate | undefined {
  const { year, month, name, day } = findParts(text)?.parts ?? {};
  if (name !== undefined) return named(year, name, day);
  return month === undefined ? undefined : toDay(year, Number(month), day);
}

/** 30 June 2015: the day cannot be mistaken for the month. */
const EXAMPLE = { day: "30", month: "06", year: "2015", english: "June", hindi: "जून" };
export const DATE_EXAMPLE = "30/06/2015";
const LONGEST_SHORT_NAME = "sept".length;

/** An example in the form of a cell: "30-Jun-15" for "4-Nov-16". Undefined if the cell is not written like a date. */
function exampleLike(cell: string): string | undefined {
  const { pattern, parts } = findParts(cell) ?? {};
  if (!parts) return undefined;
  const { gap = "", nextGap = "" } = parts;
  const { day } = EXAMPLE;
  const year = EXAMPLE.year.slice(-(parts.year?.length ?? 4));
  const month = parts.name ? nameLike(parts.name) : EXAMPLE.month.slice(-(parts.month?.length ?? 2));
  if (pattern === YEAR_FIRST) return `${year}${gap}${month}${nextGap}${day}`;
  return pattern === NAME_AND_DAY
    ? `${month}${gap}${day}${nextGap}${year}`
    : `${day}${gap}${month}${nextGap}${year}`;
}

function nameLike(name: string): string {
  if (!/^[a-z]/.test(name)) return EXAMPLE.hindi;
  return name.length > LONGEST_SHORT_NAME ? EXAMPLE.english : EXAMPLE.english.slice(0, 3);
}

/**
 * For each cell of a column an example in its own form, or else in the most common form of the column. Dates with the year
 * first set no form for others: the dates of a workbook are read like this, however the sheet shows them.
 */
export function findDateExamples(cells: readonly string[]): string[] {
  const own = cells.map((cell) => exampleLike(cell));
  const counts = new Map<string, number>();
  for (const example of own) {
    if (example !== undefined && !example.startsWith(EXAMPLE.year)) {
      counts.set(example, (counts.get(example) ?? 0) + 1);
    }
  }
  const [usual = DATE_EXAMPLE] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [];
  return own.map((example) => example ?? usual);
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
  const { day, month } = DAY_FIRST.exec(normalise(cell))?.groups ?? {};
  const [first, second] = [Number(day), Number(month)];
  if (day === undefined || first === second) return undefined;
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
