import type { ReactNode } from "react";

interface InViewItemProps {
  /** Its place among its neighbours; each one comes a tenth of a second after the one before. */
  order: number;
  children: ReactNode;
}

/** An item of a list that comes up softly when it is scrolled into view (`browser/in-view.ts`); without a script it is simply there. */
export function InViewItem({ order, children }: InViewItemProps) {
  return (
    <li data-in-view="" data-order={order}>
      {children}
    </li>
  );
}
