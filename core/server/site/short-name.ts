/** A name that fits under an icon on a home screen. */
const MAX_LETTERS = 12;

/** Graphemes: a Hindi consonant with its vowel signs is one letter. The segmenter is slow to load, so it is created on demand. */
const lettersOf = (text: string) => {
  const graphemes = new Intl.Segmenter("hi", { granularity: "grapheme" });
  return [...graphemes.segment(text)].map(({ segment }) => segment);
};

/** The school's name under an icon: the first words that fit, or the initials if fewer than two words fit. */
export function shortName(name: string): string {
  const fits = (text: string) => lettersOf(text).length <= MAX_LETTERS;
  if (fits(name)) return name;
  const words = name.split(/\s+/);
  const cuts = words.map((_word, index) => words.slice(0, index + 1).join(" "));
  const longest = cuts.findLast(fits);
  if (longest?.includes(" ")) return longest;
  const short = words.length > 1 ? words.map((word) => lettersOf(word)[0]).join("") : name;
  return lettersOf(short).slice(0, MAX_LETTERS).join("");
}
