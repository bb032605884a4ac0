import { readJson } from "./word-lists.ts";

/** Types Unicode text on the keys of Kruti Dev 010, for tests of the way back. */

type Keys = Record<string, string>;

const KEYS: Record<"vowels" | "signs" | "marks" | "punctuation", Keys> & {
  /** Letters whose half is a key of its own; a letter without a key of its own is its half and a stroke. */
  halves: Keys;
  whole: Keys;
  /** Whole syllables, and conjuncts, which are typed before their parts. */
  syllables: Keys;
} = readJson("tests/words/kruti-dev-keys.json");

const { vowels: VOWELS, signs: SIGNS, marks: MARKS, halves: HALVES } = KEYS;
const { whole: WHOLE, syllables: SYLLABLES, punctuation: PUNCTUATION } = KEYS;
const CONJUNCTS = [...Object.keys(HALVES), ...Object.keys(WHOLE)].filter((letters) => letters.length > 1);

const CONSONANT = "[क-ह]़?";
const SYLLABLE = new RegExp(`((?:${CONSONANT}्)*)(${CONSONANT})(्?)([ािीुूृेैोौॉॅ]?)([ंँः]?)`, "gu");

/** Half letters, as typed before the last letter of a syllable. */
function typeHalves(halves: string): string {
  const conjunct = CONJUNCTS.find((each) => halves.startsWith(`${each}्`) && HALVES[each]);
  if (conjunct) return (HALVES[conjunct] ?? "") + typeHalves(halves.slice(conjunct.length + 1));
  const [, letter, dot = "", rest = ""] = /^(.)(़?)्(.*)$/su.exec(halves) ?? [];
  if (letter === undefined) return "";
  const nukta = dot && "+";
  const half = HALVES[letter];
  return (half === undefined ? `${WHOLE[letter]}${nukta}~` : `${half}${nukta}`) + typeHalves(rest);
}

function typeLetter(letter: string): string {
  const [plain = "", dot] = letter;
  return (WHOLE[plain] ?? `${HALVES[plain]}k`) + (dot === undefined ? "" : "+");
}

/** Consonants of a syllable without their vowel. */
function typeCluster(halves: string, last: string): string {
  const all = halves + last;
  const conjunct = CONJUNCTS.find((each) => all.endsWith(each));
  if (conjunct) {
    const typed = WHOLE[conjunct] ?? `${HALVES[conjunct]}k`;
    return typeHalves(all.slice(0, -conjunct.length)) + typed;
  }
  if (last !== "र" || halves === "") return typeHalves(halves) + typeLetter(last);
  const [carrier = ""] = /[क-ह]़?(?=्$)/u.exec(halves) ?? [];
  const isRound = /[छटठडढ]/.test(carrier);
  return typeHalves(halves.slice(0, -carrier.length - 1)) + typeLetter(carrier) + (isRound ? "ª" : "z");
}

function typeSyllable(
  whole: string,
  halves: string,
  last: string,
  halant: string,
  sign: string,
  mark: string,
): string {
  const syllable = SYLLABLES[whole.replace(/[ंँः]$/, "")];
  if (syllable) return syllable + MARKS[mark];
  const hasReph = halves.startsWith("र्");
  const cluster = typeCluster(hasReph ? halves.slice(2) : halves, last);
  const before = sign === "ि" ? "f" : "";
  return `${before}${cluster}${halant && "~"}${SIGNS[sign] ?? ""}${hasReph ? "Z" : ""}${MARKS[mark]}`;
}

/** Latin letters in the text stay as they are. */
export const typeInKrutiDev = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[।,.\-/?():“”‘’॰ऽ]/g, (sign) => PUNCTUATION[sign] ?? sign)
    .replace(SYLLABLE, typeSyllable)
    .replace(/[अ-औऑ]/g, (vowel) => VOWELS[vowel] ?? vowel)
    .replace(/[ंँः]/g, (mark) => MARKS[mark] ?? mark);
