import { isFiller } from "../../../core/content/search/meanings.ts";
import { isWeak, readQuery } from "../../../core/content/search/read-query.ts";
import { searchWords } from "../../../core/content/search/search-words.ts";

/** What is written without a gap, apart from the signs of a sentence. */
const PART = /[^\s,;!?()"“”„|।]+/g;
/** Words of ordinary length. The invisible characters are joiners. */
const WORD = /^[\p{L}\p{M}\u200c\u200d]{3,24}$/u;
/** A longer text is a message or spam rather than a search. */
const MOST_WORDS = 8;

/**
 * The words of a search that may be counted if they find nothing. Numbers, addresses and codes are left out as a whole, so that no part of them remains: a
 * word has letters only.
 */
export function countedWords(q: string): string[] {
  const words = (q.match(PART) ?? []).flatMap((part) => {
    const word = part.replace(/[.:…]+$/, "");
    return WORD.test(word) ? searchWords(word) : [];
  });
  if (words.length > MOST_WORDS) return [];
  return [...new Set(words)].filter((word) => !isFiller(word) && !readQuery(word).every(isWeak));
}
