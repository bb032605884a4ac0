import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { buffer } from "node:stream/consumers";
import { sql } from "kysely";
import { extract } from "tar-stream";
import { resources } from "../../content/resources/index.ts";
import { migrations as knownMigrations } from "../database/migrations/index.ts";
import type { OpenDatabase } from "../database/open-database.ts";
import { COMMAND_LINE, recordChange } from "../database/record-change.ts";
import type { EntryRow, Tx } from "../database/tables.ts";
import type { FileStore } from "../uploads/file-store.ts";
import {
  BackupError,
  type BackupManifest,
  fileEntry,
  MANIFEST_ENTRY,
  manifestSchema,
  tableEntry,
} from "./backup-format.ts";
import { findTableNames } from "./read-snapshot.ts";

export interface RestoreTarget {
  database: OpenDatabase;
  files: FileStore;
}

/** SQLite takes at most 32 766 values in a statement, PostgreSQL 65 535. */
const MAX_VALUES = 30_000;

/**
 * Puts a backup in place of what is there. The archive is first read through and held against its manifest; then the
 * files are written, and last all tables change in one transaction. Whatever fails on the way leaves the old content.
 */
export async function restoreBackup(
  archive: string,
  { database, files }: RestoreTarget,
  { mayOverwrite }: { mayOverwrite: boolean },
): Promise<BackupManifest> {
  const manifest = await verifyBackup(archive);
  if (!mayOverwrite) await requireRoom(database);
  const fileNames = Object.keys(manifest.files);
  await writeFiles(archive, fileNames, files);
  await replaceTables(database, await readTables(archive, manifest), manifest);
  // A server that runs meanwhile sweeps files away as long as no row names them.
  const swept: string[] = [];
  for (const name of fileNames) if (!(await files.find(name))) swept.push(name);
  await writeFiles(archive, swept, files);
  return manifest;
}

async function writeFiles(archive: string, names: readonly string[], files: FileStore): Promise<void> {
  if (names.length === 0) return;
  const nameOf = new Map(names.map((name) => [fileEntry(name), name]));
  for await (const { name, bytes } of readEntries(archive)) {
    const file = nameOf.get(name);
    if (file !== undefined) await files.write(file, bytes);
  }
}

async function readTables(archive: string, manifest: BackupManifest): Promise<Map<string, EntryRow[]>> {
  const tables = new Map<string, EntryRow[]>();
  const nameOf = new Map(Object.keys(manifest.tables).map((name) => [tableEntry(name), name]));
  for await (const { name, bytes } of readEntries(archive)) {
    const table = nameOf.get(name);
    if (table !== undefined) tables.set(table, parseRows(bytes));
  }
  return tables;
}

/** Reads the whole archive; everything that the manifest names must be there, unchanged. */
async function verifyBackup(archive: string): Promise<BackupManifest> {
  const seen = new Map<string, string>();
  let manifest: BackupManifest | undefined;
  for await (const { name, bytes } of readEntries(archive)) {
    if (name === MANIFEST_ENTRY) manifest = parseManifest(bytes);
    else seen.set(name, createHash("sha256").update(bytes).digest("hex"));
  }
  if (!manifest) throw new BackupError(`${archive} is not a whole backup: it has no manifest.`);
  const wanted = [
    ...Object.entries(manifest.tables).map(([name, { sha256 }]) => ({ entry: tableEntry(name), sha256 })),
    ...Object.entries(manifest.files).map(([name, { sha256 }]) => ({ entry: fileEntry(name), sha256 })),
  ];
  for (const { entry, sha256 } of wanted) {
    if (seen.get(entry) !== sha256) {
      throw new BackupError(
        `${archive} is damaged: ${entry} is ${seen.has(entry) ? "not what was saved" : "missing"}.`,
      );
    }
  }
  const unknown = manifest.migrations.find((name) => !(name in knownMigrations));
  if (unknown !== undefined) {
    throw new BackupError(
      `${archive} was made by a newer version of the program (${unknown}). Update, then restore.`,
    );
  }
  return manifest;
}

function parseManifest(bytes: Buffer): BackupManifest {
  try {
    return manifestSchema.parse(JSON.parse(bytes.toString()));
  } catch {
    throw new BackupError("The backup's manifest cannot be read: it is damaged or of another format.");
  }
}

async function* readEntries(archive: string): AsyncGenerator<{ name: string; bytes: Buffer }> {
  const entries = extract();
  const source = createReadStream(archive);
  source.on("error", (error) => entries.destroy(error));
  source.pipe(entries);
  try {
    for await (const entry of entries) yield { name: entry.header.name, bytes: await buffer(entry) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT")
      throw new BackupError(`There is no file ${archive}.`);
    throw new BackupError(`${archive} cannot be read as a backup: ${(error as Error).message}`);
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

const parseRows = (bytes: Buffer): EntryRow[] =>
  bytes
    .toString()
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as EntryRow);

async function replaceTables(
  database: OpenDatabase,
  tables: ReadonlyMap<string, EntryRow[]>,
  { createdAt }: BackupManifest,
): Promise<void> {
  const names = await findTableNames(database);
  await database.db.transaction().execute(async (tx) => {
    const highest = await findHighestVersion(tx);
    for (const name of names) await sql`DELETE FROM ${sql.table(name)}`.execute(tx);
    for (const name of names) await insertRows(tx, name, tables.get(name) ?? []);
    // Servers on this database must notice, whichever versions they have seen.
    await tx
      .updateTable("contentVersions")
      .set((eb) => ({ version: eb("version", "+", highest + 1) }))
      .execute();
    await recordChange(tx, COMMAND_LINE, { type: "backup", action: "restore", title: createdAt });
  });
}

async function findHighestVersion(tx: Tx): Promise<number> {
  const versions = await tx.selectFrom("contentVersions").select("version").execute();
  return Math.max(0, ...versions.map(({ version }) => version));
}

async function insertRows(tx: Tx, table: string, rows: readonly EntryRow[]): Promise<void> {
  const width = Object.keys(rows[0] ?? {}).length || 1;
  const step = Math.floor(MAX_VALUES / width);
  for (let start = 0; start < rows.length; start += step) {
    await tx
      .insertInto(table as "contacts")
      .values(rows.slice(start, start + step) as never)
      .execute();
  }
}
