import { rm, stat } from "node:fs/promises";
import path from "node:path";
import { findFreeBytes, requireSpace } from "../files/free-space.ts";
import { listBackups } from "./latest-backup.ts";
import { readManifest } from "./read-archive.ts";

/** The next backup is a little larger than the last one. */
const GROWTH = 1.1;

/** Removes the oldest daily backups if the next one would not fit, but never the last good one. Throws if that is not enough. */
export async function makeRoomForBackup(folder: string, find = findFreeBytes): Promise<void> {
  const names = await listBackups(folder);
  const backups = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      return { file, size: (await stat(file)).size };
    }),
  );
  const [newest] = backups;
  if (!newest) return;
  const needed = newest.size * GROWTH;
  let free = await find(folder);
  if (free >= needed) return;
  const lastGood = await findGood(backups);
  const removable = backups.slice(lastGood + 1).reverse();
  const removed: string[] = [];
  for (const { file, size } of removable) {
    if (free >= needed) break;
    removed.push(file);
    free += size;
  }
  // If removing all of them would not free enough room, nothing is removed.
  if (free < needed) return requireSpace(newest.file, needed, "the next backup", find);
  for (const file of removed) await rm(file, { force: true });
}

/** The place of the newest backup that is whole; the last place if none is. */
async function findGood(backups: readonly { file: string }[]): Promise<number> {
  for (const [place, { file }] of backups.entries()) {
    const isWhole = await readManifest(file).then(
      () => true,
      () => false,
    );
    if (isWhole) return place;
  }
  return backups.length - 1;
}
