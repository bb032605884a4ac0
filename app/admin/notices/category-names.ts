import { NOTICE_CATEGORIES, type NoticeCategory } from "../../../content/notices/notice-categories.ts";
import { categoryName } from "../../../content/notices/notice-facts.ts";
import type { NoticesPage } from "../../../content/pages/notices.ts";
import { WORDS } from "../../../content/words/index.ts";
import { panelLanguage } from "../../ui/panel-words.ts";
import { findPage } from "../api/api-client.ts";
import { isAborted, logFailure } from "../api/api-failure.ts";
import { orToLogin } from "../session/session-end.ts";

/** What the school calls the categories of its notices, in the panel's language. */
export type CategoryNames = Record<NoticeCategory, string>;

/** Without the school's own names the usual ones stand. */
export async function loadCategoryNames(signal: AbortSignal): Promise<CategoryNames> {
  try {
    const { document } = await orToLogin(findPage("notices", signal));
    const named = NOTICE_CATEGORIES.map((category) => [
      category,
      categoryName(category, document as NoticesPage, panelLanguage),
    ]);
    return Object.fromEntries(named) as CategoryNames;
  } catch (error) {
    if (isAborted(error) || error instanceof Response) throw error;
    logFailure(error);
    return WORDS[panelLanguage].notices.categories;
  }
}
