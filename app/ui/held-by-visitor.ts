import { type RefObject, useEffect, useState } from "react";

/**
 * True while the mouse rests on the element or the keyboard has brought the focus into it: moving things then stand
 * still. The focus that a click leaves behind does not count.
 */
export function useHeldByVisitor(ref: RefObject<HTMLElement | null>): boolean {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    // A finger enters without ever leaving.
    element.addEventListener("pointerenter", (event) => setIsHovered(event.pointerType === "mouse"), {
      signal,
    });
    element.addEventListener("pointerleave", () => setIsHovered(false), { signal });
    element.addEventListener(
      "focusin",
      ({ target }) => setIsFocused(target instanceof Element && target.matches(":focus-visible")),
      { signal },
    );
    element.addEventListener("focusout", () => setIsFocused(false), { signal });
    return () => listeners.abort();
  }, [ref]);

  return isHovered || isFocused;
}
