/** What the queued mails are about. The panel's words have a name for each. */
export const MAIL_KINDS = ["invitation", "password-reset", "email-change", "email-changed"] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
