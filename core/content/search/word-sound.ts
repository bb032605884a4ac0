const CONSONANTS: Readonly<Record<string, string>> = {
  क: "k",
  ख: "kh",
  ग: "g",
  घ: "gh",
  ङ: "n",
  च: "ch",
  छ: "chh",
  ज: "j",
  झ: "jh",
  ञ: "n",
  ट: "t",
  ठ: "th",
  ड: "d",
  ढ: "dh",
  ण: "n",
  त: "t",
  थ: "th",
  द: "d",
  ध: "dh",
  न: "n",
  प: "p",
  फ: "ph",
  ब: "b",
  भ: "bh",
  म: "m",
  य: "y",
  र: "r",
  ल: "l",
  ळ: "l",
  व: "v",
  श: "sh",
  ष: "sh",
  स: "s",
  ह: "h",
};
const VOWELS: Readonly<Record<string, string>> = {
  अ: "a",
  आ: "a",
  इ: "i",
  ई: "i",
  उ: "u",
  ऊ: "u",
  ऋ: "ri",
  ए: "e",
  ऐ: "ai",
  ओ: "o",
  औ: "au",
  ऑ: "o",
  ऍ: "e",
  "ा": "a",
  "ि": "i",
  "ी": "i",
  "ु": "u",
  "ू": "u",
  "ृ": "ri",
  "े": "e",
  "ै": "ai",
  "ो": "o",
  "ौ": "au",
  "ॉ": "o",
  "ॅ": "e",
  "ं": "n",
  "ः": "",
  "्": "",
};
const SIGN = /[\u093e-\u094d]/;

/** Shorter words would sound like too many others: bus, boss. */
const SHORTEST_WORD = 4;
const SHORTEST = 3;
const SHORTEST_WITHOUT_CASE = 4;

/** ों and ें, romanised. */
const CASE_ENDING = /(?<=[^aeiouy])(?:on|en|ein)$/;

/** Spellings of one sound, in the order in which they are replaced. */
const SAME_SOUNDS: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/sch/g, "sk"],
  [/tch|chh|ch/g, "C"],
  [/c(?=[eiy])/g, "s"],
  [/ck|[cq]/g, "k"],
  [/C/g, "c"],
  [/ph/g, "f"],
  [/ksh|x/g, "ks"],
  [/sh/g, "s"],
  [/([kgjtdbp])h/g, "$1"],
  [/z/g, "j"],
  [/[ao]w(?![aeiouy])/g, "o"],
  [/w/g, "v"],
  [/m(?=[pbv])/g, "n"],
  // Verma and Varma.
  [/e(?=r[^aeiouyr])/g, "a"],
  [/(?<=[^aeiou])e$/g, ""],
  [/(?<![aeiou])y(?![aeiou])/g, "i"],
  [/(.)\1+/g, "$1"],
];

/**
 * A key that is the same for spellings that sound alike: छुट्टी, chutti and chhutti; दीवाली and diwali; Lakshmi, Laxmi and लक्ष्मी. Vowels are
 * reduced to three, and `a` counts only at the beginning. Undefined if the word is too short or has no sound.
 */
export function soundOf(word: string): string | undefined {
  const text = romanise(word);
  if (!/^[a-z]+$/.test(text) || text.length < SHORTEST_WORD) return undefined;
  const base = text.replace(CASE_ENDING, "");
  const key = keyOf(base);
  const whole = base === text || key.length >= SHORTEST_WITHOUT_CASE ? key : keyOf(text);
  // छुट्टियाँ as छुट्टी, किताबें and किताबों as किताब.
  const singular = whole.replace(/iy(?:un|n)?$/, "i");
  return singular.length >= SHORTEST ? singular : undefined;
}

/** The sound of a short word with all of its vowels: bas and बस. It tells too little apart for anything but the school's words. */
export function shortSoundOf(word: string): string | undefined {
  const text = romanise(word).replace(/(?<=.[^aeiou])a$/, "");
  if (!/^[a-z]{2,4}$/.test(text)) return undefined;
  return SAME_SOUNDS.reduce((sound, [spelling, same]) => sound.replace(spelling, same), text)
    .replace(/[ei]+/g, "i")
    .replace(/[ou]+/g, "u");
}

function keyOf(latin: string): string {
  let text = latin;
  for (const [spelling, sound] of SAME_SOUNDS) text = text.replace(spelling, sound);
  return text.replace(/^[aeiou]+/, firstVowel).replace(/(?<=.)[aeiou]+/g, vowel);
}

function romanise(word: string): string {
  const letters = [...word.replaceAll("ज्ञ", "ग्य").replace(/ं(?=ह)/g, "ंग्")];
  const latin = letters.map((letter, place) => {
    const consonant = CONSONANTS[letter];
    if (consonant === undefined) return VOWELS[letter] ?? letter;
    // A consonant without a sign sounds with an `a`.
    return SIGN.test(letters[place + 1] ?? "") ? consonant : `${consonant}a`;
  });
  return latin.join("").normalize("NFD").replace(/\p{M}/gu, "");
}

const firstVowel = (vowels: string) => vowel(vowels) || "a";

function vowel(vowels: string): string {
  if (/[ei]/.test(vowels)) return "i";
  return /[ou]/.test(vowels) ? "u" : "";
}
