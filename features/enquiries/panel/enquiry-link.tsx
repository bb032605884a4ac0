import MailOpen from "lucide-react/icons/mail-open";
import { Link } from "react-router";
import { buttonClass } from "../../../core/panel/parts/button.tsx";
import { ShortText } from "../../../core/panel/parts/short-text.tsx";
import { words } from "../../../core/ui/panel-words.ts";

interface EnquiryLinkProps {
  /** The screen of the enquiry, with the filters of the list. */
  to: string;
  title: string;
  /** For the rows of a table. */
  isIcon?: boolean;
}

/** Opens the screen of one enquiry. */
export function EnquiryLink({ to, title, isIcon = false }: EnquiryLinkProps) {
  const name = words.inbox.openEnquiry(title);
  if (!isIcon) {
    return (
      <Link to={to} className={buttonClass("secondary")}>
        <ShortText text={words.inbox.open} name={name} />
      </Link>
    );
  }
  return (
    <Link
      to={to}
      aria-label={name}
      title={words.inbox.open}
      className="record-link grid size-11 shrink-0 place-items-center rounded-control text-maroon hover:bg-maroon-soft"
    >
      <MailOpen aria-hidden="true" size={20} />
    </Link>
  );
}
