import { categoryName, noticeDay } from "../../../../content/notices/notice-facts.ts";
import type { NoticesPage } from "../../../../content/pages/notices.ts";
import { formatDay } from "../../../../content/school/format-day.ts";
import type { ShownEntry } from "../../../../server/content/site-content.ts";
import { languageOf } from "../../../ui/language.ts";
import { useSite } from "../../site-context.tsx";

interface NoticeFactsProps {
  notice: ShownEntry<"notices", "date" | "publishAt" | "createdAt" | "category" | "isPinned">;
  document: NoticesPage;
}

/** The date and the category of a notice. */
export function NoticeFacts({ notice, document }: NoticeFactsProps) {
  const { language, words } = useSite();
  const day = noticeDay(notice);
  const category = notice.category && categoryName(notice.category, document, language);
  return (
    <p className="notice-facts">
      <time dateTime={day}>{formatDay(day, words.months)}</time>
      {category && (
        <span
          className="notice-category"
          data-category={notice.category}
          lang={languageOf(category, language)}
        >
          {category}
        </span>
      )}
      {notice.isPinned && <span className="notice-pinned">{words.notices.pinned}</span>}
    </p>
  );
}
