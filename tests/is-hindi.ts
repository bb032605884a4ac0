import { readLines } from "./word-lists.ts";

/** Allowed Latin text in Hindi: names, formats, units, and values that only programs send. */
const LATIN_NAMES = readLines("tests/words/latin-names.txt");

const LATIN_NAME = new RegExp(`(?<![A-Za-z])(?:${LATIN_NAMES.join("|")})(?![A-Za-z])`, "g");
const ADDRESS_OR_PLACE = /https?:\/\/\S+|\S+@[\w.]+|\{\w+\}/g;

/** English words of a text that should be translated. */
export const findEnglish = (text: string): string[] =>
  text
    .replace(ADDRESS_OR_PLACE, "")
    .replace(LATIN_NAME, "")
    .match(/[A-Za-z]{2,}/g) ?? [];

export const hasDevanagari = (text: string): boolean => /\p{Script=Devanagari}/u.test(text);

/** Whether a text is Hindi, or only a name that is the same in both languages. */
export const isHindi = (text: string): boolean =>
  findEnglish(text).length === 0 && (hasDevanagari(text) || text.search(LATIN_NAME) === 0);

/** Whether a sentence ends with Hindi punctuation. */
export const endsAsHindi = (text: string): boolean => /[।?!]$/.test(text);
