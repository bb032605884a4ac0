import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "../../ui/icon.tsx";
import { useAutoScroll } from "./auto-scroll.ts";
import { defineIsland } from "./island.tsx";
import { type FileViewerWords, NoticeFileViewer, useViewedFile } from "./notice-file-viewer.tsx";

interface NoticeBoardProps {
  /** What the button is called. */
  moving: Record<"play" | "pause", string>;
  viewer: FileViewerWords;
  children?: ReactNode;
}

/** The list of notices, given as its child, scrolls by itself; their files open in a viewer. */
export function NoticeBoard({ moving, viewer, children }: NoticeBoardProps) {
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    list.current = frame.current?.querySelector("ul") ?? null;
  }, []);
  const [isPaused, setIsPaused] = useState(false);
  const { viewed, viewFile, close } = useViewedFile();
  const { overflows } = useAutoScroll(list, isPaused || viewed !== undefined);
  return (
    <div ref={frame} onSubmit={viewFile} className="card mx-auto max-w-4xl bg-cream">
      {children}
      {overflows && (
        <p className="flex justify-end border-t border-line bg-paper px-3 py-2 motion-reduce:hidden noscript:hidden">
          <button
            type="button"
            onClick={() => setIsPaused(!isPaused)}
            className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 text-caption font-bold text-maroon hover:bg-maroon-soft"
          >
            <Icon name={isPaused ? "play" : "pause"} className="size-4 fill-current" />
            {isPaused ? moving.play : moving.pause}
          </button>
        </p>
      )}
      <NoticeFileViewer id="board-file" words={viewer} file={viewed} onClose={close} otherFiles="refused" />
    </div>
  );
}

export const NoticeBoardIsland = defineIsland<NoticeBoardProps>("noticeBoard", NoticeBoard);
