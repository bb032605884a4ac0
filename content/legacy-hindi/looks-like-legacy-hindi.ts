import { asTyped } from "./glyphs.ts";
import { isForeign } from "./legacy-to-unicode.ts";
import { isReadable } from "./spell-word.ts";

/** Patterns that Latin words (English or Indian names) do not contain. */
const LEGACY_PATTERNS: readonly RegExp[] = [
  // Letters of the font that are punctuation otherwise, inside a word: fo|ky; d{kk fd;k izos'k cM+k iz.kke
  /[A-Za-z,][|{}[~+=<>#_^`;](?=[A-Za-z;=|])|[[{'"/?.]k|[A-Za-z][|{}~#]$|^[|{}[<_]k?[a-z]/,
  // Letters typed as Alt codes, except those in words such as café: egÙo Øe ¼d{kk
  /[a-z;'][¡ª«³¶¸ºÀ-ÖØ-Ý±·™]|^[ØÅç](?![aeiouy])|¼[A-Za-z]|[A-Za-z;]½/,
  // A half letter, ै, a danda or a reph after a lower-case letter: gS izkjEHk gSA oekZ
  /[a-z][A-Z]/,
  // ा without any vowel: jkt lhrk
  /^(?=.*k)[^aeiouyAEIOUY]{3,}$/,
  // Two consonants that no Latin word begins with: jke vfuy nhid
  /^(?:[bcdfgjlmnpqrtvwxyz]k|[jvx][bcdfghjlmnpqstvwxz]|[dlmnr]h(?![aeioury])|[lmnr][bcdfgjlmnpqrstvwxz])/,
  // Two half letters: LFkku
  /[A-Z]{2}k/,
  // ा after a consonant at the end: iwtk
  /[bdfghjmpqtvwxz]k$/,
  // ु without an English u: dqekj lquhrk
  /q(?!u)|^[b-df-hj-np-tv-z]q/,
  // ें at the end: ysa
  /[bdgjkvy]sa$/,
  // य and ए at the beginning: ;gk¡ ,oa
  /^[;,][a-z]/,
  /^(?:dk|ds|dh|dks|esa|Jh|Jherh)$/,
  // ो within a word: eksgu
  /[aeiou]ks[bdfgjlnqrvwxz]/,
];

/** Compounds such as YouTube have capitals where the font has half letters. */
const CAMEL_CASE = /^(?:Mc|Mac|O'|[A-Za-z](?=[a-z]*[aeiouy])[a-z]{2,})(?:[A-Z](?=[a-z]*[aeiouy])[a-z]{2,})+$/;

export type Verdict = "legacy" | "other" | "unclear";

function judge(word: string): Verdict {
  const letters = word.match(/[A-Za-zऀ-ॿ]/g)?.length ?? 0;
  if (letters < 2) return "unclear";
  if (isForeign(word) || !isReadable(word)) return "other";
  const isLegacy = !CAMEL_CASE.test(word) && LEGACY_PATTERNS.some((pattern) => pattern.test(word));
  return isLegacy ? "legacy" : "unclear";
}

/**
 * Whether a text was typed in Kruti Dev or DevLys, decided word by word. A word that cannot be read as Hindi in the font (a
 * sign without a letter, a half letter at the end) counts against it. A readable word with a pattern that Latin words lack
 * counts for it. Other words, such as "dey" (कमल), count for neither. Words for must outnumber words against. `verdicts`
 * caches the decision per word.
 */
export function looksLikeLegacyHindi(text: string, verdicts = new Map<string, Verdict>()): boolean {
  const count = { legacy: 0, other: 0, unclear: 0 };
  for (const word of asTyped(text).split(/\s+/)) {
    const verdict = verdicts.get(word) ?? judge(word);
    verdicts.set(word, verdict);
    count[verdict]++;
  }
  return count.legacy > count.other;
}
