import { type RefObject, useEffect, useState } from "react";
import { useReducedMotion } from "./reduced-motion.ts";

/** Whether something may move by itself now: it is in sight, nobody holds it, and movement is welcome. */
export function useMayMove(ref: RefObject<HTMLElement | null>): boolean {
  const isSeen = useSeen(ref);
  const isHeld = useHeldByVisitor(ref);
  const isMotionReduced = useReducedMotion();
  return isSeen && !isHeld && !isMotionReduced;
}

/** False out of sight and in a hidden tab, where movement would only cost a phone its battery. */
function useSeen(ref: RefObject<HTMLElement | null>): boolean {
  const [isInView, setIsInView] = useState(false);
  const [isTabShown, setIsTabShown] = useState(true);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver((entries) =>
      setIsInView(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(element);
    const readTab = () => setIsTabShown(document.visibilityState === "visible");
    readTab();
    document.addEventListener("visibilitychange", readTab);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", readTab);
    };
  }, [ref]);
  return isInView && isTabShown;
}

/**
 * True while the mouse rests on the element, a finger lies on it or the keyboard has brought the focus into it. The
 * focus that a click leaves behind does not count.
 */
export function useHeldByVisitor(ref: RefObject<HTMLElement | null>): boolean {
  const [isHovered, setIsHovered] = useState(false);
  const [isTouched, setIsTouched] = useState(false);
  const [isFocused, setIsFocused] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const listeners = new AbortController();
    const listen = (names: string[], hear: (event: Event) => void) => {
      for (const name of names)
        element.addEventListener(name, hear, { signal: listeners.signal, passive: true });
    };
    // A finger enters without ever leaving.
    listen(["pointerenter"], (event) => setIsHovered((event as PointerEvent).pointerType === "mouse"));
    listen(["pointerleave"], () => setIsHovered(false));
    listen(["touchstart"], () => setIsTouched(true));
    listen(["touchend", "touchcancel"], () => setIsTouched(false));
    listen(["focusin"], ({ target }) => setIsFocused((target as Element).matches(":focus-visible")));
    listen(["focusout"], () => setIsFocused(false));
    return () => listeners.abort();
  }, [ref]);

  return isHovered || isTouched || isFocused;
}
