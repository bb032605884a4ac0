import { isWeak, meaningOf, type Term } from "../../../core/content/search/read-query.ts";
import { stemOf } from "../../../core/content/search/word-stem.ts";
import { findLevels } from "../../school/content/exports.ts";

const isAboutFees = (term: Term) =>
  meaningOf(term)?.phrases.some((phrase) => phrase.join(" ") === "fee") ?? false;

/** The class in a search for a fee, as a number in school order; undefined for any other search. */
export function findFeeClass(terms: readonly Term[]): number | undefined {
  const [other, ...further] = terms.filter((term) => !isAboutFees(term) && !isWeak(term));
  if (!terms.some(isAboutFees) || !other || further.length > 0) return undefined;
  const [level, ...levels] = findLevels(other.words.map(stemOf).join(" "));
  return levels.length === 0 ? level : undefined;
}
