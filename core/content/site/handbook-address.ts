import type { Language } from "../../words/languages.ts";

/** The languages in which the handbook is written; people who use the panel in another one get the English handbook. */
export const HANDBOOK_LANGUAGES: readonly Language[] = ["en"];

const HANDBOOK_PATH = "/admin/handbook";

export const handbookPath = (language: Language) =>
  language === "en" || !HANDBOOK_LANGUAGES.includes(language)
    ? HANDBOOK_PATH
    : `${HANDBOOK_PATH}.${language}`;

/** Leads to the chapter that explains the screen at a path. */
export const helpAddress = (language: Language, screen: string) =>
  `${handbookPath(language)}?${new URLSearchParams({ screen })}`;
