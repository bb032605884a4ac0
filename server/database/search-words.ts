import { normalise } from "./search-text.ts";

/** Letters and digits with their marks, joiners and other invisible characters. */
const WORD = /[\p{L}\p{N}\p{M}\p{Cf}]+/gu;
/** Longer words are compared by their beginning: an index has a maximum word length. */
const LONGEST_WORD = 64;

/** The folded form of a word, used for lookups. */
const spell = (word: string) => normalise(word).slice(0, LONGEST_WORD).toWellFormed();

/** The distinct words of a text in folded form. */
export function searchWords(text: string): string[] {
  const words = new Set((text.match(WORD) ?? []).map(spell));
  words.delete("");
  return [...words];
}

/** A part of a text; `isFound` if it is a word that begins with a searched word. */
export interface TextPart {
  text: string;
  isFound: boolean;
}

/** Splits a text into parts, so that matches can be marked. */
export function markWords(text: string, words: readonly string[]): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const spelled = spell(word);
    if (!words.some((wanted) => spelled.startsWith(wanted))) continue;
    if (index > end) parts.push({ text: text.slice(end, index), isFound: false });
    parts.push({ text: word, isFound: true });
    end = index + word.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isFound: false });
  return parts;
}

/** Which of the words a text contains. */
export function findWords(text: string, words: readonly string[]): { found: Set<string>; first: number } {
  const found = new Set<string>();
  let first = -1;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const spelled = spell(word);
    for (const wanted of words) {
      if (!spelled.startsWith(wanted)) continue;
      found.add(wanted);
      if (first === -1) first = index;
    }
    if (found.size === words.length) break;
  }
  return { found, first };
}

/** The length of an excerpt in characters, and of its part before the first match. */
const EXCERPT = 200;
const LEAD = 60;

/** The text around the first match, or its beginning, on one line. */
export function excerptAround(text: string, words: readonly string[]): TextPart[] {
  const line = text.replace(/\s+/g, " ").trim();
  const { first } = findWords(line, words);
  const start = first <= LEAD ? 0 : startOfWord(line, first - LEAD, first);
  const end = start + EXCERPT < line.length ? endOfWord(line, start + EXCERPT) : line.length;
  const shown = line.slice(start, end).toWellFormed();
  return markWords(`${start > 0 ? "… " : ""}${shown}${end < line.length ? " …" : ""}`, words);
}

function startOfWord(line: string, from: number, latest: number): number {
  const space = line.indexOf(" ", from);
  return space === -1 || space >= latest ? latest : space + 1;
}

function endOfWord(line: string, latest: number): number {
  const space = line.lastIndexOf(" ", latest);
  return space > latest - EXCERPT / 2 ? space : latest;
}
