import { isPdf } from "../../../../content/files/images.ts";
import { noticePath } from "../../../../content/notices/notice-path.ts";
import { NOTICE_PAGE } from "../../../../content/site/drawn-pictures.ts";
import { excerpt } from "../../../ui/excerpt.ts";
import { Icon } from "../../../ui/icon.tsx";
import { languageOf } from "../../../ui/language.ts";
import { useAddress, useSite } from "../../site-context.tsx";
import { UploadPicture, uploadUrl } from "../upload-picture.tsx";
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
      {pdfOrImage && <FirstLook notice={{ _id, title, pdfOrImage }} />}
    </article>
  );
}

/** The file as a picture on a wide screen. A phone does not load it: it is lazy and not rendered there. */
function FirstLook({ notice }: { notice: { _id: string; title: string; pdfOrImage: string } }) {
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
