import "./scroll-edges.css";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";

interface ScrollEdgesProps {
  axis: "x" | "y";
  className?: string;
  /** The classes of the element that scrolls. */
  scrollerClass: string;
  /** Names the element that scrolls and makes it focusable, for content without anything to focus. */
  label?: string;
  /** The element that scrolls. */
  ref?: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** Scrolls its content, with a shadow at each edge behind which there is more. */
export function ScrollEdges({ axis, className = "", scrollerClass, label, ref, children }: ScrollEdgesProps) {
  const ownRef = useRef<HTMLDivElement>(null);
  const scrollerRef = ref ?? ownRef;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    // Not in React's state: scrolling renders nothing.
    const update = () => {
      if (frame.current) frame.current.dataset.more = findMore(scroller, axis);
    };
    const observer = new ResizeObserver(update);
    for (const element of [scroller, ...scroller.children]) observer.observe(element);
    scroller.addEventListener("scroll", update, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener("scroll", update);
    };
  }, [axis, scrollerRef]);
  return (
    <div ref={frame} data-axis={axis} className={`scroll-edges ${className}`}>
      <div
        ref={scrollerRef}
        className={scrollerClass}
        {...(label !== undefined && { role: "group", "aria-label": label, tabIndex: 0 })}
      >
        {children}
      </div>
    </div>
  );
}

/** Where there is more: `before`, `after`, both or none. Positions may be fractions of a pixel. */
function findMore(scroller: HTMLElement, axis: "x" | "y"): string {
  const [position, room] =
    axis === "x"
      ? [scroller.scrollLeft, scroller.scrollWidth - scroller.clientWidth]
      : [scroller.scrollTop, scroller.scrollHeight - scroller.clientHeight];
  return [position > 1 && "before", position < room - 1 && "after"].filter(Boolean).join(" ");
}
