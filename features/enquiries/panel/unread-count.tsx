import { ShortText } from "../../../core/panel/parts/short-text.tsx";
import { words } from "../../../core/ui/panel-words.ts";
import { useUnreadEnquiries } from "./enquiry-counts.ts";

/** How many enquiries the user has not seen. */
export function UnreadCount() {
  const unread = useUnreadEnquiries();
  if (unread === 0) return null;
  return (
    <span className="ml-auto rounded-full bg-saffron px-2 font-bold text-caption text-maroon-dark tabular-nums">
      <ShortText text={unread > 99 ? "99+" : String(unread)} name={words.inbox.unread(unread)} />
    </span>
  );
}
