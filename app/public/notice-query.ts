import { NOTICE_CATEGORIES, type NoticeCategory } from "../../content/notices/notice-categories.ts";
import { readListQuery } from "./list-query.ts";

/** What the address of the archive asks for: `/notices?q=exam&category=examination&year=2026&page=2`. */
export interface NoticeQuery {
  q: string;
  page: number;
  category: NoticeCategory | "";
  year: string;
}

/** What it does not understand it leaves out. */
export function readNoticeQuery(parameters: URLSearchParams): NoticeQuery {
  const category = NOTICE_CATEGORIES.find((each) => each === parameters.get("category")) ?? "";
  const year = /^\d{4}$/.exec(parameters.get("year") ?? "")?.[0] ?? "";
  return { ...readListQuery(parameters), category, year };
}
