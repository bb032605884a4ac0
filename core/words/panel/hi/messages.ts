import { hindiMessages } from "../../../../features/hindi-messages.ts";
import type { MessageId, Template } from "../../../content/messages/message.ts";
import { AUDIT } from "./messages/audit.ts";
import { FILES } from "./messages/files.ts";
import { LOGINS } from "./messages/logins.ts";
import { MAILS } from "./messages/mails.ts";
import { REQUESTS } from "./messages/requests.ts";
import { SHEETS } from "./messages/sheets.ts";
import { VALIDATION } from "./messages/validation.ts";

/**
 * Labels are placed where they need no inflection: before an imperative verb, before a colon, or in quotation marks. A key
 * other than `one` and `other` is the label that the sentence is for.
 */
export const MESSAGES: Record<MessageId, Template> = {
  ...VALIDATION,
  ...REQUESTS,
  ...LOGINS,
  ...FILES,
  ...SHEETS,
  ...MAILS,
  ...AUDIT,
  ...hindiMessages,
};
