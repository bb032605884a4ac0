import { isEntryId } from "../../../../core/server/database/entries/entry-id.ts";
import type { Database, EntryRow, Tx } from "../../../../core/server/database/tables.ts";
import { notFound } from "../../../../core/server/errors.ts";
import { nameEventPeople } from "../../../accounts/server/exports.ts";
import { applications } from "../../content/applications.ts";
import type { ApplicationEvent } from "../../content/office/office-contract.ts";
import { applicationEvents } from "../application-events.ts";

export function requireId(id: string): string {
  if (!isEntryId(id)) throw notFound(applications.singular);
  return id;
}

/** In a transaction, the row is locked until its end. */
export async function requireApplication(from: Database | Tx, id: string): Promise<EntryRow> {
  const query = from.selectFrom("applications").selectAll().where("_id", "=", requireId(id));
  const row = await query.$if(from.isTransaction, (select) => select.forUpdate()).executeTakeFirst();
  if (!row) throw notFound(applications.singular);
  return row as EntryRow;
}

/** Oldest first, with the names of people. */
export const listEvents = async (from: Database | Tx, id: string): Promise<ApplicationEvent[]> =>
  (await nameEventPeople(from, await applicationEvents.list(from, id))) as ApplicationEvent[];
