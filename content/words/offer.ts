import type { Language } from "./languages.ts";

/**
 * Said to a visitor whose browser prefers this language, on a page in the other one. Apart from the other words, because the
 * browser fetches it then, and never otherwise.
 */
export const OFFERS: Record<Language, { text: string; link: string; close: string }> = {
  en: { text: "This site is in English, too.", link: "Read it in English", close: "Close" },
  hi: { text: "यह वेबसाइट हिन्दी में भी है।", link: "हिन्दी में पढ़ें", close: "बंद करें" },
};
