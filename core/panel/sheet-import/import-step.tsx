import { type ReactNode, useEffect, useRef } from "react";

/** The card of an import with one of its steps. */
export function ImportStep({ heading, children }: { heading: string; children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  const shown = useRef(heading);
  useEffect(() => {
    // The element that had the focus was removed with the step before.
    if (heading !== shown.current) {
      ref.current?.focus();
      // Without this, a heading that is already in view keeps its place below the end of a long step.
      ref.current?.scrollIntoView();
    }
    shown.current = heading;
  }, [heading]);
  return (
    <section className="card overflow-visible p-4 sm:p-6" aria-labelledby="step-heading">
      <h2
        id="step-heading"
        ref={ref}
        tabIndex={-1}
        className="mb-4 scroll-mt-20 text-maroon text-subhead focus:shadow-none focus:outline-none"
      >
        {heading}
      </h2>
      {children}
    </section>
  );
}
