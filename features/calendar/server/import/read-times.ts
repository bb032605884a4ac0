import { foldHindi } from "../../../../core/content/search/fold-hindi.ts";

/** Times of day as `09:30`; `end` is null for an open end. */
export interface ReadTimes {
  start: string;
  end: string | null;
}

const LONGEST = 60;
const HOUR = /^(\d{1,2})(?:[:.](\d{2})(?::\d{2})?)?$/;
/** A spreadsheet stores a time as a part of the day. */
const PART_OF_DAY = /^0?\.\d+$/;
const MORNING = /(?:\b|\d)(?:am|a\.m\.?)$|^(?:subah|सुबह|प्रात|प्रातः|पूर्वाह्न)\s*/;
const AFTERNOON = /(?:\b|\d)(?:pm|p\.m\.?)$|^(?:dopahar|shaam|दोपहर|शाम|सायं|साय|अपराह्न|रात|रात्रि)\s*/;
const SUFFIX = /\s*(?:am|pm|a\.m\.?|p\.m\.?)$/;
const PREFIX =
  /^(?:at|from|time|subah|dopahar|shaam|सुबह|प्रातः|प्रात|पूर्वाह्न|दोपहर|शाम|सायं|साय|अपराह्न|रात्रि|रात|समय)\s*:?\s*/;
const OCLOCK = /\s*(?:बजे|o'?clock|hrs|hours|hr|h)(?=\s|$)/g;
const BETWEEN = /\s*(?:-|\bto\b|\btill\b|\buntil\b|(?<=\s)से(?=\s))\s*/;
const UNTIL = /\s*(?:तक|से|onwards?)$/;
const NOON = /^(?:12 )?noon$/;
/** Marks a text as a time even outside a column of times. */
const CLEARLY_A_TIME = /\d[:.]\d{2}|\d\s*(?:am|pm|a\.m|p\.m)|बजे|noon/;
const IS_DECIMAL = /^\d+\.\d+$/;
/** An hour below this without "am" is in the afternoon: no school begins so early. */
const FIRST_HOUR = 6;

const normalise = (text: string) =>
  foldHindi(text)
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/\s+/g, " ")
    .replace(OCLOCK, "")
    .trim();

/** Whether a text outside a column of times is certainly a time, or a span of times. */
export const looksLikeTimes = (text: string): boolean =>
  text.length <= LONGEST &&
  CLEARLY_A_TIME.test(foldHindi(text).toLowerCase()) &&
  !IS_DECIMAL.test(text.trim()) &&
  readTimes(text) !== undefined;

/** Reads a time or a span of times: 9:30 am, 9.30, 14:00, सुबह 9 बजे, 9 to 12:30. Undefined if it is neither. */
export function readTimes(text: string): ReadTimes | undefined {
  if (text.length > LONGEST) return undefined;
  if (PART_OF_DAY.test(text.trim())) return { start: fromPart(Number(text)), end: null };
  const written = normalise(text).replace(UNTIL, "");
  const [first = "", second, ...more] = written.split(BETWEEN);
  const start = readTime(first, second);
  if (start === undefined || more.length > 0) return undefined;
  if (second === undefined) return { start, end: null };
  const end = readTime(second.replace(UNTIL, ""));
  return end === undefined ? undefined : { start, end: afterNoon(start, end, second) };
}

/** "10 to 1" ends in the afternoon. */
function afterNoon(start: string, end: string, written: string): string {
  const isMarked = MORNING.test(written) || AFTERNOON.test(written);
  const later = `${Number(end.slice(0, 2)) + 12}${end.slice(2)}`;
  return end <= start && !isMarked && end < "12:00" ? later : end;
}

/** "9 to 11 am" is in the morning: the first time takes the mark of the second one. */
function readTime(written: string, second = ""): string | undefined {
  if (NOON.test(written)) return "12:00";
  const own = written.replace(PREFIX, "").replace(SUFFIX, "").trim();
  const [, hourDigits, minute = "00"] = HOUR.exec(own) ?? [];
  if (hourDigits === undefined) return undefined;
  const isMorning = MORNING.test(written);
  const isAfternoon = AFTERNOON.test(written);
  const isMarked = isMorning || isAfternoon;
  const hour = Number(hourDigits);
  if (hour > 23 || Number(minute) > 59 || (isMarked && hour > 12)) return undefined;
  const secondHour = Number(/\d+/.exec(second)?.[0] ?? "0");
  const sharesMark =
    !isMarked && AFTERNOON.test(second) && hour < 12 && hour <= secondHour && secondHour < 12;
  const isLate =
    isAfternoon || sharesMark || (!isMarked && hour > 0 && hour < FIRST_HOUR && hourDigits.length === 1);
  const shown = isLate ? (hour % 12) + 12 : isMorning ? hour % 12 : hour;
  return `${String(shown).padStart(2, "0")}:${minute}`;
}

const fromPart = (part: number) => {
  const minutes = Math.min(Math.round(part * 24 * 60), 24 * 60 - 1);
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
};
