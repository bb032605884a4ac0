/** Types Unicode text on the keys of Kruti Dev 010, for tests of the way back. */

const VOWELS: Record<string, string> = {
  अ: "v",
  आ: "vk",
  इ: "b",
  ई: "bZ",
  उ: "m",
  ऊ: "Å",
  ऋ: "_",
  ए: ",",
  ऐ: ",s",
  ओ: "vks",
  औ: "vkS",
  ऑ: "vkW",
};
const SIGNS: Record<string, string> = {
  "": "",
  "ा": "k",
  "ी": "h",
  "ु": "q",
  "ू": "w",
  "ृ": "`",
  "े": "s",
  "ै": "S",
  "ो": "ks",
  "ौ": "kS",
  "ॉ": "kW",
  "ॅ": "W",
};
const MARKS: Record<string, string> = { "": "", "ं": "a", "ँ": "¡", "ः": "%" };

/** Letters whose half is a key of its own; a letter without a key of its own is its half and a stroke. */
const HALVES: Record<string, string> = {
  क: "D",
  ख: "[",
  ग: "X",
  घ: "?",
  च: "P",
  ज: "T",
  ण: ".",
  त: "R",
  थ: "F",
  ध: "/",
  न: "U",
  प: "I",
  फ: "¶",
  ब: "C",
  भ: "H",
  म: "E",
  य: "¸",
  ल: "Y",
  व: "O",
  श: "'",
  ष: '"',
  स: "L",
  ह: "º",
  क्ष: "{",
  त्र: "«",
  त्त: "Ù",
};
const WHOLE: Record<string, string> = {
  क: "d",
  ग: "x",
  ङ: "³",
  च: "p",
  छ: "N",
  ज: "t",
  झ: ">",
  ञ: "¥",
  ट: "V",
  ठ: "B",
  ड: "M",
  ढ: "<",
  त: "r",
  द: "n",
  न: "u",
  प: "i",
  फ: "Q",
  ब: "c",
  म: "e",
  य: ";",
  र: "j",
  ल: "y",
  ळ: "G",
  व: "o",
  स: "l",
  ह: "g",
  त्र: "=",
  ज्ञ: "K",
  श्र: "J",
  द्य: "|",
  द्ध: ")",
  द्व: "}",
  क्र: "Ø",
  फ्र: "Ý",
  क्त: "Dr",
  न्न: "é",
  ट्ट: "ê",
  ट्ठ: "ë",
  ड्ड: "ì",
  ड्ढ: "ï",
  द्द: "í",
  ह्न: "à",
  ह्य: "á",
  ह्म: "ã",
};
/** Whole syllables, and conjuncts, which are typed before their parts. */
const SYLLABLES: Record<string, string> = { रु: "#", रू: ":", हृ: "â", कृ: "—", दृ: "–" };
const CONJUNCTS = [...Object.keys(HALVES), ...Object.keys(WHOLE)].filter((letters) => letters.length > 1);

const PUNCTUATION: Record<string, string> = {
  "।": "A",
  ",": "]",
  ".": "-",
  "-": "&",
  "/": "@",
  "?": "\\",
  "(": "¼",
  ")": "½",
  ":": "%",
  "“": "Þ",
  "”": "ß",
  "‘": "^",
  "’": "*",
  "॰": "Œ",
  ऽ: "·",
};

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
