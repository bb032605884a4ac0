import { storedNames } from "../../content/images.ts";
import type { FileStore } from "./file-store.ts";

/**
 * Removes files that no content row names: what is left when the process dies between storing a file and saving its row,
 * or between deleting a row and its file. A young file may belong to a row that is about to be saved. Returns the number removed.
 */
export async function sweepOrphans(
  store: FileStore,
  namesInUse: ReadonlySet<string>,
  olderThan: Date,
): Promise<number> {
  const wanted = new Set([...namesInUse].flatMap(storedNames));
  const orphans: string[] = [];
  for await (const { name, modifiedAt } of store.list()) {
    if (!wanted.has(name) && modifiedAt < olderThan) orphans.push(name);
  }
  await store.remove(orphans);
  return orphans.length;
}
