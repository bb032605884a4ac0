import { type RefObject, useEffect, useState } from "react";
import { useReducedMotion } from "./reduced-motion.ts";

/** Whether autoplay is allowed: visible, not held, and without reduced motion. */
export function useMayMove(ref: RefObject<HTMLElement | null>): boolean {
  const isSeen = useSeen(ref);
  const isHeld = useHeldByVisitor(ref);
  const isMotionReduced = useReducedMotion();
  return isSeen && !isHeld && !isMotionReduced;
}

/** False if it is outside the viewport or in a hidden tab, to save battery. */
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

/** True while the element has the pointer, a touch or the keyboard focus. The focus after a click does not count. */
export function useHeldByVisitor(ref: RefObject<HTMLElement | null>): boolean {
  const [isHovered, setIsHovered] = useState(false);
  const [isTouched, setIsTouched] = useState(false);
  const [isFocused, setIsFocused] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const listeners = new AbortController();
    const listen = (names: string[], handle: (event: Event) => void) => {
      for (const name of names)
        element.addEventListener(name, handle, { signal: listeners.signal, passive: true });
    };
    // Touch fires `pointerenter` without `pointerleave`.
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
