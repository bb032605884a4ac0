import type { ReactNode } from "react";

interface InViewProps {
  /** Its place among its neighbours; each one comes a tenth of a second after the one before. */
  order?: number;
  className?: string;
  children: ReactNode;
}

/** Comes up softly when it is scrolled into view (`browser/in-view.ts`); without a script it is simply there. */
export function InView({ order = 0, className, children }: InViewProps) {
  return (
    <div data-in-view="" data-order={order} className={className}>
      {children}
    </div>
  );
}
