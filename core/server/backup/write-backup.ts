import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import path from "node:path";
import { PassThrough, type Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { type Pack, pack } from "tar-stream";
import { syncToDisk } from "../files/disk-file-store.ts";
import type { FileStore } from "../files/file-store.ts";
import {
  BACKUP_FORMAT,
  type BackupManifest,
  fileEntry,
  MANIFEST_ENTRY,
  type MissingFile,
  tableEntry,
} from "./backup-format.ts";
import { checkArchive } from "./check-archive.ts";
import {
  type BackupSource,
  type CheckedSnapshot,
  MAX_SNAPSHOTS,
  takeSnapshot,
  tooManySaves,
} from "./take-snapshot.ts";

export interface OpenBackup {
  archive: Readable;
  /** Known before the first byte. */
  missing: MissingFile[];
  /** Resolves at the end of the archive, and rejects if the archive fails. */
  finished: Promise<BackupManifest>;
}

/** The reader closed the stream before the end. */
export class ReaderClosed extends Error {}

export interface BackupOptions {
  /** The maximum size of a part of a table; a restore holds one part in memory. */
  partBytes?: number;
}

const PART_BYTES = 64 * 1024 * 1024;

/** Writes a backup to a file that gets its name only when it is complete, synced and read back. */
export async function writeBackupFile(
  source: BackupSource,
  file: string,
  { signal, ...options }: BackupOptions & { signal?: AbortSignal } = {},
): Promise<BackupManifest> {
  const partial = `${file}.${randomUUID()}.part`;
  try {
    const { archive, finished } = await openBackup(source, options);
    // Fails if the archive fails or the disk is full.
    await pipeline(archive, createWriteStream(partial, { mode: 0o600 }), { signal });
    await syncToDisk(partial);
    const manifest = await finished;
    await checkArchive(partial, manifest);
    await rename(partial, file);
    await syncToDisk(path.dirname(file));
    return manifest;
  } finally {
    await rm(partial, { force: true });
  }
}

/** Resolves after the tables are read and their files are checked; the bytes follow as the archive is consumed. */
export async function openBackup(
  source: BackupSource,
  { partBytes = PART_BYTES }: BackupOptions = {},
): Promise<OpenBackup> {
  const first = await takeSnapshot(source);
  const entries = pack();
  const archive = new PassThrough();
  const finished = addSnapshots(entries, first, source, partBytes).catch((error) => {
    if (archive.destroyed) throw new ReaderClosed("The archive was not read to its end", { cause: error });
    archive.destroy(error);
    throw error;
  });
  // The reader receives errors through the archive; if the reader stops, so does the work.
  Promise.all([finished, pipeline(entries, archive)]).catch(() => {});
  return { archive, missing: first.missing, finished };
}

/** Continues with a newer snapshot if a save removes a file before it is copied. */
async function addSnapshots(
  archive: Pack,
  first: CheckedSnapshot,
  source: BackupSource,
  partBytes: number,
): Promise<BackupManifest> {
  const added: BackupManifest["files"] = {};
  let snapshot = first;
  for (let attempt = 1; attempt <= MAX_SNAPSHOTS; attempt++) {
    const tables = await addTables(archive, snapshot, partBytes);
    const absent = new Set([...snapshot.missing.flatMap(({ parts }) => parts), ...snapshot.missingInHistory]);
    const removed = await addFiles(archive, snapshot.files.difference(absent), source.files, added);
    if (removed === undefined) {
      const manifest: BackupManifest = {
        format: BACKUP_FORMAT,
        createdAt: snapshot.takenAt,
        migrations: snapshot.migrations,
        tables,
        files: Object.fromEntries(Object.entries(added).filter(([name]) => snapshot.files.has(name))),
        missing: snapshot.missing,
        missingInHistory: snapshot.missingInHistory,
      };
      await addEntry(archive, MANIFEST_ENTRY, Buffer.from(JSON.stringify(manifest, null, 1)));
      archive.finalize();
      return manifest;
    }
    snapshot = await takeSnapshot(source, absent.add(removed));
  }
  throw tooManySaves();
}

async function addTables(
  archive: Pack,
  snapshot: CheckedSnapshot,
  partBytes: number,
): Promise<BackupManifest["tables"]> {
  const tables: BackupManifest["tables"] = {};
  for (const [name, rows] of snapshot.tables) {
    const hash = createHash("sha256");
    let parts = 0;
    for (const bytes of writeRows(rows, partBytes)) {
      hash.update(bytes);
      parts++;
      await addEntry(archive, tableEntry(name, parts), bytes);
    }
    tables[name] = { rows: rows.length, sha256: hash.digest("hex"), ...(parts > 1 && { parts }) };
  }
  return tables;
}

/** Rows as lines, in parts of `partBytes`; a row is never split, and an empty table has one part. */
function* writeRows(rows: readonly object[], partBytes: number): Generator<Buffer> {
  let lines: string[] = [];
  let size = 0;
  for (const row of rows) {
    const line = `${JSON.stringify(row)}\n`;
    const bytes = Buffer.byteLength(line);
    if (lines.length > 0 && size + bytes > partBytes) {
      yield Buffer.from(lines.join(""));
      lines = [];
      size = 0;
    }
    lines.push(line);
    size += bytes;
  }
  yield Buffer.from(lines.join(""));
}

/** Returns the name of a file that no longer exists. */
async function addFiles(
  archive: Pack,
  names: ReadonlySet<string>,
  files: FileStore,
  added: BackupManifest["files"],
): Promise<string | undefined> {
  for (const name of names) {
    if (name in added) continue;
    const bytes = await readStored(files, name);
    if (!bytes) return name;
    added[name] = { size: bytes.length, sha256: digest(bytes) };
    await addEntry(archive, fileEntry(name), bytes);
  }
  return undefined;
}

const digest = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

/** Reads a file from its current place. */
async function readStored(files: FileStore, name: string): Promise<Buffer | undefined> {
  for (const place of [files, files.withdrawn]) {
    try {
      return await buffer(await place.read(name));
    } catch (error) {
      if (await place.find(name)) throw error;
    }
  }
  return undefined;
}

function addEntry(archive: Pack, name: string, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    archive
      .entry({ name, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve()))
      // A cancelled archive also fails the current entry, whose unhandled error would end the process.
      .on("error", reject);
  });
}
