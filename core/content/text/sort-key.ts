import { foldHindi } from "../search/fold-hindi.ts";

/** Longer than any roll number; longer numbers are sorted digit by digit. */
const DIGITS = 12;
/** Beyond this length the order does not matter; PostgreSQL cannot index texts of any length. */
const LONGEST_KEY = 200;

const LATIN_ACCENTS = /[\u0300-\u036f]/g;

export type Sortable = string | number | null | undefined;

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
