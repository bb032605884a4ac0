import { setTimeout as sleep } from "node:timers/promises";
import type { Resource } from "../../content/resources/define-resource.ts";
import type { Actor } from "../database/record-change.ts";
import { notFound } from "../errors.ts";
import type { UndoneBatch } from "./batch-undoer.ts";
import type { BulkAction, BulkResult, Selection } from "./bulk-writer.ts";
import { placeAllFiles, placeFiles } from "./place-files.ts";
import { type EntryStores, findLinkedPhotos, orLeaveToSweep, withRestoredFiles } from "./save-entry.ts";

/** The files of thousands of entries take minutes in a bucket. They go on being moved when whoever asked has his answer. */
const FILES_PATIENCE_MS = 20_000;

/** Does the same with many entries, all or nothing. */
export async function saveMany(
  stores: EntryStores,
  resource: Resource,
  action: BulkAction,
  selection: Selection,
  actor: Actor,
): Promise<BulkResult> {
  const change = () => stores.store.changeMany(resource, action, selection, actor);
  if (action.name === "publish") {
    const names = await stores.store.findHiddenFiles(resource, selection);
    return withRestoredFiles(stores, names, async () => ({ replaced: [], result: await change() }));
  }
  const result = await change();
  const linked = action.name === "delete" ? await findLinkedPhotos(stores, resource) : [];
  await placeInTime(stores, [...result.dropped, ...linked]);
  return result;
}

/** Puts files where they belong now; the answer does not wait for the last of very many. */
export const placeInTime = (stores: EntryStores, names: readonly string[]) =>
  waitInTime(orLeaveToSweep(stores, placeFiles(stores, names)));

export const placeAllInTime = (stores: EntryStores) =>
  waitInTime(orLeaveToSweep(stores, placeAllFiles(stores)));

const waitInTime = (placing: Promise<void>): Promise<void> =>
  Promise.race([placing, sleep(FILES_PATIENCE_MS, undefined, { ref: false })]);

/** Makes the entries that were changed at once what they were before, with their files. */
export async function undoMany(stores: EntryStores, batch: string, actor: Actor): Promise<UndoneBatch> {
  const found = await stores.store.findBatch(batch);
  if (!found) throw notFound("Change");
  const inUse = await stores.store.fileNamesInUse(found.files);
  const absent = found.files.filter((name) => !inUse.has(name));
  return withRestoredFiles(stores, absent, async () => {
    const result = await stores.store.undoBatch(found.resource, batch, actor);
    return { replaced: [...result.dropped, ...(await findLinkedPhotos(stores, found.resource))], result };
  });
}
