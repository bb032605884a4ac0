/** The Hindi of what its declarations say in English. */
export const yearChangeSentences: Record<string, string> = {
  "School year": "सत्र",
};
