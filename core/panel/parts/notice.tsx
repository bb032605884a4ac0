import type { ComponentProps } from "react";

/** A box for what a person should know before going on. Hidden while it is empty. */
export const Notice = ({ className = "", ...box }: ComponentProps<"div">) => (
  <div {...box} className={`rounded-control bg-saffron-soft px-4 py-3 empty:hidden ${className}`} />
);
