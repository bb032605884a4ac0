import { WORDS } from "../../words/index.ts";
import { plainDigits } from "./fold-hindi.ts";
import {
  findMeaning,
  findMeaningBySound,
  LONGEST_PHRASE,
  type Meaning,
  type Phrase,
  withoutFillers,
} from "./meanings.ts";
import { MARKS, type Mark, pairToken, SOUND, STEM } from "./search-tokens.ts";
import { type FindTerm, searchWords, wordsInOrder } from "./search-words.ts";
import type { Fact } from "./word-groups.ts";
import { soundOf } from "./word-sound.ts";
import { stemOf } from "./word-stem.ts";

/** One term of a search: a word, or several that belong together. */
export interface Term {
  /** The typed words, folded. */
  words: readonly string[];
  /** The meaning of the words among the school's words; undefined if they are not among them. */
  meaning: Meaning | undefined;
  /** The same by their sound. */
  heard: Meaning | undefined;
  /** The words mean this only together. */
  isDay?: true;
  /** Further corrections of the typed word, as likely as this one. */
  others?: readonly Term[] | undefined;
}

/** How much may differ from what was typed: the form of a word; the word; its spelling. Each level includes those before. */
export type Level = "typed" | "meaning" | "sound";

/** A condition on the tokens of an entry. */
export type Expression =
  | { token: string; isBeginning?: true }
  | { all: readonly Expression[] }
  | { any: readonly Expression[] };

/** Both parts of a word that was typed for two have at least this length. */
const SHORTEST_PART = 3;

const SHORT_NUMBER = /^\d{1,2}$/;

/** Further words are ignored. */
const MOST_WORDS = 16;

/** The terms of a search; empty if nothing was typed that can be looked up. */
export function readQuery(q: string): Term[] {
  const words = withoutFillers(searchWords(withMonthNames(q))).slice(0, MOST_WORDS);
  const terms: Term[] = [];
  for (let start = 0; start < words.length; ) {
    const term = readTerm(words.slice(start, start + LONGEST_PHRASE));
    terms.push(term);
    start += term.words.length;
  }
  return terms;
}

/** 25/12, 25-12-2026: other numbers with slashes stay. */
const DAY = /(?<![\d/.-])(0?[1-9]|[12]\d|3[01])[/.-](0?[1-9]|1[0-2])(?:[/.-]((?:20)?\d{2}))?(?![\d/.-])/g;

const withMonthNames = (q: string) =>
  plainDigits(q).replace(DAY, (_typed, day: string, month: string, year = "") =>
    [Number(day), WORDS.en.months[Number(month) - 1], year && `20${year.slice(-2)}`].join(" "),
  );

const MONTHS: ReadonlySet<string> = new Set(WORDS.en.months.map((month) => stemOf(month.toLowerCase())));

/** A day of a month, in the order of texts: 25 december. */
function readDay([one = "", other = ""]: readonly string[]): Term | undefined {
  for (const [day, month] of [
    [one, other],
    [other, one],
  ] as const) {
    const names = SHORT_NUMBER.test(stemOf(day))
      ? findMeaning([month])?.phrases.map(([name = ""]) => name)
      : [];
    if (!names?.some((name) => MONTHS.has(name))) continue;
    const phrases = names.flatMap((name) => [
      [stemOf(day), name],
      [name, stemOf(day)],
    ]);
    return {
      words: [one, other],
      meaning: { phrases, facts: [], isWeak: false },
      heard: undefined,
      isDay: true,
    };
  }
  return undefined;
}

/** The longest phrase at the beginning of the words that has a meaning, or else the first word. */
function readTerm(words: readonly string[]): Term {
  const starts = words.map((_word, place) => words.slice(0, words.length - place));
  const day = readDay(words);
  for (const start of starts) {
    if (day && start.length === 1) return day;
    const meaning = findMeaning(start);
    if (meaning) return { words: start, meaning, heard: undefined };
  }
  for (const start of starts) {
    const heard = findMeaningBySound(start);
    if (heard) return { words: start, meaning: undefined, heard };
  }
  return { words: words.slice(0, 1), meaning: undefined, heard: undefined };
}

