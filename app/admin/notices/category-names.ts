import { NOTICE_CATEGORIES, type NoticeCategory } from "../../../content/notices/notice-categories.ts";
import { categoryName } from "../../../content/notices/notice-facts.ts";
import type { NoticesPage } from "../../../content/pages/notices.ts";
import { WORDS } from "../../../content/words/index.ts";
import { panelLanguage } from "../../ui/panel-words.ts";
import { findPage } from "../api/api-client.ts";
import { loadOr } from "../session/session-end.ts";

/** The school's names for the categories of notices, in the panel's language. */
export type CategoryNames = Record<NoticeCategory, string>;

/** The default names if the school's own cannot be loaded. */
export async function loadCategoryNames(signal: AbortSignal): Promise<CategoryNames> {
  const page = await loadOr(findPage("notices", signal), undefined);
  if (!page) return WORDS[panelLanguage].notices.categories;
  const named = NOTICE_CATEGORIES.map((category) => [
    category,
    categoryName(category, page.document as NoticesPage, panelLanguage),
  ]);
  return Object.fromEntries(named) as CategoryNames;
}
