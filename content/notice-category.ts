import type { Language } from "./languages.ts";
import type { NoticesPage } from "./pages/notices.ts";
import type { NoticeCategory } from "./resources/notices.ts";
import { WORDS } from "./words/index.ts";

/** What the school calls a category, or else what it is usually called. */
export function categoryName(
  category: NoticeCategory,
  { categories }: Pick<NoticesPage, "categories">,
  language: Language,
): string {
  const { en, hi } = categories[category];
  return (language === "hi" ? hi || en : en || hi) || WORDS[language].notices.categories[category];
}
