import { can, type Permission } from "../../../../core/content/api/permissions.ts";
import { isEmailAddress } from "../../../../core/content/text/email-address.ts";
import type { Language } from "../../../../core/words/languages.ts";
import { findRights } from "../account-rights.ts";
import type { AccountStore } from "../account-store.ts";

/** An account that gets mails. */
export interface Recipient {
  _id: string;
  email: string;
  language: Language;
}

/** The accounts among these that have the permission and an address for mail. */
export type FindRecipients = (ids: readonly string[], permission: Permission) => Promise<Recipient[]>;

export const createRecipientFinder =
  (accounts: Pick<AccountStore, "list">): FindRecipients =>
  async (ids, permission) => {
    if (ids.length === 0) return [];
    const all = await accounts.list();
    return all
      .filter(
        (account) =>
          ids.includes(account._id) &&
          account.disabledAt === null &&
          isEmailAddress(account.email) &&
          can(findRights(account), permission),
      )
      .map(({ _id, email, language }) => ({ _id, email, language: language ?? "en" }));
  };
