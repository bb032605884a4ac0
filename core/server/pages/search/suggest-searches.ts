import { wordsInOrder } from "../../../content/search/search-words.ts";
import { searchSite } from "./search-site.ts";
import { type Searched, type SiteSearch, scopeOf } from "./searched.ts";

export type Suggested = Pick<SiteSearch, "q" | "language">;

const MOST_SUGGESTIONS = 6;
/** Some of the words are in drafts and other hidden texts alone. */
const MOST_WORDS = 30;

/** Titles with the typed letters, titles with words of the same meaning, and words that begin like the only one: of what visitors may read now. */
export async function suggestSearches(searched: Searched, { q, language }: Suggested): Promise<string[]> {
  const range = { limit: 2 * MOST_SUGGESTIONS, offset: 0 };
  const { store } = searched;
  const scope = await store.readScope(scopeOf(searched));
  const { found } = await searchSite(searched, { q, language, isAsTyped: true, ...range }, scope);
  const hasLetters = (title: string) => title.toLowerCase().includes(q.toLowerCase());
  const titles = found
    .filter(({ title }) => title.some(({ isFound }) => isFound))
    .map(({ title }) => title.map(({ text }) => text).join(""))
    .toSorted((one, other) => Number(hasLetters(other)) - Number(hasLetters(one)));
  const suggestions = new Map(titles.slice(0, MOST_SUGGESTIONS).map((title) => [title.toLowerCase(), title]));
  const [word = "", ...more] = wordsInOrder(q);
  if (word !== "" && more.length === 0 && suggestions.size < MOST_SUGGESTIONS) {
    for (const each of await store.findLongerWords(word, MOST_WORDS)) {
      if (suggestions.size === MOST_SUGGESTIONS) break;
      if (!suggestions.has(each) && (await store.hasText({ token: each }, scope)))
        suggestions.set(each, each);
    }
  }
  return [...suggestions.values()];
}
