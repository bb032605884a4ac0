import { STATE_COLUMNS } from "../../../features/enquiries/content/enquiry-states.ts";
import { withReferences } from "../../../features/enquiries/server/enquiry-data.ts";
import { recordStateChanges } from "../../../features/enquiries/server/enquiry-events.ts";
import { findClassKey } from "../../../features/students/server/records/student-order.ts";
import { resourceList } from "../../../features/types.ts";
import type { Resource } from "../../content/types/define-resource.ts";
import { fileNames } from "../database/entries/entry-files.ts";
import type { Actor } from "../database/entries/record-change.ts";
import { type RecordedRevision, recordVersions } from "../database/entries/record-revision.ts";
import { changesSearch, indexEntries, removeFromIndex } from "../database/entries/search-index.ts";
import type { Database, EntryRow, Tx } from "../database/tables.ts";
import { changedRow, type EntryValues, earlierVersionOf, nameOf, tableOf, versionOf } from "./entry-rows.ts";
import { inSteps } from "./in-steps.ts";
import { requireWritable } from "./many/own-drafts.ts";

export interface ChangedRow {
  before: EntryRow;
  after: EntryRow;
}

/** Who changes something; entries that are changed together have the same `batch`. */
export interface Writer {
  actor: Actor;
  batch?: string;
}

/** How a changed row is recorded. */
export type OverwriteAction = "update" | "restore" | "submit" | "approve" | "send-back";

/** Overwrites rows that the transaction has locked, and records their new versions. */
export async function overwriteRows(
  tx: Tx,
  resource: Resource,
  changes: readonly ChangedRow[],
  { action, ...writer }: Writer & { action: OverwriteAction },
): Promise<RecordedRevision[]> {
  if (changes.length === 0) return [];
  for (const { before, after } of changes) requireWritable(resource, writer.actor, [before, after]);
  const inOrder = await findOrder(tx, resource);
  const rows = changes.map(({ before, after }) => ({ before, after: inOrder(after) }));
  const columns = changedNames(rows);
  // Both engines can update several rows at once only like this; no row is inserted.
  await tx
    .insertInto(tableOf(resource))
    .values(rows.map(({ after }) => after))
    .onConflict((conflict) =>
      conflict
        .column("_id")
        .doUpdateSet((eb) => Object.fromEntries(columns.map((name) => [name, eb.ref(`excluded.${name}`)]))),
    )
    .execute();
  const reworded = rows.filter(({ before, after }) => changesSearch(resource, before, after));
  const indexed = reworded.map(({ after }) => after);
  await indexEntries(tx, resource, indexed);
  if (resource.isEnquiry) await recordStateChanges(tx, rows, writer.actor);
  const versions = rows.map(({ before, after }) => ({
    change: { action, ...nameOf(resource, after), fields: changedFields(resource, { before, after }) },
    version: versionOf(resource, after),
    before: earlierVersionOf(resource, before),
  }));
  return recordVersions(tx, { type: resource.name, ...writer }, versions);
}

/** Gives rows that the transaction has locked new values, and records their new versions. */
export async function changeRows(
  tx: Tx,
  resource: Resource,
  rows: readonly EntryRow[],
  valuesOf: (row: EntryRow) => EntryValues,
  writer: Writer,
): Promise<ChangedRow[]> {
  const changes = rows.map((before) => ({ before, after: changedRow(resource, before, valuesOf(before)) }));
  await overwriteRows(tx, resource, changes, { action: "update", ...writer });
  return changes;
}

