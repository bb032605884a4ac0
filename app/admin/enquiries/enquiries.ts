import { words } from "../../ui/panel-words.ts";

/** The time of the newest enquiry that was seen in this browser. */
const KEY = "enquiries-seen-until";

interface Enquiry {
  createdAt: string;
}

/** The time of the newest enquiry that was seen. */
export const findSeenUntil = () => localStorage.getItem(KEY) ?? "";

export const isNewEnquiry = ({ createdAt }: Enquiry) => createdAt > findSeenUntil();

export function markSeen(enquiries: readonly Enquiry[]): void {
  for (const enquiry of enquiries) if (isNewEnquiry(enquiry)) localStorage.setItem(KEY, enquiry.createdAt);
}

/** The title of an enquiry; an edit may have removed the name. */
export const contactTitle = ({ name }: { name: string }) => name || words.enquiries.withoutName;
