import type { EnquiryEvent, EventKind } from "../../content/enquiries/enquiry-contract.ts";
import { laterThan } from "../content/entry-rows.ts";
import { createIdSource } from "../database/entry-id.ts";
import { parseJson } from "../database/parse-json.ts";
import type { Actor } from "../database/record-change.ts";
import type { Database, Tx } from "../database/tables.ts";

export interface NewEvent {
  enquiryId: string;
  actor: Actor;
  kind: EventKind;
  /** The note, or the answer as it was sent. */
  text?: string;
  details?: EnquiryEvent["details"];
  at?: string;
}

/** Events that answer the sender. A call that nobody took is an attempt. */
export const isAnswer = ({ kind, details }: Pick<NewEvent, "kind" | "details">): boolean =>
  kind === "mail" || kind === "whatsapp" || (kind === "call" && details?.result === "reached");

const createId = createIdSource();

/** Adds events; they are never changed, and deleted only with the enquiry (`removeEnquiryData`). Returns their ids. */
export async function addEvents(tx: Tx, events: readonly NewEvent[]): Promise<string[]> {
  if (events.length === 0) return [];
  const rows = events.map(({ enquiryId, actor, kind, text = "", details = {}, at }) => ({
    _id: createId(),
    enquiryId,
    at: at ?? new Date().toISOString(),
    accountId: actor.accountId,
    person: actor.name,
    kind,
    text,
    details: JSON.stringify(details),
  }));
  await tx.insertInto("enquiryEvents").values(rows).execute();
  return rows.map(({ _id }) => _id);
}

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

/** The events of an enquiry, oldest first. */
export async function listEvents(from: Database | Tx, enquiryId: string): Promise<EnquiryEvent[]> {
  const rows = await from
    .selectFrom("enquiryEvents")
    .leftJoin("accounts", "accounts._id", "enquiryEvents.accountId")
    .select([
      "enquiryEvents._id as _id",
      "enquiryEvents.at as at",
      "enquiryEvents.accountId as accountId",
      "enquiryEvents.person as person",
      "enquiryEvents.kind as kind",
      "enquiryEvents.text as text",
      "enquiryEvents.details as details",
      "accounts.name as name",
    ])
    .where("enquiryEvents.enquiryId", "=", enquiryId)
    .orderBy("enquiryEvents._id")
    .execute();
  return rows.map(({ name, person, kind, details, ...event }) => ({
    ...event,
    kind: kind as EventKind,
    person: name || person,
    details: (parseJson(details) ?? {}) as EnquiryEvent["details"],
  }));
}
