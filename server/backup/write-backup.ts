import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import path from "node:path";
import { PassThrough, type Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { type Pack, pack } from "tar-stream";
import type { OpenDatabase } from "../database/open-database.ts";
import type { FileStore } from "../uploads/file-store.ts";
import {
  BACKUP_FORMAT,
  BackupError,
  type BackupManifest,
  fileEntry,
  MANIFEST_ENTRY,
  tableEntry,
} from "./backup-format.ts";
import { readSnapshot, type Snapshot } from "./read-snapshot.ts";

export interface BackupSource {
  database: OpenDatabase;
  files: FileStore;
}

export interface OpenBackup {
  archive: Readable;
  /** Settles when the archive has ended; when it fails, so does the archive. */
  finished: Promise<BackupManifest>;
}

/** A save that replaces a file before it is copied makes the snapshot unusable; the next one will be newer. */
const MAX_SNAPSHOTS = 10;

/** Writes a backup to a file that appears only when it is whole and safe on the disk. */
export async function writeBackupFile(
  source: BackupSource,
  file: string,
  signal?: AbortSignal,
): Promise<BackupManifest> {
  const partial = `${file}.${randomUUID()}.part`;
  try {
    const { archive, finished } = await openBackup(source);
    const [manifest] = await Promise.all([
      finished,
      pipeline(archive, createWriteStream(partial, { mode: 0o600 }), { signal }),
    ]);
    await syncToDisk(partial);
    await rename(partial, file);
    await syncToDisk(path.dirname(file));
    return manifest;
  } finally {
    await rm(partial, { force: true });
  }
}

async function syncToDisk(name: string): Promise<void> {
  const handle = await open(name, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The tables have been read when this resolves; the files follow as fast as the archive is taken. */
export async function openBackup(source: BackupSource): Promise<OpenBackup> {
  const first = await readSnapshot(source.database);
  const entries = pack();
  const archive = new PassThrough();
  const finished = addSnapshots(entries, first, source).catch((error) => {
    archive.destroy(error);
    throw error;
  });
  // Whoever reads the archive learns of a failure through it, and whoever stops reading ends the work.
  Promise.all([finished, pipeline(entries, archive)]).catch(() => {});
  return { archive, finished };
}

/** Goes on with a newer snapshot when a later save has removed a file of this one before it could be copied. */
async function addSnapshots(archive: Pack, first: Snapshot, source: BackupSource): Promise<BackupManifest> {
  const added: BackupManifest["files"] = {};
  let snapshot = first;
  for (let attempt = 1; attempt <= MAX_SNAPSHOTS; attempt++) {
    const tables = await addTables(archive, snapshot);
    if (await addFiles(archive, snapshot, source.files, added)) {
      const manifest: BackupManifest = {
        format: BACKUP_FORMAT,
        createdAt: snapshot.takenAt,
        migrations: snapshot.migrations,
        tables,
        files: Object.fromEntries(Object.entries(added).filter(([name]) => snapshot.files.has(name))),
      };
      await addEntry(archive, MANIFEST_ENTRY, Buffer.from(JSON.stringify(manifest, null, 1)));
      archive.finalize();
      return manifest;
    }
    snapshot = await readSnapshot(source.database);
  }
  throw new BackupError(
    "Files were replaced faster than they could be copied. Try again when less is being saved.",
  );
}

async function addTables(archive: Pack, snapshot: Snapshot): Promise<BackupManifest["tables"]> {
  const tables: BackupManifest["tables"] = {};
  for (const [name, rows] of snapshot.tables) {
    const bytes = Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
    tables[name] = { rows: rows.length, sha256: digest(bytes) };
    await addEntry(archive, tableEntry(name), bytes);
  }
  return tables;
}

/** False when a file is there no more. */
async function addFiles(
  archive: Pack,
  snapshot: Snapshot,
  files: FileStore,
  added: BackupManifest["files"],
): Promise<boolean> {
  for (const name of snapshot.files) {
    if (name in added) continue;
    const bytes = await readStored(files, name);
    if (!bytes) return false;
    added[name] = { size: bytes.length, sha256: digest(bytes) };
    await addEntry(archive, fileEntry(name), bytes);
  }
  return true;
}

const digest = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

async function readStored(files: FileStore, name: string): Promise<Buffer | undefined> {
  if (!(await files.find(name))) return undefined;
  return files
    .read(name)
    .then(buffer)
    .catch(async (error) => {
      if (await files.find(name)) throw error;
      return undefined;
    });
}

function addEntry(archive: Pack, name: string, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    archive.entry({ name, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve()));
  });
}
