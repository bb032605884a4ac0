import type { Language } from "../../../content/words/languages.ts";
import { type ClosureReason, closure as english } from "../../../content/words/panel/en/closure.ts";
import { closure as hindi } from "../../../content/words/panel/hi/closure.ts";

/** In both languages, whatever the panel's language is. */
const SAID = { en: english, hi: hindi };
const LOCALES: Record<Language, string> = { en: "en-IN", hi: "hi-IN-u-nu-latn" };

export interface Closure {
  /** An offered reason, or a custom one in one or both languages. */
  reason: ClosureReason | Record<Language, string>;
  /** Days in India, such as `2026-11-17`. */
  today: string;
  lastDay: string;
}

/**
 * The notice that the school is closed, as its form would send it. It expires after the last day. With its category and days it is a
 * holiday of the calendar.
 */
export function buildClosure(closure: Closure): Record<string, string> {
  const [title, description] = write(closure, "en");
  const [titleHi, descriptionHi] = write(closure, "hi");
  return {
    ...{ title, description, titleHi, descriptionHi },
    category: "holiday",
    eventFrom: closure.today,
    eventTo: closure.lastDay,
    isPinned: "true",
    isBanner: "true",
    expiresAt: `${closure.lastDay}T23:59`,
  };
}

function write({ reason: chosen, today, lastDay }: Closure, language: Language): [string, string] {
  const said = SAID[language];
  const reason = typeof chosen === "string" ? said.reasons[chosen] : chosen[language].trim();
  const day = new Intl.DateTimeFormat(LOCALES[language], {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  }).format(new Date(lastDay));
  const isToday = lastDay === today;
  const text = isToday ? said.textToday(day) : said.textUntil(day);
  return [
    isToday ? said.titleToday(reason) : said.titleUntil(day, reason),
    reason === "" ? text : `${text} ${said.textReason(reason)}`,
  ];
}
