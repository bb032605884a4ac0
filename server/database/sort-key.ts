/** Classes before class 1, in the order in which children pass through them. */
const BEFORE_CLASS_1 = ["playgroup", "prenursery", "nursery", "kg", "lkg", "ukg"];
const ROMAN_CLASSES = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii"];

/** Longer than any roll number; what is longer still is sorted digit by digit. */
const DIGITS = 12;
/** Where two keys agree so far, their order no longer matters; PostgreSQL does not index texts of any length. */
const LONGEST_KEY = 200;

const LATIN_ACCENTS = /[\u0300-\u036f]/g;
const DEVANAGARI_ZERO = "०".charCodeAt(0);

type Sortable = string | number | null | undefined;

/**
 * What lists are sorted by, byte by byte and so alike on both engines: lower case, without accents, numbers by their value.
 * Devanagari stands behind Latin, in the order of its letters.
 */
export const toSortKey = (value: Sortable): string =>
  String(value ?? "")
    .trim()
    .normalize("NFKD")
    .replace(LATIN_ACCENTS, "")
    .toLowerCase()
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
    .replace(/\d+/g, (digits) => digits.padStart(DIGITS, "0"))
    .slice(0, LONGEST_KEY);

/** The same for a class: nursery classes come before the others, and IX is 9. */
export function toClassKey(value: Sortable): string {
  const letters = String(value ?? "")
    .toLowerCase()
    .replace(/[\s.-]/g, "");
  const rank = BEFORE_CLASS_1.indexOf(letters);
  if (rank !== -1) return `0${rank}`;
  const roman = ROMAN_CLASSES.indexOf(letters);
  return `1${toSortKey(roman === -1 ? value : roman + 1)}`;
}

/** Compares two keys as the engines do. */
export const compareKeys = (one: string, other: string) =>
  Buffer.compare(Buffer.from(one), Buffer.from(other));
