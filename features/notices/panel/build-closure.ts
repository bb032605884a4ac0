import { clockInIndia } from "../../../core/content/text/india-time.ts";
import { toStored } from "../../../core/content/types/typed-texts.ts";
import type { Language, SiteLanguages } from "../../../core/words/languages.ts";
import { type ClosureReason, closure as english } from "../words/en/closure.ts";
import { closure as hindi } from "../words/hi/closure.ts";

/** In both languages, whatever the panel's language is. */
const TEXTS = { en: english, hi: hindi };
const LOCALES: Record<Language, string> = { en: "en-IN", hi: "hi-IN-u-nu-latn" };

export interface Closure {
  /** An offered reason, or a custom one in one or both languages; null if none is given. */
  reason: ClosureReason | Record<Language, string> | null;
  /** Days in India, such as `2026-11-17`. */
  today: string;
  firstDay: string;
  lastDay: string;
}

/** Classes are over at this time in India. */
const SCHOOL_IS_OVER = "14:00";

/** The day that a closure is probably about. */
export const suggestDays = (now: Date): "today" | "tomorrow" =>
  clockInIndia(now.toISOString()).slice("2026-11-17T".length) < SCHOOL_IS_OVER ? "today" : "tomorrow";

/**
 * The notice that the school is closed in the languages of the school, as its form would send it. It expires after the last day. With its category and days it is a
 * holiday of the calendar.
 */
export function buildClosure(closure: Closure, languages: SiteLanguages): Record<string, string> {
  const inLanguages = (part: "title" | "text") =>
    toStored(Object.fromEntries(languages.map((each) => [each, writeClosure(closure, each)[part]])));
  const title = inLanguages("title");
  const description = inLanguages("text");
  return {
    title: title.original,
    description: description.original,
    titleHi: title.companion,
    descriptionHi: description.companion,
    category: "holiday",
    eventFrom: closure.firstDay,
    eventTo: closure.lastDay,
    isPinned: "true",
    isBanner: "true",
    expiresAt: `${closure.lastDay}T23:59`,
  };
}

/** The words of the notice in a language. "Today" is used only for a notice that ends today: the others are read on several days. */
export function writeClosure(closure: Closure, language: Language): { title: string; text: string } {
  const texts = TEXTS[language];
  const { reason: chosen, today, firstDay, lastDay } = closure;
  const reason = typeof chosen === "string" ? texts.reasons[chosen] : (chosen?.[language].trim() ?? "");
  const nameDay = (day: string, hasWeekday = false) => formatClosureDay(day, language, { today, hasWeekday });
  const withText = (title: string, text: string) => ({
    title,
    text: reason === "" ? text : `${text} ${texts.textReason(reason)}`,
  });
  if (lastDay === today) return withText(texts.titleToday(reason), texts.textToday(nameDay(lastDay)));
  if (firstDay === lastDay) {
    const day = nameDay(firstDay, true);
    return withText(texts.titleOn(day, reason), texts.textOn(day));
  }
  const last = nameDay(lastDay);
  if (firstDay === today) return withText(texts.titleUntil(last, reason), texts.textUntil(last));
  const first = nameDay(firstDay);
  return withText(texts.titleFromTo(first, last, reason), texts.textFromTo(first, last));
}

/** A day in words; with the year if it is not in the year of `today`. */
export const formatClosureDay = (
  day: string,
  language: Language,
  { today, hasWeekday }: { today: string; hasWeekday: boolean },
): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    ...(hasWeekday && { weekday: "long" }),
    day: "numeric",
    month: "long",
    ...(day.slice(0, 4) !== today.slice(0, 4) && { year: "numeric" }),
    timeZone: "UTC",
  }).format(new Date(day));
