import type { Bilingual, BilingualLines } from "../../../content/pages/define-page.ts";
import type { Language } from "../../../words/languages.ts";

const OTHER: Record<Language, Language> = { en: "hi", hi: "en" };

/** The text that a form in one language shows: the one in that language, or else the other one. */
export const shownText = (value: Bilingual, language: Language): string =>
  value[language] || value[OTHER[language]] || "";

/** The same for a list of short texts. */
export const shownLines = (value: BilingualLines, language: Language): string[] =>
  value[language].length > 0 ? value[language] : value[OTHER[language]];

/** The text after an edit in one language; the other one would be an outdated translation (decision 061). */
export const textAlone = (text: string, language: Language): Bilingual => ({
  en: null,
  hi: null,
  [language]: text || null,
});

export const linesAlone = (lines: string[], language: Language): BilingualLines => ({
  en: [],
  hi: [],
  [language]: lines,
});
