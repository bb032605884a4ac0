import { can, type Duty, permissionFor } from "../../../core/content/api/permissions.ts";
import { findRights } from "../../accounts/server/exports.ts";
import { contacts } from "../content/contacts.ts";
import type { Person } from "../content/enquiry-contract.ts";

interface ListedAccount {
  _id: string;
  name: string;
  email: string;
  disabledAt: string | null;
  role: string;
  duties: readonly Duty[];
}

/** The accounts that may answer enquiries, by name. */
export const findPeople = (accounts: readonly ListedAccount[]): Person[] =>
  accounts
    .filter(
      (account) => account.disabledAt === null && can(findRights(account), permissionFor(contacts, "write")),
    )
    .map((account) => ({ _id: account._id, name: nameOf(account) }))
    .sort((one, other) => one.name.localeCompare(other.name, "en"));

/** The name of a person for colleagues, without the email address. */
export const nameOf = ({ name, email }: { name: string; email: string }): string =>
  name || email.replace(/@.*$/, "");
