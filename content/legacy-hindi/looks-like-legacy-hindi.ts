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

/**
 * Whether the texts of a column, such as names, were typed in the font. Many names alone say nothing, so the others decide: more of
 * them must show the font than cannot be read in it, and they must be a third of all.
 */
export function isLegacyColumn(texts: readonly string[], verdicts = new Map<string, Verdict>()): boolean {
  const words = texts.filter((text) => /[A-Za-z]{2}/.test(text));
  let [legacy, other] = [0, 0];
  for (const text of words) {
    if (looksLikeLegacyHindi(text, verdicts)) legacy++;
    else if (countVerdicts(asTyped(text).split(/\s+/), verdicts).other > 0) other++;
  }
  return legacy > other && legacy * 3 >= words.length;
}
