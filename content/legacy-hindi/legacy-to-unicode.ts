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

/** Longer than any word with its punctuation; the patterns below would take long for a cell without a space. */
const LONGEST_WORD = 100;

/** Addresses, abbreviations and what is in Unicode already were not typed in the font. */
export const isForeign = (word: string): boolean =>
  word.length > LONGEST_WORD || DEVANAGARI.test(word) || ADDRESS.test(word) || ABBREVIATION.test(word);

/**
 * A text that was typed in Kruti Dev 010 or DevLys 010, in Unicode. Words that cannot be read as such Hindi stay as they are, so
 * that "Computer Lab" within it, and a text that is in Unicode already, come back unchanged. Texts of one sheet repeat their words:
 * `spelled` has those that were converted before.
 */
export const legacyToUnicode = (text: string, spelled = new Map<string, string>()): string =>
  asTyped(text)
    .split("\n")
    .map((line) =>
      line
        // Two stars are a post's mark for bold.
        .split(/(\s+|\*\*)/)
        .map((word, index, words) => convertWord(word, findWordBefore(words, index), spelled))
        .join(""),
    )
    .join("\n");

function convertWord(word: string, before: string | undefined, spelled: Map<string, string>): string {
  if (before === undefined && LINE_MARK.test(word)) return word;
  // The key of the danda, unless it is the section of a class.
  if (word === "A") return /\d$/.test(before ?? "") ? word : "।";
  const known = spelled.get(word) ?? convertAlone(word);
  spelled.set(word, known);
  return known;
}

/** What a word becomes wherever it is. */
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
