import type { Term } from "../core/content/search/read-query.ts";
import { findFeeClass } from "./search/content/find-fee-class.ts";

/** What features read from a search, beside what it finds. */
export const readAnswers = (terms: readonly Term[]) => ({ feeClass: findFeeClass(terms) });
