import { formatDay, formatDayAndMonth } from "../../../../core/content/text/format-day.ts";
import type { ShownEntry } from "../../../../core/server/pages/site-content.ts";
import { LinkedText } from "../../../../core/site/components/linked-text.tsx";
import { useAddress, useSite } from "../../../../core/site/site-context.tsx";
import { Icon } from "../../../../core/ui/icon.tsx";
import { languageOf } from "../../../../core/ui/language.ts";
import { uploadUrl } from "../../../../core/ui/uploads.ts";
import { noticePath } from "../../content/notice-path.ts";
import { describeEventDays } from "../event-line.tsx";

/** A notice as the home page shows it. */
export type ShownNotice = ShownEntry<
  "notices",
  "title" | "description" | "date" | "pdfOrImage" | "expiresAt" | "eventFrom" | "eventTo"
>;

/** A notice with the day that it is about, or else the day of posting. A past day is marked, so that days need no year. */
export function NoticeEntry({ notice, today }: { notice: ShownNotice; today: string }) {
  const { _id, title, description, date, pdfOrImage, eventFrom, eventTo } = notice;
  const { words, language } = useSite();
  const address = useAddress();
  return (
    <article className="notice">
      {eventFrom ? (
        <b>
          {describeEventDays(eventFrom, eventTo, words, formatDayAndMonth) +
            ((eventTo ?? eventFrom) < today ? ` (${words.notices.over})` : "")}
        </b>
      ) : (
        date && <small>{words.notices.posted(formatDay(date, words.months))}</small>
      )}
      <h3 lang={languageOf(title, language)}>
        <a href={address(noticePath(_id))}>{title}</a>
      </h3>
      <p lang={languageOf(description, language)}>
        <LinkedText text={description} />
      </p>
      {pdfOrImage && (
        // A form, so that the button works without a script; otherwise the viewer opens the file.
        <form action={uploadUrl(pdfOrImage)} target="_blank" rel="noopener">
          <button type="submit" className="button button-secondary">
            <Icon name="file-text" className="size-4" />
            {words.notices.viewFile}
          </button>
        </form>
      )}
    </article>
  );
}
