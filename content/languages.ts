/** The languages of the site and of the panel. */
export const LANGUAGES = ["en", "hi"] as const;

export type Language = (typeof LANGUAGES)[number];

/** What each calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", hi: "हिन्दी" };

const DEVANAGARI = /[\u0900-\u097f]/g;
const LATIN = /[A-Za-z\u00c0-\u024f]/g;

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/** The language that most letters of a text are of; undefined where it has none, like a number. */
export function writtenIn(text: string): Language | undefined {
  const inHindi = count(text, DEVANAGARI);
  const inEnglish = count(text, LATIN);
  if (inHindi + inEnglish === 0) return undefined;
  return inHindi > inEnglish ? "hi" : "en";
}

/** The language of a text all of whose letters are of one. */
export function whollyIn(text: string): Language | undefined {
  const language = writtenIn(text);
  return count(text, language === "hi" ? LATIN : DEVANAGARI) === 0 ? language : undefined;
}
