import { sql } from "kysely";
import type { Resource } from "../../content/resources/define-resource.ts";
import { resourceList } from "../../content/resources/index.ts";
import { createIdSource } from "../database/entry-id.ts";
import type { OpenDatabase } from "../database/open-database.ts";
import type { Actor } from "../database/record-change.ts";
import { isLatestRevision } from "../database/record-revision.ts";
import type { EntryRow, Tx } from "../database/tables.ts";
import { nothingToUndo } from "../errors.ts";
import { droppedFiles, tableOf } from "./entry-rows.ts";
import { restoredRow } from "./restored-row.ts";
import { type OnChange, writeTagged } from "./tagged-writes.ts";
import {
  type ChangedRow,
  findRows,
  inSteps,
  insertRows,
  overwriteRows,
  removeRows,
  type Writer,
} from "./write-rows.ts";

export interface Batch {
  resource: Resource;
  /** The stored files that the entries named before the change, and name after it. */
  files: string[];
}

export interface UndoneBatch {
  /** The undoing is one too. */
  batch: string;
  restored: number;
  /** How many somebody has changed since, and which stay as they are. */
  skipped: number;
  /** The stored files that the entries have ceased to name. */
  dropped: string[];
}

/** Takes back what was done to many entries at once. */
export function createBatchUndoer({ db, engine }: Pick<OpenDatabase, "db" | "engine">, onChange: OnChange) {
  const createBatchId = createIdSource();

  /** Rows before revisions, like everybody who locks both. What is deleted for good meanwhile is not among them. */
  async function lockRevisions(
    tx: Tx,
    resource: Resource,
    batch: string,
    only: "deleted" | undefined,
  ): Promise<string[]> {
    const rows = tx
      .selectFrom(tableOf(resource))
      .select("_id")
      .where("_id", "in", tx.selectFrom("revisions").select("entryId").where("batch", "=", batch))
      .orderBy("_id");
    const revisions = tx
      .selectFrom("revisions")
      .select("_id")
      .where("batch", "=", batch)
      .$if(only !== undefined, (query) => query.where("kind", "=", "deleted"))
      .orderBy("entryId");
    if (engine === "postgres") await rows.forUpdate().execute();
    const locked = await (engine === "postgres" ? revisions.forUpdate() : revisions).execute();
    return locked.map(({ _id }) => _id);
  }

  return {
    async findBatch(batch: string): Promise<Batch | undefined> {
      const first = await db
        .selectFrom("revisions")
        .select("type")
        .where("batch", "=", batch)
        .executeTakeFirst();
      const resource = resourceList.find(({ name }) => name === first?.type);
      if (!resource) return undefined;
      const { rows } = await sql<{ file: string }>`
        SELECT DISTINCT file FROM revisions AS own
        JOIN revisions AS version ON version.type = own.type AND version."entryId" = own."entryId"
          AND version.number IN (own.number, own.number - 1)
        JOIN ${sql.table("revisionFiles")} ON revision = version._id
        WHERE own.batch = ${batch}`.execute(db);
      return { resource, files: rows.map(({ file }) => file) };
    },

    /** Makes every entry of a batch what it was before, unless somebody has changed it since; with `only` those that were deleted. */
    async undoBatch(resource: Resource, batch: string, actor: Actor, only?: "deleted"): Promise<UndoneBatch> {
      const writer = { actor, batch: createBatchId() };
      const undo = async (tx: Tx): Promise<UndoneBatch> => {
        const revisions = await lockRevisions(tx, resource, batch, only);
        const dropped: string[] = [];
        let restored = 0;
        await inSteps(revisions, async (step) => {
          const before = await findValuesBefore(tx, step);
          const rows = await findRows(tx, resource, [...before.keys()]);
          const done = await putBack(tx, resource, { before, rows }, writer);
          restored += done.restored;
          dropped.push(...done.dropped);
        });
        if (restored === 0) throw nothingToUndo();
        return { batch: writer.batch, restored, skipped: revisions.length - restored, dropped };
      };
      return writeTagged(db, resource.name, onChange, undo);
    },
  };
}

/** What entries were before their latest revisions, by their ids; null: not there. */
async function findValuesBefore(tx: Tx, revisions: readonly string[]): Promise<Map<string, EntryRow | null>> {
  const found = await tx
    .selectFrom("revisions as own")
    .leftJoin("revisions as prior", (join) =>
      join
        .onRef("prior.type", "=", "own.type")
        .onRef("prior.entryId", "=", "own.entryId")
        .on(sql<boolean>`prior.number = own.number - 1`),
    )
    .select(["own.entryId", "own.kind", "own.value", "prior.kind as priorKind", "prior.value as priorValue"])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom("consents")
            .select("consents._id")
            .whereRef("studentId", "=", "own.entryId")
            .whereRef("recordedAt", ">=", "own.at"),
        )
        .as("isSpokenOf"),
    )
    .where("own._id", "in", revisions)
    .where(isLatestRevision("own"))
    .execute();
  const values = new Map<string, EntryRow | null>();
  for (const { entryId, kind, value, priorKind, priorValue, isSpokenOf } of found) {
    // A delete's revision holds what was deleted.
    if (kind === "deleted") values.set(entryId, JSON.parse(value));
    else if (kind === "created" || priorKind === "deleted") {
      // What parents have said since must not be lost with a record that the next import would make anew.
      if (!isSpokenOf) values.set(entryId, null);
    }
    // The version before may have been forgotten.
    else if (priorValue !== null) values.set(entryId, JSON.parse(priorValue));
  }
  return values;
}

/** What a version that is older than a field says of it: nobody had filled the field before the batch did. */
const emptyFields = (resource: Resource): Record<string, null> =>
  Object.fromEntries(
    Object.entries(resource.fields).flatMap(([name, field]) =>
      field.kind === "value" && field.optional ? [[name, null]] : [],
    ),
  );

/** How many are again what they were, and which files they have ceased to name. */
async function putBack(
  tx: Tx,
  resource: Resource,
  { before, rows }: { before: ReadonlyMap<string, EntryRow | null>; rows: readonly EntryRow[] },
  writer: Writer,
): Promise<{ restored: number; dropped: string[] }> {
  const current = new Map(rows.map((row) => [row._id, row]));
  const created = rows.filter(({ _id }) => before.get(_id) === null);
  const changed: ChangedRow[] = [];
  const deleted: EntryRow[] = [];
  for (const [id, value] of before) {
    if (value === null) continue;
    const row = current.get(id);
    const { row: after } = restoredRow(resource, { ...emptyFields(resource), ...value, _id: id }, row);
    if (row) changed.push({ before: row, after });
    else deleted.push(after);
  }
  await removeRows(tx, resource, created, writer);
  await overwriteRows(tx, resource, changed, { action: "restore", ...writer });
  const inserted = await insertRows(tx, resource, deleted, { action: "restore", ...writer });
  return {
    restored: created.length + changed.length + inserted.size,
    dropped: [
      ...created.flatMap((row) => droppedFiles(resource, row)),
      ...changed.flatMap(({ before, after }) => droppedFiles(resource, before, after)),
    ],
  };
}
