import { asTyped, drawNumber } from "./glyphs.ts";
import { isReadable, spellWord } from "./spell-word.ts";

const DEVANAGARI = /[ऀ-ॿ]/;
const ADDRESS = /:\/\/|^www\.|\.(?:com|in|org|net|edu|gov|info|school|example)(?:[/?.,;:)]|$)/i;
const ABBREVIATION = /^\W*[A-Z]{2,}\W*$/;
/** A word of Latin letters, with the punctuation around it. */
const LATIN_WORD = /^[("'‘“]*[A-Za-z]+(?:['’-][A-Za-z]+)*[)"'’”.,:;!?]*$/;
/** Digits and what stands between them: there it is no letter. */
const NUMBER = /^(?=.*[\dåƒ„…†‡ˆ‰Š‹])[\d.,:;/()%+&@\]$¼½åƒ„…†‡ˆ‰Š‹–—!?'"*=₹-]+$/;
/** Nor is it one between spaces. */
const PUNCTUATION = /^([–—….,:;!?()'"-])\1*$/;
/** The marks that begin a line of a post; what they draw in the font makes no sense there. */
const LINE_MARK = /^(?:#{2,3}|>|-)$/;

/** Addresses, abbreviations and what is in Unicode already were not typed in the font. */
export const isForeign = (word: string): boolean =>
  DEVANAGARI.test(word) || ADDRESS.test(word) || ABBREVIATION.test(word);

/**
 * A text that was typed in Kruti Dev 010 or DevLys 010, in Unicode. Words that cannot be read as such Hindi stay as they are, so
 * that "Computer Lab" within it, and a text that is in Unicode already, come back unchanged.
 */
export const legacyToUnicode = (text: string): string =>
  asTyped(text)
    .split("\n")
    .map((line) =>
      line
        // Two stars are a post's mark for bold.
        .split(/(\s+|\*\*)/)
        .map(convertWord)
        .join(""),
    )
    .join("\n");

function convertWord(word: string, index: number, line: readonly string[]): string {
  if (word === "" || word === "**" || isForeign(word)) return word;
  const before = line.slice(0, index).join("").trim();
  if (before === "" && LINE_MARK.test(word)) return word;
  // The key of the danda, unless it is the section of a class.
  if (word === "A") return /\d$/.test(before) ? word : "।";
  if (PUNCTUATION.test(word)) return word;
  if (NUMBER.test(word)) return drawNumber(word);
  return LATIN_WORD.test(word) && !isReadable(word) ? word : spellWord(word);
}
