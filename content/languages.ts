/** The languages of the site and of the panel. */
export const LANGUAGES = ["en", "hi"] as const;

export type Language = (typeof LANGUAGES)[number];

/** What each calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", hi: "हिन्दी" };
