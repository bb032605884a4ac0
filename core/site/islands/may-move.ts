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

/** True while the element has the pointer, a touch or the keyboard focus. */
export function useHeldByVisitor(ref: RefObject<HTMLElement | null>): boolean {
  const [isHovered, setIsHovered] = useState(false);
  const [isTouched, setIsTouched] = useState(false);
  const isFocused = useKeyboardFocus(ref);

  useEffect(
    () =>
      listenTo(ref.current, {
        // Touch fires `pointerenter` without `pointerleave`.
        pointerenter: (event) => setIsHovered((event as PointerEvent).pointerType === "mouse"),
        pointerleave: () => setIsHovered(false),
        touchstart: () => setIsTouched(true),
        touchend: () => setIsTouched(false),
        touchcancel: () => setIsTouched(false),
      }),
    [ref],
  );

  return isHovered || isTouched || isFocused;
}

/** True while the keyboard focus is inside the element. The focus after a click does not count. */
export function useKeyboardFocus(ref: RefObject<HTMLElement | null>): boolean {
  const [isFocused, setIsFocused] = useState(false);
  useEffect(
    () =>
      listenTo(ref.current, {
        focusin: ({ target }) => setIsFocused((target as Element).matches(":focus-visible")),
        focusout: () => setIsFocused(false),
      }),
    [ref],
  );
  return isFocused;
}

/** Returns a function that removes the listeners. */
function listenTo(element: HTMLElement | null, handlers: Record<string, (event: Event) => void>) {
  const listeners = new AbortController();
  for (const [name, handle] of Object.entries(handlers))
    element?.addEventListener(name, handle, { signal: listeners.signal, passive: true });
  return () => listeners.abort();
}