/** A title is the same as a search if both have this key. */
export const titleKey = (text: string): string => wordsInOrder(text).map(stemOf).join(" ");

/** True for what has each of the terms, in its text or with its PDFs. */
export const anywhere = (terms: readonly Term[], level: Level): Expression => ({
  any: [toExpression(terms, MARKS.text, level), toExpression(terms, MARKS.withPdfs, level)],
});

/** True for what has each of the terms. */
export function toExpression(terms: readonly Term[], mark: Mark, level: Level): Expression {
  const conditions = terms.map((term) => termExpression(term, mark, level));
  // Written as one word there: रक्षा बंधन, रक्षाबंधन. Known words are listed in both ways.
  const joined = terms.slice(1).flatMap((term, place) => {
    const pair = [terms[place], term];
    if (pair.some((each) => each?.meaning)) return [];
    const word = pair.flatMap((each) => each?.words ?? []).join("");
    return [{ all: [...conditions.toSpliced(place, 2), wordExpression(word, mark, level, false)] }];
  });
  return { any: [{ all: conditions }, ...joined] };
}

function termExpression({ others = [], ...term }: Term, mark: Mark, level: Level): Expression {
  const { words, meaning, heard, isDay } = term;
  const isPhrase = words.length > 1;
  const phrases = [
    ...((level !== "typed" && meaning?.phrases) || []),
    ...((level === "sound" && heard?.phrases) || []),
  ];
  return {
    any: [
      // The beginning of a known word is another word: van, Vandana.
      ...(isDay && level !== "typed"
        ? []
        : [{ all: words.map((word) => wordExpression(word, mark, level, isPhrase || !meaning)) }]),
      ...(isPhrase || meaning || level !== "sound" ? [] : words.flatMap((word) => apart(word, mark))),
      ...phrases.map((phrase) => phraseExpression(phrase, mark)),
      ...others.map((other) => termExpression(other, mark, level)),
    ],
  };
}

function wordExpression(word: string, mark: Mark, level: Level, isBeginning: boolean): Expression {
  const sound = level === "sound" ? soundOf(word) : undefined;
  // The office finds parts of words without the index. 7 is not the beginning of 75.
  const isOpen = isBeginning && mark !== MARKS.office && word.length > 1 && !SHORT_NUMBER.test(word);
  return {
    any: [
      ...(isOpen ? [{ token: mark + word, isBeginning: true as const }] : []),
      { token: mark + STEM + stemOf(word) },
      ...(sound === undefined ? [] : [{ token: mark + SOUND + sound }]),
    ],
  };
}

/** Written as two words there: gopaldas, Gopal Das. */
const apart = (word: string, mark: Mark): Expression[] =>
  Array.from({ length: Math.max(0, word.length - 2 * SHORTEST_PART + 1) }, (_, place) => {
    const end = place + SHORTEST_PART;
    return { token: mark + pairToken(stemOf(word.slice(0, end)), stemOf(word.slice(end))) };
  });

function phraseExpression(phrase: Phrase, mark: Mark): Expression {
  const [first = "", ...rest] = phrase;
  if (rest.length === 0) return { token: mark + STEM + first };
  return { all: rest.map((stem, place) => ({ token: mark + pairToken(phrase[place] ?? "", stem) })) };
}

/** The marks of words that may be beginnings. */
const MARK = new RegExp(`^[${MARKS.title}${MARKS.withPdfs}]`);

/** The beginnings of words that an expression looks for, without marks. */
export function beginningsOf(expression: Expression): string[] {
  if ("token" in expression) return expression.isBeginning ? [expression.token.replace(MARK, "")] : [];
  return ("all" in expression ? expression.all : expression.any).flatMap(beginningsOf);
}

