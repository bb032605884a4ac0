import "./save-bar.css";
import { type ReactNode, useEffect, useRef } from "react";

/** The buttons below a form, in sight wherever a long form is scrolled to. */
export function SaveBar({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new ResizeObserver(publishHeight);
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={ref} className="save-bar">
      {children}
    </div>
  );
}

/** For the style sheet, which scrolls a field that is typed into clear of the bar. */
function publishHeight(): void {
  const bars = [...document.querySelectorAll<HTMLElement>(".save-bar")];
  const height = Math.max(0, ...bars.map((bar) => bar.offsetHeight));
  document.documentElement.style.setProperty("--save-bar-height", `${height}px`);
}
