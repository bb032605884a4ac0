import { useId } from "react";
import { Dialog } from "../../../ui/dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { UploadPicture, uploadUrl } from "../upload-picture.tsx";
import type { ShownNotice } from "./notice.ts";

interface NoticeFileViewerProps {
  /** The notice whose file is shown; undefined: closed. */
  notice: ShownNotice | undefined;
  onClose: () => void;
  /** What becomes of a file that is neither a PDF nor a picture. */
  otherFiles: "refused" | "as picture";
}

export function NoticeFileViewer({ notice, onClose, otherFiles }: NoticeFileViewerProps) {
  const headingId = useId();
  return (
    <Dialog
      isOpen={notice !== undefined}
      onClose={onClose}
      labelledBy={headingId}
      className="w-[min(60rem,calc(100dvw-2rem))] overflow-hidden rounded-card"
    >
      {notice?.pdfOrImage && (
        <div className="flex max-h-[calc(100dvh-3rem)] flex-col bg-paper">
          <h2 id={headingId} className="border-b border-line px-5 py-4 text-subhead text-maroon">
            {notice.title}
          </h2>
          <div className="min-h-0 grow overflow-y-auto bg-cream-deep">
            <NoticeFile path={notice.pdfOrImage} title={notice.title} otherFiles={otherFiles} />
          </div>
          <p className="flex flex-wrap items-center justify-end gap-3 border-t border-line px-5 py-3">
            <a
              href={uploadUrl(notice.pdfOrImage)}
              target="_blank"
              rel="noreferrer"
              className="text-link inline-flex min-h-11 items-center gap-1.5"
            >
              Open in a new tab
              <Icon name="external-link" className="size-4" />
            </a>
            <button type="button" onClick={onClose} className="button button-primary">
              Close
            </button>
          </p>
        </div>
      )}
    </Dialog>
  );
}

interface NoticeFileProps {
  path: string;
  title: string;
  otherFiles: NoticeFileViewerProps["otherFiles"];
}

function NoticeFile({ path, title, otherFiles }: NoticeFileProps) {
  if (/\.pdf$/i.test(path)) {
    return <iframe src={uploadUrl(path)} title={title} className="block h-[70dvh] w-full" />;
  }
  if (/\.(jpe?g|png)$/i.test(path) || otherFiles === "as picture") {
    return (
      <UploadPicture
        name={path}
        alt={title}
        sizes="(min-width: 992px) 960px, 100vw"
        className="mx-auto h-auto max-h-[70dvh] min-h-40 max-w-full object-contain"
      />
    );
  }
  return <p className="px-5 py-16 text-center text-lead">File Not Supported</p>;
}
