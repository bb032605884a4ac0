import { inEnglish, type Message } from "../../content/messages/message.ts";

export * from "../../../features/accounts/words/en/account.ts";
export * from "../../../features/accounts/words/en/accounts.ts";
export * from "../../../features/accounts/words/en/security-events.ts";
export * from "../../../features/accounts/words/en/staff.ts";
export * from "../../../features/accounts/words/en/tokens.ts";
export * from "../../../features/calendar/words/en/calendar-import.ts";
export { times } from "../../../features/calendar/words/en/times.ts";
export * from "../../../features/disclosure/words/en/certificates.ts";
export * from "../../../features/disclosure/words/en/disclosure-check.ts";
export * from "../../../features/disclosure/words/en/known-facts.ts";
export * from "../../../features/enquiries/words/en/enquiry-figures.ts";
export * from "../../../features/enquiries/words/en/enquiry-mails.ts";
export * from "../../../features/enquiries/words/en/enquiry-period.ts";
export * from "../../../features/enquiries/words/en/inbox.ts";
export * from "../../../features/enquiries/words/en/person-data.ts";
export * from "../../../features/enquiries/words/en/replies.ts";
export * from "../../../features/enquiries/words/en/saved-replies.ts";
export { closure } from "../../../features/notices/words/en/closure.ts";
export * from "../../../features/notices/words/en/notices.ts";
export * from "../../../features/students/words/en/child-file.ts";
export * from "../../../features/students/words/en/class-lists.ts";
export * from "../../../features/students/words/en/consents.ts";
export * from "../../../features/students/words/en/student-export.ts";
export * from "../../../features/students/words/en/student-import.ts";
export * from "../../../features/students/words/en/student-photos.ts";
export * from "../../../features/students/words/en/student-records.ts";
export * from "../../../features/year-change/words/en/year-change.ts";
export * from "./en/approval.ts";
export * from "./en/audit-sentences.ts";
export * from "./en/confirm-again.ts";
export * from "./en/dashboard.ts";
export * from "./en/entries.ts";
export * from "./en/entry-screens.ts";
export * from "./en/frame.ts";
export * from "./en/history.ts";
export * from "./en/mail.ts";
export * from "./en/pages.ts";
export * from "./en/passkeys.ts";
export * from "./en/second-step.ts";
export * from "./en/settings.ts";

/** A message or an English text of a declaration, in the panel's language. */
export const translate = inEnglish;

/** An API message, which comes with its English text. */
export const fromApi = (_message: Message | undefined, english: string) => english;
