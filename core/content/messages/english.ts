import { ACCOUNTS } from "./english/accounts.ts";
import { AUDIT } from "./english/audit.ts";
import { DISCLOSURE } from "./english/disclosure.ts";
import { ENQUIRIES } from "./english/enquiries.ts";
import { FILES } from "./english/files.ts";
import { MAILS } from "./english/mails.ts";
import { REQUESTS } from "./english/requests.ts";
import { STUDENTS } from "./english/students.ts";
import { VALIDATION } from "./english/validation.ts";

/**
 * Every message of validation rules and server responses, by id. Names in braces are parameters; `one` and `other` follow
 * the parameter `count`. Hindi: `core/words/panel/hi/messages.ts`.
 */
export const ENGLISH = {
  ...VALIDATION,
  ...REQUESTS,
  ...ACCOUNTS,
  ...FILES,
  ...STUDENTS,
  ...ENQUIRIES,
  ...MAILS,
  ...DISCLOSURE,
  ...AUDIT,
} as const;
