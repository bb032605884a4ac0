import { words } from "../../ui/panel-words.ts";

/** Until when enquiries have been looked at in this browser. */
const KEY = "enquiries-seen-until";

interface Enquiry {
  createdAt: string;
}

/** The time of the newest that was looked at. */
export const findSeenUntil = () => localStorage.getItem(KEY) ?? "";

export const isNewEnquiry = ({ createdAt }: Enquiry) => createdAt > findSeenUntil();

export function noteSeen(enquiries: readonly Enquiry[]): void {
  for (const enquiry of enquiries) if (isNewEnquiry(enquiry)) localStorage.setItem(KEY, enquiry.createdAt);
}

/** What an enquiry is called in the panel; an edit may have emptied its name. */
export const contactTitle = ({ name }: { name: string }) => name || words.enquiries.withoutName;
