import { ShortText } from "../../../core/panel/parts/short-text.tsx";
import { useMay } from "../../../core/panel/session/rights.ts";
import { words } from "../../../core/ui/panel-words.ts";
import { useOpenEnquiries } from "./enquiry-counts.ts";

/** How many enquiries wait for an answer, for everybody who may answer them. */
export function OpenCount() {
  const open = useOpenEnquiries();
  if (!useMay()("enquiries:write") || open === 0) return null;
  return (
    <span className="ml-auto rounded-full bg-saffron px-2 font-bold text-caption text-maroon-dark tabular-nums">
      <ShortText text={open > 99 ? "99+" : String(open)} name={words.inbox.openCount(open)} />
    </span>
  );
}
