import type { Coded } from "../../content/messages/message.ts";
import type { Resource } from "../../content/types/define-resource.ts";
import { fileNames } from "../database/entries/entry-files.ts";
import { createIdSource } from "../database/entries/entry-id.ts";
import { type Actor, PROGRAM, recordChange } from "../database/entries/record-change.ts";
import { requireRevisionValue } from "../database/entries/record-revision.ts";
import type { Database, EntryRow, Tx } from "../database/tables.ts";
import { notFound, staleEdit, staleOrder } from "../errors.ts";
import { requireShareable } from "../files/of-entries/album-pictures.ts";
import { requireFitting } from "./check-row.ts";
import type { PreparedFiles } from "./commit.ts";
import {
  changedRow,
  type EditGuard,
  type EntryValues,
  filesToPlace,
  newRow,
  type RestoreGuard,
  tableOf,
} from "./entry-rows.ts";
import { completeNewRows, findFilesOfChanged } from "./entry-rules.ts";
import { restoredRow } from "./many/restored-row.ts";
import { createSaver, type Publish } from "./publish.ts";
import { childVisibility } from "./visibility/child-visibility.ts";
import {
  type ChangedRow,
  insertRows,
  type OverwriteAction,
  overwriteRows,
  removeRows,
} from "./write-rows.ts";

export interface SavedChange extends ChangedRow {
  /** The revision that undoes the change. */
  undo: string | undefined;
}

export interface RestoredEntry extends Omit<SavedChange, "before"> {
  /** Errors by field under today's rules. The entry is then a draft. */
  errors: Record<string, Coded>;
}

