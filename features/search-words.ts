import { FILLERS, WORD_GROUPS } from "./search/content/school-words.ts";

/** The words that mean the same in a search. */
export const wordGroups = WORD_GROUPS;

/** The words that say nothing in a search. */
export const fillerWords = FILLERS;
