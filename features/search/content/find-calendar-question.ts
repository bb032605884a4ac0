import { isWeak, meaningOf, type Term } from "../../../core/content/search/read-query.ts";
import { searchWords } from "../../../core/content/search/search-words.ts";
import type { EventKind } from "../../calendar/content/exports.ts";

/** The days that a search asks for; "next" is whatever comes next. */
export type AskedDays = "today" | "tomorrow" | "dayAfter" | "week" | "nextWeek" | "next";

export interface CalendarQuestion {
  days: AskedDays;
  /** Only entries of this kind. */
  kind: EventKind | undefined;
}

const wordsOf = (words: string): ReadonlySet<string> => new Set(searchWords(words));

const DAYS: readonly (readonly [AskedDays, ReadonlySet<string>])[] = [
  ["today", wordsOf("today aaj आज")],
  // कल is also yesterday, of which no school is asked.
  ["tomorrow", wordsOf("tomorrow kal कल")],
  ["dayAfter", wordsOf("parso parson परसों")],
  ["week", wordsOf("week hafte hafta saptah हफ्ते हफ्ता सप्ताह")],
];
const NEXT = wordsOf("next agla agle agli अगला अगले अगली");

/** The kinds by a phrase that only words for them mean. */
const KINDS: readonly (readonly [EventKind, phrase: string])[] = [
  ["examination", "exam"],
  ["holiday", "holiday"],
  ["meeting", "meeting"],
  ["event", "event"],
];

/** The question of a search that asks only for days or for what comes next of a kind; undefined for any other search. */
export function findCalendarQuestion(terms: readonly Term[]): CalendarQuestion | undefined {
  const kinds = terms.map(kindOf);
  const days = terms.map(daysOf);
  if (!terms.every((term, place) => kinds[place] ?? days[place] ?? isWeak(term))) return undefined;
  const kind = kinds.find((each) => each !== undefined);
  const asked = days.find((each) => each !== undefined);
  if (!kind && !asked) return undefined;
  const isNext = asked === "week" && terms.some(({ words }) => words.some((word) => NEXT.has(word)));
  return { days: isNext ? "nextWeek" : (asked ?? "next"), kind };
}

const kindOf = (term: Term) =>
  KINDS.find(([, phrase]) => meaningOf(term)?.phrases.some((each) => each.join(" ") === phrase))?.[0];

/** In "library week", the week is no question. */
const daysOf = (term: Term) =>
  isWeak(term) ? DAYS.find(([, names]) => term.words.some((word) => names.has(word)))?.[0] : undefined;
