import { setTimeout as sleep } from "node:timers/promises";
import type { Resource } from "../../content/resources/define-resource.ts";
import type { Actor } from "../database/record-change.ts";
import { notFound } from "../errors.ts";
import { placeAllOrRemember, placeOrRemember } from "../files/place-files.ts";
import type { UndoneBatch } from "./batch-undoer.ts";
import type { BulkAction, BulkResult, Selection } from "./bulk-writer.ts";
import { type EntryStores, findLinkedPhotos, withRestoredFiles } from "./save-entry.ts";

/** Moving the files of thousands of entries takes minutes in a bucket. It goes on after the response. */
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

/** Moves files to where they belong now; the response does not wait for very many. Returns false while some are still to be moved. */
export const placeInTime = (stores: EntryStores, names: readonly string[]): Promise<boolean> =>
  waitInTime(placeOrRemember(stores, names));

export const placeAllInTime = (stores: EntryStores): Promise<boolean> =>
  waitInTime(placeAllOrRemember(stores));

const waitInTime = (placing: Promise<boolean>): Promise<boolean> =>
  Promise.race([placing, sleep(FILES_PATIENCE_MS, false, { ref: false })]);

/** Makes the entries that were changed at once what they were before, with their files; with `only` those that were deleted. */
export async function undoMany(
  stores: EntryStores,
  batch: string,
  actor: Actor,
  only?: "deleted",
): Promise<UndoneBatch> {
  const found = await stores.store.findBatch(batch);
  if (!found) throw notFound("Change");
  const inUse = await stores.store.fileNamesInUse(found.files);
  const absent = found.files.filter((name) => !inUse.has(name));
  return withRestoredFiles(stores, absent, async () => {
    const result = await stores.store.undoBatch(found.resource, batch, actor, only);
    return { replaced: [...result.dropped, ...(await findLinkedPhotos(stores, found.resource))], result };
  });
}
