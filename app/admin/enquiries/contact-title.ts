import { words } from "../../ui/panel-words.ts";

/** What an enquiry is called in the panel; an edit may have emptied its name. */
export const contactTitle = ({ name }: { name: string }) => name || words.enquiries.withoutName;
