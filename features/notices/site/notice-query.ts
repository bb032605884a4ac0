import { readListQuery } from "../../../core/site/list-query.ts";
import { NOTICE_CATEGORIES } from "../content/notice-categories.ts";

/** The query of the archive: `/notices?q=exam&category=examination&year=2026&page=2`. Ignores unknown values. */
export function readNoticeQuery(parameters: URLSearchParams) {
  const category = NOTICE_CATEGORIES.find((each) => each === parameters.get("category")) ?? "";
  const year = /^\d{4}$/.exec(parameters.get("year") ?? "")?.[0] ?? "";
  return { ...readListQuery(parameters), category, year };
}

export type NoticeQuery = ReturnType<typeof readNoticeQuery>;
