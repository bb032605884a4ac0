/**
 * The glyph of each character in Kruti Dev 010. These fonts map the Hindi typewriter layout (Remington) to Windows-1252, so
 * text typed in them is stored as Latin letters. DevLys 010 has the same keys; differing Alt codes show in the panel's
 * preview. The glyphs are in visual order: ि before its letter, and a reph (here `Z`, a free Latin letter) after its
 * syllable. `spell-word.ts` converts them to Unicode order.
 */
// biome-ignore format: the keys of one group are on one line
const GLYPHS: Readonly<Record<string, string>> = {
  // Vowels
  v: "अ", b: "इ", Ã: "ई", m: "उ", Å: "ऊ", ",": "ए", _: "ऋ",
  // Vowel signs; `k` also completes a half letter: `H` is भ्, `Hk` is भ.
  k: "ा", f: "ि", h: "ी", q: "ु", w: "ू", "`": "ृ", s: "े", S: "ै", "‚": "ॉ", W: "ॅ",
  // Signs drawn together
  È: "ीं", Ê: "ीZ", Æ: "िZ", Ç: "िं", É: "िZं", "±": "Zं",
  // Marks
  a: "ं", "¡": "ँ", "%": "ः", "~": "्", "+": "़", Z: "Z",
  "·": "ऽ", "•": "ऽ", "∙": "ऽ", ñ: "॰", Œ: "॰",
  // Whole letters
  d: "क", "£": "ख", x: "ग", Ä: "घ", "³": "ङ", p: "च", N: "छ", t: "ज", ">": "झ", "¥": "ञ",
  V: "ट", B: "ठ", M: "ड", "<": "ढ", r: "त", n: "द", u: "न",
  i: "प", Q: "फ", c: "ब", Ò: "भ", e: "म",
  ";": "य", j: "र", y: "ल", G: "ळ", o: "व", l: "स", g: "ह",
  // Half letters
  D: "क्", "[": "ख्", X: "ग्", "?": "घ्", P: "च्", T: "ज्", "÷": "झ्", Ö: "झ्", ".": "ण्",
  R: "त्", F: "थ्", "/": "ध्", è: "ध्", Ë: "ध्", U: "न्",
  I: "प्", "¶": "फ्", C: "ब्", H: "भ्", E: "म्", "¸": "य्", Y: "ल्", O: "व्",
  "'": "श्", Ü: "श्", '"': "ष्", L: "स्", º: "ह्",
  // Signs below or after a letter
  z: "्र", ª: "्र", Ó: "्य", î: "्य",
  // Conjuncts
  "{": "क्ष्", "=": "त्र", "«": "त्र्", K: "ज्ञ", J: "श्र", "|": "द्य", ")": "द्ध", "}": "द्व",
  Ø: "क्र", ç: "प्र", Á: "प्र", Ý: "फ्र", æ: "द्र", ä: "क्त", ô: "क्क", Ù: "त्त्", é: "न्न", "™": "न्न्",
  ê: "ट्ट", Í: "ट्ट", ë: "ट्ठ", Î: "ट्ठ", ì: "ड्ड", Ï: "ड्ड", ï: "ड्ढ", Ô: "ड्ढ", í: "द्द", Ì: "द्द",
  à: "ह्न", á: "ह्य", ã: "ह्म",
  // Syllables
  "#": "रु", ":": "रू", â: "हृ", "–": "दृ", "—": "कृ", Ñ: "कृ",
  // Digits; 0 to 9 map to themselves.
  å: "०", ƒ: "१", "„": "२", "…": "३", "†": "४", "‡": "५", ˆ: "६", "‰": "७", Š: "८", "‹": "९",
  // Punctuation
  A: "।", "]": ",", "\\": "?", "-": ".", "&": "-", "@": "/", "(": ";", $: "+", µ: "—", Û: "×",
  "^": "‘", "*": "’", Þ: "“", ß: "”", "¼": "(", "½": ")", "¿": "{", À: "}", "¾": "=",
};

/** Curly quotes are half letters inside a word; around a word they come from a word processor's quotes. */
const CURLY_LETTERS: readonly (readonly [RegExp, string])[] = [
  [/[‘’](?=k)|(?<=[a-z])[‘’](?=[a-z])/gi, '"'],
  [/[“”](?=k)|(?<=[a-z])[“”](?=[a-z])/gi, "'"],
];

/** Word processors store characters of a symbol font as F000 plus the Windows-1252 code. */
const SYMBOLS = /[\uf020-\uf0ff]/g;
const windows1252 = new TextDecoder("windows-1252");
const fromSymbol = (symbol: string) => windows1252.decode(Uint8Array.of(symbol.charCodeAt(0) & 0xff));

/** The typed characters, with symbol codes replaced. */
export const asTyped = (text: string): string => text.replace(SYMBOLS, fromSymbol);

/** Whether the font has all letters of a word, unlike in "Ångström". */
export const isTypeable = (word: string): boolean =>
  [...word].every((character) => character <= "~" || character in GLYPHS || !/\p{L}/u.test(character));

/** A word as the font draws it, with half letters separate. */
export function drawWord(word: string): string {
  const letters = CURLY_LETTERS.reduce((typed, [quote, letter]) => typed.replace(quote, letter), word);
  return letters.replace(/./gsu, (character) => GLYPHS[character] ?? character);
}

/** The same for a word without letters: characters on the key of a letter are meant literally. */
export const drawNumber = (word: string): string =>
  word
    .replace(/(?<=\d)%(?=\d)/g, ":")
    .replace(/[-&@\]$¼½åƒ„…†‡ˆ‰Š‹]/g, (character) => GLYPHS[character] ?? character);
