import { foldHindi } from "../../../../core/content/search/fold-hindi.ts";
import { findClassNumber } from "./class-ranks.ts";

/** Classes before class 1, as Indian schools write them in Hindi. */
const BEFORE_CLASS_1: Readonly<Record<string, string>> = {
  playgroup: "प्ले ग्रुप",
  prenursery: "प्री-नर्सरी",
  preprimary: "पूर्व-प्राथमिक",
  nursery: "नर्सरी",
  prep: "प्रेप",
  kg: "केजी",
  lkg: "एलकेजी",
  ukg: "यूकेजी",
};

/** Words that may follow or precede a class. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  jr: "जूनियर",
  junior: "जूनियर",
  sr: "सीनियर",
  senior: "सीनियर",
  science: "विज्ञान",
  sci: "विज्ञान",
  commerce: "वाणिज्य",
  com: "वाणिज्य",
  arts: "कला",
  humanities: "मानविकी",
  maths: "गणित",
  math: "गणित",
  mathematics: "गणित",
  bio: "जीव विज्ञान",
  biology: "जीव विज्ञान",
  agriculture: "कृषि",
  and: "और",
  or: "या",
  to: "से",
};

/** The letters of sections as they are spoken. */
const LETTERS = "ए बी सी डी ई एफ़ जी एच आई जे के एल एम एन ओ पी क्यू आर एस टी यू वी डब्ल्यू एक्स वाई ज़ेड".split(" ");

/** Flowers and colours that many schools name their sections after. */
const SECTIONS: Readonly<Record<string, string>> = {
  rose: "रोज़",
  lily: "लिली",
  lotus: "लोटस",
  jasmine: "जैस्मिन",
  tulip: "ट्यूलिप",
  daisy: "डेज़ी",
  marigold: "मैरीगोल्ड",
  sunflower: "सनफ़्लावर",
  orchid: "ऑर्किड",
  red: "रेड",
  blue: "ब्लू",
  green: "ग्रीन",
  yellow: "येलो",
  orange: "ऑरेंज",
  pink: "पिंक",
  white: "व्हाइट",
};

const CLASS_WORD = /(?<![\p{L}\p{M}])(?:class(?:es)?|grades?|std|standards?)(?![\p{L}\p{M}])\.?[\s:-]*/giu;
const DEVANAGARI = /\p{Script=Devanagari}/u;
const TWO_WORDS = /\b(play|pre)[\s-]+(group|nursery|primary)\b/gi;
/** L.K.G. */
const DOTS = /(?<=\p{L})\.|\.(?=\s|$)/gu;
const PIECES = /\d+(?:st|nd|rd|th)?|[\p{L}\p{M}]+|[^\p{L}\p{M}\d]+/giu;
const BETWEEN = /^[\s,/&+()–-]+$/;

/** The Hindi of a section's letter or common name; undefined for any other. */
export function sectionInHindi(name: string): string | undefined {
  const [, letter, number = ""] = /^([a-z])-?(\d{0,2})$/i.exec(name) ?? [];
  if (letter === undefined) return SECTIONS[name.toLowerCase()];
  return `${LETTERS[letter.toLowerCase().charCodeAt(0) - "a".charCodeAt(0)]}${number}`;
}

/** The letter of a section whose name is written as it sounds: ए is A. Undefined for any other. */
export function letterOfSection(hindi: string): string | undefined {
  const place = LETTERS.map(foldHindi).indexOf(foldHindi(hindi));
  return place === -1 ? undefined : String.fromCharCode("A".charCodeAt(0) + place);
}

/**
 * The Hindi of one or more classes written in English: "Class 3" is "कक्षा 3", "Nursery, LKG and UKG" is "नर्सरी, एलकेजी और यूकेजी".
 * Undefined if a part of it is not known: a name that the school made itself stays as it is.
 */
export function classInHindi(english: string): string | undefined {
  if (DEVANAGARI.test(english)) return undefined;
  const bare = english.replace(CLASS_WORD, " ");
  const pieces = bare.replace(TWO_WORDS, "$1$2").replace(DOTS, "").trim().match(PIECES) ?? [];
  let hasClass = false;
  const hindi = pieces.map((piece) => {
    if (BETWEEN.test(piece)) return piece.replace("&", "और");
    const word = piece.toLowerCase();
    const found = BEFORE_CLASS_1[word] ?? findClassNumber(word);
    hasClass ||= found !== undefined;
    return found ?? OTHER_WORDS[word] ?? sectionInHindi(word);
  });
  if (!hasClass || hindi.includes(undefined)) return undefined;
  const name = hindi.join("").replace(/\s+/g, " ");
  return bare === english ? name : `कक्षा ${name}`;
}
