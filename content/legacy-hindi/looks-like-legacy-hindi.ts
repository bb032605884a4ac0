import { asTyped } from "./glyphs.ts";
import { isForeign } from "./legacy-to-unicode.ts";
import { isReadable } from "./spell-word.ts";

/** What words in Latin letters, English or Indian names, do not have. */
const TELLTALES: readonly RegExp[] = [
  // Letters of the font that are punctuation elsewhere, inside of a word: fo|ky; d{kk fd;k izos'k cM+k iz.kke
  /[A-Za-z,][|{}[~+=<>#_^`;](?=[A-Za-z;=|])|[[{'"/?.]k|[A-Za-z][|{}~#]$|^[|{}[<_]k?[a-z]/,
  // Letters typed as Alt codes, but for those that words such as café have: egÙo Øe ¼d{kk
  /[a-z;'][¡ª«³¶¸ºÀ-ÖØ-Ý±·™]|^[ØÅç](?![aeiouy])|¼[A-Za-z]|[A-Za-z;]½/,
  // A half letter, ै, a danda or a reph behind a small letter: gS izkjEHk gSA oekZ
  /[a-z][A-Z]/,
  // ा where there is no vowel at all: jkt lhrk
  /^(?=.*k)[^aeiouyAEIOUY]{3,}$/,
  // Two consonants that no word begins with: jke vfuy nhid
  /^(?:[bcdfgjlmnpqrtvwxyz]k|[jvx][bcdfghjlmnpqstvwxz]|[dlmnr]h(?![aeioury])|[lmnr][bcdfgjlmnpqrstvwxz])/,
  // ... or with two half letters: LFkku
  /[A-Z]{2}k/,
  // ा behind a consonant at the end: iwtk
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

/** Two words in one, as in YouTube, have capitals where the font has half letters. */
const CAMEL_CASE = /^(?:Mc|Mac|O'|[A-Za-z](?=[a-z]*[aeiouy])[a-z]{2,})(?:[A-Z](?=[a-z]*[aeiouy])[a-z]{2,})+$/;

export type Verdict = "legacy" | "other" | "unclear";

function judge(word: string): Verdict {
  const letters = word.match(/[A-Za-zऀ-ॿ]/g)?.length ?? 0;
  if (letters < 2) return "unclear";
  if (isForeign(word) || !isReadable(word)) return "other";
  const isLegacy = !CAMEL_CASE.test(word) && TELLTALES.some((telltale) => telltale.test(word));
  return isLegacy ? "legacy" : "unclear";
}

/**
 * Whether a text was typed in Kruti Dev or DevLys. It goes by its words: one that cannot be read as Hindi in the font (a sign
 * without a letter, a half letter at the end) is none, one that can and has something that Latin words do not have is one, and
 * the rest, such as "dey" (कमल), may be either. There must be more of the font than of anything else. `verdicts` has the words that
 * were judged before.
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
