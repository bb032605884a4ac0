import { inEnglish } from "../content/messages/message.ts";
import type { Language } from "./languages.ts";
import { writeMessage as inHindi } from "./panel/hi/write-message.ts";

/** A message as a sentence in a language, for pages that the server renders; other text unchanged. */
export const writeMessage = (text: string, language: Language): string =>
  language === "hi" ? inHindi(text) : inEnglish(text);

/** The same for messages by field. */
export const writeMessages = (
  texts: Readonly<Record<string, string>>,
  language: Language,
): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, writeMessage(text, language)]));
