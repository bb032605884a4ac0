import type { PageName } from "../pages/page-names.ts";

/** The questions that the school's own details answer. */
export const FACTS = ["phone", "email", "address", "timings", "hours", "principal"] as const;

export type Fact = (typeof FACTS)[number];

/** Words and phrases that parents use for one thing, in English, Hindi and romanised Hindi, separated by commas. */
export interface WordGroup {
  words: string;
  /** Words that are found too, but that do not mean this. */
  alsoFinds?: string;
  /** Words that mean this in a question, but that say too little in a text to be found: way, for the address. */
  alsoAskedBy?: string;
  /** The page about it: its title matches all of these words. */
  page?: PageName;
  /** The details that answer a search for it. */
  facts?: readonly Fact[];
  /** Says little about what is looked for, and is left out where nothing has all words: date, class, new. */
  isWeak?: true;
}
