export type { Recipient } from "./links/mail-recipients.ts";
export type { ChosenTopics, MailChoiceStore } from "./mails/mail-choices.ts";
export { openAccounts } from "./open-accounts.ts";
export { findPeople, nameEventPeople, nameOf } from "./people.ts";
