export { findRights } from "./account-rights.ts";
export type { FindRecipients, Recipient } from "./links/mail-recipients.ts";
export { openAccounts } from "./open-accounts.ts";
