import { foldHindi } from "../search/fold-hindi.ts";
import { findClassNumber, findNurseryRank } from "./class-ranks.ts";

/** What may stand before or behind the name of a class: Class 5, कक्षा 5, पाँचवीं कक्षा. */
const CLASS_WORD = /(?<![a-zऀ-ॣ])(?:class|grade|std|standard|कक्षा)(?![a-zऀ-ॣ])/g;
/** What stands between the parts of a name: L.K.G., Pre-Nursery, 11 (Science). */
const BETWEEN = /[\s.,:()/–-]+/;

/** Longer than any roll number; what is longer still is sorted digit by digit. */
const DIGITS = 12;
/** Where two keys agree so far, their order no longer matters; PostgreSQL does not index texts of any length. */
const LONGEST_KEY = 200;

const LATIN_ACCENTS = /[\u0300-\u036f]/g;

type Sortable = string | number | null | undefined;

/**
 * What lists are sorted by, byte by byte and so alike on both engines: lower case, without accents, numbers by their value.
 * Devanagari stands behind Latin, in the order of its letters, which is that of Unicode; spellings of the same fall together.
 */
export const toSortKey = (value: Sortable): string =>
  foldHindi(String(value ?? "").trim())
    .normalize("NFKD")
    .replace(LATIN_ACCENTS, "")
    .toLowerCase()
    .replace(/\d+/g, (digits) => digits.padStart(DIGITS, "0"))
    .slice(0, LONGEST_KEY);

/** What the name of a class consists of, besides the word for a class. */
export const classWords = (name: string): string[] =>
  name
    .toLowerCase()
    .replace(CLASS_WORD, " ")
    .split(BETWEEN)
    .filter((word) => word !== "");

/** The same for a class: in the order in which children pass through them, in whichever language and numerals it is named. */
export function toClassKey(value: Sortable): string {
  const words = classWords(String(value ?? ""));
  const behind = (end: number) =>
    words
      .slice(end)
      .map((word) => ` ${word}`)
      .join("");
  // Of "L.K.G. A" three parts are the name.
  for (let end = words.length; end > 0; end--) {
    const rank = findNurseryRank(words.slice(0, end).join(""));
    if (rank !== undefined) return `0${toSortKey(rank + behind(end))}`;
  }
  const number = findClassNumber(words[0] ?? "");
  return `1${toSortKey(number === undefined ? words.join(" ") : number + behind(1))}`;
}
