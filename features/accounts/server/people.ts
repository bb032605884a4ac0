import { can, type Duty, type Permission } from "../../../core/content/api/permissions.ts";
import { parseJson } from "../../../core/server/database/parse-json.ts";
import type { Database, Tx } from "../../../core/server/database/tables.ts";
import { findRights } from "./account-rights.ts";

interface ListedAccount {
  _id: string;
  name: string;
  email: string;
  disabledAt: string | null;
  role: string;
  duties: readonly Duty[];
}

/** The accounts with a permission, by name. */
export const findPeople = (accounts: readonly ListedAccount[], permission: Permission) =>
  accounts
    .filter((account) => account.disabledAt === null && can(findRights(account), permission))
    .map((account) => ({ _id: account._id, name: nameOf(account) }))
    .sort((one, other) => one.name.localeCompare(other.name, "en"));

/** The name of a person for colleagues, without the email address. */
export const nameOf = ({ name, email }: { name: string; email: string }): string =>
  name || email.replace(/@.*$/, "");

type Details = Record<string, string | null>;

interface StoredEvent {
  accountId: string | null;
  person: string;
  kind: string;
  details: string;
}

/** Stored events of entries with the names of people; those of the kind `person` also name people in their details. */
export async function nameEventPeople<Event extends StoredEvent>(
  from: Database | Tx,
  rows: readonly Event[],
): Promise<(Omit<Event, "details"> & { details: Details })[]> {
  const events = rows.map((row) => ({ ...row, details: (parseJson(row.details) ?? {}) as Details }));
  const findName = await findNames(
    from,
    events.flatMap(({ accountId, kind, details }) => [
      accountId,
      ...(kind === "person" ? Object.values(details) : []),
    ]),
  );
  return events.map((event) => ({
    ...event,
    person: findName(event.accountId) ?? nameOf({ name: "", email: event.person }),
    details: event.kind === "person" ? nameAll(event.details, findName) : event.details,
  }));
}

type FindName = (accountId: string | null) => string | undefined;

const nameAll = (details: Details, findName: FindName): Details =>
  Object.fromEntries(Object.entries(details).map(([name, id]) => [name, findName(id) ?? id]));

/** The names of the people in events; an account may be deleted. */
async function findNames(from: Database | Tx, ids: readonly (string | null)[]): Promise<FindName> {
  const known = [...new Set(ids)].filter((id) => id !== null);
  if (known.length === 0) return () => undefined;
  const rows = await from
    .selectFrom("accounts")
    .select(["_id", "name", "email"])
    .where("_id", "in", known)
    .execute();
  const names = new Map(rows.map((account) => [account._id, nameOf(account)]));
  return (id) => (id === null ? undefined : names.get(id));
}
