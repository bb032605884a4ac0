import { type Sortable, toSortKey } from "../../../../core/content/text/sort-key.ts";
import { findClassNumber, findNurseryRank } from "./class-ranks.ts";

/** Words before or after the name of a class: Class 5, कक्षा 5, पाँचवीं कक्षा. */
const CLASS_WORD = /(?<![a-zऀ-ॣ])(?:class|grade|std|standard|कक्षा)(?![a-zऀ-ॣ])/g;
/** Separators in the name of a class: L.K.G., Pre-Nursery, 11 (Science). */
const BETWEEN = /[\s.,:()/–-]+/;

/** The words of a class name without the word for "class". */
export const classWords = (name: string): string[] =>
  name
    .toLowerCase()
    .replace(CLASS_WORD, " ")
    .split(BETWEEN)
    .filter((word) => word !== "");

/** The sort key of a class: in school order, in any language and numerals. */
export function toClassKey(value: Sortable): string {
  const words = classWords(String(value ?? ""));
  const behind = (end: number) =>
    words
      .slice(end)
      .map((word) => ` ${word}`)
      .join("");
  // In "L.K.G. A" the first three parts are the name.
  for (let end = words.length; end > 0; end--) {
    const rank = findNurseryRank(words.slice(0, end).join(""));
    if (rank !== undefined) return `0${toSortKey(rank + behind(end))}`;
  }
  const number = findClassNumber(words[0] ?? "");
  return `1${toSortKey(number === undefined ? words.join(" ") : number + behind(1))}`;
}
