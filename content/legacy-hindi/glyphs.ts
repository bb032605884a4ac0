/**
 * What each character draws in Kruti Dev 010. These fonts put the letters of the Hindi typewriter (Remington) on the codes of
 * Windows-1252, so a text typed in them is stored as Latin letters. DevLys 010 has the same keys; where its Alt codes differ,
 * the preview in the panel shows it.
 *
 * The pieces stand in the order of the eye, not of the mouth: ि before its letter, and a reph (here `Z`, because no other Latin
 * letter is left over) behind its syllable. `spell-word.ts` puts them in the order of Unicode.
 */
const GLYPHS: Readonly<Record<string, string>> = {
  // Vowels
  ...{ v: "अ", b: "इ", Ã: "ई", m: "उ", Å: "ऊ", ",": "ए", _: "ऋ" },
  // Vowel signs; `k` also closes a half letter: `H` is भ्, `Hk` is भ.
  ...{ k: "ा", f: "ि", h: "ी", q: "ु", w: "ू", "`": "ृ", s: "े", S: "ै", "‚": "ॉ", W: "ॅ" },
  // Signs that are drawn together
  ...{ È: "ीं", Ê: "ीZ", Æ: "िZ", Ç: "िं", É: "िZं", "±": "Zं" },
  // Marks
  ...{ a: "ं", "¡": "ँ", "%": "ः", "~": "्", "+": "़", Z: "Z" },
  ...{ "·": "ऽ", "•": "ऽ", "∙": "ऽ", ñ: "॰", Œ: "॰" },
  // Whole letters
  ...{ d: "क", x: "ग", Ä: "घ", "³": "ङ", p: "च", N: "छ", t: "ज", ">": "झ", "¥": "ञ" },
  ...{ V: "ट", B: "ठ", M: "ड", "<": "ढ", r: "त", n: "द", u: "न" },
  ...{ i: "प", Q: "फ", c: "ब", Ò: "भ", e: "म" },
  ...{ ";": "य", j: "र", y: "ल", G: "ळ", o: "व", l: "स", g: "ह" },
  // Half letters
  ...{ D: "क्", "[": "ख्", X: "ग्", "?": "घ्", P: "च्", T: "ज्", "÷": "झ्", Ö: "झ्", ".": "ण्" },
  ...{ R: "त्", F: "थ्", "/": "ध्", è: "ध्", Ë: "ध्", U: "न्" },
  ...{ I: "प्", "¶": "फ्", C: "ब्", H: "भ्", E: "म्", "¸": "य्", Y: "ल्", O: "व्" },
  ...{ "'": "श्", Ü: "श्", '"': "ष्", L: "स्", º: "ह्" },
  // What hangs below or behind a letter
  ...{ z: "्र", ª: "्र", Ó: "्य", î: "्य" },
  // Conjuncts
  ...{ "{": "क्ष्", "=": "त्र", "«": "त्र्", K: "ज्ञ", J: "श्र", "|": "द्य", ")": "द्ध", "}": "द्व" },
  ...{ Ø: "क्र", ç: "प्र", Á: "प्र", Ý: "फ्र", æ: "द्र", ä: "क्त", ô: "क्क", Ù: "त्त्", é: "न्न", "™": "न्न्" },
  ...{ ê: "ट्ट", Í: "ट्ट", ë: "ट्ठ", Î: "ट्ठ", ì: "ड्ड", Ï: "ड्ड", ï: "ड्ढ", Ô: "ड्ढ", í: "द्द", Ì: "द्द" },
  ...{ à: "ह्न", á: "ह्य", ã: "ह्म" },
  // Syllables
  ...{ "#": "रु", ":": "रू", â: "हृ", "–": "दृ", "—": "कृ", Ñ: "कृ" },
  // Digits; 0 to 9 are themselves.
  ...{ å: "०", ƒ: "१", "„": "२", "…": "३", "†": "४", "‡": "५", ˆ: "६", "‰": "७", Š: "८", "‹": "९" },
  // Punctuation
  ...{ A: "।", "]": ",", "\\": "?", "-": ".", "&": "-", "@": "/", "(": ";", $: "+", µ: "—", Û: "×" },
  ...{ "^": "‘", "*": "’", Þ: "“", ß: "”", "¼": "(", "½": ")", "¿": "{", À: "}", "¾": "=" },
};

/** Curly quotes are half letters inside of a word; around it they are what a word processor has made of quotes. */
const CURLY_LETTERS: readonly (readonly [RegExp, string])[] = [
  [/[‘’](?=k)|(?<=[a-z])[‘’](?=[a-z])/gi, '"'],
  [/[“”](?=k)|(?<=[a-z])[“”](?=[a-z])/gi, "'"],
];

/** Word processors give the characters of a symbol font numbers of their own: F000 and what they are in Windows-1252. */
const SYMBOLS = /[\uf020-\uf0ff]/g;
const windows1252 = new TextDecoder("windows-1252");
const fromSymbol = (symbol: string) => windows1252.decode(Uint8Array.of(symbol.charCodeAt(0) & 0xff));

/** The characters that were typed, however they have come here. */
export const asTyped = (text: string): string => text.replace(SYMBOLS, fromSymbol);

/** What a word looks like in the font, each half letter apart. */
export function drawWord(word: string): string {
  const letters = CURLY_LETTERS.reduce((typed, [quote, letter]) => typed.replace(quote, letter), word);
  return letters.replace(/./gsu, (character) => GLYPHS[character] ?? character);
}

/** The same for a word without letters: what stands on the key of a letter can only be meant as it is. */
export const drawNumber = (word: string): string =>
  word
    .replace(/(?<=\d)%(?=\d)/g, ":")
    .replace(/[-&@\]$¼½åƒ„…†‡ˆ‰Š‹]/g, (character) => GLYPHS[character] ?? character);
