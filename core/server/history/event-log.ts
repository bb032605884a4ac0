import type { Kysely } from "kysely";
import { createIdSource } from "../database/entries/entry-id.ts";
import type { Actor } from "../database/entries/record-change.ts";
import type { Database, EntryRow, Tx } from "../database/tables.ts";
import type { EventColumns } from "./event-columns.ts";

export interface NewEvent<Kind extends string> {
  entryId: string;
  actor: Actor;
  kind: Kind;
  text?: string;
  details?: Record<string, string | null>;
  at?: string;
}

interface EventLogParts<Kind extends string> {
  table: string;
  /** The column with the id of the entry. */
  column: string;
  /** Columns of entries whose changes are recorded, each with the kind of its event. */
  kinds: Readonly<Record<string, Kind>>;
}

type EventTables = Record<string, EventColumns & Record<string, string | null>>;

const createId = createIdSource();

/** The events of entries. They are added, never changed, and deleted only with their entry. */
export function createEventLog<Kind extends string>({ table, column, kinds }: EventLogParts<Kind>) {
  const tablesOf = (from: Database | Tx) => from as unknown as Kysely<EventTables>;

  /** Returns the ids of the events. */
  async function add(tx: Tx, events: readonly NewEvent<Kind>[]): Promise<string[]> {
    if (events.length === 0) return [];
    const now = new Date().toISOString();
    const rows = events.map(({ entryId, actor, kind, text = "", details = {}, at = now }) => ({
      _id: createId(),
      [column]: entryId,
      at,
      accountId: actor.accountId,
      person: actor.name,
      kind,
      text,
      details: JSON.stringify(details),
    }));
    await tablesOf(tx).insertInto(table).values(rows).execute();
    return rows.map(({ _id }) => _id);
  }

  return {
    add,

    /** Adds an event for each changed column of `kinds`, whatever has changed it: a person, a bulk action or an undo. */
    async addChanges(
      tx: Tx,
      changes: readonly { before: EntryRow; after: EntryRow }[],
      actor: Actor,
    ): Promise<void> {
      const textOf = (value: string | number | null | undefined) => (value ? String(value) : null);
      const events = changes.flatMap(({ before, after }) =>
        Object.entries(kinds)
          .map(([name, kind]) => ({ kind, from: textOf(before[name]), to: textOf(after[name]) }))
          .filter(({ from, to }) => from !== to)
          .map(({ kind, ...details }) => ({ entryId: after._id, actor, kind, details })),
      );
      await add(tx, events);
    },

    /** The events of an entry, oldest first. */
    list: (from: Database | Tx, entryId: string): Promise<EventColumns[]> =>
      tablesOf(from)
        .selectFrom(table)
        .select(["_id", "at", "accountId", "person", "kind", "text", "details"])
        .where(column, "=", entryId)
        .orderBy("_id")
        .execute(),

    async remove(tx: Tx, entryIds: readonly string[]): Promise<void> {
      await tablesOf(tx).deleteFrom(table).where(column, "in", entryIds).execute();
    },
  };
}
