import { type ColumnMetadata, sql } from "kysely";
import { featureStores } from "../../../features/stores.ts";
import { resourceList, resources } from "../../../features/types.ts";
import { namesOf } from "../../content/site/letterhead.ts";
import { mayHaveCommitted } from "../database/database-errors.ts";
import { engineOf } from "../database/engine.ts";
import { derivedColumns } from "../database/entries/derived-columns.ts";
import { COMMAND_LINE, recordChange } from "../database/entries/record-change.ts";
import { filesOf, namingRows } from "../database/entries/row-files.ts";
import { rebuildIndex } from "../database/entries/search-index.ts";
import { toSearchText } from "../database/entries/search-text.ts";
import type { OpenDatabase } from "../database/open-database.ts";
import type { EntryRow, Tx } from "../database/tables.ts";
import type { FilePlace, FileStore } from "../files/file-store.ts";
import { createFileRecords } from "../files/files-to-place.ts";
import { placeFiles } from "../files/place-files.ts";
import { rememberFiles } from "../files/remember-files.ts";
import { BackupError, type BackupManifest, fileEntry, PartlyRestored } from "./backup-format.ts";
import { readEntries } from "./read-archive.ts";
import { findTables } from "./read-snapshot.ts";
import type { BackupSource } from "./take-snapshot.ts";
import { type VerifiedBackup, verifyBackup } from "./verify-backup.ts";

const SCHOOL_PAGE = "school";

/** SQLite allows 32 766 values per statement, PostgreSQL 65 535. */
const MAX_VALUES = 30_000;

interface RestoreOptions {
  mayOverwrite: boolean;
  /** Called when the archive is known to be whole; throws to leave everything as it is. */
  agree?: (restore: { createdAt: string; from: string; to: string }) => Promise<void>;
}

/**
 * Replaces the content by a backup in the three steps of every save (decision 044). Prepare: checks the archive and stores the
 * missing files. Commit: replaces all tables in one transaction. Publish: moves files to their right place. A failure before the
 * commit changes nothing. After a crash, the server completes the moves.
 */
export async function restoreBackup(
  archive: string,
  { database, files }: BackupSource,
  { mayOverwrite, agree }: RestoreOptions,
): Promise<BackupManifest> {
  const backup = await verifyBackup(archive);
  await requireFittingRows(database, backup);
  if (!mayOverwrite) await requireRoom(database);
  const { createdAt } = backup.manifest;
  await agree?.({ createdAt, from: findSchoolName(backup), to: await readSchoolName(database) });
  const names = new Set(Object.keys(backup.manifest.files));
  const named = [...new Set([...namingRows(backup.tables)].flatMap(filesOf))];
  const before = await listPlaces(files);
  const added = findAbsent(names, before);
  const giveUp = async (error: unknown): Promise<never> => {
    // The sweep removes them later if this fails.
    await files.remove([...added]).catch(() => {});
    throw new BackupError(`${archive} could not be restored: ${messageOf(error)}. Nothing was changed.`);
  };
  await writeFiles(archive, added, files).catch(giveUp);
  await replaceTables(database, backup, named).catch((error) => {
    if (!mayHaveCommitted(error)) return giveUp(error);
    throw new PartlyRestored(
      `The connection to the database broke off (${messageOf(error)}). Look at the site, and restore again if it still has the old content.`,
    );
  });
  try {
    // Files that existed before may be damaged, and a running server may have removed unused ones.
    for (const { place, stored } of before) await writeFiles(archive, names.intersection(stored), place);
    await writeFiles(archive, findAbsent(names, await listPlaces(files)), files);
    await placeFiles({ store: createFileRecords(database.db), files }, named);
  } catch (error) {
    throw new PartlyRestored(
      `The tables were restored, but not all files (${messageOf(error)}). Restore again with --overwrite.`,
    );
  }
  return backup.manifest;
}

const findSchoolName = ({ tables }: VerifiedBackup): string =>
  nameInDocument(tables.get("pages")?.find(({ name }) => name === SCHOOL_PAGE)?.document);

export async function readSchoolName({ db }: Pick<OpenDatabase, "db">): Promise<string> {
  const row = await db
    .selectFrom("pages")
    .select("document")
    .where("name", "=", SCHOOL_PAGE)
    .executeTakeFirst();
  return nameInDocument(row?.document);
}

function nameInDocument(document: unknown): string {
  const { name } = (typeof document === "string" ? JSON.parse(document) : document) ?? {};
  return (name && namesOf(name, "en")[0]) || "a school without a name";
}

interface ListedPlace {
  place: FilePlace;
  stored: Set<string>;
}

