import { dayOf } from "../../../core/content/text/india-time.ts";
import { WORDS } from "../../../core/words/index.ts";
import type { Language } from "../../../core/words/languages.ts";
import type { NoticeCategory } from "./notice-categories.ts";
import type { NoticesPage } from "./notices-page.ts";

/** The school's name of a category, or its default name. */
export function categoryName(
  category: NoticeCategory,
  { categories }: Pick<NoticesPage, "categories">,
  language: Language,
): string {
  const { en, hi } = categories[category];
  return (language === "hi" ? hi || en : en || hi) || WORDS[language].notices.categories[category];
}

/** The fields by which a notice is sorted and filed. */
export type Filed = Record<"date" | "publishAt", string | null> & { createdAt: string };

/** The day or moment by which a notice is sorted: its own date, otherwise its publication. */
export const noticeDay = (notice: Filed) => notice.date ?? notice.publishAt ?? notice.createdAt;

/** The day in India under which a notice is filed. */
export const dayOfNotice = (notice: Filed) => dayOf(noticeDay(notice));
