import type { Generated } from "kysely";

/** The ways to log in, and the choices of accounts. */
export interface AccountTables {
  /** When an account gets which mails. */
  mailChoices: {
    accountId: string;
    feature: string;
    topic: string;
    choice: string;
    /** The hour of the daily mail, in India. */
    hour: number;
    /** Since when this is the choice; empty if it is older than this column. */
    since: string;
  };
  /** Codes for a person who does not have the authenticator app at hand. */
  recoveryCodes: {
    /** A digest with the id of the account. */
    codeHash: string;
    accountId: string;
    usedAt: Generated<string | null>;
  };
  passkeys: {
    _id: string;
    accountId: string;
    credentialId: string;
    publicKey: string;
    counter: number;
    /** A JSON list. */
    transports: string;
    name: string;
    createdAt: string;
    lastUsedAt: Generated<string | null>;
  };
  /** Tickets between two calls of a login or a setup (`login-steps.ts`). */
  loginSteps: {
    tokenHash: string;
    accountId: string | null;
    purpose: string;
    /** The challenge for the browser or the app. */
    challenge: string | null;
    /** The hash of the password that was given; the ticket is useless after a change of the password. */
    passwordHash: string | null;
    expiresAt: string;
  };
  /** Access for programs. */
  apiTokens: {
    _id: string;
    tokenHash: string;
    accountId: string;
    name: string;
    /** A JSON list. */
    permissions: string;
    createdAt: string;
    expiresAt: string;
    lastUsedAt: Generated<string | null>;
  };
  /** Events of an account that the dashboard shows to its owner until they are dismissed. */
  securityEvents: {
    _id: string;
    accountId: string;
    event: string;
    at: string;
  };
  /** A link that can be used once: an invitation, a new password or a new email address. */
  accountLinks: {
    _id: string;
    /** A digest, so that nobody can use a link with what the database holds. */
    tokenHash: string;
    kind: string;
    /** Null for an invitation. */
    accountId: string | null;
    /** The invited or the new address; for a new password that of the account. */
    email: string;
    /** A JSON list; of an invitation. */
    duties: string;
    /** The language of its mail. */
    language: string;
    createdAt: string;
    expiresAt: string;
    usedAt: string | null;
    revokedAt: string | null;
    /** The account that may create such a link; null for the owner of the account and the command line. */
    createdBy: string | null;
  };
  sessions: {
    tokenHash: string;
    accountId: string;
    createdAt: string;
    lastSeenAt: string;
    /** For example "Chrome on Android"; empty if unknown. */
    device: Generated<string>;
    /** When the password or a passkey was last given; null for sessions of earlier versions. */
    confirmedAt: Generated<string | null>;
    /** The network address at the login; empty if unknown. */
    address: Generated<string>;
  };
}

/** Not backed up: logins and their steps, links for logging in, tokens of programs, notices about accounts. */
export const accountTablesLeftOut = ["sessions", "loginSteps", "accountLinks", "apiTokens", "securityEvents"];
