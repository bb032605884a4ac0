import { type Coded, message } from "../../content/messages/message.ts";
import type { Resource } from "../../content/resources/define-resource.ts";
import { createIdSource } from "../database/entry-id.ts";
import type { OpenDatabase } from "../database/open-database.ts";
import { type Actor, PROGRAM, recordChange } from "../database/record-change.ts";
import { requireRevisionValue } from "../database/record-revision.ts";
import type { Engine, EntryRow, Tx } from "../database/tables.ts";
import { notFound, staleEdit, staleOrder, validationFailed } from "../errors.ts";
import { requireFitting } from "./check-row.ts";
import {
  changedRow,
  type EditGuard,
  type EntryValues,
  newRow,
  type RestoreGuard,
  tableOf,
} from "./entry-rows.ts";
import { restoredRow } from "./restored-row.ts";
import { type OnChange, writeTagged } from "./tagged-writes.ts";
import { type ChangedRow, insertRows, overwriteRows, removeRows } from "./write-rows.ts";

export interface SavedChange extends ChangedRow {
  /** The revision that undoes the change. */
  undo: string | undefined;
}

export interface RestoredEntry extends Omit<SavedChange, "before"> {
  before: EntryRow | undefined;
  /** What today's rules refuse, by field. The entry is then a draft. */
  errors: Record<string, Coded>;
}

/** Writes entries one at a time. */
export function createEntryWriter({ db, engine }: Pick<OpenDatabase, "db" | "engine">, onChange: OnChange) {
  const createEntryId = createIdSource();

  const write = <Result>(resource: Resource, change: (tx: Tx) => Promise<Result>) =>
    writeTagged(db, resource.name, onChange, change);

  /** Held until the transaction ends: of two edits at once, the second sees what the first wrote. */
  async function findLocked(tx: Tx, resource: Resource, id: string): Promise<EntryRow | undefined> {
    const query = tx.selectFrom(tableOf(resource)).selectAll().where("_id", "=", id);
    // A SQLite write transaction has the whole database to itself.
    return (await (engine === "postgres" ? query.forUpdate() : query).executeTakeFirst()) as
      | EntryRow
      | undefined;
  }

  async function requireLocked(tx: Tx, resource: Resource, id: string): Promise<EntryRow> {
    const row = await findLocked(tx, resource, id);
    if (!row) throw notFound(resource.singular);
    return row;
  }

  return {
    async create(resource: Resource, values: EntryValues, actor: Actor = PROGRAM): Promise<EntryRow> {
      const row = newRow(resource, createEntryId(), values);
      const insert = async (tx: Tx) => {
        await requireLinkedChild(tx, engine, row);
        if (resource.paths.order) row.position = await findPlaceInFront(tx, resource);
        await insertRows(tx, resource, [row], { action: "create", actor });
      };
      await write(resource, insert);
      return row;
    },

    /**
     * Writes only the given fields. The row as it was comes back too, for the files that were replaced, and the revision that
     * holds it.
     */
    async update(
      resource: Resource,
      id: string,
      change: (before: EntryRow) => EntryValues,
      mayEdit: EditGuard,
      actor: Actor = PROGRAM,
    ): Promise<SavedChange> {
      const save = async (tx: Tx): Promise<SavedChange> => {
        const before = await requireLocked(tx, resource, id);
        if (!mayEdit(before.updatedAt)) throw staleEdit();
        const after = changedRow(resource, before, change(before));
        requireFitting(resource, { before, after });
        if (after.studentId !== before.studentId) await requireLinkedChild(tx, engine, after);
        return saveChange(tx, resource, { before, after }, "update", actor);
      };
      return write(resource, save);
    },

    /** Makes an entry what it was at a revision. One that is gone comes back under its id, at its place. */
    async restore(
      resource: Resource,
      { revision, id }: { revision: string; id: string },
      guard: RestoreGuard,
      actor: Actor,
    ): Promise<RestoredEntry> {
      const bringBack = async (tx: Tx): Promise<RestoredEntry> => {
        const before = await findLocked(tx, resource, id);
        const value = (await requireRevisionValue(tx, engine, revision)) as EntryRow;
        guard(before?.updatedAt);
        const { row: after, errors } = restoredRow(resource, { ...value, _id: id }, before);
        if (before) {
          return { ...(await saveChange(tx, resource, { before, after }, "restore", actor)), errors };
        }
        const inserted = await insertRows(tx, resource, [after], { action: "restore", actor });
        if (!inserted.has(id)) {
          // Somebody else restored it at the same moment.
          guard(after.updatedAt);
          throw staleEdit();
        }
        return { before: undefined, after, undo: undefined, errors };
      };
      return write(resource, bringBack);
    },

    /** Puts all entries in the given order. */
    async reorder(resource: Resource, ids: readonly string[], actor: Actor = PROGRAM): Promise<void> {
      await write(resource, async (tx) => {
        // Everybody locks the rows in the same order, so that two at once wait instead of stopping each other.
        const query = tx.selectFrom(tableOf(resource)).select("_id").orderBy("_id");
        const rows = await (engine === "postgres" ? query.forUpdate() : query).execute();
        const known = new Set(rows.map(({ _id }) => _id));
        if (ids.length !== known.size || !ids.every((id) => known.delete(id))) throw staleOrder();
        for (const [position, id] of ids.entries()) {
          await tx.updateTable(tableOf(resource)).set({ position }).where("_id", "=", id).execute();
        }
        await recordChange(tx, actor, { action: "update", type: resource.name, fields: ["order"] });
      });
    },

    /** The entry as it was comes back, and the revision that holds it. */
    async remove(
      resource: Resource,
      id: string,
      actor: Actor = PROGRAM,
    ): Promise<{ before: EntryRow; undo: string }> {
      const erase = async (tx: Tx) => {
        const before = await requireLocked(tx, resource, id);
        const [revision] = await removeRows(tx, resource, [before], { actor });
        return { before, undo: String(revision?.id) };
      };
      return write(resource, erase);
    },
  };
}

async function saveChange(
  tx: Tx,
  resource: Resource,
  change: ChangedRow,
  action: "update" | "restore",
  actor: Actor,
): Promise<SavedChange> {
  const [revision] = await overwriteRows(tx, resource, [change], { action, actor });
  return { ...change, undo: revision?.previous };
}

/** A new link needs a child who is there, and who stays until the transaction ends. A link that is stored already may be kept. */
async function requireLinkedChild(tx: Tx, engine: Engine, { studentId }: EntryRow): Promise<void> {
  if (typeof studentId !== "string") return;
  const query = tx.selectFrom("students").select("_id").where("_id", "=", studentId);
  const child = await (engine === "postgres" ? query.forShare() : query).executeTakeFirst();
  if (!child) throw validationFailed({ studentId: message("student_gone") });
}

async function findPlaceInFront(tx: Tx, resource: Resource): Promise<number> {
  const { first } = await tx
    .selectFrom(tableOf(resource))
    .select((eb) => eb.fn.min("position").as("first"))
    .executeTakeFirstOrThrow();
  return Number(first ?? 0) - 1;
}
