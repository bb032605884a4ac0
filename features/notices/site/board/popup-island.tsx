import type { ReactNode } from "react";
import { defineIsland } from "../../../../core/site/islands/island.tsx";
import type { FileViewerWords } from "./drawn-pdf.tsx";
import { NoticeFileViewer, useViewedFile } from "./notice-file-viewer.tsx";

interface NoticePopupProps {
  viewer: FileViewerWords;
  children?: ReactNode;
}

/** Shows the files of the notices in the popup (`browser/notice-popup.ts`). */
export function NoticePopup({ viewer, children }: NoticePopupProps) {
  const { viewed, viewFile, close } = useViewedFile();
  return (
    <>
      <div onSubmit={viewFile} className="contents">
        {children}
      </div>
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

export const NoticePopupIsland = defineIsland<NoticePopupProps>("noticePopup", NoticePopup, {
  startsWhen: "touched",
});
