import { changeRows } from "../../../../core/server/content/write-rows.ts";
import type { EntryRow, Tx } from "../../../../core/server/database/tables.ts";
import { notFound, staleEdit } from "../../../../core/server/errors.ts";
import { contacts } from "../../content/contacts.ts";
import { type EnquiryStatus, isAnswer } from "../../content/enquiry-states.ts";
import { stateAfter } from "../change-state.ts";
import { addEvent, type NewEnquiryEvent } from "../event-store.ts";

export interface NewAnswer extends NewEnquiryEvent {
  /** `updatedAt` of the enquiry that the person has seen: an answer or a change that came later is not overlooked. */
  version: string;
  /** The new status; absent: it stays. */
  status?: EnquiryStatus | undefined;
  /** The new follow-up date; null: none; absent: it stays. */
  followUpOn?: string | null | undefined;
}

/**
 * Records an answer or an attempt in the caller's transaction, and assigns an answered enquiry to the person who has answered it. Of two
 * people who answer the same version of an enquiry, the second one gets a 409. Returns the enquiry after it, and the id of the event.
 */
export async function recordAnswer(
  tx: Tx,
  { version, status, followUpOn, ...event }: NewAnswer,
): Promise<{ enquiry: EntryRow; eventId: string }> {
  const before = await requireEnquiry(tx, event.entryId);
  if (before.updatedAt !== version) throw staleEdit();
  const eventId = await addEvent(tx, event);
  const row = await requireEnquiry(tx, event.entryId);
  const person = isAnswer(event) ? event.actor.accountId : null;
  const assignedTo = person !== null && person !== row.assignedTo ? person : undefined;
  const values = stateAfter(row, { status, followUpOn, assignedTo });
  if (Object.keys(values).length === 0) return { enquiry: row, eventId };
  const [changed] = await changeRows(tx, contacts, [row], () => values, event);
  return { enquiry: changed?.after ?? row, eventId };
}

/** Locked until the transaction ends. */
export async function requireEnquiry(tx: Tx, id: string): Promise<EntryRow> {
  const query = tx.selectFrom("contacts").selectAll().where("_id", "=", id);
  const row = await query.forUpdate().executeTakeFirst();
  if (!row) throw notFound(contacts.singular);
  return row as EntryRow;
}
