import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { defineIsland } from "../../../../core/site/islands/island.tsx";
import { useMayMove } from "../../../../core/site/islands/may-move.ts";
import { Icon } from "../../../../core/ui/icon.tsx";
import type { FileViewerWords } from "./drawn-pdf.tsx";
import { NoticeFileViewer, useViewedFile } from "./notice-file-viewer.tsx";

interface NoticeBoardProps {
  /** The label of the button. */
  moving: Record<"play" | "pause", string>;
  viewer: FileViewerWords;
  children?: ReactNode;
}

/** The automatically scrolling list of notices, with a viewer for files. */
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

const STEP_PX = 1;
const STEP_MS = 50;
const RESUME_MS = 1000;
/** The pause at the end of the list. */
const REST_AT_END_MS = 4000;

/**
 * Scrolls a list slowly to its end and starts again. Scrolling by the visitor interrupts it for a second. It stops while
 * held, paused or not visible.
 */
function useAutoScroll(ref: RefObject<HTMLElement | null>, isPaused: boolean): { overflows: boolean } {
  const mayMove = useMayMove(ref);
  const overflows = useOverflows(ref);
  const isMoving = mayMove && !isPaused && overflows;
  /** Kept across pauses, so that the visitor's scrolling counts after the mouse has left. */
  const resumesAt = useRef(0);
  const ownPosition = useRef<number>(undefined);

  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const noteScroll = () => {
      const own = ownPosition.current;
      if (own !== undefined && Math.abs(list.scrollTop - own) <= STEP_PX) return;
      ownPosition.current = list.scrollTop;
      resumesAt.current = Date.now() + (isAtEnd(list) ? REST_AT_END_MS : RESUME_MS);
    };
    list.addEventListener("scroll", noteScroll, { passive: true });
    return () => list.removeEventListener("scroll", noteScroll);
  }, [ref]);

  useEffect(() => {
    const list = ref.current;
    if (!list || !isMoving) return;
    const timer = setInterval(() => {
      if (Date.now() < resumesAt.current) return;
      list.scrollTop = isAtEnd(list) ? 0 : list.scrollTop + STEP_PX;
      ownPosition.current = list.scrollTop;
      if (isAtEnd(list)) resumesAt.current = Date.now() + REST_AT_END_MS;
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [ref, isMoving]);

  return { overflows };
}

const isAtEnd = (list: HTMLElement) => list.scrollTop + list.clientHeight >= list.scrollHeight - 1;

function useOverflows(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setOverflows(element.scrollHeight > element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return overflows;
}
