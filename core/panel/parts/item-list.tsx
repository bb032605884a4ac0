import type { ComponentProps, ReactNode } from "react";

/** A list of items with their actions. It can get the focus when the button that had it is gone. */
export const ItemList = ({ className = "", ...list }: ComponentProps<"ul">) => (
  <ul
    tabIndex={-1}
    {...list}
    className={`wrap-anywhere grid grid-cols-1 divide-y divide-line focus:outline-none ${className}`}
  />
);

/** An item: the children on the left, the actions on the right or below. */
export const Item = ({ actions, children }: { actions: ReactNode; children: ReactNode }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
    <div className="min-w-0 flex-1 basis-56">{children}</div>
    <div className="flex flex-wrap gap-3">{actions}</div>
  </li>
);
