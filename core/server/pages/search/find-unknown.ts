import { anywhere, readQuery } from "../../../content/search/read-query.ts";
import { type Searched, scopeOf } from "./searched.ts";

/** Those of the words that find nothing that visitors may read, in whatever form or spelling. */
export async function findUnknown(searched: Searched, words: readonly string[]): Promise<string[]> {
  const { store } = searched;
  const scope = await store.readScope(scopeOf(searched));
  const unknown: string[] = [];
  for (const word of words) {
    const isFound = await store.hasText(anywhere(readQuery(word), "sound"), scope);
    if (!isFound) unknown.push(word);
  }
  return unknown;
}
