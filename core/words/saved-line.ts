import type { Language } from "./languages.ts";

/** Why a saved copy of a page is shown: the request has failed, or has not been answered yet. */
export type SavedReason = "offline" | "slow";

/** Shown by the worker at the top of a page saved on the phone. */
export const SAVED_LINES: Record<Language, Record<SavedReason, (saved: Date) => string>> = {
  en: {
    offline: (saved) => `You are offline. This page was saved on ${inWords(saved, "en")}.`,
    slow: (saved) =>
      `The connection is slow. This page was saved on ${inWords(saved, "en")}; the current one is still loading.`,
  },
  hi: {
    offline: (saved) => `आप ऑफ़लाइन हैं। यह पृष्ठ ${inWords(saved, "hi")} सहेजा गया था।`,
    slow: (saved) => `इंटरनेट धीमा है। यह पृष्ठ ${inWords(saved, "hi")} सहेजा गया था; नया पृष्ठ अभी आ रहा है।`,
  },
};

/** Shown instead of the line by the script of a saved page. */
export const CURRENT_PAGE_WORDS: Record<Language, Record<"newer" | "online" | "show", string>> = {
  en: {
    newer: "A newer version of this page has arrived.",
    online: "You are online again.",
    show: "Show the current page",
  },
  hi: {
    newer: "इस पृष्ठ का नया रूप आ गया है।",
    online: "आप फिर ऑनलाइन हैं।",
    show: "नया पृष्ठ दिखाएँ",
  },
};

const inWords = (date: Date, language: Language) =>
  date.toLocaleString(`${language}-IN`, {
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    // Hindi names the part of the day; English has "am" and "pm".
    ...(language === "hi" && { dayPeriod: "short" }),
    timeZone: "Asia/Kolkata",
  });
