import type { Term } from "../core/content/search/read-query.ts";
import { findCalendarQuestion } from "./search/content/find-calendar-question.ts";
import { findFeeClass } from "./search/content/find-fee-class.ts";

/** The answers that features read from a search, beside its results. */
export const readAnswers = (terms: readonly Term[]) => ({
  feeClass: findFeeClass(terms),
  calendar: findCalendarQuestion(terms),
});
