import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { dayInIndia } from "../../content/text/india-time.ts";
import type { BackupManifest, MissingFile } from "./backup-format.ts";
import { logMissing } from "./present-missing.ts";
import { readManifest } from "./read-archive.ts";
import type { BackupSource } from "./take-snapshot.ts";
import { writeBackupFile } from "./write-backup.ts";

const BACKUP_NAME = /^gurukul-\d{4}-\d{2}-\d{2}\.tar$/;
const PARTIAL_NAME = /^gurukul-.+\.part$/;
const LOOK_EVERY_MS = 10 * 60_000;
const ABANDONED_AFTER_MS = 24 * 60 * 60_000;

export const backupName = (moment: Date) => `gurukul-${dayInIndia(moment)}.tar`;

export async function findLatestBackup(
  folder: string,
): Promise<{ createdAt: string; size: number; missing: MissingFile[] } | undefined> {
  const [latest] = await listBackups(folder);
  if (latest === undefined) return undefined;
  const file = path.join(folder, latest);
  const { mtime, size } = await stat(file);
  const { missing } = await readManifest(file);
  return { createdAt: mtime.toISOString(), size, missing };
}

/**
 * Creates the backup of the day unless it exists (undefined), then removes the oldest beyond the number to keep. Machines
 * that share the folder may do so at the same time: each writes its own file and renames it at the end.
 */
export async function makeDailyBackup(
  source: BackupSource,
  { folder, keep }: { folder: string; keep: number },
  { now = new Date(), signal }: { now?: Date; signal?: AbortSignal } = {},
): Promise<BackupManifest | undefined> {
  if ((await readdir(folder)).includes(backupName(now))) return undefined;
  const manifest = await writeBackupFile(source, path.join(folder, backupName(now)), { signal });
  const outdated = (await listBackups(folder)).slice(keep);
  const abandoned = await findAbandoned(folder, now);
  await Promise.all([...outdated, ...abandoned].map((name) => rm(path.join(folder, name), { force: true })));
  return manifest;
}

/** Checks every few minutes whether the day's backup is due, the first time immediately. */
export function keepDailyBackups(
  source: BackupSource,
  settings: { folder: string; keep: number },
  log: FastifyBaseLogger,
): { close(): Promise<void> } {
  const closing = new AbortController();
  let underWay: Promise<void> | undefined;
  const look = async () => {
    try {
      const made = await makeDailyBackup(source, settings, { signal: closing.signal });
      if (made) log.info("daily backup made");
      logMissing(log, made?.missing ?? [], "files are missing from the daily backup");
    } catch (error) {
      if (!closing.signal.aborted) log.error({ err: error }, "daily backup failed");
    }
    underWay = undefined;
  };
  const timer = setInterval(() => {
    underWay ??= look();
  }, LOOK_EVERY_MS);
  timer.unref();
  underWay = look();
  return {
    async close() {
      clearInterval(timer);
      closing.abort();
      await underWay;
    },
  };
}

/** Newest first. */
async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names
    .filter((name) => BACKUP_NAME.test(name))
    .sort()
    .reverse();
}

/** Partial files of killed processes. */
async function findAbandoned(folder: string, now: Date): Promise<string[]> {
  const abandoned: string[] = [];
  for (const name of (await readdir(folder)).filter((name) => PARTIAL_NAME.test(name))) {
    const found = await stat(path.join(folder, name)).catch(() => undefined);
    if (found && now.getTime() - found.mtimeMs > ABANDONED_AFTER_MS) abandoned.push(name);
  }
  return abandoned;
}
