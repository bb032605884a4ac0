import { noticePath } from "../../../../content/notices/notice-path.ts";
import { formatDay } from "../../../../content/school/format-day.ts";
import type { ShownEntry } from "../../../../server/content/site-content.ts";
import { Icon } from "../../../ui/icon.tsx";
import { languageOf } from "../../../ui/language.ts";
import { useAddress, useSite } from "../../site-context.tsx";
import { LinkedText } from "../linked-text.tsx";
import { uploadUrl } from "../upload-picture.tsx";

/** A notice as the home page shows it. */
export type ShownNotice = ShownEntry<
  "notices",
  "title" | "description" | "date" | "pdfOrImage" | "expiresAt"
>;

export function NoticeEntry({ notice }: { notice: ShownNotice }) {
  const { _id, title, description, date, pdfOrImage } = notice;
  const { words, language } = useSite();
  const address = useAddress();
  return (
    <article className="notice">
      {date && <time dateTime={date}>{formatDay(date, words.months)}</time>}
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
