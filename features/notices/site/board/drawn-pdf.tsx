import { useEffect, useState } from "react";
import { formatBytes } from "../../../../core/content/files/format-bytes.ts";
import { Icon } from "../../../../core/ui/icon.tsx";
import { uploadUrl } from "../../../../core/ui/uploads.ts";
import { NOTICE_PAGE } from "../../content/notice-files.ts";
import { noticePath } from "../../content/notice-path.ts";

export interface NoticeFile {
  title: string;
  /** The file name without its folder. */
  name: string;
  /** The id of the notice. */
  notice: string;
}

/** The texts of the viewer. */
export type FileViewerWords = Record<
  "newTab" | "openPdf" | "firstPage" | "notDrawn" | "close" | "notSupported",
  string
>;

/** An A4 page as high as the viewer, with room for the button below. */
const PICTURE = "h-auto w-[min(100%,max(9rem,(70dvh-6rem)*0.707))] border border-line bg-[#fff]";

/** A PDF where the browser cannot show it in a frame: its first page as a picture, with a link to the file. */
export function DrawnPdf({ words, name, title, notice }: NoticeFile & { words: FileViewerWords }) {
  const [isFailed, setIsFailed] = useState(false);
  const file = uploadUrl(name);
  const size = useFileSize(file);
  return (
    <a
      href={file}
      target="_blank"
      rel="noreferrer"
      className="grid justify-items-center gap-4 p-4 text-center"
    >
      {isFailed ? (
        <span className="pt-8 pb-2 text-ink-soft">{words.notDrawn}</span>
      ) : (
        <img
          src={NOTICE_PAGE.path.replace("/notices/:id", noticePath(notice))}
          alt={words.firstPage.replace("{title}", title)}
          width={NOTICE_PAGE.width}
          height={NOTICE_PAGE.height}
          className={PICTURE}
          onError={() => setIsFailed(true)}
        />
      )}
      <span className="button button-primary">
        <Icon name="file-text" className="size-5" />
        {words.openPdf}
        {size !== undefined && ` (${formatBytes(size)})`}
      </span>
    </a>
  );
}

/** Undefined until the server has answered, or if it does not. */
function useFileSize(file: string): number | undefined {
  const [size, setSize] = useState<number>();
  useEffect(() => {
    const leaving = new AbortController();
    fetch(file, { method: "HEAD", signal: leaving.signal })
      .then(({ ok, headers }) => {
        const length = Number(headers.get("content-length"));
        if (ok && length > 0) setSize(length);
      })
      .catch(() => {});
    return () => leaving.abort();
  }, [file]);
  return size;
}
