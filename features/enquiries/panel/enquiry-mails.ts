import type { MailGroup } from "../../../core/panel/feature-panel.ts";
import { words } from "../../../core/ui/panel-words.ts";

const { title, text, notSet, otherOrNone } = words.enquiryMails;

/** An enquiry without a topic is mailed with the others. */
export const enquiryMails: MailGroup = {
  feature: "enquiries",
  title,
  text,
  notSet,
  labels: { ...words.enquiries.topics, other: otherOrNone },
};
