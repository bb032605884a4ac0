import { sql } from "kysely";
import { storedNames } from "../../content/images.ts";
import { resourceList, resources } from "../../content/resources/index.ts";
import { mayHaveCommitted } from "../database/database-errors.ts";
import { derivedColumns } from "../database/derived-columns.ts";
import type { OpenDatabase } from "../database/open-database.ts";
import { COMMAND_LINE, recordChange } from "../database/record-change.ts";
import { filesOf, type NamingRow, namingRows } from "../database/row-files.ts";
import { rebuildIndex } from "../database/search-index.ts";
import { toSearchText } from "../database/search-text.ts";
import { reorderStudents } from "../database/student-order.ts";
import type { EntryRow, Tx } from "../database/tables.ts";
import { isOut } from "../database/timed-entries.ts";
import type { FilePlace, FileStore } from "../uploads/file-store.ts";
import { BackupError, type BackupManifest, fileEntry, PartlyRestored } from "./backup-format.ts";
import { readEntries } from "./read-archive.ts";
import { findTables } from "./read-snapshot.ts";
import { requireFittingRows } from "./require-fitting-rows.ts";
import { type VerifiedBackup, verifyBackup } from "./verify-backup.ts";

export interface RestoreTarget {
  database: OpenDatabase;
  files: FileStore;
}

/** SQLite takes at most 32 766 values in a statement, PostgreSQL 65 535. */
const MAX_VALUES = 30_000;

/**
 * Puts a backup in place of what is there. The archive is first read through and checked; then the files that are not there yet
 * are written, and last all tables change in one transaction. Whatever fails on the way leaves the old content and nothing else.
 */
export async function restoreBackup(
  archive: string,
  { database, files }: RestoreTarget,
  { mayOverwrite }: { mayOverwrite: boolean },
): Promise<BackupManifest> {
  const backup = await verifyBackup(archive);
  await requireFittingRows(database, backup);
  if (!mayOverwrite) await requireRoom(database);
  const { shown, withdrawn } = placesOf(backup);
  const targets = [
    { place: files, names: shown, before: await listNames(files) },
    { place: files.withdrawn, names: withdrawn, before: await listNames(files.withdrawn) },
  ];
  const giveUp = async (error: unknown): Promise<never> => {
    // What cannot be removed either goes with the next sweep of orphans.
    for (const { names, place, before } of targets) {
      await place.remove([...names.difference(before)]).catch(() => {});
    }
    throw new BackupError(`${archive} could not be restored: ${messageOf(error)}. Nothing was changed.`);
  };
  try {
    for (const { names, place, before } of targets) {
      await writeFiles(archive, names.difference(before), place);
    }
  } catch (error) {
    await giveUp(error);
  }
  await replaceTables(database, backup).catch((error) => {
    if (!mayHaveCommitted(error)) return giveUp(error);
    throw new PartlyRestored(
      `The connection to the database broke off (${messageOf(error)}). Look at the site, and restore again if it still has the old content.`,
    );
  });
  try {
    for (const { names, place, before } of targets) {
      // A server that runs meanwhile sweeps files away as long as no row names them. Those that were there before may be damaged.
      const swept = names.difference(await listNames(place));
      await writeFiles(archive, names.intersection(before).union(swept), place);
    }
    // What was deleted when the backup was made may have been there to be read until now.
    await files.withdraw([...withdrawn]);
  } catch (error) {
    throw new PartlyRestored(
      `The tables were restored, but not all files (${messageOf(error)}). Restore again with --overwrite.`,
    );
  }
  return backup.manifest;
}

/** Which files of a backup anybody may read, and which only drafts and history name. */
function placesOf({ tables, manifest }: VerifiedBackup): { shown: Set<string>; withdrawn: Set<string> } {
  const all = new Set(Object.keys(manifest.files));
  const rows = [...namingRows(tables)];
  const partsOf = (named: NamingRow[]) => new Set(named.flatMap(filesOf).flatMap(storedNames));
  const isShown = ({ table, row }: NamingRow) => table !== "revisions" && isOut(row);
  const shown = partsOf(rows.filter(isShown));
  const kept = partsOf(rows.filter((naming) => !isShown(naming))).difference(shown);
  return { shown: all.difference(kept), withdrawn: all.intersection(kept) };
}

/** Databases write several lines at times. */
const messageOf = (error: unknown) => (error as Error).message.replace(/\s+/g, " ").replace(/\.$/, "");

