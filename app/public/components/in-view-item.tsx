import type { ReactNode } from "react";

interface InViewItemProps {
  /** The position in the list; each item is delayed by a tenth of a second. */
  order: number;
  children: ReactNode;
}

/** An item of a list that fades in when it is scrolled into view (`browser/in-view.ts`). */
export function InViewItem({ order, children }: InViewItemProps) {
  return (
    <li data-in-view="" data-order={order}>
      {children}
    </li>
  );
}
