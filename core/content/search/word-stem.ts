const DEVANAGARI = /[\u0900-\u097f]/;

/** A shorter rest would no longer tell words apart: कल and कला, मेल and मेला. */
const SHORTEST_HINDI = 2;
const SHORTEST_WITHOUT_A = 4;
const SHORTEST_ENGLISH = 3;

/** Case and number of nouns, the longest ending first. ँ and nukta are already folded. */
const HINDI_ENDINGS: readonly (readonly [ending: RegExp, base: string])[] = [
  [/(?:इयां|इया|इयों)$/, "ई"],
  [/(?:ियां|िया|ियों|ियो)$/, "ी"],
  [/(?:ुओं|ुएं)$/, "ु"],
  [/(?:ाएं|ाओं|ायें|ाये)$/, "ा"],
  [/(?:ों|ें)$/, ""],
  [/े$/, "ा"],
  [/ि$/, "ी"],
  [/ू$/, "ु"],
];

const ORDINAL = /^(\d+)(?:st|nd|rd|th)$/;

/**
 * The part that the forms of a folded word have in common: छुट्टी, छुट्टियाँ and छुट्टियों; exam and exams; facility and facilities; 5 and 5th.
 * Light on purpose: other endings stay. Only for comparing words, never for display.
 */
export const stemOf = (word: string): string => (DEVANAGARI.test(word) ? stemHindi(word) : stemEnglish(word));

function stemHindi(word: string): string {
  const [ending, base] = HINDI_ENDINGS.find(([each]) => each.test(word)) ?? [/$/, ""];
  const stem = word.replace(ending, base);
  if (stem.length < SHORTEST_HINDI) return word;
  return stem.endsWith("ा") && stem.length > SHORTEST_WITHOUT_A ? stem.slice(0, -1) : stem;
}

function stemEnglish(word: string): string {
  const [, number] = ORDINAL.exec(word) ?? [];
  if (number) return number;
  if (word.length <= SHORTEST_ENGLISH) return word;
  return withoutFinalE(withoutPlural(word));
}

function withoutPlural(word: string): string {
  if (!word.endsWith("s") || /(?:ss|us|is)$|^news$/.test(word)) return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  return /(?:s|sh|ch|x|z)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** Course and courses. */
const withoutFinalE = (word: string) =>
  /[^aeiou]e$/.test(word) && word.length > SHORTEST_ENGLISH ? word.slice(0, -1) : word;
