import type { ReactNode } from "react";

/** The heading of a screen, with its main action beside it. */
export function ScreenHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
      <h1 className="text-wrap min-w-0 text-heading text-maroon wrap-anywhere">{title}</h1>
      {children}
    </div>
  );
}
