import type { Language } from "./languages.ts";

/**
 * Offers this language to a visitor whose browser prefers it, on a page in the other one. In a separate file, because
 * browsers load it only in that case.
 */
export const OFFERS: Record<Language, { text: string; link: string; close: string }> = {
  en: { text: "This site is in English, too.", link: "Read it in English", close: "Close" },
  hi: { text: "यह वेबसाइट हिन्दी में भी है।", link: "हिन्दी में पढ़ें", close: "बंद करें" },
};
