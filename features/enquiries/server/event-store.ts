import { laterThan } from "../../../core/server/content/entry-rows.ts";
import type { Database, Tx } from "../../../core/server/database/tables.ts";
import type { NewEvent } from "../../../core/server/history/event-log.ts";
import { nameEventPeople } from "../../accounts/server/exports.ts";
import type { EnquiryEvent } from "../content/enquiry-contract.ts";
import { type EventKind, isAnswer } from "../content/enquiry-states.ts";
import { enquiryEvents } from "./enquiry-events.ts";

export type NewEnquiryEvent = NewEvent<EventKind>;

/**
 * Adds one event. An answer also sets the time of the first answer and makes a new version of the enquiry, so that a person who has not
 * seen the answer cannot save another one.
 */
export async function addEvent(tx: Tx, event: NewEnquiryEvent): Promise<string> {
  const at = event.at ?? new Date().toISOString();
  const [id] = await enquiryEvents.add(tx, [{ ...event, at }]);
  if (isAnswer(event)) await markAnswered(tx, event.entryId, at);
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
export const listEvents = async (from: Database | Tx, enquiryId: string): Promise<EnquiryEvent[]> =>
  (await nameEventPeople(from, await enquiryEvents.list(from, enquiryId))) as EnquiryEvent[];
