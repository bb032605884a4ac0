import type { contacts } from "../../../content/resources/contacts.ts";
import type { Entity } from "../../../content/resources/define-resource.ts";
import { words } from "../../ui/panel-words.ts";

export type Enquiry = Entity<typeof contacts>;

/** The title of an enquiry; an edit may have removed the name. */
export const contactTitle = ({ name }: { name: string }) => name || words.enquiries.withoutName;
