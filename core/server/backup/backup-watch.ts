import { setTimeout as sleep } from "node:timers/promises";
import type { BackupProblem } from "../../content/api/backup-contract.ts";
import { findFreeBytes, NoSpace } from "../files/free-space.ts";
import { findLatestBackup, type LatestBackup } from "./latest-backup.ts";

/** If the last backup is older than two days, a daily backup is certainly missing. */
const OVERDUE_MS = 2 * 24 * 60 * 60_000;
const STALE_MS = 60_000;
/** A folder on another machine may hang for good, and a read of it cannot be cancelled. */
export const FOLDER_PATIENCE_MS = 10_000;

interface Look {
  latest: LatestBackup | undefined;
  freeBytes: number;
}

export interface BackupState extends Partial<Look> {
  problem: BackupProblem | null;
}

export interface BackupWatch {
  /** The result of the last read; it does not wait for the folder. */
  peek(): BackupState;
  find(): Promise<BackupState>;
  noteAttempt(error?: unknown): void;
  noteCopy(error?: unknown): void;
}

async function lookInto(folder: string): Promise<Look> {
  const [latest, freeBytes] = await Promise.all([findLatestBackup(folder), findFreeBytes(folder)]);
  return { latest, freeBytes };
}

/** Whether the daily backups are in order. There is at most one read of the folder at a time: each that hangs blocks a thread. */
export function openBackupWatch(
  folder: string,
  { look = lookInto, patienceMs = FOLDER_PATIENCE_MS, now = Date.now } = {},
): BackupWatch {
  let last: Look | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let startedAt: number | undefined;
  let underWay: Promise<void> | undefined;
  let isReadable = true;
  let failure: BackupProblem | undefined;
  let hasCopyFailed = false;

  const start = () => {
    if (underWay) return underWay;
    startedAt = now();
    underWay = look(folder)
      .then(
        (found) => {
          last = found;
          isReadable = true;
        },
        () => {
          isReadable = false;
        },
      )
      .finally(() => {
        lookedAt = now();
        startedAt = undefined;
        underWay = undefined;
      });
    return underWay;
  };
  const hangs = () => startedAt !== undefined && now() - startedAt >= patienceMs;
  const findProblem = (): BackupProblem | null => {
    if (!isReadable || hangs()) return "unreachable";
    if (failure) return failure;
    if (last?.latest && now() - Date.parse(last.latest.createdAt) > OVERDUE_MS) return "overdue";
    return hasCopyFailed ? "not-copied" : null;
  };
  const describe = (): BackupState => ({ ...last, problem: findProblem() });
  return {
    peek() {
      if (now() - lookedAt > STALE_MS) void start();
      return describe();
    },
    async find() {
      if (!hangs()) await Promise.race([start(), sleep(patienceMs, undefined, { ref: false })]);
      return describe();
    },
    noteAttempt(error) {
      failure = error === undefined ? undefined : error instanceof NoSpace ? "too-large" : "failed";
      lookedAt = Number.NEGATIVE_INFINITY;
    },
    noteCopy(error) {
      hasCopyFailed = error !== undefined;
    },
  };
}
