import { findPageCall } from "../../../core/content/api/page-contract.ts";
import { send } from "../../../core/panel/api/send.ts";
import { loadOr } from "../../../core/panel/session/session-end.ts";
import { panelLanguage } from "../../../core/ui/panel-words.ts";
import { textsIn } from "../../../core/words/label.ts";
import { CATEGORY_NAMES, NOTICE_CATEGORIES, type NoticeCategory } from "../content/notice-categories.ts";
import { categoryName } from "../content/notice-facts.ts";

/** The school's names for the categories of notices, in the panel's language. */
export type CategoryNames = Record<NoticeCategory, string>;

/** The default names if the school's own cannot be loaded. */
export async function loadCategoryNames(signal: AbortSignal): Promise<CategoryNames> {
  const page = await loadOr(send(findPageCall("notices"), { signal }), undefined);
  if (!page) return textsIn(CATEGORY_NAMES, panelLanguage);
  const named = NOTICE_CATEGORIES.map((category) => [
    category,
    categoryName(category, page.document, panelLanguage),
  ]);
  return Object.fromEntries(named) as CategoryNames;
}
