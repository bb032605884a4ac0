import { storedNames } from "../../content/files/images.ts";
import type { FilePlace, FileStore } from "./file-store.ts";

/** A form with staged files may stay open overnight. */
const STAGED_FOR_MS = 24 * 60 * 60_000;

/** Enough time to notice that files are missing. */
const WITHDRAWN_FOR_MS = 7 * 24 * 60 * 60_000;

/**
 * Withdraws files that nothing names, and removes those that have been withdrawn for a week. Such files are left if the process
 * dies between storing a file and saving its row. A young file may belong to a row that is about to be saved.
 */
export async function sweepOrphans(
  store: FileStore,
  named: ReadonlySet<string>,
  olderThan: Date,
): Promise<void> {
  const wanted = new Set([...named].flatMap(storedNames));
  const findOrphans = async (place: FilePlace, before: Date): Promise<string[]> => {
    const orphans: string[] = [];
    for await (const { name, modifiedAt } of place.list()) {
      if (!wanted.has(name) && modifiedAt < before) orphans.push(name);
    }
    return orphans;
  };
  const weekBefore = new Date(olderThan.getTime() - WITHDRAWN_FOR_MS);
  await store.withdrawn.remove(await findOrphans(store.withdrawn, weekBefore));
  await store.withdraw(await findOrphans(store, olderThan));
}

/** Removes staged files of entries that were never saved. */
export async function sweepStaged({ staged }: FileStore, now: number): Promise<void> {
  const ended: string[] = [];
  for await (const { name, modifiedAt } of staged.list()) {
    if (modifiedAt.getTime() < now - STAGED_FOR_MS) ended.push(name);
  }
  await staged.remove(ended);
}
