import { monthOf, weekdayOf } from "../../../core/content/days/calendar-days.ts";
import { formatDay, formatDayAndMonth } from "../../../core/content/text/format-day.ts";
import { nameOfMonth } from "../../../core/content/text/format-month.ts";
import { dayOf } from "../../../core/content/text/india-time.ts";
import type { PublicField, ShownEntry } from "../../../core/server/pages/site-content.ts";
import { DatedText } from "../../../core/site/components/dated-text.tsx";
import { useAddress, useSite, useWords } from "../../../core/site/site-context.tsx";
import { excerpt } from "../../../core/ui/excerpt.ts";
import { Icon } from "../../../core/ui/icon.tsx";
import { languageOf } from "../../../core/ui/language.ts";
import { dayOfNotice } from "../content/notice-day.ts";
import { findNoticeEnd } from "../content/notice-end.ts";
import { noticePath } from "../content/notice-path.ts";
import type { NoticesPage } from "../content/notices-page.ts";
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
  const { _id, title, description, pdfOrImage, eventFrom } = notice;
  const posted = dayOfNotice(notice);
  const end = findNoticeEnd(notice);
  const isOver = end !== undefined && end.at <= now;
  const summary = excerpt(description);
  return (
    <article className="notice-row" data-over={isOver ? "" : undefined}>
      {eventFrom && <EventDay day={eventFrom} />}
      <div>
        <p className="notice-facts">
          <time dateTime={posted}>
            <DatedText text={words.notices.posted(formatDayAndMonth(posted, words.months))} />
          </time>
          <NoticeMarks notice={notice} document={document} isOver={isOver} />
          {end && !isOver && dayOf(end.day) !== eventFrom && (
            <span data-until={end.at}>
              <DatedText text={words.notices.until(formatDay(end.day, words.months))} />
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

/** The day that a notice is about: its first day, if there are more. */
function EventDay({ day }: { day: string }) {
  const words = useWords();
  return (
    <time dateTime={day} className="notice-day">
      {words.calendar.shortWeekdays[weekdayOf(day)]} <b>{Number(day.slice(8))}</b>{" "}
      {nameOfMonth(monthOf(day), words)}
    </time>
  );
}
