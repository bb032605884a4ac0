import { type SqlBool, sql } from "kysely";
import { resourceList } from "../../../../features/types.ts";
import type { Coded } from "../../../content/messages/message.ts";
import { APPROVAL_COLUMNS, type Resource, statesChangedBy } from "../../../content/types/define-resource.ts";
import { createIdSource } from "../../database/entries/entry-id.ts";
import type { Actor } from "../../database/entries/record-change.ts";
import { isLatestRevision } from "../../database/entries/record-revision.ts";
import type { Database, EntryRow, Tx } from "../../database/tables.ts";
import { nothingToUndo } from "../../errors.ts";
import type { PreparedFiles } from "../commit.ts";
import { droppedFiles, type EntryValues, tableOf } from "../entry-rows.ts";
import { entryRulesOf, findFilesOfChanged } from "../entry-rules.ts";
import { inSteps } from "../in-steps.ts";
import { createSaver, type Publish } from "../publish.ts";
import {
  type ChangedRow,
  findRows,
  insertRows,
  overwriteRows,
  removeRows,
  type Writer,
} from "../write-rows.ts";
import { restoredRow } from "./restored-row.ts";

/** The revisions to undo: those of a batch, of which `only` the deletions, or single ones. */
export type Undone = { batch: string; only?: "deleted" | undefined } | { revisions: readonly string[] };

