import { foldText, plainDigits } from "./fold-hindi.ts";

/**
 * Letters with their marks, digits, joiners and other invisible characters. Devanagari letters end where other letters or digits begin:
 * कक्षा5, PTMमीटिंग.
 */
const WORD =
  /[\u0900-\u0963\u0971-\u097f\p{Cf}]+|(?:(?![\u0900-\u0963\u0971-\u097f])[\p{L}\p{N}\p{M}\p{Cf}])+/gu;
/** Longer words are compared by their beginning: an index has a maximum word length. */
const LONGEST_WORD = 64;

/** Most words of an English text: folding is slow. */
const ASCII = /^[a-z\d]+$/i;

/** The folded form of a word, used for lookups. */
const spell = (word: string) =>
  (ASCII.test(word) ? word.toLowerCase() : foldText(word)).slice(0, LONGEST_WORD).toWellFormed();

/** A telephone number with its country code or zero, in groups: +91 98765 43210, 098765-43210. */
const TELEPHONE =
  /(?<![\d+])(?:(?:\+|00)?91[\s-]?|0)?([5-9]\d{4}[\s-]?\d{5}|[5-9]\d{2}[\s-]?\d{3}[\s-]?\d{4})(?!\d)/g;
/** 456 010. */
const PIN_CODE = /(?<![\d-])([1-9]\d{2}) (\d{3})(?![\d-])/g;
/** 18,700 and 1,00,000. */
const COMMA = /(?<=\d),(?=(?:\d{2},)*\d{3}(?!\d))/g;

/** Numbers in one spelling. */
const joinNumbers = (text: string) =>
  /\d/.test(text)
    ? text
        .replace(TELEPHONE, (_typed, number: string) => number.replace(/\D/g, ""))
        .replace(PIN_CODE, "$1$2")
        .replace(COMMA, "")
    : text;

/** All words of a text in folded form, in their order. */
export const wordsInOrder = (text: string): string[] =>
  (joinNumbers(plainDigits(text)).match(WORD) ?? []).map(spell).filter(Boolean);

/** The distinct words of a text in folded form. */
export const searchWords = (text: string): string[] => [...new Set(wordsInOrder(text))];

/** The text with other words in the place of some, by their folded form. */
export const replaceWords = (text: string, others: ReadonlyMap<string, string>): string =>
  text.replace(WORD, (word) => others.get(spell(word)) ?? word);

/** Which of the terms of a search a folded word stands for; undefined if none. */
export type FindTerm = (word: string) => number | undefined;

/** A part of a text; `isFound` if it is a word that is looked for. */
export interface TextPart {
  text: string;
  isFound: boolean;
}

/** Splits a text into parts, so that matches can be marked. */
export function markWords(text: string, findTerm: FindTerm): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (findTerm(spell(word)) === undefined) continue;
    if (index > end) parts.push({ text: text.slice(end, index), isFound: false });
    parts.push({ text: word, isFound: true });
    end = index + word.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isFound: false });
  return parts;
}

/** Which of the terms a text has, and where the first match is. The search ends with `most` terms. */
export function findTerms(
  text: string,
  findTerm: FindTerm,
  most: number,
): { found: Set<number>; first: number } {
  const found = new Set<number>();
  let first = -1;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const term = findTerm(spell(word));
    if (term === undefined) continue;
    found.add(term);
    if (first === -1) first = index;
    if (found.size === most) break;
  }
  return { found, first };
}

/** The length of an excerpt in characters, and of its part before the first match. */
const EXCERPT = 200;
const LEAD = 60;

/** The text around the first match, or its beginning, on one line. */
export function excerptAround(text: string, findTerm: FindTerm): TextPart[] {
  const line = text.replace(/\s+/g, " ").trim();
  const { first } = findTerms(line, findTerm, 1);
  const start = first <= LEAD ? 0 : startOfWord(line, first - LEAD, first);
  const end = start + EXCERPT < line.length ? endOfWord(line, start + EXCERPT) : line.length;
  const shown = line.slice(start, end).toWellFormed();
  return markWords(`${start > 0 ? "… " : ""}${shown}${end < line.length ? " …" : ""}`, findTerm);
}

function startOfWord(line: string, from: number, latest: number): number {
  const space = line.indexOf(" ", from);
  return space === -1 || space >= latest ? latest : space + 1;
}

function endOfWord(line: string, latest: number): number {
  const space = line.lastIndexOf(" ", latest);
  return space > latest - EXCERPT / 2 ? space : latest;
}
