import { createHash } from "node:crypto";
import { storedNames } from "../../content/files/images.ts";
import { findDataVersion, OLD_DATA_HELP, withBaseline } from "../database/applied-migrations.ts";
import { filesOf, namingRows } from "../database/entries/row-files.ts";
import { migrations as knownMigrations, tablesOf } from "../database/migrations/index.ts";
import { parseJson } from "../database/parse-json.ts";
import type { EntryRow } from "../database/tables.ts";
import { BackupError, type BackupManifest, fileEntry, MANIFEST_ENTRY, tableEntry } from "./backup-format.ts";
import { parseManifest, readEntries, withoutManifest } from "./read-archive.ts";

export interface VerifiedBackup {
  archive: string;
  manifest: BackupManifest;
  tables: ReadonlyMap<string, readonly EntryRow[]>;
}

interface Digest {
  size: number;
  sha256: string;
}

/** Reads the whole archive: everything in the manifest must be present and unchanged, and so must every file used by a row. */
export async function verifyBackup(archive: string): Promise<VerifiedBackup> {
  const { manifest, digests, tableBytes } = await readThrough(archive);
  requireKnownMigrations(archive, manifest);
  const lacking = tablesOf(withBaseline(manifest.migrations)).find((name) => !(name in manifest.tables));
  if (lacking !== undefined) {
    throw new BackupError(`${archive} is not a whole backup: its manifest has no table ${lacking}.`);
  }
  const parts = new Map(
    Object.entries(manifest.tables).map(([name, table]) => [
      name,
      requireParts(archive, name, table, tableBytes),
    ]),
  );
  requireFiles(archive, manifest, digests);
  const tables = new Map<string, EntryRow[]>();
  for (const [name, { rows: count }] of Object.entries(manifest.tables)) {
    const rows = (parts.get(name) ?? []).flatMap((bytes) => parseRows(archive, name, bytes));
    if (rows.length !== count) throw damaged(archive, `${tableEntry(name)} has another number of rows`);
    tables.set(name, rows);
  }
  requireFilesOfRows(archive, manifest, tables);
  replaceTables(manifest, tables);
  return { archive, manifest, tables };
}

/** Converts the tables that later migrations have replaced. */
function replaceTables({ migrations }: BackupManifest, tables: Map<string, EntryRow[]>): void {
  const applied = withBaseline(migrations);
  for (const [name, { replaces }] of knownMigrations) {
    if (!replaces || applied.includes(name)) continue;
    const converted = replaces.convert(Object.fromEntries(tables)) as EntryRow[];
    tables.set(replaces.by, [...(tables.get(replaces.by) ?? []), ...converted]);
    for (const replaced of replaces.tables) tables.delete(replaced);
  }
}

async function readThrough(archive: string) {
  const digests = new Map<string, Digest>();
  const tableBytes = new Map<string, Buffer>();
  let manifest: BackupManifest | undefined;
  for await (const { name, bytes } of readEntries(archive)) {
    if (manifest) throw damaged(archive, "something follows its manifest");
    const isTable = name.startsWith("tables/");
    if (digests.has(name) && !isTable) throw damaged(archive, `${name} is there twice`);
    if (isTable) tableBytes.set(name, bytes);
    if (name === MANIFEST_ENTRY) manifest = parseManifest(archive, bytes);
    digests.set(name, { size: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") });
  }
  if (!manifest) throw withoutManifest(archive);
  return { manifest, digests, tableBytes };
}

function requireKnownMigrations(archive: string, manifest: BackupManifest): void {
  const names = withBaseline(manifest.migrations);
  const version = findDataVersion(names);
  if (version.is === "newer") {
    throw new BackupError(
      `${archive} was made by a newer version of the program (${version.unknown}). Update, then restore.`,
    );
  }
  if (version.is === "older") {
    throw new BackupError(
      `${archive} was made by a version of the program before 0.9. Restore it with version 0.9, make a backup with that, and restore this: ${OLD_DATA_HELP}.`,
    );
  }
  // They run in order, so that an earlier version has the first of them, without gaps.
  const expected = [...knownMigrations.keys()].slice(0, names.length);
  if (expected.length === 0 || expected.join() !== names.join()) {
    throw damaged(archive, "its manifest does not tell the version of its tables");
  }
}

/** The bytes of a table, in the number of parts from the manifest. */
function requireParts(
  archive: string,
  table: string,
  { parts = 1, sha256 }: BackupManifest["tables"][string],
  tableBytes: ReadonlyMap<string, Buffer>,
): Buffer[] {
  const hash = createHash("sha256");
  const found: Buffer[] = [];
  for (let part = 1; part <= parts; part++) {
    const bytes = tableBytes.get(tableEntry(table, part));
    if (!bytes) throw damaged(archive, `${tableEntry(table, part)} is not there`);
    hash.update(bytes);
    found.push(bytes);
  }
  if (hash.digest("hex") !== sha256) throw damaged(archive, `${tableEntry(table)} is not what was saved`);
  return found;
}

function requireFiles(archive: string, manifest: BackupManifest, digests: ReadonlyMap<string, Digest>): void {
  for (const [name, { size, sha256 }] of Object.entries(manifest.files)) {
    const entry = fileEntry(name);
    const found = digests.get(entry);
    if (!found) throw damaged(archive, `${entry} is not there`);
    if (found.sha256 !== sha256 || found.size !== size) {
      throw damaged(archive, `${entry} is not what was saved`);
    }
  }
}

function parseRows(archive: string, table: string, bytes: Buffer): EntryRow[] {
  const lines = bytes.toString().split("\n");
  return lines
    .filter((line) => line !== "")
    .map((line) => {
      const row = parseJson(line);
      if (isObject(row)) return row as EntryRow;
      throw damaged(archive, `${tableEntry(table)} has a line that is no row`);
    });
}

function requireFilesOfRows(
  archive: string,
  { files, missing, missingInHistory }: BackupManifest,
  tables: VerifiedBackup["tables"],
): void {
  const known = new Set([
    ...Object.keys(files),
    ...missing.flatMap(({ parts }) => parts),
    ...missingInHistory,
  ]);
  for (const naming of namingRows(tables)) {
    const absent = namesOf(archive, () => filesOf(naming)).find((name) => !known.has(name));
    if (absent === undefined) continue;
    throw new BackupError(
      `${archive} is not a whole backup: ${naming.table} ${naming.key} names the file ${absent}, which it does not have.`,
    );
  }
}

function namesOf(archive: string, readNames: () => unknown): string[] {
  try {
    const names = readNames();
    if (Array.isArray(names) && names.every((name) => typeof name === "string")) {
      return names.flatMap(storedNames);
    }
  } catch {
    // A value that is not a list is rejected like a list of the wrong type.
  }
  throw damaged(archive, "an entry's list of files cannot be read");
}

const isObject = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);

const damaged = (archive: string, how: string) => new BackupError(`${archive} is damaged: ${how}.`);
