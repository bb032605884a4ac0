import { asTyped, drawNumber } from "./glyphs.ts";
import { isReadable, spellWord } from "./spell-word.ts";

const DEVANAGARI = /[ऀ-ॿ]/;
const ADDRESS = /:\/\/|^www\.|\.(?:com|in|org|net|edu|gov|info|school|example)(?:[/?.,;:)]|$)/i;
const ABBREVIATION = /^\W*[A-Z]{2,}\W*$/;
/** A word of Latin letters with the punctuation around it. */
const LATIN_WORD = /^[("'‘“]*[A-Za-z]+(?:['’-][A-Za-z]+)*[)"'’”.,:;!?]*$/;
/** Digits and the characters between them, which are not letters of the font there. */
const NUMBER = /^(?=.*[\dåƒ„…†‡ˆ‰Š‹])[\d.,:;/()%+&@\]$¼½åƒ„…†‡ˆ‰Š‹–—!?'"*=₹-]+$/;
/** Punctuation between spaces is not a letter of the font either. */
const PUNCTUATION = /^([–—….,:;!?()'"-])\1*$/;
/** Markdown marks at the start of a line; their glyphs make no sense there. */
const LINE_MARK = /^(?:#{2,3}|>|-)$/;

/** Longer than any word with punctuation; the patterns below are slow for a cell without spaces. */
const LONGEST_WORD = 100;

/** Addresses, abbreviations and Unicode text were not typed in the font. */
export const isForeign = (word: string): boolean =>
  word.length > LONGEST_WORD || DEVANAGARI.test(word) || ADDRESS.test(word) || ABBREVIATION.test(word);

/**
 * Converts text typed in Kruti Dev 010 or DevLys 010 to Unicode. Words that cannot be read as such Hindi stay unchanged, for
 * example "Computer Lab" and text already in Unicode. `spelled` caches converted words, because the texts of one sheet
 * repeat them.
 */
export const legacyToUnicode = (text: string, spelled = new Map<string, string>()): string =>
  asTyped(text)
    .split("\n")
    .map((line) =>
      line
        // Two asterisks mark bold text in a post.
        .split(/(\s+|\*\*)/)
        .map((word, index, words) => convertWord(word, findWordBefore(words, index), spelled))
        .join(""),
    )
    .join("\n");

function convertWord(word: string, before: string | undefined, spelled: Map<string, string>): string {
  if (before === undefined && LINE_MARK.test(word)) return word;
  // The danda key, unless it is the section of a class.
  if (word === "A") return /\d$/.test(before ?? "") ? word : "।";
  const known = spelled.get(word) ?? convertAlone(word);
  spelled.set(word, known);
  return known;
}

/** Converts a word independent of its context. */
function convertAlone(word: string): string {
  if (word === "" || word === "**" || isForeign(word) || PUNCTUATION.test(word)) return word;
  if (NUMBER.test(word)) return drawNumber(word);
  return LATIN_WORD.test(word) && !isReadable(word) ? word : spellWord(word);
}

/** The nearest part of the line before `index` that is not blank. */
function findWordBefore(line: readonly string[], index: number): string | undefined {
  for (let at = index - 1; at >= 0; at--) {
    const word = line[at]?.trim();
    if (word) return word;
  }
  return undefined;
}
