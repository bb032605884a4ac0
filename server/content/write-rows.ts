import { setImmediate as nextTurn } from "node:timers/promises";
import type { Resource } from "../../content/resources/define-resource.ts";
import type { Actor } from "../database/record-change.ts";
import { type RecordedRevision, recordVersions } from "../database/record-revision.ts";
import { indexEntries, isIndexedAnew, removeFromIndex } from "../database/search-index.ts";
import { findClassKey } from "../database/student-order.ts";
import type { Database, EntryRow, Tx } from "../database/tables.ts";
import { earlierVersionOf, nameOf, tableOf, versionOf } from "./entry-rows.ts";

export interface ChangedRow {
  before: EntryRow;
  after: EntryRow;
}

/** Who changes something; `batch` is the same for all that is changed at once. */
export interface Writer {
  actor: Actor;
  batch?: string;
}

/** Rows that are written with one statement; between two steps others are served. */
const STEP = 50;

/** Writes rows over those that are there, which the transaction has locked, and history with them. */
export async function overwriteRows(
  tx: Tx,
  resource: Resource,
  changes: readonly ChangedRow[],
  { action, ...writer }: Writer & { action: "update" | "restore" },
): Promise<RecordedRevision[]> {
  if (changes.length === 0) return [];
  const inOrder = await findOrder(tx, resource);
  const rows = changes.map(({ before, after }) => ({ before, after: inOrder(after) }));
  const columns = changedNames(rows);
  // The one way to write several rows at once that both engines have; every row is there already.
  await tx
    .insertInto(tableOf(resource))
    .values(rows.map(({ after }) => after))
    .onConflict((conflict) =>
      conflict
        .column("_id")
        .doUpdateSet((eb) => Object.fromEntries(columns.map((name) => [name, eb.ref(`excluded.${name}`)]))),
    )
    .execute();
  const reworded = rows.filter(({ before, after }) => isIndexedAnew(resource, before, after));
  await indexEntries(
    tx,
    resource,
    reworded.map(({ after }) => after),
  );
  const versions = rows.map(({ before, after }) => ({
    change: { action, ...nameOf(resource, after), fields: changedFields(resource, { before, after }) },
    version: versionOf(resource, after),
    before: earlierVersionOf(resource, before),
  }));
  return recordVersions(tx, { type: resource.name, ...writer }, versions);
}

/** Adds rows, and history with them. Returns the ids of those whose place nobody has taken meanwhile. */
export async function insertRows(
  tx: Tx,
  resource: Resource,
  rows: readonly EntryRow[],
  { action, ...writer }: Writer & { action: "create" | "restore" },
): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const inserted = await tx
    .insertInto(tableOf(resource))
    .values(rows.map(await findOrder(tx, resource)))
    .onConflict((conflict) => conflict.column("_id").doNothing())
    .returning("_id")
    .execute();
  const ids = new Set(inserted.map(({ _id }) => _id));
  const added = rows.filter(({ _id }) => ids.has(_id));
  await indexEntries(tx, resource, added);
  const versions = added.map((row) => ({
    change: { action, ...nameOf(resource, row) },
    version: versionOf(resource, row),
  }));
  if (versions.length > 0) await recordVersions(tx, { type: resource.name, ...writer }, versions);
  return ids;
}

/** Takes rows away; history keeps what they were. */
export async function removeRows(
  tx: Tx,
  resource: Resource,
  rows: readonly EntryRow[],
  writer: Writer,
): Promise<RecordedRevision[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ _id }) => _id);
  await tx.deleteFrom(tableOf(resource)).where("_id", "in", ids).execute();
  await removeFromIndex(tx, resource.name, ids);
  const versions = rows.map((row) => ({
    change: { action: "delete" as const, ...nameOf(resource, row) },
    version: versionOf(resource, row),
  }));
  return recordVersions(tx, { type: resource.name, ...writer }, versions);
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
  [...Object.keys(resource.fields), "isDraft"].filter((name) => after[name] !== before[name]);

export async function findRows(
  from: Database | Tx,
  resource: Resource,
  ids: readonly string[],
): Promise<EntryRow[]> {
  if (ids.length === 0) return [];
  const rows = await from.selectFrom(tableOf(resource)).selectAll().where("_id", "in", ids).execute();
  return rows as EntryRow[];
}

/** SQLite works without a pause, so that nobody else would be served until the end. */
export async function inSteps<Item>(
  items: readonly Item[],
  work: (step: Item[]) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < items.length; start += STEP) {
    await work(items.slice(start, start + STEP));
    await nextTurn();
  }
}
