import { findClassNumber, findNurseryRank } from "../../../features/school/content/classes/class-ranks.ts";
import { foldHindi } from "../search/fold-hindi.ts";

/** Words before or after the name of a class: Class 5, कक्षा 5, पाँचवीं कक्षा. */
const CLASS_WORD = /(?<![a-zऀ-ॣ])(?:class|grade|std|standard|कक्षा)(?![a-zऀ-ॣ])/g;
/** Separators in the name of a class: L.K.G., Pre-Nursery, 11 (Science). */
const BETWEEN = /[\s.,:()/–-]+/;

/** Longer than any roll number; longer numbers are sorted digit by digit. */
const DIGITS = 12;
/** Beyond this length the order does not matter; PostgreSQL cannot index texts of any length. */
const LONGEST_KEY = 200;

const LATIN_ACCENTS = /[\u0300-\u036f]/g;

type Sortable = string | number | null | undefined;

/**
 * The sort key of a value, compared byte by byte and therefore equal on both engines: lower case, without accents, numbers
 * by value. Devanagari follows Latin in Unicode order; different spellings of a word have the same key.
 */
export const toSortKey = (value: Sortable): string =>
  foldHindi(String(value ?? "").trim())
    .normalize("NFKD")
    .replace(LATIN_ACCENTS, "")
    .toLowerCase()
    .replace(/\d+/g, (digits) => digits.padStart(DIGITS, "0"))
    .slice(0, LONGEST_KEY);

/** The words of a class name without the word for "class". */
export const classWords = (name: string): string[] =>
  name
    .toLowerCase()
    .replace(CLASS_WORD, " ")
    .split(BETWEEN)
    .filter((word) => word !== "");

/** The sort key of a class: in school order, in any language and numerals. */
export function toClassKey(value: Sortable): string {
  const words = classWords(String(value ?? ""));
  const behind = (end: number) =>
    words
      .slice(end)
      .map((word) => ` ${word}`)
      .join("");
  // In "L.K.G. A" the first three parts are the name.
  for (let end = words.length; end > 0; end--) {
    const rank = findNurseryRank(words.slice(0, end).join(""));
    if (rank !== undefined) return `0${toSortKey(rank + behind(end))}`;
  }
  const number = findClassNumber(words[0] ?? "");
  return `1${toSortKey(number === undefined ? words.join(" ") : number + behind(1))}`;
}
