import { type RefObject, useEffect, useState } from "react";

/** True while the mouse rests on the element or the focus is in it: moving things then stand still. */
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
    element.addEventListener("focusin", () => setIsFocused(true), { signal });
    element.addEventListener("focusout", () => setIsFocused(false), { signal });
    return () => listeners.abort();
  }, [ref]);

  return isHovered || isFocused;
}
