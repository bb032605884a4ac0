import { type RefObject, useEffect, useState } from "react";
import { useHeldByVisitor } from "./held-by-visitor.ts";
import { useReducedMotion } from "./reduced-motion.ts";

const STEP_PX = 1;
const STEP_MS = 50;
const RESUME_MS = 1000;

/**
 * Scrolls an element's content slowly downwards, and from its end back to its beginning. A visitor who scrolls it takes
 * over; a second after the last turn of the wheel it goes on. It stands still while held, paused or unwanted.
 */
export function useAutoScroll(ref: RefObject<HTMLElement | null>, isPaused: boolean): { overflows: boolean } {
  const isHeld = useHeldByVisitor(ref);
  const isMotionReduced = useReducedMotion();
  const isMoving = !isPaused && !isHeld && !isMotionReduced;
  const overflows = useOverflows(ref);

  useEffect(() => {
    const element = ref.current;
    if (!element || !isMoving || !overflows) return;
    // Read at the first step: asking for it now would lay the list out while the page is still being opened.
    let ownPosition: number | undefined;
    let resumesAt = 0;
    const timer = setInterval(() => {
      if (Date.now() < resumesAt) return;
      const isAtEnd = element.scrollTop + element.clientHeight >= element.scrollHeight - 1;
      element.scrollTop = isAtEnd ? 0 : element.scrollTop + STEP_PX;
      ownPosition = element.scrollTop;
    }, STEP_MS);
    const noteScroll = () => {
      if (ownPosition === undefined || Math.abs(element.scrollTop - ownPosition) <= STEP_PX) return;
      ownPosition = element.scrollTop;
      resumesAt = Date.now() + RESUME_MS;
    };
    element.addEventListener("scroll", noteScroll, { passive: true });
    return () => {
      clearInterval(timer);
      element.removeEventListener("scroll", noteScroll);
    };
  }, [ref, isMoving, overflows]);

  return { overflows };
}

function useOverflows(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(true);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setOverflows(element.scrollHeight > element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return overflows;
}
