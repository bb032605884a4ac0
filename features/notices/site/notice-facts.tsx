import { formatDay } from "../../../core/content/text/format-day.ts";
import type { ShownEntry } from "../../../core/server/pages/site-content.ts";
import { DatedText } from "../../../core/site/components/dated-text.tsx";
import { useSite } from "../../../core/site/site-context.tsx";
import { languageOf } from "../../../core/ui/language.ts";
import { noticeDay } from "../content/notice-day.ts";
import { categoryName } from "../content/notice-facts.ts";
import type { NoticesPage } from "../content/notices-page.ts";

interface NoticeMarksProps {
  notice: ShownEntry<"notices", "category" | "isPinned">;
  document: NoticesPage;
  isOver?: boolean;
}

interface NoticeFactsProps extends NoticeMarksProps {
  notice: ShownEntry<"notices", "date" | "publishAt" | "createdAt" | "category" | "isPinned">;
}

/** The day of posting, the category and the state of a notice. */
export function NoticeFacts(props: NoticeFactsProps) {
  const { words } = useSite();
  const day = noticeDay(props.notice);
  return (
    <p className="notice-facts">
      <time dateTime={day}>
        <DatedText text={words.notices.posted(formatDay(day, words.months))} />
      </time>
      <NoticeMarks {...props} />
    </p>
  );
}

/** The category and the state of a notice. */
export function NoticeMarks({ notice, document, isOver = false }: NoticeMarksProps) {
  const { language, words } = useSite();
  const category = notice.category && categoryName(notice.category, document, language);
  return (
    <>
      {category && (
        <span
          className="notice-category"
          data-category={notice.category}
          lang={languageOf(category, language)}
        >
          {category}
        </span>
      )}
      {isOver && <span className="notice-ended">{words.notices.over}</span>}
      {notice.isPinned && !isOver && <span className="notice-pinned">{words.notices.pinned}</span>}
    </>
  );
}
