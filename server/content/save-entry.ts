import { randomBytes } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import { isOriginalName, renamedFile, storedNames } from "../../content/files/images.ts";
import { type Coded, message } from "../../content/messages/message.ts";
import type { Resource } from "../../content/resources/define-resource.ts";
import { mayHaveCommitted } from "../database/database-errors.ts";
import { fileNames, parseNames } from "../database/entry-files.ts";
import type { Actor } from "../database/record-change.ts";
import type { EntryRow } from "../database/tables.ts";
import { validationFailed } from "../errors.ts";
import type { FilePlace, FileStore } from "../files/file-store.ts";
import { placeOrRemember } from "../files/place-files.ts";
import type { PreparedFile } from "../files/prepare-file.ts";
import type { ContentStore } from "./content-store.ts";
import { type EditGuard, type EntryValues, shownFiles } from "./entry-rows.ts";
import type { SavedChange } from "./entry-writer.ts";
import type { EntryInput } from "./read-input.ts";

export interface EntryStores {
  store: ContentStore;
  files: FileStore;
  log: Pick<FastifyBaseLogger, "error">;
}

/** Files first, then the row: a row never names a file that is not there. */
export async function createEntry(
  stores: EntryStores,
  resource: Resource,
  input: EntryInput,
  actor: Actor,
): Promise<EntryRow> {
  const row = await withInputFiles(stores, input, (published) =>
    stores.store.create(resource, mergeFiles(resource, undefined, input, published), actor),
  );
  await withdrawDroppedFiles(stores, fileNames(resource, row), shownFiles(resource, row));
  return row;
}

export async function updateEntry(
  stores: EntryStores,
  resource: Resource,
  id: string,
  input: EntryInput,
  mayEdit: EditGuard,
  actor: Actor,
): Promise<SavedChange> {
  const save = async () => {
    const saved = await withInputFiles(stores, input, (published) =>
      stores.store.update(resource, id, (row) => mergeFiles(resource, row, input, published), mayEdit, actor),
    );
    const named = [saved.before, saved.after].flatMap((row) => fileNames(resource, row));
    await withdrawDroppedFiles(stores, named, shownFiles(resource, saved.after));
    return saved;
  };
  const mayAppear = input.values.isDraft === 0 || input.values.publishAt !== undefined;
  if (!mayAppear) return save();
  const names = await stores.store.findHiddenFiles(resource, { ids: [id] });
  return withRestoredFiles(stores, names, async () => ({ replaced: [], result: await save() }));
}

/** Takes away from the public what nothing shows any more. */
export async function withdrawDroppedFiles(
  stores: EntryStores,
  before: readonly string[],
  after: readonly string[],
): Promise<void> {
  const dropped = before.filter((name) => !after.includes(name));
  await placeOrRemember(stores, dropped);
}

export async function removeEntry(
  stores: EntryStores,
  resource: Resource,
  id: string,
  actor: Actor,
): Promise<{ undo: string }> {
  const { before, undo } = await stores.store.remove(resource, id, actor);
  const names = [...fileNames(resource, before), ...(await findLinkedPhotos(stores, resource))];
  await placeOrRemember(stores, names);
  return { undo };
}

/** What else visitors may not read any more after entries of this type were deleted. */
export const findLinkedPhotos = async ({ store }: EntryStores, { child }: Resource): Promise<string[]> =>
  child?.id === "_id" ? store.findPhotosOfDeleted() : [];

/**
 * Runs a restore of a version that names the given files. They come back first: a row never names a file that is not there.
 * Then all files of both versions are put where they belong, also when the restore was refused.
 */
export async function withRestoredFiles<Result>(
  stores: EntryStores,
  names: readonly string[],
  restore: () => Promise<{ replaced: readonly string[]; result: Result }>,
): Promise<Result> {
  const inUse = await stores.store.fileNamesInUse(names);
  await stores.files.bringBack(names.filter((name) => !inUse.has(name)).flatMap(storedNames));
  let replaced: readonly string[] = [];
  try {
    const restored = await restore();
    replaced = restored.replaced;
    return restored.result;
  } finally {
    await placeOrRemember(stores, [...new Set([...names, ...replaced])]);
  }
}

