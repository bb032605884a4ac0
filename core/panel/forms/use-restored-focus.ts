import { useLayoutEffect, useRef } from "react";

/** Inert fields lose the focus; this gives it back afterwards. */
export function useRestoredFocus(isInert: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const focused = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const active = document.activeElement as HTMLElement | null;
    if (isInert) focused.current = ref.current?.contains(active) ? active : null;
    else if (active === document.body) focused.current?.focus();
  }, [isInert]);
  return ref;
}
