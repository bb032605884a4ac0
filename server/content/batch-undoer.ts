import { sql } from "kysely";
import type { Resource } from "../../content/resources/define-resource.ts";
import { resourceList } from "../../content/resources/index.ts";
import { createIdSource } from "../database/entry-id.ts";
import type { Opened } from "../database/open-database.ts";
import type { Actor } from "../database/record-change.ts";
import { isLatestRevision } from "../database/record-revision.ts";
import type { EntryRow, Tx } from "../database/tables.ts";
import { nothingToUndo } from "../errors.ts";
import type { PreparedFiles } from "./commit.ts";
import { droppedFiles, tableOf } from "./entry-rows.ts";
import { createSaver, type Publish } from "./publish.ts";
import { restoredRow } from "./restored-row.ts";
import {
  type ChangedRow,
  findLinkedPhotos,
  findRows,
  inSteps,
  insertRows,
  overwriteRows,
  removeRows,
  type Writer,
} from "./write-rows.ts";

/** Undoes changes of many entries. */
export function createBatchUndoer({ db, engine }: Opened, publish: Publish) {
  const save = createSaver(db, publish);
  const createBatchId = createIdSource();

  /** Locks rows before revisions, like everywhere. Entries that a concurrent request deletes for good are left out. */
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

    /** Restores every entry of a batch unless it has been changed since; with `only` the deleted ones. The undo is a batch, too. */
    async undoBatch(
      resource: Resource,
      batch: string,
      actor: Actor,
      only?: "deleted",
      prepared?: PreparedFiles,
    ) {
      const writer = { actor, batch: createBatchId() };
      return save(async (tx) => {
        const revisions = await lockRevisions(tx, resource, batch, only);
        const done: RestoredRows[] = [];
        for await (const step of inSteps(revisions)) {
          const before = await findValuesBefore(tx, step);
          const rows = await findRows(tx, resource, [...before.keys()]);
          done.push(await restoreRows(tx, resource, { before, rows }, writer));
        }
        const restored = done.reduce((total, each) => total + each.restored, 0);
        if (restored === 0) throw nothingToUndo();
        const files = [...done.flatMap((each) => each.files), ...(await findLinkedPhotos(tx, resource))];
        const skipped = revisions.length - restored;
        return { batch: writer.batch, restored, skipped, tags: [resource.name], files };
      }, prepared);
    },
  };
}

/** The values of entries before their latest revisions, by id; null: there was no entry. */
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
        .as("hasConsentSince"),
    )
    .where("own._id", "in", revisions)
    .where(isLatestRevision("own"))
    .execute();
  const values = new Map<string, EntryRow | null>();
  for (const { entryId, kind, value, priorKind, priorValue, hasConsentSince } of found) {
    // The revision of a delete has the deleted value.
    if (kind === "deleted") values.set(entryId, JSON.parse(value));
    else if (kind === "created" || priorKind === "deleted") {
      // A consent that was recorded since must not be lost: the next import would create the record again.
      if (!hasConsentSince) values.set(entryId, null);
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

interface RestoredRows {
  restored: number;
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
    files: [
      ...created.flatMap((row) => droppedFiles(resource, row)),
      ...changed.flatMap(({ before, after }) => droppedFiles(resource, before, after)),
    ],
  };
}
