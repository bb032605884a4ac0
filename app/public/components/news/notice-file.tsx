import { noticePath } from "../../../../content/notices/notice-path.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useSite } from "../../site-context.tsx";
import { UploadPicture, uploadUrl } from "../upload-picture.tsx";

interface NoticeFileProps {
  notice: { _id: string; title: string; pdfOrImage: string | null };
}

/** The file of a notice: a picture as it is, of a PDF its first page, with the way to the whole. */
export function NoticeFile({ notice: { _id, title, pdfOrImage } }: NoticeFileProps) {
  const { words } = useSite();
  if (!pdfOrImage) return null;
  const file = uploadUrl(pdfOrImage);
  if (!/\.pdf$/i.test(pdfOrImage)) {
    return (
      <a href={file} className="notice-attachment">
        <UploadPicture name={pdfOrImage} alt={title} sizes="(min-width: 816px) 48rem, 100vw" />
      </a>
    );
  }
  return (
    <div className="notice-attachment">
      <a href={file}>
        <img
          src={`${noticePath(_id)}/page-1.jpg`}
          alt={words.notices.firstPage(title)}
          width={1000}
          height={1414}
          loading="lazy"
        />
      </a>
      <p className="no-print">
        <a href={file} className="button button-secondary">
          <Icon name="file-text" className="size-5" />
          {words.notices.openPdf}
        </a>
      </p>
    </div>
  );
}