/** `before` is the row that is changed, undefined for a new one; `published` has the new names of what was staged. */
function mergeFiles(
  resource: Resource,
  before: EntryRow | undefined,
  input: EntryInput,
  published: ReadonlyMap<string, string>,
): EntryValues {
  const values: EntryValues = { ...input.values };
  for (const [name, field] of Object.entries(resource.fields)) {
    const sent = (input.files[name] ?? []).map((file) => file.name);
    if (field.kind === "file") {
      if (sent[0] !== undefined) values[name] = sent[0];
      else if (!before || input.remove.includes(name)) values[name] = null;
    }
    if (field.kind === "files") {
      const stored = parseNames(before?.[name]);
      const known = new Map([...stored.map((file) => [file, file] as const), ...published]);
      const kept = (input.keep ?? stored).map((file) => known.get(file) ?? refuseKeep(UNKNOWN_PICTURE));
      if (new Set(kept).size !== kept.length) refuseKeep(message("picture_kept_twice"));
      values[name] = JSON.stringify([...kept, ...sent]);
    }
  }
  return values;
}

const UNKNOWN_PICTURE = message("picture_not_staged");

function refuseKeep(reason: Coded): never {
  throw validationFailed({ keep: reason });
}

/** Runs a save with the files of its input: those that came with it, and those that were staged before. */
const withInputFiles = <Result>(
  stores: EntryStores,
  { files, keep = [] }: EntryInput,
  save: (published: ReadonlyMap<string, string>) => Promise<Result>,
): Promise<Result> =>
  withWrittenFiles(stores, Object.values(files).flat(), () => withPublishedFiles(stores, keep, save));

/**
 * Those of the given files that are staged, and that no other save has taken, become public first, under names that nobody else has:
 * whatever fails, no other save can be counting on them.
 */
export async function withPublishedFiles<Result>(
  stores: EntryStores,
  names: readonly string[],
  save: (published: ReadonlyMap<string, string>) => Promise<Result>,
): Promise<Result> {
  const { store, files } = stores;
  const possible = new Set(names.filter(isOriginalName));
  const taken = await store.takeFiles(possible.difference(await store.fileNamesInUse([...possible])));
  const newNames = new Map([...taken].flatMap(renameParts));
  try {
    const found = await files.publish(newNames);
    const isWhole = (name: string) => taken.has(name) && storedNames(name).every((part) => found.has(part));
    const saved = await save(new Map([...newNames].filter(([name]) => isWhole(name))));
    await orLeaveToSweep(stores, files.staged.remove([...found]));
    return saved;
  } catch (error) {
    if (!mayHaveCommitted(error)) {
      await orLeaveToSweep(stores, files.unpublish(newNames));
      await orLeaveToSweep(stores, store.giveBackFiles(taken));
    }
    throw error;
  }
}

function renameParts(name: string): [part: string, newName: string][] {
  const base = randomBytes(16).toString("hex");
  return storedNames(name).map((part) => [part, renamedFile(part, base)]);
}

/** What was written for a save that then fails is taken away again. */
export async function withWrittenFiles<Result>(
  stores: EntryStores,
  files: readonly PreparedFile[],
  save: () => Promise<Result>,
  place: FilePlace = stores.files,
): Promise<Result> {
  const parts = files.flatMap((file) => file.parts);
  try {
    for (const part of parts) await place.write(part.name, part.bytes);
    return await save();
  } catch (error) {
    const names = parts.map((part) => part.name);
    if (!mayHaveCommitted(error)) await orLeaveToSweep(stores, place.remove(names));
    throw error;
  }
}

/** The rows are already what they should be, and no row names these files: the sweep withdraws what cannot be removed now. */
async function orLeaveToSweep({ log }: EntryStores, removing: Promise<void>): Promise<void> {
  await removing.catch((error) => log.error({ err: error }, "files could not be removed"));
}
