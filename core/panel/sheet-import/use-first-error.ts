import { type RefObject, useEffect, useRef, useState } from "react";

/**
 * Scrolls the first invalid cell into view whenever other rows are shown, also sideways in its table; at first the step is shown from
 * its heading. `shown` identifies the rows. Returns a function that moves the focus there as well.
 */
export function useFirstError(frame: RefObject<HTMLElement | null>, shown: string): () => void {
  const [presses, setPresses] = useState(0);
  const takesFocus = useRef(false);
  const opened = useRef(shown);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for other rows and for each press
  useEffect(() => {
    if (opened.current === shown && presses === 0) return;
    opened.current = "";
    const first = frame.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    if (takesFocus.current) first?.focus({ preventScroll: true });
    takesFocus.current = false;
    first?.scrollIntoView({ block: "center", inline: "nearest" });
  }, [shown, presses]);

  return () => {
    takesFocus.current = true;
    setPresses((count) => count + 1);
  };
}
