import { Printer } from "lucide-react";
import type { ReactNode } from "react";

export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <button
      type="button"
      className="button button-secondary no-print noscript:hidden"
      onClick={() => window.print()}
    >
      <Printer aria-hidden="true" className="size-5" />
      {children}
    </button>
  );
}
