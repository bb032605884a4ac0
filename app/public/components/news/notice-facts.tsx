import { categoryName } from "../../../../content/notice-category.ts";
import type { NoticesPage } from "../../../../content/pages/notices.ts";
import type { NoticeCategory } from "../../../../content/resources/notices.ts";
import { languageOf } from "../../../ui/language.ts";
import { formatDay } from "../../dates.ts";
import { useSite } from "../../site-context.tsx";

export interface NoticeFactsProps {
  notice: {
    date: string | null;
    publishAt: string | null;
    createdAt: string;
    category: NoticeCategory | null;
    isPinned: boolean;
  };
  document: NoticesPage;
}

/** The day under which a notice is filed: the one that it names, or else the one on which it appeared. */
export const shownDay = ({ date, publishAt, createdAt }: Omit<NoticeFactsProps["notice"], "category">) =>
  date ?? publishAt ?? createdAt;

/** When it is from, and what it is about. */
export function NoticeFacts({ notice, document }: NoticeFactsProps) {
  const { language, words } = useSite();
  const day = shownDay(notice);
  const category = notice.category && categoryName(notice.category, document, language);
  return (
    <p className="notice-facts">
      <time dateTime={day}>{formatDay(day, words.months)}</time>
      {category && (
        <span className="notice-category" data-category={notice.category} lang={languageOf(category, language)}>
          {category}
        </span>
      )}
      {notice.isPinned && <span className="notice-pinned">{words.notices.pinned}</span>}
    </p>
  );
}
