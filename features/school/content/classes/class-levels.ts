import { findClassNumber, findNurseryRank } from "./class-ranks.ts";

const RANGE = /^(?<first>.+?)\s*(?:-|–|\bto\b|(?<=\s)से(?=\s))\s*(?<last>.+)$/;
const SEPARATOR = /,|\/|&|\band\b|(?<=\s)और(?=\s)|(?<=\s)व(?=\s)/;
const WORD_CLASS = /\b(class(es)?|grades?|std)\b|कक्षाएँ|कक्षा/g;

/**
 * The classes that a name stands for, as numbers in school order: "Class 3" is 3, "कक्षा 3 से 5" is 3, 4 and 5, "UKG" is 0. Empty if a part
 * of the name is not a class. A remark in brackets is ignored.
 */
export function findLevels(name: string): number[] {
  const plain = name
    .toLowerCase()
    .replace(/\(.*?\)/g, " ")
    .replace(WORD_CLASS, " ")
    .replaceAll(".", "");
  const levels = plain.split(SEPARATOR).map(readPart);
  return levels.every((part) => part !== undefined) ? levels.flat() : [];
}

/** One class, or all from a first to a last one. */
function readPart(part: string): number[] | undefined {
  const level = findLevel(part);
  if (level !== undefined) return [level];
  const { first = "", last = "" } = RANGE.exec(part.trim())?.groups ?? {};
  const [from, to] = [findLevel(first), findLevel(last)];
  if (from === undefined || to === undefined) return undefined;
  return Array.from({ length: Math.max(0, to - from + 1) }, (_level, index) => from + index);
}

/** UKG, the last class before class 1, is 0. */
const LAST_NURSERY_RANK = 5;

function findLevel(name: string): number | undefined {
  const plain = name.replace(/[\s-]/g, "");
  const rank = findNurseryRank(plain);
  return rank === undefined ? findClassNumber(name.trim()) : rank - LAST_NURSERY_RANK;
}