/** Writes entries one at a time. */
export function createEntryWriter(db: Database, publish: Publish) {
  const save = createSaver(db, publish);
  const createEntryId = createIdSource();

  /** Locked until the transaction ends: of two concurrent edits, the second one sees what the first one wrote. */
  async function findLocked(tx: Tx, resource: Resource, id: string): Promise<EntryRow | undefined> {
    const query = tx.selectFrom(tableOf(resource)).selectAll().where("_id", "=", id);
    // SQLite has one write transaction at a time.
    return (await query.forUpdate().executeTakeFirst()) as EntryRow | undefined;
  }

  async function requireLocked(tx: Tx, resource: Resource, id: string): Promise<EntryRow> {
    const row = await findLocked(tx, resource, id);
    if (!row) throw notFound(resource.singular);
    return row;
  }

  return {
    /** With the id of an existing entry nothing changes. */
    async create(
      resource: Resource,
      values: EntryValues | (() => EntryValues),
      actor: Actor = PROGRAM,
      {
        prepared,
        id = createEntryId(),
        alsoWrite,
      }: {
        prepared?: PreparedFiles | undefined;
        id?: string | undefined;
        /** Runs in the same transaction if the entry is new. */
        alsoWrite?: (tx: Tx, row: EntryRow) => Promise<void>;
      } = {},
    ): Promise<EntryRow> {
      const { row } = await save(async (tx) => {
        const made = newRow(resource, id, typeof values === "function" ? values() : values);
        const [row = made] = await completeNewRows(tx, resource, [made]);
        await requireLinkedChild(tx, resource, row);
        await requireShared(tx, prepared);
        if (resource.isApproved) row.createdBy = actor.accountId;
        if (resource.paths.order) row.position = await findPlaceInFront(tx, resource);
        const inserted = await insertRows(tx, resource, [row], { action: "create", actor });
        if (inserted.has(id)) await alsoWrite?.(tx, row);
        return { row, tags: [resource.name], files: filesToPlace(resource, row) };
      }, prepared);
      return row;
    },

    /** Writes the values that `change` returns. */
    async update(
      resource: Resource,
      id: string,
      change: (before: EntryRow) => EntryValues,
      mayEdit: EditGuard,
      actor: Actor = PROGRAM,
      prepared?: PreparedFiles,
      action: OverwriteAction = "update",
    ): Promise<SavedChange> {
      return save(async (tx) => {
        const before = await requireLocked(tx, resource, id);
        if (!mayEdit(before.updatedAt)) throw staleEdit();
        const after = changedRow(resource, before, change(before));
        requireFitting(resource, { before, after });
        await requireLinkedChild(tx, resource, after, before);
        await requireShared(tx, prepared);
        const [revision] = await overwriteRows(tx, resource, [{ before, after }], { action, actor });
        const others = await findFilesOfChanged(tx, resource, [{ before, after }]);
        const files = [...filesToPlace(resource, after, before), ...others];
        return { before, after, undo: revision?.previous, tags: [resource.name], files };
      }, prepared);
    },

    /** Restores an entry to a revision. A deleted one gets its id and its place in the order back. */
    async restore(
      resource: Resource,
      { revision, id }: { revision: string; id: string },
      guard: RestoreGuard,
      actor: Actor,
      prepared?: PreparedFiles,
    ): Promise<RestoredEntry> {
      return save(async (tx) => {
        const before = await findLocked(tx, resource, id);
        const value = (await requireRevisionValue(tx, revision)) as EntryRow;
        guard(before?.updatedAt);
        const { row: after, errors } = restoredRow(resource, { ...value, _id: id }, before);
        const restored = { after, errors, tags: [resource.name] };
        if (before) {
          const changes = [{ before, after }];
          const [recorded] = await overwriteRows(tx, resource, changes, { action: "restore", actor });
          const others = await findFilesOfChanged(tx, resource, changes);
          return {
            ...restored,
            undo: recorded?.previous,
            files: [...fileNames(resource, before), ...others],
          };
        }
        const inserted = await insertRows(tx, resource, [after], { action: "restore", actor });
        if (!inserted.has(id)) {
          // A concurrent request has restored it.
          guard(after.updatedAt);
          throw staleEdit();
        }
        return { ...restored, undo: undefined, files: await findFilesOfChanged(tx, resource, [{ after }]) };
      }, prepared);
    },

    /** Puts all entries in the given order. */
    async reorder(resource: Resource, ids: readonly string[], actor: Actor = PROGRAM): Promise<void> {
      await save(async (tx) => {
        // Every transaction locks rows in the order of their ids, so that concurrent ones cause no deadlock.
        const query = tx.selectFrom(tableOf(resource)).select("_id").orderBy("_id");
        const rows = await query.forUpdate().execute();
        const known = new Set(rows.map(({ _id }) => _id));
        if (ids.length !== known.size || !ids.every((id) => known.delete(id))) throw staleOrder();
        for (const [position, id] of ids.entries()) {
          await tx.updateTable(tableOf(resource)).set({ position }).where("_id", "=", id).execute();
        }
        await recordChange(tx, actor, { action: "update", type: resource.name, fields: ["order"] });
        return { tags: [resource.name] };
      });
    },

    /** Returns the revision that undoes the delete. */
    async remove(resource: Resource, id: string, actor: Actor = PROGRAM): Promise<{ undo: string }> {
      return save(async (tx) => {
        const before = await requireLocked(tx, resource, id);
        const [revision] = await removeRows(tx, resource, [before], { actor });
        const files = [
          ...fileNames(resource, before),
          ...(await findFilesOfChanged(tx, resource, [{ before }])),
        ];
        return { undo: String(revision?.id), tags: [resource.name], files };
      });
    },
  };
}

async function requireShared(tx: Tx, prepared: PreparedFiles | undefined): Promise<void> {
  const { names, audiences } = prepared?.shared ?? { names: [], audiences: new Map() };
  if (names.length > 0) await requireShareable(tx, audiences, names);
}

/** A link that is stored already may stay. */
async function requireLinkedChild(
  tx: Tx,
  { child }: Resource,
  after: EntryRow,
  before?: EntryRow,
): Promise<void> {
  if (!child || child.id === "_id") return;
  const id = after[child.id];
  if (typeof id === "string" && id !== before?.[child.id]) await childVisibility.requireRecord(tx, id);
}

async function findPlaceInFront(tx: Tx, resource: Resource): Promise<number> {
  const { first } = await tx
    .selectFrom(tableOf(resource))
    .select((eb) => eb.fn.min("position").as("first"))
    .executeTakeFirstOrThrow();
  return Number(first ?? 0) - 1;
}
