export const search = {
  title: (q: string) => `Search: ${q}`,
  label: "Search the whole site",
  button: "Search",
  placeholder: "Holidays, fees, admission",
  results: "Results",
  suggestions: "Suggestions",
  found: (count: string, total: number, q: string) =>
    total === 0 ? `Nothing found for “${q}”` : `${count} ${total === 1 ? "result" : "results"} for “${q}”`,
  foundMore: (count: string, q: string) =>
    `More than ${count} results for “${q}”. Another word makes them fewer.`,
  howTo: "Type a word or two:",
  hints: [
    "In English or in Hindi: both are searched.",
    "The beginning of a word is enough: exam finds examination.",
  ],
  tryThis: "You could try this:",
  advice: [
    "Look at the spelling, or type only the beginning of a word.",
    "Use fewer words: a result has all of them.",
    "Search with the word in the other language.",
  ],
  ask: "Ask the school office",
  /** Followed by links to the pages that parents need most. */
  likelyPages: "Parents often look for:",
  answers: "Answers from the school",
  /** Headings of entries of the calendar, by what was asked for. */
  days: {
    today: "Today in the calendar",
    tomorrow: "Tomorrow in the calendar",
    dayAfter: "The day after tomorrow in the calendar",
    week: "This week in the calendar",
    nextWeek: "Next week in the calendar",
    next: "Next in the calendar",
  },
  nothingThen: "Nothing is entered.",
  /** Followed by the corrected search. */
  showingFor: "Showing results for",
  onlyTyped: (q: string) => `Search only for “${q}”`,
  leftOut: (words: string) => `Nothing has all your words. These results are without “${words}”.`,
  /** Followed by a line of it. */
  inPdf: "In the PDF:",
  feesOf: (session: string) => `Fees ${session}`,
  /** Shown on the page for unknown addresses. */
  perhapsHere: "Perhaps you find it here:",
  pages: "Pages of results",
  page: "Page",
};
