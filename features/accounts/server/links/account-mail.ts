import type { Tx } from "../../../../core/server/database/tables.ts";
import type { FindSiteAddress } from "../../../../core/server/site/site-address.ts";
import type { Language } from "../../../../core/words/languages.ts";
import type { LinkKind } from "../../content/account-contract.ts";
import { ACCOUNT_MAILS } from "../../content/account-mails.ts";
import { LINK_PAGES } from "../../content/screen-paths.ts";
import type { SecurityEvent } from "../../content/security-event-contract.ts";
import type { CreatedLink } from "./link-store.ts";

const MAIL_KINDS = {
  invitation: "invitation",
  reset: "password-reset",
  email: "email-change",
} as const satisfies Record<LinkKind, string>;

interface AccountMail {
  kind: (typeof MAIL_KINDS)[LinkKind] | "email-changed" | "security";
  to: string;
  language: Language;
  subject: string;
  /** Paragraphs with empty lines between them; a line that is only a web address becomes a button. */
  text: string;
  button?: string;
  /** The id of the link in the text. */
  about?: string;
  /** The mail is not sent after the link has ended. */
  validUntil?: string;
}

/** The mails of accounts. Without mail, links are shown once, to be copied. */
export interface AccountMailer {
  readonly isSet: boolean;
  queue(tx: Tx, mail: AccountMail): Promise<unknown>;
}

interface Recipient {
  to: string;
  language: Language;
}

export type AccountMails = ReturnType<typeof createAccountMails>;

/** `siteUrl` is for links that a person copies while no address is confirmed. */
export function createAccountMails(mailer: AccountMailer, siteUrl: string, findSiteAddress: FindSiteAddress) {
  const write = (tx: Tx, mail: AccountMail) => mailer.queue(tx, mail);
  const nameSite = async (tx: Tx) => (await findSiteAddress(tx)) ?? siteUrl;
  return {
    /** Whether links can be sent by mail: mail is set up, and the address of the site is known. */
    sendsLinks: async (): Promise<boolean> => mailer.isSet && (await findSiteAddress()) !== null,

    /** Sends the link by mail and returns null; without mail or a confirmed address, or `asLink`, returns the link. */
    async sendOrShow(
      tx: Tx,
      kind: LinkKind,
      { _id, token, expiresAt }: CreatedLink,
      { to, language, asLink = false }: Recipient & { asLink?: boolean },
    ): Promise<string | null> {
      const address = await findSiteAddress(tx);
      const link = linkTo(address ?? siteUrl, kind, token);
      if (!mailer.isSet || address === null || asLink) return link;
      const { subject, before, button, after } = ACCOUNT_MAILS[language][MAIL_KINDS[kind]](address);
      await write(tx, {
        kind: MAIL_KINDS[kind],
        to,
        language,
        subject,
        button,
        text: [...before, link, ...after].join("\n\n"),
        about: _id,
        validUntil: expiresAt,
      });
      return null;
    },

    /** A mail to a new address that belongs to another account. */
    async reportTaken(tx: Tx, { to, language }: Recipient): Promise<void> {
      const { subject, paragraphs } = ACCOUNT_MAILS[language].emailTaken(await nameSite(tx));
      await write(tx, { kind: "email-change", to, language, subject, text: paragraphs.join("\n\n") });
    },

    /** A mail to the earlier address. */
    async reportChanged(tx: Tx, { to, language }: Recipient, newEmail: string): Promise<void> {
      if (!mailer.isSet) return;
      const { subject, paragraphs } = ACCOUNT_MAILS[language].emailChanged(await nameSite(tx), newEmail);
      await write(tx, { kind: "email-changed", to, language, subject, text: paragraphs.join("\n\n") });
    },

    /** A mail to the owner of the account about a change that somebody else may have made. */
    async reportSecurityEvent(tx: Tx, { to, language }: Recipient, event: SecurityEvent): Promise<void> {
      if (!mailer.isSet) return;
      const { subject, paragraphs } = ACCOUNT_MAILS[language].security[event](await nameSite(tx));
      await write(tx, { kind: "security", to, language, subject, text: paragraphs.join("\n\n") });
    },
  };
}

/** The token is behind #, so that it reaches no server, log or referrer. */
export const linkTo = (siteUrl: string, kind: LinkKind, token: string) =>
  `${siteUrl}${LINK_PAGES[kind]}#${token}`;
