import type { Language } from "../../../core/words/languages.ts";
import { CATEGORY_NAMES, type NoticeCategory } from "./notice-categories.ts";
import type { NoticesPage } from "./notices-page.ts";

/** The school's name of a category, or its default name. */
export function categoryName(
  category: NoticeCategory,
  { categories }: Pick<NoticesPage, "categories">,
  language: Language,
): string {
  const { en, hi } = categories[category];
  return (language === "hi" ? hi || en : en || hi) || CATEGORY_NAMES[category][language];
}
