import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import path from "node:path";
import type { Writable } from "node:stream";
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

/** A save that replaces a file while it is being copied makes the snapshot unusable; the next one will be newer. */
const MAX_SNAPSHOTS = 10;

/** Writes a backup to a file that appears only when it is whole and safe on the disk. */
export async function writeBackupFile(source: BackupSource, file: string): Promise<BackupManifest> {
  const partial = `${file}.part`;
  try {
    for (let attempt = 1; attempt <= MAX_SNAPSHOTS; attempt++) {
      const manifest = await writeBackup(source, createWriteStream(partial, { mode: 0o600 }));
      if (!manifest) continue;
      await syncToDisk(partial);
      await rename(partial, file);
      await syncToDisk(path.dirname(file));
      return manifest;
    }
  } finally {
    await rm(partial, { force: true });
  }
  throw new BackupError(
    "Files were replaced faster than they could be copied. Try again when less is being saved.",
  );
}

async function syncToDisk(name: string): Promise<void> {
  const handle = await open(name, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Undefined when a file of the snapshot was removed by a later save before it could be copied. */
async function writeBackup(
  { database, files }: BackupSource,
  output: Writable,
): Promise<BackupManifest | undefined> {
  const snapshot = await readSnapshot(database);
  const archive = pack();
  const [manifest] = await Promise.all([
    addEntries(archive, snapshot, files).catch((error) => {
      archive.destroy(error);
      throw error;
    }),
    pipeline(archive, output),
  ]);
  return manifest;
}

async function addEntries(
  archive: Pack,
  snapshot: Snapshot,
  files: FileStore,
): Promise<BackupManifest | undefined> {
  const manifest: BackupManifest = {
    format: BACKUP_FORMAT,
    createdAt: new Date().toISOString(),
    migrations: snapshot.migrations,
    tables: {},
    files: {},
  };
  for (const [name, rows] of snapshot.tables) {
    const bytes = Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
    manifest.tables[name] = { rows: rows.length, sha256: digest(bytes) };
    await addEntry(archive, tableEntry(name), bytes);
  }
  let isWhole = true;
  for (const name of snapshot.files) {
    const bytes = await readStored(files, name);
    if (!bytes) {
      isWhole = false;
      break;
    }
    manifest.files[name] = { size: bytes.length, sha256: digest(bytes) };
    await addEntry(archive, fileEntry(name), bytes);
  }
  await addEntry(archive, MANIFEST_ENTRY, Buffer.from(JSON.stringify(manifest, null, 1)));
  archive.finalize();
  return isWhole ? manifest : undefined;
}

const digest = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

async function readStored(files: FileStore, name: string): Promise<Buffer | undefined> {
  if (!(await files.find(name))) return undefined;
  return buffer(await files.read(name)).catch(async (error) => {
    if (await files.find(name)) throw error;
    return undefined;
  });
}

function addEntry(archive: Pack, name: string, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    archive.entry({ name, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve()));
  });
}
