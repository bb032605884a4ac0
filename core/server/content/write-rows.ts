import { type Resource, statesChangedBy } from "../../content/types/define-resource.ts";
import type { Actor } from "../database/entries/record-change.ts";
import { type RecordedRevision, recordVersions } from "../database/entries/record-revision.ts";
import { changesSearch, indexEntries, removeFromIndex } from "../database/entries/search-index.ts";
import type { Database, EntryRow, Tx } from "../database/tables.ts";
import { changedRow, type EntryValues, earlierVersionOf, nameOf, tableOf, versionOf } from "./entry-rows.ts";
import { completeNewRows, entryRulesOf } from "./entry-rules.ts";
import { requireWritable } from "./many/own-drafts.ts";

export interface ChangedRow {
  before: EntryRow;
  after: EntryRow;
}

/** The author of a change; entries that are changed together have the same `batch`. */
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
  const derive = await openDeriving(tx, resource);
  const rows = changes.map(({ before, after }) => ({ before, after: derive(after) }));
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
  await entryRulesOf(resource).afterChange?.(tx, rows, writer.actor);
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
  const complete = await completeNewRows(tx, resource, rows);
  const inserted = await tx
    .insertInto(tableOf(resource))
    .values(complete.map(await openDeriving(tx, resource)))
    .onConflict((conflict) => conflict.column("_id").doNothing())
    .returning("_id")
    .execute();
  const ids = new Set(inserted.map(({ _id }) => _id));
  const added = complete.filter(({ _id }) => ids.has(_id));
  await indexEntries(tx, resource, added);
  await entryRulesOf(resource).afterInsert?.(tx, added);
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

/** Gives a row the columns that are derived from other content. */
const openDeriving = async (tx: Tx, resource: Resource) =>
  (await entryRulesOf(resource).deriveColumns?.(tx)) ?? ((row: EntryRow) => row);

const changedNames = (rows: readonly ChangedRow[]) => [
  ...new Set(
    rows.flatMap(({ before, after }) => Object.keys(after).filter((name) => after[name] !== before[name])),
  ),
];

/** The names of changed fields for the audit log. */
const changedFields = (resource: Resource, { before, after }: ChangedRow) =>
  [...Object.keys(resource.fields), "isDraft", ...statesChangedBy(resource, "office")].filter(
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
