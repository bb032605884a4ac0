import type { MessageId, Template } from "../../../content/messages/message.ts";
import { ACCOUNTS } from "./messages/accounts.ts";
import { AUDIT } from "./messages/audit.ts";
import { DISCLOSURE } from "./messages/disclosure.ts";
import { ENQUIRIES } from "./messages/enquiries.ts";
import { FILES } from "./messages/files.ts";
import { MAILS } from "./messages/mails.ts";
import { REQUESTS } from "./messages/requests.ts";
import { STUDENTS } from "./messages/students.ts";
import { VALIDATION } from "./messages/validation.ts";

/**
 * Labels are placed where they need no inflection: before an imperative verb, before a colon, or in quotation marks. A key
 * other than `one` and `other` is the label that the sentence is for.
 */
export const MESSAGES: Record<MessageId, Template> = {
  ...VALIDATION,
  ...REQUESTS,
  ...ACCOUNTS,
  ...FILES,
  ...STUDENTS,
  ...ENQUIRIES,
  ...MAILS,
  ...DISCLOSURE,
  ...AUDIT,
};
