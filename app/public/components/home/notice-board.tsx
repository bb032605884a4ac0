import { useRef, useState } from "react";
import { home } from "../../../../content/pages/home.ts";
import { useAutoScroll } from "../../../ui/auto-scroll.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Section } from "../section.tsx";
import type { ShownNotice } from "./notice.ts";
import { NoticeEntry } from "./notice-entry.tsx";
import { NoticeFileViewer } from "./notice-file-viewer.tsx";

export function NoticeBoard({ notices }: { notices: readonly ShownNotice[] }) {
  return (
    <Section {...home.noticeBoard} tone="paper" id="notices">
      {notices.length === 0 ? (
        <p className="card mx-auto max-w-reading bg-cream px-6 py-14 text-center text-lead text-ink-soft">
          No notices available
        </p>
      ) : (
        <ScrollingNotices notices={notices} />
      )}
    </Section>
  );
}

function ScrollingNotices({ notices }: { notices: readonly ShownNotice[] }) {
  const list = useRef<HTMLUListElement>(null);
  const [isPaused, setIsPaused] = useState(false);
  const [viewed, setViewed] = useState<ShownNotice>();
  const { overflows } = useAutoScroll(list, isPaused || viewed !== undefined);
  return (
    <div className="card mx-auto max-w-4xl bg-cream">
      <ul
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must reach what scrolls
        tabIndex={0}
        aria-label="Notices"
        className="notice-list divide-y divide-line px-5 md:px-8"
      >
        {notices.map((notice) => (
          <li key={notice._id}>
            <NoticeEntry notice={notice} onViewFile={setViewed} />
          </li>
        ))}
      </ul>
      {overflows && (
        <p className="flex justify-end border-t border-line bg-paper px-3 py-2 motion-reduce:hidden noscript:hidden">
          <button
            type="button"
            onClick={() => setIsPaused(!isPaused)}
            className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 text-caption font-bold text-maroon hover:bg-maroon-soft"
          >
            {isPaused ? (
              <Icon name="play" className="size-4 fill-current" />
            ) : (
              <Icon name="pause" className="size-4 fill-current" />
            )}
            {isPaused ? "Play the notices" : "Pause the notices"}
          </button>
        </p>
      )}
      <NoticeFileViewer notice={viewed} onClose={() => setViewed(undefined)} otherFiles="refused" />
    </div>
  );
}
