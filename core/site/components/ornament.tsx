import { Icon } from "../../ui/icon.tsx";

/** A decoration below headings and at the end of a page. */
export function Ornament({ className = "" }: { className?: string }) {
  return <Icon name="lotus" className={`h-6 w-40 max-w-full ${className}`} />;
}
