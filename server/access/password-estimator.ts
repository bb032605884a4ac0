import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import { INDIAN_WORDS } from "./indian-words.ts";

/** Estimates how many guesses an attacker needs who tries known passwords, words, dates and rows of keys first. */
export const estimator = new ZxcvbnFactory({
  dictionary: { ...dictionary, indian: [...INDIAN_WORDS] },
  graphs: adjacencyGraphs,
  // The work grows faster than the length and is done on the event loop; 64 characters take about 50 ms at worst.
  maxLength: 64,
});