async function listNames(files: FilePlace): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const { name } of files.list()) names.add(name);
  return names;
}

async function writeFiles(archive: string, names: ReadonlySet<string>, files: FilePlace): Promise<void> {
  if (names.size === 0) return;
  const nameOf = new Map([...names].map((name) => [fileEntry(name), name]));
  for await (const { name, bytes } of readEntries(archive)) {
    const file = nameOf.get(name);
    if (file !== undefined) await files.write(file, bytes);
  }
}

/** A database is empty until content was saved in it for the first time, even if all of that was deleted since. */
async function requireRoom({ db }: OpenDatabase): Promise<void> {
  const written = await db.selectFrom("contentVersions").select("tag").execute();
  if (written.length === 0) return;
  const found: string[] = [];
  for (const name of Object.keys(resources)) {
    const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM ${sql.table(name)}`.execute(
      db,
    );
    const count = Number(rows[0]?.count);
    if (count > 0) found.push(`${name} ${count}`);
  }
  throw new BackupError(
    `This database has been used already (${found.join(", ") || "all of its content was deleted"}). Restore into an empty one, or replace everything in it with: npm run restore -- FILE --overwrite`,
  );
}

async function replaceTables(
  database: OpenDatabase,
  { tables, manifest: { createdAt } }: VerifiedBackup,
): Promise<void> {
  const known = await findTables(database);
  await database.db.transaction().execute(async (tx) => {
    if (database.engine === "postgres") await keepWritersOut(tx, known);
    const versions = await readVersions(tx);
    for (const { name } of known) await sql`DELETE FROM ${sql.table(name)}`.execute(tx);
    for (const { name, columns } of known) {
      await insertRows(tx, name, columns.length, withDerivedColumns(name, tables.get(name) ?? []));
    }
    await rebuildIndex(tx);
    await reorderStudents(tx, database.engine);
    await raiseVersions(tx, versions);
    await recordChange(tx, COMMAND_LINE, { type: "backup", action: "restore", title: createdAt });
  });
}

/** Every change writes these last, in this order; whoever locks them first would wait for a writer that waits for them. */
const WRITTEN_LAST = ["revisions", "revisionFiles", "auditLog", "contentVersions"];

/** Saves wait until the restore is over, readers go on. SQLite has one writer at a time anyway. */
async function keepWritersOut(tx: Tx, tables: readonly { name: string }[]): Promise<void> {
  const names = tables.map(({ name }) => name).filter((name) => !WRITTEN_LAST.includes(name));
  const inOrder = [...names, ...WRITTEN_LAST].map((name) => sql.table(name));
  await sql`LOCK TABLE ${sql.join(inOrder)} IN EXCLUSIVE MODE`.execute(tx);
}

const readVersions = (tx: Tx) => tx.selectFrom("contentVersions").selectAll().execute();

/** Servers on this database must notice, whichever versions they have seen: no version is one that was there before. */
async function raiseVersions(tx: Tx, before: { tag: string; version: number }[]): Promise<void> {
  const all = [...before, ...(await readVersions(tx))];
  const version = 1 + all.reduce((highest, { version }) => Math.max(highest, version), 0);
  const tags = [...new Set(all.map(({ tag }) => tag))];
  await tx.deleteFrom("contentVersions").execute();
  if (tags.length === 0) return;
  await tx
    .insertInto("contentVersions")
    .values(tags.map((tag) => ({ tag, version })))
    .execute();
}

/** Their search texts are made of what is not in them any longer. */
const LOGS = ["revisions", "auditLog"];

/** Another version of the program may have had none of these, or others. */
function withDerivedColumns(table: string, rows: readonly EntryRow[]): readonly EntryRow[] {
  const resource = resourceList.find(({ name }) => name === table);
  if (resource) return rows.map((row) => ({ ...row, ...derivedColumns(resource, row) }));
  if (!LOGS.includes(table)) return rows;
  return rows.map((row) => ({ ...row, searchText: toSearchText([row.searchText]) }));
}

async function insertRows(tx: Tx, table: string, width: number, rows: readonly EntryRow[]): Promise<void> {
  const step = Math.floor(MAX_VALUES / width);
  for (let start = 0; start < rows.length; start += step) {
    await tx
      .insertInto(table as "contacts")
      .values(rows.slice(start, start + step) as never)
      .execute();
  }
}
