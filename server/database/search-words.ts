import { normalise } from "./search-text.ts";

/** Letters and digits with their marks, and the joiners and other unseen characters among them. */
const WORD = /[\p{L}\p{N}\p{M}\p{Cf}]+/gu;
/** Longer ones are told apart by their beginning: an index takes no word without an end. */
const LONGEST_WORD = 64;

/** A word as it is looked up, in the one spelling of all that are read as the same. */
const spell = (word: string) => normalise(word).slice(0, LONGEST_WORD).toWellFormed();

/** The different words of a text, as they are looked up. */
export function searchWords(text: string): string[] {
  const words = new Set((text.match(WORD) ?? []).map(spell));
  words.delete("");
  return [...words];
}

/** A stretch of a text; `isFound`: it is a word that begins with one of those looked for. */
export interface TextPart {
  text: string;
  isFound: boolean;
}

/** A text in parts, so that the words that were found can be marked. */
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

/** Which of the words a text has. */
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

/** What is shown of a text, in characters, and how many of them before the first word that was found. */
const EXCERPT = 200;
const LEAD = 60;

/** The part of a text around the first word that was found, or else its beginning, on one line. */
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
