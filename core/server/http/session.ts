import type { Permission } from "../../content/api/permissions.ts";
import type { Coded } from "../../content/messages/message.ts";
import type { Language } from "../../words/languages.ts";

export interface SessionOwner {
  accountId: string;
  email: string;
}

/** The sender of a request, with permissions. */
export interface Session extends SessionOwner {
  tokenHash: string;
  permissions: readonly Permission[];
  /** Whether the password or a passkey was given within the last minutes. */
  isConfirmed: boolean;
  /** The name of the token, if the caller is a program. */
  program?: string;
  /** There are no permissions until the account has a second step. */
  mustSetUpSecondStep?: boolean;
}

/** The caller, or the reason for refusing the token. */
export interface FoundCaller {
  session?: Session | undefined;
  ended?: Coded;
}

/** Finds those who call. */
export interface Callers {
  findByToken(token: string): Promise<FoundCaller>;
  /** The language in which an account uses the panel; null if it has chosen none. */
  findLanguage(accountId: string): Promise<Language | null>;
}
