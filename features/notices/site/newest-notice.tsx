import { isPdf } from "../../../core/content/files/images.ts";
import { UploadPicture } from "../../../core/site/pictures/upload-picture.tsx";
import { useAddress, useSite } from "../../../core/site/site-context.tsx";
import { excerpt } from "../../../core/ui/excerpt.ts";
import { Icon } from "../../../core/ui/icon.tsx";
import { languageOf } from "../../../core/ui/language.ts";
import { uploadUrl } from "../../../core/ui/uploads.ts";
import { NOTICE_PAGE } from "../content/notice-files.ts";
import { noticePath } from "../content/notice-path.ts";
import { EventLine } from "./event-line.tsx";
import { NoticeFacts } from "./notice-facts.tsx";
import type { ListedNoticeProps } from "./notice-row.tsx";

const WORDS_SHOWN = 60;

const PICTURE =
  "hidden h-auto max-h-88 w-full self-center rounded-control border border-line bg-white object-cover object-top md:block md:data-failed:hidden";

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
      className={`grid gap-x-10 gap-y-6 rounded-card border border-line border-t-[6px] border-t-saffron bg-paper px-5 pt-4.5 pb-5 shadow-card md:px-8 md:pt-7 md:pb-8 lg:col-span-full ${
        pdfOrImage
          ? "md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]"
          : "md:grid-cols-[minmax(0,1fr)]"
      }`}
      data-until={document.expired === "kept" ? undefined : (expiresAt ?? undefined)}
    >
      <div>
        <p className="mb-1 font-bold text-maroon">{words.notices.newestOne}</p>
        <NoticeFacts notice={notice} document={document} />
        <h2 id="newest" lang={languageOf(title, language)} className="mt-1.5 text-heading">
          <a href={path} className="text-maroon underline-offset-[0.15em] hover:underline">
            {title}
          </a>
        </h2>
        <EventLine notice={notice} />
        <p lang={languageOf(start, language)} className="mt-3 max-w-reading text-lead">
          {start}
        </p>
        <p className="mt-5 flex flex-wrap gap-3">
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
    return <UploadPicture name={pdfOrImage} alt={title} sizes="24rem" upTo={800} className={PICTURE} />;
  }
  return (
    <img
      src={NOTICE_PAGE.path.replace("/notices/:id", noticePath(_id))}
      alt={words.notices.viewer.firstPage.replace("{title}", title)}
      width={NOTICE_PAGE.width}
      height={NOTICE_PAGE.height}
      loading="lazy"
      className={PICTURE}
    />
  );
}
