import { featureMessages } from "../../../features/messages.ts";
import { AUDIT } from "./english/audit.ts";
import { FILES } from "./english/files.ts";
import { LOGINS } from "./english/logins.ts";
import { MAILS } from "./english/mails.ts";
import { REQUESTS } from "./english/requests.ts";
import { SHEETS } from "./english/sheets.ts";
import { VALIDATION } from "./english/validation.ts";

/**
 * Every message of validation rules and server responses, by id: those of features from their list. Names in braces are
 * parameters; `one` and `other` follow the parameter `count`. Hindi: `core/words/panel/hi/messages.ts`.
 */
export const ENGLISH = {
  ...VALIDATION,
  ...REQUESTS,
  ...LOGINS,
  ...FILES,
  ...SHEETS,
  ...MAILS,
  ...AUDIT,
  ...featureMessages,
} as const;
