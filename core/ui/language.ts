import { type Language, writtenIn } from "../words/languages.ts";

/** The language of a text if it differs from the surrounding one, for the `lang` attribute. */
export function languageOf(text: string, around: Language): Language | undefined {
  const language = writtenIn(text);
  return language === around ? undefined : language;
}
