import { isForeign } from "./foreign-words.ts";
import { asTyped, drawNumber } from "./glyphs.ts";
import { countVerdicts, type Verdict } from "./judge-words.ts";
import { isReadable, spellWord } from "./spell-word.ts";

/** A word of Latin letters with the punctuation around it. */
const LATIN_WORD = /^[("'‘“]*[A-Za-z]+(?:['’-][A-Za-z]+)*[)"'’”.,:;!?]*$/;
/** Digits and the characters between them, which are not letters of the font there. */
const NUMBER = /^(?=.*[\dåƒ„…†‡ˆ‰Š‹])[\d.,:;/()%+&@\]$¼½åƒ„…†‡ˆ‰Š‹–—!?'"*=₹-]+$/;
/** Punctuation between spaces is not a letter of the font either. */
const PUNCTUATION = /^([–—….,:;!?()'"-])\1*$/;
/** Markdown marks at the start of a line; their glyphs make no sense there. */
const LINE_MARK = /^(?:#{2,3}|>|-)$/;

/** Two single quotes of the font are a double one. Asterisks that close none mark bold text in a post. */
const DOUBLE_QUOTES = /\^\^((?:(?!\^\^|\*\*|\n\s*\n)[\s\S])+)\*\*/g;

/** A text with this many words that can be read in the font, and none that shows it, is English. */
const ENGLISH_WORDS = 5;

/** Statistics about the words of many texts. */
export interface WordCache {
  spelled: Map<string, string>;
  verdicts: Map<string, Verdict>;
}

export const createWordCache = (): WordCache => ({ spelled: new Map(), verdicts: new Map() });

/**
 * Converts text typed in Kruti Dev 010 or DevLys 010 to Unicode. Lines in English stay unchanged, and words that cannot be read as
 * such Hindi, for example "Computer Lab" and text already in Unicode. `cache` is for many texts, which repeat their words.
 */
export const legacyToUnicode = (text: string, cache = createWordCache()): string =>
  asTyped(text)
    .replace(DOUBLE_QUOTES, "Þ$1ß")
    .replaceAll("^^", "Þ")
    .split("\n")
    .map((line) => convertLine(line, cache))
    .join("\n");

function convertLine(line: string, { spelled, verdicts }: WordCache): string {
  const words = line.split(/(\s+|\*\*)/);
  if (isEnglish(words, verdicts)) return line;
  return words.map((word, index) => convertWord(word, findWordBefore(words, index), spelled)).join("");
}

function isEnglish(words: readonly string[], verdicts: Map<string, Verdict>): boolean {
  const { legacy, common, unclear } = countVerdicts(words, verdicts);
  return (
    legacy + common === 0 &&
    (unclear >= ENGLISH_WORDS || words.some((word) => word.length > 1 && isLatin(word)))
  );
}

/** Whether a word has only Latin letters and cannot be read in the font. */
const isLatin = (word: string) => LATIN_WORD.test(word) && !isReadable(word);

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
  return isLatin(word) ? word : spellWord(word);
}

/** The nearest part of the line before `index` that is not blank. */
function findWordBefore(line: readonly string[], index: number): string | undefined {
  for (let at = index - 1; at >= 0; at--) {
    const word = line[at]?.trim();
    if (word) return word;
  }
  return undefined;
}
