import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import type { MissingFile } from "./backup-format.ts";
import { readManifest } from "./read-archive.ts";

const BACKUP_NAME = /^gurukul-\d{4}-\d{2}-\d{2}\.tar$/;

export interface LatestBackup {
  createdAt: string;
  size: number;
  missing: MissingFile[];
}

export async function findLatestBackup(folder: string): Promise<LatestBackup | undefined> {
  const [latest] = await listBackups(folder);
  if (latest === undefined) return undefined;
  const file = path.join(folder, latest);
  const { mtime, size } = await stat(file);
  const { missing } = await readManifest(file);
  return { createdAt: mtime.toISOString(), size, missing };
}

/** The names of the daily backups, newest first. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names
    .filter((name) => BACKUP_NAME.test(name))
    .sort()
    .reverse();
}
