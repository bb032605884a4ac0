import { completeReferences } from "../../../core/server/content/references.ts";
import type { Database, EntryRow, Tx } from "../../../core/server/database/tables.ts";
import { contacts } from "../content/contacts.ts";
import { enquiryEvents } from "./enquiry-events.ts";

export const withReferences = (from: Database | Tx, rows: readonly EntryRow[]): Promise<EntryRow[]> =>
  completeReferences(contacts, from, rows);

/** Deletes what belongs to enquiries that are deleted for good. */
export async function removeEnquiryData(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await enquiryEvents.remove(tx, ids);
  await tx.deleteFrom("enquiryAnswering").where("enquiryId", "in", ids).execute();
}
