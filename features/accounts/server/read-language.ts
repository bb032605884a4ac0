import { LANGUAGES, type Language } from "../../../core/words/languages.ts";

/** The language that the owner of an account has chosen; null if none. */
export const readLanguage = (stored: string | null): Language | null =>
  LANGUAGES.find((language) => language === stored) ?? null;
