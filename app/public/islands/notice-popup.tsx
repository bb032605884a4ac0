import { type ReactNode, useEffect, useRef } from "react";
import { NOTICE_POPUP_ID } from "../element-ids.ts";
import { defineIsland } from "./island.tsx";
import { type FileViewerWords, NoticeFileViewer, useViewedFile } from "./notice-file-viewer.tsx";

interface NoticePopupProps {
  viewer: FileViewerWords;
  children?: ReactNode;
}

/**
 * The notices once more, over the page: open in the HTML, closed by its own form. Where a script runs it becomes modal,
 * so that Escape and a press beside it close it and the focus stays inside.
 */
export function NoticePopup({ viewer, children }: NoticePopupProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { viewed, viewFile, close } = useViewedFile();

  useEffect(() => {
    const popup = dialog.current;
    // What is hidden (closed earlier, or the address leads to the board) stays so, and nobody is taken from what they do.
    const { activeElement, body } = document;
    const isElsewhere = activeElement !== body && !popup?.contains(activeElement);
    if (!popup?.open || !popup.checkVisibility() || isElsewhere) return;
    // `close()` would be heard as the visitor's wish.
    popup.removeAttribute("open");
    popup.showModal();
    // Where the visitor was in it.
    if (popup.contains(activeElement)) (activeElement as HTMLElement).focus();
    const closeFromBackdrop = (event: Event) => {
      if (event.target === popup) popup.close();
    };
    popup.addEventListener("click", closeFromBackdrop);
    return () => popup.removeEventListener("click", closeFromBackdrop);
  }, []);

  return (
    <>
      <dialog
        ref={dialog}
        id={NOTICE_POPUP_ID}
        open
        aria-labelledby={`${NOTICE_POPUP_ID}-heading`}
        onSubmit={viewFile}
        onClose={() => document.getElementById("content")?.focus({ preventScroll: true })}
        className="notice-popup no-print"
      >
        {children}
      </dialog>
      <NoticeFileViewer
        id="popup-file"
        words={viewer}
        file={viewed}
        onClose={close}
        otherFiles="as picture"
      />
    </>
  );
}

export const NoticePopupIsland = defineIsland<NoticePopupProps>("noticePopup", NoticePopup);