/** The same with the words that have these beginnings: engines find words faster than beginnings. */
export function withWords(
  expression: Expression,
  wordsByBeginning: ReadonlyMap<string, readonly string[]>,
): Expression {
  if ("all" in expression) return { all: expression.all.map((part) => withWords(part, wordsByBeginning)) };
  if ("any" in expression) return { any: expression.any.map((part) => withWords(part, wordsByBeginning)) };
  const { token, isBeginning } = expression;
  const beginning = token.replace(MARK, "");
  const words = isBeginning && wordsByBeginning.get(beginning);
  if (!words) return expression;
  const mark = token.slice(0, token.length - beginning.length);
  return { any: [{ token }, ...words.map((word) => ({ token: mark + word }))] };
}

/** Whether an entry with these tokens meets an expression. */
export function meets(expression: Expression, tokens: ReadonlySet<string>): boolean {
  if ("all" in expression) return expression.all.every((part) => meets(part, tokens));
  if ("any" in expression) return expression.any.some((part) => meets(part, tokens));
  const { token, isBeginning } = expression;
  return tokens.has(token) || (isBeginning === true && [...tokens].some((each) => each.startsWith(token)));
}

/** Finds the words of a text that a search has found. */
export function createFindTerm(terms: readonly Term[], level: Level): FindTerm {
  const known = new Map<string, number | undefined>();
  const versions = terms.flatMap((term, index) =>
    [term, ...(term.others ?? [])].map((each) => ({ ...each, index })),
  );
  const wanted = versions.map(({ words, meaning, heard, index }) => ({
    index,
    beginning: meaning || SHORT_NUMBER.test(words[0] ?? "") ? undefined : words[0],
    stems: new Set(
      [
        ...words.map((word) => [stemOf(word)]),
        ...((level !== "typed" && meaning?.phrases) || []),
        ...((level === "sound" && heard?.phrases) || []),
      ].flatMap((phrase) => (phrase.length === 1 ? phrase : [])),
    ),
    sounds: new Set(level === "sound" ? words.flatMap((word) => soundOf(word) ?? []) : []),
  }));
  const find = (word: string) => {
    const found = wanted.find(
      ({ beginning, stems, sounds }) =>
        (beginning !== undefined && word.startsWith(beginning)) ||
        stems.has(stemOf(word)) ||
        (sounds.size > 0 && sounds.has(soundOf(word) ?? "")),
    );
    return found?.index;
  };
  return (word) => {
    if (!known.has(word)) known.set(word, find(word));
    return known.get(word);
  };
}

/** The meaning of a term by its words or by their sound. */
export const meaningOf = ({ meaning, heard }: Term) => meaning ?? heard;
/** Says little about what is looked for. */
export const isWeak = (term: Term) => meaningOf(term)?.isWeak ?? false;
const isSubject = (term: Term) => meaningOf(term) !== undefined && !isWeak(term);

/**
 * Shorter searches for when nothing has all terms, the best first: without weak words, then without words that are not the school's. Empty
 * for a search in which every term matters: then nothing is found, rather than something else.
 */
export function shorterQueries(terms: readonly Term[]): Term[][] {
  const strong = terms.filter((term) => !isWeak(term));
  const known = terms.filter((term) => meaningOf(term) !== undefined);
  const subjects = terms.filter(isSubject);
  // Most of the words are unknown: the search is about something else.
  const isOfSchool = subjects.length > 0 && terms.length - known.length <= known.length;
  const candidates = isOfSchool ? [strong, subjects] : [strong];
  return candidates.filter(
    (each, place) =>
      each.length > 0 &&
      each.length < terms.length &&
      candidates.findIndex(
        (other) => other.length === each.length && other.every((term) => each.includes(term)),
      ) === place,
  );
}

/**
 * The details of the school that answer a search: each of its terms asks for a detail, or says little. `ownWords` are the stems of the
 * school's name and town.
 */
export function factsFor(terms: readonly Term[], ownWords: ReadonlySet<string>): Fact[] {
  const asked = terms.filter(({ words }) => !words.every((word) => ownWords.has(stemOf(word))));
  if (!asked.every((term) => isWeak(term) || (meaningOf(term)?.facts.length ?? 0) > 0)) return [];
  const strong = asked.filter((term) => !isWeak(term));
  const telling = strong.length > 0 ? strong : asked;
  return [...new Set(telling.flatMap((term) => meaningOf(term)?.facts ?? []))];
}
