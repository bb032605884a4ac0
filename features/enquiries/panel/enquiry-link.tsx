import MailOpen from "lucide-react/icons/mail-open";
import { Link, useLocation } from "react-router";
import { buttonClass } from "../../../core/panel/parts/button.tsx";
import { ShortText } from "../../../core/panel/parts/short-text.tsx";
import { words } from "../../../core/ui/panel-words.ts";
import { contacts } from "../content/contacts.ts";
import { enquiryPath } from "../content/screen-paths.ts";

/** The state of the address of an enquiry: the list that it was opened from. */
interface InboxState {
  inbox: string;
}

/** The list from which an enquiry was opened, with its filters. */
export function findInbox(state: unknown): string {
  const { inbox } = (state ?? {}) as Partial<InboxState>;
  return typeof inbox === "string" && inbox.startsWith(contacts.screen.path) ? inbox : contacts.screen.path;
}

interface EnquiryLinkProps {
  id: string;
  title: string;
  /** For the rows of a table. */
  isIcon?: boolean;
}

/** Opens the screen of one enquiry. */
export function EnquiryLink({ id, title, isIcon = false }: EnquiryLinkProps) {
  const { pathname, search } = useLocation();
  const name = words.inbox.openEnquiry(title);
  const state: InboxState = { inbox: pathname + search };
  if (!isIcon) {
    return (
      <Link to={enquiryPath(id)} state={state} className={buttonClass("secondary")}>
        <ShortText text={words.inbox.open} name={name} />
      </Link>
    );
  }
  return (
    <Link
      to={enquiryPath(id)}
      state={state}
      aria-label={name}
      title={words.inbox.open}
      className="record-link grid size-11 shrink-0 place-items-center rounded-control text-maroon hover:bg-maroon-soft"
    >
      <MailOpen aria-hidden="true" size={20} />
    </Link>
  );
}
