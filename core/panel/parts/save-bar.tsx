import "./save-bar.css";
import { type ReactNode, useEffect, useRef } from "react";

/**
 * The buttons below a form, always visible, except on a low screen, such as a rotated phone, where they would hide most of the form.
 * Wider than the fields, to cover their outlines.
 */
export function SaveBar({ label, children }: { label?: string; children: ReactNode }) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const bar = ref.current;
    if (!bar) return;
    const observer = new ResizeObserver(publishHeight);
    observer.observe(bar);
    const form = bar.closest("form");
    // Browsers do not scroll to a field of which only the end is covered.
    form?.addEventListener("focusin", showFocused);
    return () => {
      observer.disconnect();
      form?.removeEventListener("focusin", showFocused);
    };
  }, []);
  return (
    <section
      ref={ref}
      aria-label={label}
      className="save-bar -mx-2 -mb-3 grid grid-cols-1 gap-3 border-line border-t bg-paper px-2 py-3 [@media(height>=26rem)]:sticky [@media(height>=26rem)]:bottom-0 [@media(height>=26rem)]:z-1"
    >
      {children}
    </section>
  );
}

/** For the style sheet, which keeps the focused field clear of the bar. */
function publishHeight(): void {
  const bars = [...document.querySelectorAll<HTMLElement>(".save-bar")];
  const height = Math.max(0, ...bars.map((bar) => bar.offsetHeight));
  document.documentElement.style.setProperty("--save-bar-height", `${height}px`);
  // A growing bar may cover the focused field.
  showFocused();
}

function showFocused(): void {
  const typedInto = document.activeElement?.closest("form:has(.save-bar) :is(input, select, textarea)");
  typedInto?.scrollIntoView({ block: "nearest" });
}
