import { laterThan } from "../../../core/server/content/entry-rows.ts";
import { parseJson } from "../../../core/server/database/parse-json.ts";
import type { Database, Tx } from "../../../core/server/database/tables.ts";
import type { EnquiryEvent } from "../content/enquiry-contract.ts";
import { type EventKind, isAnswer } from "../content/enquiry-states.ts";
import { addEvents, type NewEvent } from "./enquiry-events.ts";
import { nameOf } from "./people.ts";

export type { NewEvent };

/**
 * Adds one event. An answer also sets the time of the first answer and makes a new version of the enquiry, so that a person who has not
 * seen the answer cannot save another one.
 */
export async function addEvent(tx: Tx, event: NewEvent): Promise<string> {
  const at = event.at ?? new Date().toISOString();
  const [id] = await addEvents(tx, [{ ...event, at }]);
  if (isAnswer(event)) await markAnswered(tx, event.enquiryId, at);
  return String(id);
}

async function markAnswered(tx: Tx, enquiryId: string, at: string): Promise<void> {
  const row = await tx
    .selectFrom("contacts")
    .select(["updatedAt", "firstAnsweredAt"])
    .where("_id", "=", enquiryId)
    .executeTakeFirst();
  if (!row) return;
  await tx
    .updateTable("contacts")
    .set({ firstAnsweredAt: row.firstAnsweredAt ?? at, updatedAt: laterThan(row.updatedAt) })
    .where("_id", "=", enquiryId)
    .execute();
}

/** The events of an enquiry, oldest first, with the names of people. */
export async function listEvents(from: Database | Tx, enquiryId: string): Promise<EnquiryEvent[]> {
  const rows = await from
    .selectFrom("enquiryEvents")
    .select(["_id", "at", "accountId", "person", "kind", "text", "details"])
    .where("enquiryId", "=", enquiryId)
    .orderBy("_id")
    .execute();
  const events = rows.map((row) => ({
    ...row,
    kind: row.kind as EventKind,
    details: (parseJson(row.details) ?? {}) as EnquiryEvent["details"],
  }));
  const findName = await findNames(from, events);
  return events.map((event) => ({
    ...event,
    person: findName(event.accountId) ?? nameOf({ name: "", email: event.person }),
    details: event.kind === "person" ? nameAll(event.details, findName) : event.details,
  }));
}

type FindName = (accountId: string | null) => string | undefined;

const nameAll = (details: EnquiryEvent["details"], findName: FindName): EnquiryEvent["details"] =>
  Object.fromEntries(Object.entries(details).map(([name, id]) => [name, findName(id) ?? id]));

/** The names of the people in events; an account may be deleted. */
async function findNames(from: Database | Tx, events: readonly EnquiryEvent[]): Promise<FindName> {
  const ids = events.flatMap(({ accountId, kind, details }) => [
    accountId,
    ...(kind === "person" ? Object.values(details) : []),
  ]);
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
