import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";

export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <button type="button" className="button button-secondary no-print noscript:hidden" data-prints="">
      <Icon name="printer" className="size-5" />
      {children}
    </button>
  );
}
