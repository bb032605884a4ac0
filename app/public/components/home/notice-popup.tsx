import { useId, useState } from "react";
import { home } from "../../../../content/pages/home.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { ShownNotice } from "./notice.ts";
import { NoticeEntry } from "./notice-entry.tsx";
import { NoticeFileViewer } from "./notice-file-viewer.tsx";

interface NoticePopupProps {
  notices: readonly ShownNotice[];
  isOpen: boolean;
  onClose: () => void;
}

/** The notices once more, over the page. Only a script opens it, so without one the page lies open. */
export function NoticePopup({ notices, isOpen, onClose }: NoticePopupProps) {
  const headingId = useId();
  const [viewed, setViewed] = useState<ShownNotice>();
  return (
    <>
      <Dialog
        isOpen={isOpen}
        onClose={onClose}
        labelledBy={headingId}
        className="w-[min(36rem,calc(100dvw-2rem))] overflow-hidden rounded-panel shadow-raised"
      >
        <div className="flex max-h-[min(38rem,calc(100dvh-4rem))] flex-col bg-paper">
          <div className="flex items-center justify-between gap-4 border-b-4 border-saffron bg-maroon py-3 pr-3 pl-6 text-paper">
            <h2 id={headingId} className="text-subhead">
              {home.noticePopup.heading}
            </h2>
            <button
              type="button"
              aria-label="Close the notice board"
              onClick={onClose}
              className="icon-button border-transparent"
            >
              <Icon name="x" className="size-6" />
            </button>
          </div>
          {notices.length === 0 ? (
            <p className="px-6 py-14 text-center text-lead text-ink-soft">No Notices Available</p>
          ) : (
            <ul className="min-h-0 grow divide-y divide-line overflow-y-auto px-6">
              {notices.map((notice) => (
                <li key={notice._id}>
                  <NoticeEntry notice={notice} onViewFile={setViewed} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </Dialog>
      <NoticeFileViewer notice={viewed} onClose={() => setViewed(undefined)} otherFiles="as picture" />
    </>
  );
}
