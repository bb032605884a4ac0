import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { dayInIndia } from "../../content/text/india-time.ts";
import type { BackupCopies } from "./backup-copies.ts";
import type { BackupManifest } from "./backup-format.ts";
import { makeRoomForBackup } from "./backup-room.ts";
import type { BackupWatch } from "./backup-watch.ts";
import { listBackups } from "./latest-backup.ts";
import { logMissing } from "./present-missing.ts";
import type { BackupSource } from "./take-snapshot.ts";
import { writeBackupFile } from "./write-backup.ts";

const PARTIAL_NAME = /^gurukul-.+\.part$/;
const LOOK_EVERY_MS = 10 * 60_000;
const CLOSE_PATIENCE_MS = 5000;
const ABANDONED_AFTER_MS = 24 * 60 * 60_000;

export const backupName = (moment: Date) => `gurukul-${dayInIndia(moment)}.tar`;

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
  await makeRoomForBackup(folder);
  const manifest = await writeBackupFile(source, path.join(folder, backupName(now)), { signal });
  const outdated = (await listBackups(folder)).slice(keep);
  const abandoned = await findAbandoned(folder, now);
  await Promise.all([...outdated, ...abandoned].map((name) => rm(path.join(folder, name), { force: true })));
  return manifest;
}

/** Sends the last backup to the second place, unless it is there, and removes the oldest copies beyond the number to keep. */
export async function copyDailyBackup(
  copies: BackupCopies,
  { folder, keep }: { folder: string; keep: number },
  signal?: AbortSignal,
): Promise<void> {
  const [latest] = await listBackups(folder);
  if (latest === undefined || (await copies.list()).includes(latest)) return;
  await copies.write(latest, path.join(folder, latest), signal);
  await copies.removeBeyond(keep);
}

interface Keeping {
  watch?: Pick<BackupWatch, "noteAttempt" | "noteCopy"> | undefined;
  copies?: BackupCopies | undefined;
}

/** Checks every few minutes whether the day's backup is due, the first time immediately. */
export function keepDailyBackups(
  source: BackupSource,
  settings: { folder: string; keep: number },
  log: FastifyBaseLogger,
  { watch, copies }: Keeping = {},
): { close(): Promise<void> } {
  const closing = new AbortController();
  let underWay: Promise<void> | undefined;
  const look = async () => {
    try {
      const made = await makeDailyBackup(source, settings, { signal: closing.signal });
      if (made) log.info("daily backup made");
      logMissing(log, made?.missing ?? [], "files are missing from the daily backup");
      watch?.noteAttempt();
    } catch (error) {
      if (!closing.signal.aborted) {
        log.error({ err: error }, "daily backup failed");
        watch?.noteAttempt(error);
      }
    }
    if (copies && !closing.signal.aborted) {
      try {
        await copyDailyBackup(copies, settings, closing.signal);
        watch?.noteCopy();
      } catch (error) {
        if (!closing.signal.aborted) {
          log.error({ err: error }, "the copy of the daily backup failed");
          watch?.noteCopy(error);
        }
      }
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
      // A folder on another machine may hang.
      await Promise.race([underWay, sleep(CLOSE_PATIENCE_MS, undefined, { ref: false })]);
    },
  };
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
