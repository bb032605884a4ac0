import { type Language, writtenIn } from "../../content/words/languages.ts";

/** The language of a text where it differs from that around it, so that it is read aloud and set as what it is. */
export function languageOf(text: string, around: Language): Language | undefined {
  const language = writtenIn(text);
  return language === around ? undefined : language;
}
