import { type RefObject, useEffect, useRef, useState } from "react";
import { useMayMove } from "./may-move.ts";

const STEP_PX = 1;
const STEP_MS = 50;
const RESUME_MS = 1000;
/** How long the last lines may be read before the list begins again. */
const REST_AT_END_MS = 4000;

/**
 * Scrolls a list slowly downwards, and from its end back to its beginning. A visitor who scrolls it takes over; a second
 * after the last turn of the wheel it goes on. It rests while it is held, paused or out of sight.
 */
export function useAutoScroll(ref: RefObject<HTMLElement | null>, isPaused: boolean): { overflows: boolean } {
  const mayMove = useMayMove(ref);
  const overflows = useOverflows(ref);
  const isMoving = mayMove && !isPaused && overflows;
  /** Outlives a rest: what the visitor did under the mouse counts when the mouse has left. */
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
