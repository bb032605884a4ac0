import type { ReactNode } from "react";

/** The note for an empty list. */
export function EmptyList({ children }: { children: ReactNode }) {
  return (
    <p className="mx-auto max-w-reading rounded-card border border-dashed border-line-strong px-6 py-10 text-center text-lead text-ink-soft">
      {children}
    </p>
  );
}
