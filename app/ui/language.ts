import type { Language } from "../../content/languages.ts";

const DEVANAGARI = /[\u0900-\u097f]/g;
const LATIN = /[A-Za-z\u00c0-\u024f]/g;

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/** The language of a text where it differs from that around it, so that it is read aloud and set as what it is. */
export function languageOf(text: string, around: Language): Language | undefined {
  const inHindi = count(text, DEVANAGARI);
  const inEnglish = count(text, LATIN);
  if (inHindi + inEnglish === 0) return undefined;
  const language = inHindi > inEnglish ? "hi" : "en";
  return language === around ? undefined : language;
}
