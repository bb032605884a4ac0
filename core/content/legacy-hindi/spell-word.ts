import { drawWord } from "./glyphs.ts";

type Rules = readonly (readonly [pattern: RegExp, replacement: string])[];

const applyAll = (rules: Rules, text: string) =>
  rules.reduce((changed, [pattern, replacement]) => changed.replace(pattern, replacement), text);

const LETTER = "[क-ह]़?";
/** A consonant and the consonants joined to it. */
const CLUSTER = `${LETTER}(?:्${LETTER})*`;
/** Vowel signs whose visual position equals their Unicode position. */
const SIGNS = "ाीुूृॅेैॉोौ";

const CLOSED_LETTERS: Rules = [
  [/़्/g, "़्"],
  // A whole letter is a half letter plus a vertical stroke; some people type the sign below it before the stroke. ह has no
  // stroke.
  [/(?<!ह)््([रय])ा/g, "्$1"],
  [/््/g, "्"],
  [/्ा/g, ""],
  // Some people type the dot after the vowel sign.
  [new RegExp(`([${SIGNS}])़`, "g"), "़$1"],
];

/** The word in visual order: ि before its letter, and a reph (`Z`) after its syllable. */
const seeWord = (word: string) => applyAll(CLOSED_LETTERS, drawWord(word));

const SPOKEN_ORDER: Rules = [
  // Repeated or reordered signs look the same on paper.
  [new RegExp(`([ंँः])([${SIGNS}]+)`, "g"), "$2$1"],
  [new RegExp(`([${SIGNS}Zंँः़])\\1+`, "g"), "$1"],
  [/ॅं/g, "ँ"],
  [/इ([ंँ]?)Z/g, "ई$1"],
  [/अा/g, "आ"],
  [/आे/g, "ओ"],
  [/आै/g, "औ"],
  [/अॉ|आॅ/g, "ऑ"],
  [/एे/g, "ऐ"],
  [/ाे/g, "ो"],
  [/ाै/g, "ौ"],
  [/ाॅ/g, "ॉ"],
  [new RegExp(`ि([Zं]*)(${CLUSTER})ा?`, "g"), "$2ि$1"],
  [new RegExp(`(${CLUSTER})([ि${SIGNS}]?[ंँः]?)Z`, "g"), "र्$1$2"],
  [/Z/g, "र्"],
  // These have no half form in the font, and before a letter of their own row they are never whole.
  [/ञ(?=[चछजझ])|ङ(?=[कखगघ])/g, "$&्"],
  // The visarga key is also the colon key.
  [/(?<![ऀ-ॣ])ः|ः(?=-)/g, ":"],
];

/** Converts a word typed in the font to Unicode. */
export const spellWord = (word: string): string => applyAll(SPOKEN_ORDER, seeWord(word)).normalize("NFC");

const MARK = "(?:ंॅ|[ंँः])";
/** A mark with a reph before or after it. Unambiguous, so that long words do not cause backtracking. */
const MARKS = `(?:Z(?:${MARK}Z?|Z)?|${MARK}Z?)?`;
const SYLLABLE = `(?:ि[Zं]*${CLUSTER}|${CLUSTER}(?:ा[ेैॅ]?|[ीुूृॅेैॉ])?)${MARKS}`;
/** Hindi has no इ or उ after a consonant without a sign; English words read in the font often do. */
const VOWEL = `(?:अ(?:ा[ेैॅ]?|ॉ)?|[ईऊ]|इZ|एे?|(?<![क-ह़])(?:[उऋ]|इ(?!Z)))${MARKS}`;
const READABLE = new RegExp(`^(?:${SYLLABLE}|${VOWEL}|ऽ)+$`);

/** Whether the word can be read as Hindi typed in the font: every sign has its letter, every half letter its whole one. */
export function isReadable(word: string): boolean {
  const parts = seeWord(word.replace(/~(?=[A\W]*$)/, ""))
    .replace(/।[^ऀ-ॿ]*$/, "")
    .split(/[^ऀ-॥॰-ॿZ]+/)
    .filter((part) => part !== "");
  return parts.length > 0 && parts.every((part) => READABLE.test(part));
}
