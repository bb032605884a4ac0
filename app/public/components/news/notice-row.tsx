import { weekdayOf } from "../../../../content/calendar/calendar-days.ts";
import { findNoticeEnd } from "../../../../content/notices/notice-end.ts";
import { dayOfNotice } from "../../../../content/notices/notice-facts.ts";
import { noticePath } from "../../../../content/notices/notice-path.ts";
import type { NoticesPage } from "../../../../content/pages/notices.ts";
import { formatDay } from "../../../../content/school/format-day.ts";
import type { PublicField, ShownEntry } from "../../../../server/content/site-content.ts";
import { excerpt } from "../../../ui/excerpt.ts";
import { Icon } from "../../../ui/icon.tsx";
import { languageOf } from "../../../ui/language.ts";
import { useAddress, useSite } from "../../site-context.tsx";
import { DatedText } from "../dated-text.tsx";
import { NoticeMarks } from "./notice-facts.tsx";

/** The fields of a notice in the archive. */
export const ROW_FIELDS = [
  "title",
  "description",
  "date",
  "publishAt",
  "expiresAt",
  "createdAt",
  "category",
  "isPinned",
  "pdfOrImage",
  "eventFrom",
  "eventTo",
] as const satisfies readonly PublicField<"notices">[];

export type ListedNotice = ShownEntry<"notices", (typeof ROW_FIELDS)[number]>;

export interface ListedNoticeProps {
  notice: ListedNotice;
  document: NoticesPage;
  /** The moment for which the page is rendered. */
  now: string;
}

/** A notice below the name of its month. */
export function NoticeRow({ notice, document, now }: ListedNoticeProps) {
  const { language, words } = useSite();
  const address = useAddress();
  const { _id, title, description, pdfOrImage, expiresAt } = notice;
  const day = dayOfNotice(notice);
  const end = findNoticeEnd(notice);
  const isOver = end !== undefined && end.at <= now;
  const summary = excerpt(description);
  return (
    <article className="notice-row" data-over={isOver ? "" : undefined}>
      <time dateTime={day} className="notice-day">
        <b>{Number(day.slice(8))}</b> {words.calendar.shortWeekdays[weekdayOf(day)]}
      </time>
      <div>
        <p className="notice-facts">
          <NoticeMarks notice={notice} document={document} isOver={isOver} />
          {expiresAt && !isOver && (
            <span data-until={expiresAt}>
              <DatedText text={words.notices.until(formatDay(expiresAt, words.months))} />
            </span>
          )}
        </p>
        <h3 lang={languageOf(title, language)}>
          <a href={address(noticePath(_id))}>{title}</a>
        </h3>
        <p lang={languageOf(summary, language)}>{summary}</p>
        {pdfOrImage && (
          <p className="notice-file">
            <Icon name="file-text" className="size-4" />
            {words.notices.hasFile}
          </p>
        )}
      </div>
    </article>
  );
}
