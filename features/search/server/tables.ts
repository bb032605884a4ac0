/** What visitors search for in vain. */
export interface SearchTables {
  /** A word, and how often it was searched for on a day of India. */
  unfoundWords: { word: string; day: string; count: number };
}

/** Not backed up: nothing that visitors type is stored for longer than the site shows it to the office. */
export const searchTablesLeftOut = ["unfoundWords"];
