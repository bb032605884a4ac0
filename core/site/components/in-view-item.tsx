import type { ReactNode } from "react";

/** An item of a list that fades in when it is scrolled into view (`browser/in-view.ts`), each a tenth of a second later. */
export function InViewItem({ order, children }: { order: number; children: ReactNode }) {
  return (
    <li data-in-view="" data-order={order}>
      {children}
    </li>
  );
}
