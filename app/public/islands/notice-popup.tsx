import { type ReactNode, useEffect, useRef } from "react";
import { NOTICE_POPUP_ID } from "../element-ids.ts";
import { defineIsland } from "./island.tsx";
import { type FileViewerWords, NoticeFileViewer, useViewedFile } from "./notice-file-viewer.tsx";

interface NoticePopupProps {
  viewer: FileViewerWords;
  children?: ReactNode;
}

/**
 * The notices over the page: open in the HTML, closed by a form. A script makes it modal, so that Escape and a click outside
 * close it.
 */
export function NoticePopup({ viewer, children }: NoticePopupProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { viewed, viewFile, close } = useViewedFile();

  useEffect(() => {
    const popup = dialog.current;
    // Stays hidden if it was closed before or if the address leads to the board, and does not take the focus.
    const { activeElement, body } = document;
    const isElsewhere = activeElement !== body && !popup?.contains(activeElement);
    if (!popup?.open || !popup.checkVisibility() || isElsewhere) return;
    // `close()` would count as closed by the visitor.
    popup.removeAttribute("open");
    popup.showModal();
    // The scroll position and the focus inside.
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
