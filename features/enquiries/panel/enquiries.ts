import type { Entity } from "../../../core/content/types/define-resource.ts";
import { words } from "../../../core/ui/panel-words.ts";
import type { contacts } from "../content/contacts.ts";

export type Enquiry = Entity<typeof contacts>;

/** The title of an enquiry; an edit may have removed the name. */
export const contactTitle = ({ name }: { name: string }) => name || words.enquiries.withoutName;
