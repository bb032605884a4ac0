import { isPdf } from "../../../core/content/files/images.ts";
import { NOTICE_PAGE } from "../../../core/content/site/drawn-pictures.ts";
import { UploadPicture, uploadUrl } from "../../../core/site/pictures/upload-picture.tsx";
import { useAddress, useSite } from "../../../core/site/site-context.tsx";
import { excerpt } from "../../../core/ui/excerpt.ts";
import { Icon } from "../../../core/ui/icon.tsx";
import { languageOf } from "../../../core/ui/language.ts";
import { noticePath } from "../content/notice-path.ts";
import { EventLine } from "./event-line.tsx";
import { NoticeFacts } from "./notice-facts.tsx";
import type { ListedNoticeProps } from "./notice-row.tsx";

const WORDS_SHOWN = 60;

/** The opening of the archive. */
export function NewestNotice({ notice, document }: Omit<ListedNoticeProps, "now">) {
  const { language, words } = useSite();
  const address = useAddress();
  const { _id, title, description, pdfOrImage, expiresAt } = notice;
  const path = address(noticePath(_id));
  const start = excerpt(description, WORDS_SHOWN);
  return (
    <article
      aria-labelledby="newest"
      className="newest-notice"
      data-until={document.expired === "kept" ? undefined : (expiresAt ?? undefined)}
    >
      <div>
        <p className="newest-label">{words.notices.newestOne}</p>
        <NoticeFacts notice={notice} document={document} />
        <h2 id="newest" lang={languageOf(title, language)}>
          <a href={path}>{title}</a>
        </h2>
        <EventLine notice={notice} />
        <p lang={languageOf(start, language)} className="newest-text">
          {start}
        </p>
        <p className="newest-links">
          <a href={path} className="button button-primary">
            {words.notices.read}
          </a>
          {pdfOrImage && (
            <a href={uploadUrl(pdfOrImage)} className="button button-secondary">
              <Icon name="file-text" className="size-5" />
              {isPdf(pdfOrImage) ? words.notices.viewer.openPdf : words.notices.viewFile}
            </a>
          )}
        </p>
      </div>
      {pdfOrImage && <NoticePicture notice={{ _id, title, pdfOrImage }} />}
    </article>
  );
}

/** The file as a picture on a wide screen. A phone does not load it: it is lazy and not rendered there. */
function NoticePicture({ notice }: { notice: { _id: string; title: string; pdfOrImage: string } }) {
  const { words } = useSite();
  const { _id, title, pdfOrImage } = notice;
  if (!isPdf(pdfOrImage)) {
    return (
      <UploadPicture name={pdfOrImage} alt={title} sizes="24rem" upTo={800} className="newest-picture" />
    );
  }
  return (
    <img
      src={NOTICE_PAGE.path.replace("/notices/:id", noticePath(_id))}
      alt={words.notices.viewer.firstPage.replace("{title}", title)}
      width={NOTICE_PAGE.width}
      height={NOTICE_PAGE.height}
      loading="lazy"
      className="newest-picture"
    />
  );
}
