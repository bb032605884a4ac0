import { closeWords, editsFor } from "../../../content/search/close-words.ts";
import { schoolWords } from "../../../content/search/meanings.ts";
import { anywhere, meaningOf, readQuery, type Term } from "../../../content/search/read-query.ts";
import { replaceWords } from "../../../content/search/search-words.ts";
import { stemOf } from "../../../content/search/word-stem.ts";
import type { ContentStore } from "../../content/content-store.ts";
import type { SearchScope } from "../../content/search/search-scope.ts";

/** More words of one search are not corrected. */
const MOST_WORDS = 4;
/** Corrections of a word that are looked up, and those of them that are used if they are as close. */
const MOST_TRIED = 12;
const MOST_USED = 2;

interface Corrected {
  terms: readonly Term[];
  /** The searches with the corrected words; empty if nothing is corrected. */
  corrected: string[];
}

/**
 * Replaces words that find nothing, in whatever form or spelling, by the closest ones that find something. Only what visitors may read now
 * counts: a correction never shows a word that they could not read.
 */
export async function correctQuery(q: string, scope: SearchScope, store: ContentStore): Promise<Corrected> {
  const typed = { terms: readQuery(q), corrected: [] };
  const finds = (terms: readonly Term[]) => store.hasText(anywhere(terms, "sound"), scope);
  if (typed.terms.length === 0 || (await finds(typed.terms))) return typed;

  const corrections = new Map<string, string[]>();
  const unknown = typed.terms.filter((term) => !meaningOf(term) && editsFor(term.words.join("")) > 0);
  for (const term of unknown.slice(0, MOST_WORDS)) {
    const word = term.words.join("");
    if (await finds([term])) continue;
    const vocabulary = await store.findWords(word.length, editsFor(word));
    const close = closeWords(word, [...vocabulary, ...schoolWords]).slice(0, MOST_TRIED);
    const used: typeof close = [];
    for (const each of close) {
      const [best = each] = used;
      if (used.length === MOST_USED || each.edits > best.edits) break;
      const isForm = used.some((other) => stemOf(other.word) === stemOf(each.word));
      if (!isForm && (await finds(readQuery(each.word)))) used.push(each);
    }
    if (used.length > 0)
      corrections.set(
        word,
        used.map((each) => each.word),
      );
  }
  if (corrections.size === 0) return typed;

  const searches = Array.from({ length: MOST_USED }, (_, place) =>
    replaceWords(
      q,
      new Map([...corrections].map(([word, [first = word, ...more]]) => [word, more[place - 1] ?? first])),
    ),
  );
  const others = new Map([...corrections.values()].map(([first = "", ...more]) => [first, more]));
  const terms = readQuery(searches[0] ?? q).map((term) => ({
    ...term,
    others: others.get(term.words.join(" "))?.flatMap((word) => readQuery(word)),
  }));
  return { terms, corrected: [...new Set(searches)] };
}
