import { type FormEvent, useEffect, useRef, useState } from "react";
import { isPdf } from "../../../../core/content/files/images.ts";
import { Dialog } from "../../../../core/site/islands/dialog.tsx";
import { UploadPicture } from "../../../../core/site/pictures/upload-picture.tsx";
import { Icon } from "../../../../core/ui/icon.tsx";
import { uploadUrl } from "../../../../core/ui/uploads.ts";
import { DrawnPdf, type FileViewerWords, type NoticeFile } from "./drawn-pdf.tsx";

/** Handles the 'View File' forms of the notices (`notice-entry.tsx`); without a script they open the file. */
export function useViewedFile() {
  const [viewed, setViewed] = useState<NoticeFile>();
  return {
    viewed,
    viewFile(event: FormEvent) {
      const form = event.target as HTMLFormElement;
      // The form that closes the popup has no action.
      const name = form.getAttribute("action")?.split("/").at(-1);
      if (!name) return;
      event.preventDefault();
      const link = form.closest("article")?.querySelector<HTMLAnchorElement>("h3 a");
      setViewed({ name, title: link?.textContent ?? "", notice: link?.pathname.split("/").at(-1) ?? "" });
    },
    close: () => setViewed(undefined),
  };
}

interface NoticeFileViewerProps {
  id: string;
  words: FileViewerWords;
  /** Undefined if closed. */
  file: NoticeFile | undefined;
  onClose: () => void;
  /** Opens files that are neither a PDF nor a picture. */
  otherFiles: "refused" | "as picture";
}

export function NoticeFileViewer(props: NoticeFileViewerProps) {
  const headingId = `${props.id}-heading`;
  const { file, onClose } = props;
  return (
    <Dialog
      isOpen={file !== undefined}
      onClose={onClose}
      labelledBy={headingId}
      className="w-[min(60rem,calc(100dvw-2rem))] overflow-hidden rounded-card"
    >
      {file && <ViewedFile {...props} id={headingId} file={file} />}
    </Dialog>
  );
}

function ViewedFile({ id, file, ...shown }: NoticeFileViewerProps & { file: NoticeFile }) {
  const { words, onClose } = shown;
  const closeButton = useRef<HTMLButtonElement>(null);
  // A frame with a PDF gets every key, so Escape would not close the dialog. A PDF takes the focus when it is clicked,
  // and sometimes when it has loaded; the dialog takes it back. The frame keeps the focus only if the Tab key moved it there.
  useEffect(() => {
    let isTabPressed = false;
    let focused: HTMLElement | null = closeButton.current;
    const watchTab = ({ key }: KeyboardEvent) => {
      isTabPressed = key === "Tab";
    };
    // A released key says nothing: the browser may report it before it reports the move into the frame.
    const noteFocused = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || target instanceof HTMLIFrameElement) return;
      isTabPressed = false;
      focused = target;
    };
    const takeFocusFromFrame = () => {
      if (!isTabPressed && document.activeElement?.matches("iframe")) setTimeout(() => focused?.focus());
    };
    focused?.focus();
    const listeners = new AbortController();
    const { signal } = listeners;
    window.addEventListener("keydown", watchTab, { signal });
    window.addEventListener("focusin", noteFocused, { signal });
    window.addEventListener("blur", takeFocusFromFrame, { signal });
    return () => listeners.abort();
  }, []);
  return (
    <div className="flex max-h-[calc(100dvh-3rem)] flex-col bg-paper">
      <h2 id={id} className="border-b border-line px-5 py-4 text-subhead text-maroon">
        {file.title}
      </h2>
      <div className="min-h-0 grow overflow-y-auto bg-cream-deep">
        <ShownFile {...file} {...shown} />
      </div>
      <p className="flex flex-wrap items-center justify-end gap-3 border-t border-line px-5 py-3">
        {!isDrawn(file.name) && (
          <a
            href={uploadUrl(file.name)}
            target="_blank"
            rel="noreferrer"
            className="text-link inline-flex min-h-11 items-center gap-1.5"
          >
            {words.newTab}
            <Icon name="external-link" className="size-4" />
          </a>
        )}
        <button ref={closeButton} type="button" onClick={onClose} className="button button-primary">
          {words.close}
        </button>
      </p>
    </div>
  );
}

/** Phones and tablets. On a desktop without a PDF viewer, the visitor has switched it off, and the frame downloads the file. */
const PHONE = "(pointer: coarse), (width < 48rem)";

/** Browsers on Android show no PDF in a frame. */
const isDrawn = (name: string) =>
  isPdf(name) && navigator.pdfViewerEnabled === false && matchMedia(PHONE).matches;

type ShownFileProps = NoticeFile & Pick<NoticeFileViewerProps, "words" | "otherFiles">;

function ShownFile({ words, name, title, notice, otherFiles }: ShownFileProps) {
  if (isDrawn(name)) return <DrawnPdf words={words} name={name} title={title} notice={notice} />;
  if (isPdf(name)) {
    return <iframe src={uploadUrl(name)} title={title} className="block h-[70dvh] w-full" />;
  }
  if (/\.(jpe?g|png)$/i.test(name) || otherFiles === "as picture") {
    return (
      <UploadPicture
        name={name}
        alt={title}
        sizes="(min-width: 992px) 960px, 100vw"
        className="mx-auto h-auto max-h-[70dvh] min-h-40 max-w-full object-contain"
      />
    );
  }
  return <p className="px-5 py-16 text-center text-lead">{words.notSupported}</p>;
}
