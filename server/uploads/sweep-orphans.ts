import { storedNames } from "../../content/images.ts";
import type { FileStore } from "./file-store.ts";

/** How long a file that was sent ahead waits for its entry: a form may stay open over night. */
const STAGED_FOR_MS = 24 * 60 * 60_000;

/**
 * Removes files that nothing names, the withdrawn ones too: what is left when the process dies between storing a file and saving its row,
 * or between forgetting a version and its file. A young file may belong to a row that is about to be saved. Returns the number removed.
 */
export async function sweepOrphans(
  store: FileStore,
  namesInUse: ReadonlySet<string>,
  olderThan: Date,
): Promise<number> {
  const wanted = new Set([...namesInUse].flatMap(storedNames));
  let removed = 0;
  for (const place of [store, store.withdrawn]) {
    const orphans: string[] = [];
    for await (const { name, modifiedAt } of place.list()) {
      if (!wanted.has(name) && modifiedAt < olderThan) orphans.push(name);
    }
    await place.remove(orphans);
    removed += orphans.length;
  }
  return removed;
}

/** Removes what was sent ahead of an entry that was never saved. */
export async function sweepStaged({ staged }: FileStore, now: number): Promise<void> {
  const ended: string[] = [];
  for await (const { name, modifiedAt } of staged.list()) {
    if (modifiedAt.getTime() < now - STAGED_FOR_MS) ended.push(name);
  }
  await staged.remove(ended);
}