/** Inserts rows and records their versions. Returns the ids of the inserted rows: a concurrent restore may have inserted some. */
export async function insertRows(
  tx: Tx,
  resource: Resource,
  rows: readonly EntryRow[],
  { action, ...writer }: Writer & { action: "create" | "restore" },
): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  for (const row of rows) requireWritable(resource, writer.actor, [row]);
  const complete = await withReferences(tx, resource, rows);
  const inserted = await tx
    .insertInto(tableOf(resource))
    .values(complete.map(await findOrder(tx, resource)))
    .onConflict((conflict) => conflict.column("_id").doNothing())
    .returning("_id")
    .execute();
  const ids = new Set(inserted.map(({ _id }) => _id));
  const added = complete.filter(({ _id }) => ids.has(_id));
  await indexEntries(tx, resource, added);
  const versions = added.map((row) => ({
    change: { action, ...nameOf(resource, row) },
    version: versionOf(resource, row),
  }));
  if (versions.length > 0) await recordVersions(tx, { type: resource.name, ...writer }, versions);
  return ids;
}

/** Deletes rows and records what they were. */
export async function removeRows(
  tx: Tx,
  resource: Resource,
  rows: readonly EntryRow[],
  writer: Writer,
): Promise<RecordedRevision[]> {
  if (rows.length === 0) return [];
  for (const row of rows) requireWritable(resource, writer.actor, [row]);
  const ids = rows.map(({ _id }) => _id);
  await tx.deleteFrom(tableOf(resource)).where("_id", "in", ids).execute();
  await removeFromIndex(tx, resource.name, ids);
  const versions = rows.map((row) => ({
    change: { action: "delete" as const, ...nameOf(resource, row) },
    version: versionOf(resource, row),
  }));
  return recordVersions(tx, { type: resource.name, ...writer }, versions);
}

/**
 * Stored files that may become public, or cease to be, because the records of children were added, removed, or marked as left or as back: the
 * photos of linked entries, and the pictures on which the children are marked.
 */
export async function findFilesOfChanged(
  tx: Tx,
  { child }: Resource,
  changes: readonly { before?: EntryRow; after?: EntryRow }[],
): Promise<string[]> {
  if (child?.id !== "_id") return [];
  const decisive = changes.filter(({ before, after }) => !before || !after || before.leftOn !== after.leftOn);
  const files: string[] = [];
  for await (const step of inSteps(decisive.flatMap(({ before, after }) => (before ?? after)?._id ?? []))) {
    files.push(...(await findFilesOfChildren(tx, step)));
  }
  return files;
}

/** The photos of entries that are linked to children, and the pictures on which the children are marked. */
export async function findFilesOfChildren(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const files: string[] = [];
  for (const resource of resourceList.filter(({ child }) => child?.id === "studentId")) {
    const rows = await tx.selectFrom(tableOf(resource)).selectAll().where("studentId", "in", ids).execute();
    files.push(...rows.flatMap((row) => fileNames(resource, row as EntryRow)));
  }
  const marks = await tx.selectFrom("childPictures").select("file").where("studentId", "in", ids).execute();
  return [...files, ...marks.map(({ file }) => file)];
}

/** Gives a row the key of its class in the school's own order, if lists follow that order. */
async function findOrder(tx: Tx, { isListedByClass }: Resource): Promise<(row: EntryRow) => EntryRow> {
  if (!isListedByClass) return (row) => row;
  const classKey = await findClassKey(tx);
  return (row) => ({ ...row, classSortKey: classKey(String(row.class)) });
}

const changedNames = (rows: readonly ChangedRow[]) => [
  ...new Set(
    rows.flatMap(({ before, after }) => Object.keys(after).filter((name) => after[name] !== before[name])),
  ),
];

/** As the audit log names them. */
const changedFields = (resource: Resource, { before, after }: ChangedRow) =>
  [...Object.keys(resource.fields), "isDraft", ...(resource.isEnquiry ? STATE_COLUMNS : [])].filter(
    (name) => after[name] !== before[name],
  );

export async function findRows(
  from: Database | Tx,
  resource: Resource,
  ids: readonly string[],
): Promise<EntryRow[]> {
  if (ids.length === 0) return [];
  const rows = await from.selectFrom(tableOf(resource)).selectAll().where("_id", "in", ids).execute();
  return rows as EntryRow[];
}
