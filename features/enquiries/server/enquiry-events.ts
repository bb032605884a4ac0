import { createIdSource } from "../../../core/server/database/entries/entry-id.ts";
import type { Actor } from "../../../core/server/database/entries/record-change.ts";
import type { EntryRow, Tx } from "../../../core/server/database/tables.ts";
import type { EnquiryEvent } from "../content/enquiry-contract.ts";
import { EVENT_OF_COLUMN, type EventKind, STATE_COLUMNS } from "../content/enquiry-states.ts";

export interface NewEvent {
  enquiryId: string;
  actor: Actor;
  kind: EventKind;
  /** The note, or the answer as it was sent. */
  text?: string;
  details?: EnquiryEvent["details"];
  at?: string;
}

const createId = createIdSource();

/** Adds events; they are never changed, and deleted only with the enquiry (`removeEnquiryData`). Returns their ids. */
export async function addEvents(tx: Tx, events: readonly NewEvent[]): Promise<string[]> {
  if (events.length === 0) return [];
  const now = new Date().toISOString();
  const rows = events.map(({ enquiryId, actor, kind, text = "", details = {}, at = now }) => ({
    _id: createId(),
    enquiryId,
    at,
    accountId: actor.accountId,
    person: actor.name,
    kind,
    text,
    details: JSON.stringify(details),
  }));
  await tx.insertInto("enquiryEvents").values(rows).execute();
  return rows.map(({ _id }) => _id);
}

/** Adds an event for each change of a state, whatever has changed it: a person, a bulk action or an undo. */
export async function recordStateChanges(
  tx: Tx,
  changes: readonly { before: EntryRow; after: EntryRow }[],
  actor: Actor,
): Promise<void> {
  const textOf = (row: EntryRow, name: string) => (row[name] as string | null | undefined) ?? null;
  const events = changes.flatMap(({ before, after }) =>
    STATE_COLUMNS.filter((name) => textOf(before, name) !== textOf(after, name)).map((name) => ({
      enquiryId: after._id,
      actor,
      kind: EVENT_OF_COLUMN[name],
      details: { from: textOf(before, name), to: textOf(after, name) },
    })),
  );
  await addEvents(tx, events);
}
