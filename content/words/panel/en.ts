import { inEnglish, type Message } from "../../messages/message.ts";

export { times } from "../en/times.ts";
export * from "./en/account.ts";
export * from "./en/accounts.ts";
export * from "./en/approval.ts";
export * from "./en/audit-sentences.ts";
export * from "./en/calendar-import.ts";
export * from "./en/certificates.ts";
export * from "./en/child-file.ts";
export * from "./en/class-lists.ts";
export { closure } from "./en/closure.ts";
export * from "./en/confirm-again.ts";
export * from "./en/consents.ts";
export * from "./en/dashboard.ts";
export * from "./en/disclosure-check.ts";
export * from "./en/enquiry-figures.ts";
export * from "./en/enquiry-mails.ts";
export * from "./en/enquiry-period.ts";
export * from "./en/entries.ts";
export * from "./en/entry-screens.ts";
export * from "./en/frame.ts";
export * from "./en/history.ts";
export * from "./en/inbox.ts";
export * from "./en/known-facts.ts";
export * from "./en/mail.ts";
export * from "./en/notices.ts";
export * from "./en/pages.ts";
export * from "./en/passkeys.ts";
export * from "./en/person-data.ts";
export * from "./en/replies.ts";
export * from "./en/saved-replies.ts";
export * from "./en/second-step.ts";
export * from "./en/security-events.ts";
export * from "./en/settings.ts";
export * from "./en/staff.ts";
export * from "./en/student-export.ts";
export * from "./en/student-import.ts";
export * from "./en/student-photos.ts";
export * from "./en/student-records.ts";
export * from "./en/tokens.ts";
export * from "./en/year-change.ts";

/** A message or an English text of a declaration, in the panel's language. */
export const translate = inEnglish;

/** An API message, which comes with its English text. */
export const fromApi = (_message: Message | undefined, english: string) => english;
