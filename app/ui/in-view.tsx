import { type ReactNode, useEffect, useRef } from "react";

const THRESHOLD = 0.1;
const STAGGER_MS = 100;

interface InViewProps {
  /** Its place among its neighbours; each one comes a tenth of a second after the one before. */
  order?: number;
  className?: string;
  children: ReactNode;
}

/**
 * Comes up softly when it is scrolled into view. What the visitor can see already stays as it is, and without a script,
 * under reduced motion and on paper nothing is ever hidden.
 */
export function InView({ order = 0, className, children }: InViewProps) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        if (element.dataset.inView === "waiting") {
          if (!entry.isIntersecting) return;
          element.dataset.inView = "seen";
          observer.disconnect();
        } else if (entry.boundingClientRect.top < window.innerHeight) {
          observer.disconnect();
        } else {
          element.dataset.inView = "waiting";
          element.style.transitionDelay = `${order * STAGGER_MS}ms`;
        }
      },
      { threshold: THRESHOLD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [order]);

  return (
    <div ref={ref} data-in-view="" className={className}>
      {children}
    </div>
  );
}