/** Undoes changes of many entries. */
export function createBatchUndoer(db: Database, publish: Publish) {
  const save = createSaver(db, publish);
  const createBatchId = createIdSource();

  /** Locks rows before revisions, like everywhere. Entries that a concurrent request deletes for good are left out. */
  async function lockRevisions(tx: Tx, resource: Resource, undone: Undone): Promise<string[]> {
    const found = await findRevisions(tx, undone);
    for await (const step of inSteps(found)) {
      const ids = step.map(({ entryId }) => entryId);
      const rows = tx.selectFrom(tableOf(resource)).select("_id").where("_id", "in", ids).orderBy("_id");
      await rows.forUpdate().execute();
    }
    const locked: string[] = [];
    for await (const step of inSteps(found)) {
      const ids = step.map(({ _id }) => _id);
      const revisions = tx.selectFrom("revisions").select("_id").where("_id", "in", ids).orderBy("entryId");
      locked.push(...(await revisions.forUpdate().execute()).map(({ _id }) => _id));
    }
    return locked;
  }

  return {
    /** The files are those that the entries named before the change, and name after it. */
    async findBatch(batch: string): Promise<{ resource: Resource; files: string[] } | undefined> {
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

    /** The files that revisions name. */
    async findRevisionFiles(revisions: readonly string[]): Promise<string[]> {
      const files: string[] = [];
      for await (const step of inSteps(revisions)) {
        const rows = await db
          .selectFrom("revisionFiles")
          .select("file")
          .where("revision", "in", step)
          .execute();
        files.push(...rows.map(({ file }) => file));
      }
      return files;
    },

    /** Restores entries of a type unless they have been changed since. The undo is a batch, too. */
    async undoBatch(resource: Resource, undone: Undone, actor: Actor, prepared?: PreparedFiles) {
      const writer = { actor, batch: createBatchId() };
      return save(async (tx) => {
        const revisions = await lockRevisions(tx, resource, undone);
        const done: RestoredRows[] = [];
        for await (const step of inSteps(revisions)) {
          const before = await findValuesBefore(tx, resource, step);
          const rows = await findRows(tx, resource, [...before.keys()]);
          done.push(await restoreRows(tx, resource, { before, rows }, writer));
        }
        const restored = done.reduce((total, each) => total + each.restored, 0);
        if (restored === 0 && "batch" in undone) throw nothingToUndo();
        const files = done.flatMap((each) => each.files);
        return {
          batch: writer.batch,
          restored,
          skipped: revisions.length - restored,
          unfit: done.flatMap((each) => each.unfit),
          tags: restored > 0 ? [resource.name] : [],
          files,
        };
      }, prepared);
    },
  };
}

/** Rows in the order of their entries' ids. */
async function findRevisions(tx: Tx, undone: Undone): Promise<{ _id: string; entryId: string }[]> {
  const select = tx.selectFrom("revisions").select(["_id", "entryId"]).orderBy("entryId");
  if ("batch" in undone) {
    const { batch, only } = undone;
    return select
      .where("batch", "=", batch)
      .$if(only !== undefined, (query) => query.where("kind", "=", "deleted"))
      .execute();
  }
  const found: { _id: string; entryId: string }[] = [];
  for await (const step of inSteps(undone.revisions)) {
    found.push(...(await select.where("_id", "in", step).execute()));
  }
  return found.sort((one, other) => (one.entryId < other.entryId ? -1 : 1));
}

/** The values of entries before their latest revisions, by id; null: there was no entry. */
async function findValuesBefore(
  tx: Tx,
  resource: Resource,
  revisions: readonly string[],
): Promise<Map<string, EntryRow | null>> {
  const found = await tx
    .selectFrom("revisions as own")
    .leftJoin("revisions as prior", (join) =>
      join
        .onRef("prior.type", "=", "own.type")
        .onRef("prior.entryId", "=", "own.entryId")
        .on(sql<boolean>`prior.number = own.number - 1`),
    )
    .select(["own.entryId", "own.kind", "own.value", "prior.kind as priorKind", "prior.value as priorValue"])
    .select((entryRulesOf(resource).hasRecordsSince ?? sql<SqlBool>`false`).as("hasRecordsSince"))
    .where("own._id", "in", revisions)
    .where(isLatestRevision("own"))
    .execute();
  const values = new Map<string, EntryRow | null>();
  for (const { entryId, kind, value, priorKind, priorValue, hasRecordsSince } of found) {
    // The revision of a delete has the deleted value.
    if (kind === "deleted") values.set(entryId, JSON.parse(value));
    else if (kind === "created" || priorKind === "deleted") {
      if (!hasRecordsSince) values.set(entryId, null);
    }
    // The previous version may have expired.
    else if (priorValue !== null) values.set(entryId, JSON.parse(priorValue));
  }
  return values;
}

/** Null for every optional field: a version that is older than a field has no value for it. */
const emptyFields = (resource: Resource): Record<string, null> =>
  Object.fromEntries(
    Object.entries(resource.fields).flatMap(([name, field]) =>
      field.kind === "value" && field.optional ? [[name, null]] : [],
    ),
  );

/** The columns that are no fields, and that a change of many entries may change. A single restored version does not change them. */
const stateOf = (resource: Resource, value: EntryRow): EntryValues => {
  const names = [...statesChangedBy(resource, "office", "program"), ...APPROVAL_COLUMNS];
  return Object.fromEntries(
    names.flatMap((name) => (value[name] === undefined ? [] : [[name, value[name]]])),
  );
};

/** An entry that today's rules reject: it is restored as a draft. */
export interface UnfitEntry {
  entryId: string;
  errors: Record<string, Coded>;
}

interface RestoredRows {
  restored: number;
  unfit: UnfitEntry[];
  files: string[];
}

async function restoreRows(
  tx: Tx,
  resource: Resource,
  { before, rows }: { before: ReadonlyMap<string, EntryRow | null>; rows: readonly EntryRow[] },
  writer: Writer,
): Promise<RestoredRows> {
  const current = new Map(rows.map((row) => [row._id, row]));
  const created = rows.filter(({ _id }) => before.get(_id) === null);
  const changed: ChangedRow[] = [];
  const deleted: EntryRow[] = [];
  const unfit: UnfitEntry[] = [];
  for (const [id, value] of before) {
    if (value === null) continue;
    const row = current.get(id);
    const restored = restoredRow(resource, { ...emptyFields(resource), ...value, _id: id }, row);
    if (row) changed.push({ before: row, after: { ...restored.row, ...stateOf(resource, value) } });
    else deleted.push(restored.row);
    if (Object.keys(restored.errors).length > 0) unfit.push({ entryId: id, errors: restored.errors });
  }
  await removeRows(tx, resource, created, writer);
  await overwriteRows(tx, resource, changed, { action: "restore", ...writer });
  const inserted = await insertRows(tx, resource, deleted, { action: "restore", ...writer });
  return {
    restored: created.length + changed.length + inserted.size,
    unfit: unfit.filter(({ entryId }) => current.has(entryId) || inserted.has(entryId)),
    files: [
      ...created.flatMap((row) => droppedFiles(resource, row)),
      ...changed.flatMap(({ before, after }) => droppedFiles(resource, before, after)),
      ...(await findFilesOfChanged(tx, resource, [
        ...created.map((before) => ({ before })),
        ...changed,
        ...deleted.map((after) => ({ after })),
      ])),
    ],
  };
}
