import type { NoticesPage } from "../pages/notices.ts";
import { WORDS } from "../words/index.ts";
import type { Language } from "../words/languages.ts";
import type { NoticeCategory } from "./notice-categories.ts";

/** What the school calls a category, or else what it is usually called. */
export function categoryName(
  category: NoticeCategory,
  { categories }: Pick<NoticesPage, "categories">,
  language: Language,
): string {
  const { en, hi } = categories[category];
  return (language === "hi" ? hi || en : en || hi) || WORDS[language].notices.categories[category];
}

/** The day, or a moment on it, under which a notice is filed: the one that it names, or else the one on which it appears. */
export const noticeDay = ({
  date,
  publishAt,
  createdAt,
}: {
  date: string | null;
  publishAt: string | null;
  createdAt: string;
}) => date ?? publishAt ?? createdAt;
