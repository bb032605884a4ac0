import { drawWord } from "./glyphs.ts";

type Rules = readonly (readonly [pattern: RegExp, replacement: string])[];

const applyAll = (rules: Rules, text: string) =>
  rules.reduce((changed, [pattern, replacement]) => changed.replace(pattern, replacement), text);

const LETTER = "[क-ह]़?";
/** A consonant and those that are joined to it. */
const CLUSTER = `${LETTER}(?:्${LETTER})*`;
/** The vowel signs that stand where they are spoken. */
const SIGNS = "ाीुूृॅेैॉोौ";

const CLOSED_LETTERS: Rules = [
  [/़्/g, "़्"],
  // A whole letter is a half one and an upright stroke; some type what hangs below it before the stroke. ह has none.
  [/(?<!ह)््([रय])ा/g, "्$1"],
  [/््/g, "्"],
  [/्ा/g, ""],
  // Some type the dot behind the vowel sign.
  [new RegExp(`([${SIGNS}])़`, "g"), "़$1"],
];

/** The word as it is seen: ि stands before its letter, and a reph, `Z`, behind its syllable. */
const seeWord = (word: string) => applyAll(CLOSED_LETTERS, drawWord(word));

const SPOKEN_ORDER: Rules = [
  // What is typed twice or in another order looks the same on paper.
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
  // The key of the visarga is that of the colon too.
  [/(?<![ऀ-ॣ])ः|ः(?=-)/g, ":"],
];

/** A word that was typed in the font, in Unicode. */
export const spellWord = (word: string): string => applyAll(SPOKEN_ORDER, seeWord(word)).normalize("NFC");

const MARK = "(?:ंॅ|[ंँः])";
/** A mark with a reph before or behind it. There is one way to match each text, so that a long word is not tried in many. */
const MARKS = `(?:Z(?:${MARK}Z?|Z)?|${MARK}Z?)?`;
const SYLLABLE = `(?:ि[Zं]*${CLUSTER}|${CLUSTER}(?:ा[ेैॅ]?|[ीुूृॅेैॉ])?)${MARKS}`;
/** Behind a consonant without a sign there is no इ or उ in Hindi, and much of it in English words. */
const VOWEL = `(?:अ(?:ा[ेैॅ]?|ॉ)?|[ईऊ]|इZ|एे?|(?<![क-ह़])(?:[उऋ]|इ(?!Z)))${MARKS}`;
const READABLE = new RegExp(`^(?:${SYLLABLE}|${VOWEL}|ऽ)+$`);

/** Whether the word can be read as Hindi that was typed in the font: every sign has its letter, every half letter its whole one. */
export function isReadable(word: string): boolean {
  const parts = seeWord(word.replace(/~(?=[A\W]*$)/, ""))
    .replace(/।[^ऀ-ॿ]*$/, "")
    .split(/[^ऀ-॥॰-ॿZ]+/)
    .filter((part) => part !== "");
  return parts.length > 0 && parts.every((part) => READABLE.test(part));
}
