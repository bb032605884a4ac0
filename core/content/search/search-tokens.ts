import { withoutFillers } from "./meanings.ts";
import { wordsInOrder } from "./search-words.ts";
import { soundOf } from "./word-sound.ts";
import { stemOf } from "./word-stem.ts";

/**
 * The index of the search has tokens of several kinds, each with a sign that no word contains: a word as it is (`fees`), its stem (`=fee`),
 * the stems of two words in a row (`=date_sheet`) and its sound (`~fis`).
 */
export const STEM = "=";
export const SOUND = "~";

/**
 * In front of the tokens of titles, of those of fields that only the office may search, and of those of an entry that has PDFs, with their texts;
 * other tokens are of all public texts but PDFs.
 */
export const MARKS = { text: "", title: "!", office: "@", withPdfs: "_" } as const;

export type Mark = (typeof MARKS)[keyof typeof MARKS];

/** Two words in a row, as stems. */
export const pairToken = (one: string, other: string) => `${STEM}${one}_${other}`;

/** All tokens of a text. */
export function tokensOf(text: string, mark: Mark): string[] {
  const words = wordsInOrder(text);
  const distinct = [...new Set(words)];
  const telling = withoutFillers(words);
  const stems = telling.map(stemOf);
  const tokens = [
    // The office finds parts of words without the index.
    ...(mark === MARKS.office ? [] : distinct),
    ...distinct.map((word) => STEM + stemOf(word)),
    ...stems.slice(1).map((stem, place) => pairToken(stems[place] ?? "", stem)),
    ...distinct.flatMap(soundTokens),
    ...(mark === MARKS.title ? joinedTokens(telling) : []),
  ];
  return [...new Set(tokens)].map((token) => mark + token);
}

/** Parents write गुरुनानक for गुरु नानक. */
const joinedTokens = (words: readonly string[]) =>
  words.slice(1).flatMap((word, place) => {
    const joined = `${words[place]}${word}`;
    return [STEM + stemOf(joined), ...soundTokens(joined)];
  });

function soundTokens(word: string): string[] {
  const sound = soundOf(word);
  return sound === undefined ? [] : [SOUND + sound];
}
