/** More does not fit under an icon of a home screen. */
const MAX_LETTERS = 12;

/** What a reader takes for one letter: a consonant with its vowel signs. Made when it is needed: it takes a while to load. */
const lettersOf = (text: string) => {
  const graphemes = new Intl.Segmenter("hi", { granularity: "grapheme" });
  return [...graphemes.segment(text)].map(({ segment }) => segment);
};

/** A school's name for its icon: the first words that fit, or the initials where fewer than two do. */
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
