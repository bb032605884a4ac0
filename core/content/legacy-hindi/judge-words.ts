import { isCommonWord } from "./common-words.ts";
import { isForeign } from "./foreign-words.ts";
import { isTypeable } from "./glyphs.ts";
import { isReadable, spellWord } from "./spell-word.ts";

/** Patterns that Latin words (English or Indian names) do not contain. */
const LEGACY_PATTERNS: readonly RegExp[] = [
  // Letters of the font that are punctuation otherwise, inside a word: fo|ky; d{kk fd;k izos'k cM+k iz.kke
  /[A-Za-z,][|{}[~+<>#_^`;](?=[A-Za-z;=|])|[[{'"/?.]k|[A-Za-z][|{}~#]$|^(?!\{\w+\})[|{}[<_]k?[a-z]/,
  // The same for त्र, which is also the sign of an equation: ik=rk, but not x=y
  /=[a-z]{2}|[a-z]{3}=[a-z;]/,
  // A dot, ष्, ृ or a visarga: i<+us T;s"B x`g vr%
  /[<>M]\+|[dxtTQ]\+[a-z:;]|[A-Za-z]["`]+[A-Za-z]|[a-z]%(?![\dA-F])/,
  // श् before a letter that no English word has behind an apostrophe: iz'u vo'; 'yksd
  /[a-zà-ÿ]{2}'(?:[bcfghjkpqwxyz]|o[a-z]|u|;)|^'[y;]/,
  // Letters typed as Alt codes, except those in words such as café: egÙo fØ;k ¼d{kk
  /[a-z;'][¡ª«³¶¸ºÀ-ÖØ-Ý±·™]|[A-Z]ª|¼[A-Za-z]|[A-Za-z;]½|[A-Za-z]£|^£[a-z]/,
  // The same at the beginning, before what follows क्र, ऊ, प्र, घ and फ्र in Hindi: Øekad Åij çkFkZuk Äj Ýkal
  /^(?:Ø[aehkswS]|Å[cijotu¡"/?]|ç[^aeiou]|Ä[ajkhVs]|Á[kfHs/'tdx]|Ý[ahks])/,
  // A half letter, ै, a danda or a reph after a lower-case letter: gS izkjEHk gSA oekZ
  /[a-z][A-Z]/,
  // ा without any vowel: jkt lhrk
  /^(?=.*k)[^aeiouyAEIOUY]{3,}$/,
  // Two consonants that no Latin word begins with: jke vfuy nhid fdrkc Hkkjr
  /^(?:[bcdfgjlmnpqrtvwxyz]k|(?:[jvx][bcdfghjlmnpqstvwxz]|[dlmnr]h(?![aeioury])|[lmnr][bcdfgjlmnpqrstvwxz])(?=.*[hkqw]|.{2}))/,
  /^(?:f[bcdghkmnpqstvwxz]|y[hx]|d[bcfglnqt]|t[lx]|c[bcdgjkpqvx]|u[oy])[a-z;,]{2}|^(?:[FHNMVBQJK]k|Q[hsw]|L[dkrFVØ=])[a-z;'"`~]/,
  // Two consonants that no Latin word ends with: fopkj djrh esyk
  /[A-Za-z]{2}(?:[bcdghjklprvw]j|[jlxy]h|[^r]rh|yk|kl|fr|xs|sg|hp|xu|k[dnt])$|^[^aou]+js$/,
  // Two half letters: LFkku
  /[A-Z]{2}k/,
  // ा after a consonant at the end: iwtk
  /[bdfghjmpqtvwxz]k;?$|[bdfghjpqtvwxz]ky;$/,
  // ु without an English u: dqekj lquhrk
  /q(?!u)|^[b-df-hj-np-tv-z]q/,
  // ें at the end: ysa
  /[bdgjkvy]sa$/,
  // य and ए at the beginning: ;gk¡ ,oa, but not an English word behind a comma
  /^[;,](?!(?:a[lnst]+d?|but|i[fnst]|not?|o[fnr]|so|t[ho][a-z]*|w[a-z]*|you[a-z]*|f(?:or|rom)|b[ey])$)[a-z]{2}/,
  /^(?:dk|ds|dh|dks|esa|Jh|Jherh)$/,
  // ो within a word: eksgu
  /[aeiou]ks[bdfgjlnqrvwxz]/,
];

/** Compounds such as YouTube have capitals where the font has half letters. */
const CAMEL_CASE = /^(?:Mc|Mac|O'|[A-Za-z](?=[a-z]*[aeiouy])[a-z]{2,})(?:[A-Z](?=[a-z]*[aeiouy])[a-z]{2,})+$/;
/** Latin words and abbreviations with one of the patterns. */
const LATIN_EXCEPTION =
  /^(?:burqa|[cs]gpa|gem|gk|inqilab|llama|llb|mbbs|mbps|mpeg|mph|mridu[a-z]*|nacl|ncert|ngos?|niqab|nth|ph|rsvp|vlog[a-z]*)$/i;
/** An equation or a comparison, such as x=y, pH=7, v=u+at and p<q. */
const FORMULA = /^[A-Za-z][=<>|][A-Za-z]$|=\d|^[a-z]=\w+[+*/-]\w+$/;

/** Brackets, quotes, commas and dandas of the font around a word. */
const AROUND = /^[¼^*Þ]+|[½*ß\]A]+$/g;

/** Letters and keys of letters that are punctuation otherwise. */
const LETTERS = /^[;,]|[A-Za-zÀ-ÿऀ-ॿ{|=]/g;

/**
 * `legacy`: only the font explains it; `common`: a common Hindi word, but it may be Latin too; `unclear`: it can be read in
 * the font; `other`: it cannot; `none`: no word, such as a number or a formula.
 */
export type Verdict = "legacy" | "common" | "unclear" | "other" | "none";

function judge(word: string): Verdict {
  if ((word.match(LETTERS)?.length ?? 0) < 2 || FORMULA.test(word)) return "none";
  if (isForeign(word) || !isTypeable(word) || !isReadable(word)) return "other";
  const bare = word.replace(AROUND, "");
  const isLatin = CAMEL_CASE.test(word) || LATIN_EXCEPTION.test(bare);
  if (!isLatin && LEGACY_PATTERNS.some((pattern) => pattern.test(word) || pattern.test(bare)))
    return "legacy";
  return isCommonWord(spellWord(bare)) ? "common" : "unclear";
}

/** How many words of a text have which verdict. `verdicts` caches the decision per word. */
export function countVerdicts(words: readonly string[], verdicts = new Map<string, Verdict>()) {
  const count: Record<Verdict, number> = { legacy: 0, common: 0, unclear: 0, other: 0, none: 0 };
  for (const word of words) {
    const verdict = verdicts.get(word) ?? judge(word);
    verdicts.set(word, verdict);
    count[verdict]++;
  }
  return count;
}
