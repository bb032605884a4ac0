/** Texts in two languages. */
export const companions = {
  /** Below a text in Devanagari without a Hindi version. */
  hindiInEnglish:
    "This is in Hindi. If there is an English text too, write that here and the Hindi in its own field.",
  /** Below a text in Latin letters where Hindi is expected. */
  englishInHindi: "This is in English letters. The Hindi pages show it as it is.",
  filter: "Filter by language",
  anyLanguage: "With or without Hindi",
  withoutHindi: "Without Hindi",
  entriesLackHindi: (count: number) => (count === 1 ? "1 entry lacks Hindi" : `${count} entries lack Hindi`),
  galleriesWithoutHindi: "Galleries without Hindi",
  showAll: "Show all",
  /** The switch between the two texts of a post. */
  textIn: "Language of the text",
};