async function listPlaces(files: FileStore): Promise<ListedPlace[]> {
  const listed: ListedPlace[] = [];
  for (const place of [files, files.withdrawn]) {
    const stored = new Set<string>();
    for await (const { name } of place.list()) stored.add(name);
    listed.push({ place, stored });
  }
  return listed;
}

const findAbsent = (names: ReadonlySet<string>, places: readonly ListedPlace[]): Set<string> =>
  places.reduce((absent, { stored }) => absent.difference(stored), new Set(names));

/** Database messages may have several lines. */
const messageOf = (error: unknown) => (error as Error).message.replace(/\s+/g, " ").replace(/\.$/, "");

async function writeFiles(archive: string, names: ReadonlySet<string>, files: FilePlace): Promise<void> {
  if (names.size === 0) return;
  const nameOf = new Map([...names].map((name) => [fileEntry(name), name]));
  for await (const { name, bytes } of readEntries(archive)) {
    const file = nameOf.get(name);
    if (file !== undefined) await files.write(file, bytes);
  }
}

/** A database counts as empty until content is saved for the first time, even if all content is deleted later. */
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
  named: readonly string[],
): Promise<void> {
  const known = await findTables(database.db);
  await database.db.transaction().execute(async (tx) => {
    if (engineOf(tx) === "postgres") await keepWritersOut(tx, known);
    const versions = await readVersions(tx);
    for (const { name } of known) await sql`DELETE FROM ${sql.table(name)}`.execute(tx);
    for (const { name, columns } of known) {
      await insertRows(tx, name, columns.length, withDerivedColumns(name, tables.get(name) ?? []));
    }
    await rebuildIndex(tx);
    await afterSaveOfPages(tx);
    await rememberFiles(tx, named);
    await raiseVersions(tx, versions);
    await recordChange(tx, COMMAND_LINE, { type: "backup", action: "restore", title: createdAt });
  });
}

/** Every change writes these last, in this order: locking them first could cause a deadlock with a writer. */
const WRITTEN_LAST = ["revisions", "revisionFiles", "auditLog", "contentVersions"];

/** Blocks writers until the restore ends; readers continue. SQLite allows only one writer anyway. */
async function keepWritersOut(tx: Tx, tables: readonly { name: string }[]): Promise<void> {
  const names = tables.map(({ name }) => name).filter((name) => !WRITTEN_LAST.includes(name));
  const inOrder = [...names, ...WRITTEN_LAST].map((name) => sql.table(name));
  await sql`LOCK TABLE ${sql.join(inOrder)} IN EXCLUSIVE MODE`.execute(tx);
}

const readVersions = (tx: Tx) => tx.selectFrom("contentVersions").selectAll().execute();

/** Other servers must notice the change, so every version is higher than any earlier one. */
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

/** Every page was replaced. */
async function afterSaveOfPages(tx: Tx): Promise<void> {
  for (const { pages = {} } of featureStores) {
    for (const { afterSave } of Object.values(pages)) await afterSave?.(tx);
  }
}

/** Their search texts are made of data that they no longer contain. */
const LOGS = ["revisions", "auditLog"];

/** Another version of the program may have had other derived columns. */
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
      .insertInto(table as "pages")
      .values(rows.slice(start, start + step) as never)
      .execute();
  }
}

/** Primary keys; in SQLite a text among them may be null. */
const KEYS: ReadonlySet<string> = new Set(["_id", "tag"]);

/** Rejects rows that the tables would not accept, or would accept although nobody could read them. */
async function requireFittingRows(
  database: OpenDatabase,
  { archive, tables }: VerifiedBackup,
): Promise<void> {
  const known = new Map((await findTables(database.db)).map(({ name, columns }) => [name, columns]));
  for (const [table, rows] of tables) {
    const columns = known.get(table);
    if (!columns) throw new BackupError(`${archive} does not fit: there is no table ${table} here.`);
    for (const row of rows) {
      const misfit = findMisfit(columns, row);
      if (misfit === undefined) continue;
      throw new BackupError(`${archive} does not fit: ${misfit} of a row in ${table} cannot be stored.`);
    }
  }
}

/** The name of a column that is missing in the table, or whose value has the wrong type. */
function findMisfit(columns: readonly ColumnMetadata[], row: EntryRow): string | undefined {
  const unknown = Object.keys(row).find((name) => !columns.some((column) => column.name === name));
  return unknown ?? columns.find((column) => !fits(column, row[column.name]))?.name;
}

function fits({ name, dataType, isNullable, hasDefaultValue }: ColumnMetadata, value: unknown): boolean {
  if (value === undefined) return hasDefaultValue || (isNullable && !KEYS.has(name));
  if (value === null) return isNullable && !KEYS.has(name);
  if (/text/i.test(dataType)) return typeof value === "string";
  return /int/i.test(dataType) ? Number.isSafeInteger(value) : typeof value === "number";
}
