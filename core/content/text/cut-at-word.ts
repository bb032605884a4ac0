const graphemes = new Intl.Segmenter("hi", { granularity: "grapheme" });

/** At most `maxLetters` letters, cut after a whole word, or between two letters if the word is very long. */
export function cutAtWord(text: string, maxLetters: number): string {
  const letters = Array.from(graphemes.segment(text), ({ segment }) => segment);
  if (letters.length <= maxLetters) return text;
  // Includes the next letter: a cut before a space is the end of a whole word.
  const words = letters
    .slice(0, maxLetters + 1)
    .join("")
    .replace(/\s+\S*$/, "");
  const start = letters.slice(0, maxLetters).join("");
  return `${words.length > start.length / 2 && words.length <= start.length ? words : start}…`;
}
