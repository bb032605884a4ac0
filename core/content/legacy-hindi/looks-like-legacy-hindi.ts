import { ENGLISH_LOOK_ALIKES } from "./common-words.ts";
import { asTyped } from "./glyphs.ts";
import { countVerdicts, type Verdict } from "./judge-words.ts";

/** Shorter ones are abbreviations, or the beginning of an English word that somebody is typing. */
const isLongEnough = (word: string, isAlone: boolean) =>
  word.length > (isAlone ? 3 : 2) || /[^A-Za-z]/.test(word);

/**
 * Whether a text was typed in Kruti Dev or DevLys, decided word by word. A word that cannot be read as Hindi in the font (a
 * sign without a letter, a half letter at the end) counts against it. A readable word with a pattern that Latin words lack
 * counts for it, and words for must outnumber words against. Other words count for neither, except in a text of common Hindi
 * words alone, at most half of which look English: "dey flag" (कमल सिंह), but not "flag".
 */
export function looksLikeLegacyHindi(text: string, verdicts = new Map<string, Verdict>()): boolean {
  const words = asTyped(text).split(/\s+/);
  const { legacy, common, unclear, other } = countVerdicts(words, verdicts);
  if (legacy > 0) return legacy + common > other;
  if (common === 0 || unclear + other > 0) return false;
  const hindi = words.filter((word) => verdicts.get(word) === "common" && !ENGLISH_LOOK_ALIKES.has(word));
  return hindi.length * 2 >= common && hindi.some((word) => isLongEnough(word, common === 1));
}
