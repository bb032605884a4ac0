import type { Language } from "./languages.ts";

/** Shown at the top of a page saved on the phone. In a separate file, because only such a page needs it. */
export const SAVED_LINES: Record<Language, (saved: Date) => string> = {
  en: (saved) => `You are offline. This page was saved on ${inWords(saved, "en")}.`,
  hi: (saved) => `आप ऑफ़लाइन हैं। यह पृष्ठ ${inWords(saved, "hi")} सहेजा गया था।`,
};

const TIMES: Record<Language, Intl.DateTimeFormatOptions> = {
  en: { dateStyle: "long", timeStyle: "short" },
  hi: {
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    dayPeriod: "short",
  },
};

const inWords = (date: Date, language: Language) =>
  date.toLocaleString(`${language}-IN`, { ...TIMES[language], timeZone: "Asia/Kolkata" });
