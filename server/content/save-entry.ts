import type { FastifyBaseLogger } from "fastify";
import { storedNames } from "../../content/images.ts";
import type { Resource } from "../../content/resources/define-resource.ts";
import { mayHaveCommitted } from "../database/database-errors.ts";
import { fileNames, parseNames } from "../database/entry-files.ts";
import type { Actor } from "../database/record-change.ts";
import type { EntryRow } from "../database/tables.ts";
import { validationFailed } from "../errors.ts";
import type { FileStore } from "../uploads/file-store.ts";
import type { PreparedFile } from "../uploads/prepare-file.ts";
import type { ContentStore } from "./content-store.ts";
import { type EditGuard, type EntryValues, shownFiles } from "./entry-rows.ts";
import type { SavedChange } from "./entry-writer.ts";
import { placeFiles } from "./place-files.ts";
import type { EntryInput } from "./read-input.ts";

export interface EntryStores {
  store: ContentStore;
  files: FileStore;
  log: FastifyBaseLogger;
}

/** Files first, then the row: a row never names a file that is not there. */
export async function createEntry(
  stores: EntryStores,
  resource: Resource,
  input: EntryInput,
  actor: Actor,
): Promise<EntryRow> {
  const row = await withWrittenFiles(stores, Object.values(input.files).flat(), () => {
    const values: EntryValues = { ...input.values };
    for (const [name, field] of Object.entries(resource.fields)) {
      const sent = (input.files[name] ?? []).map((file) => file.name);
      if (field.kind === "file") values[name] = sent[0] ?? null;
      if (field.kind === "files") values[name] = JSON.stringify(sent);
    }
    return stores.store.create(resource, values, actor);
  });
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
    const saved = await withWrittenFiles(stores, Object.values(input.files).flat(), () =>
      stores.store.update(resource, id, (row) => mergeFiles(resource, row, input), mayEdit, actor),
    );
    const named = [saved.before, saved.after].flatMap((row) => fileNames(resource, row));
    await withdrawDroppedFiles(stores, named, shownFiles(resource, saved.after));
    return saved;
  };
  if (input.values.isDraft !== 0) return save();
  const names = await stores.store.findDraftFiles(resource, { ids: [id] });
  return withRestoredFiles(stores, names, async () => ({ replaced: [], result: await save() }));
}

/** Takes away from the public what nothing shows any more. */
export async function withdrawDroppedFiles(
  stores: EntryStores,
  before: readonly string[],
  after: readonly string[],
): Promise<void> {
  const dropped = before.filter((name) => !after.includes(name));
  await orLeaveToSweep(stores, placeFiles(stores, dropped));
}

export async function removeEntry(
  stores: EntryStores,
  resource: Resource,
  id: string,
  actor: Actor,
): Promise<{ undo: string }> {
  const { before, undo } = await stores.store.remove(resource, id, actor);
  await orLeaveToSweep(stores, placeFiles(stores, fileNames(resource, before)));
  return { undo };
}

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
    await orLeaveToSweep(stores, placeFiles(stores, [...new Set([...names, ...replaced])]));
  }
}

function mergeFiles(resource: Resource, before: EntryRow, input: EntryInput): EntryValues {
  const values: EntryValues = { ...input.values };
  for (const [name, field] of Object.entries(resource.fields)) {
    const sent = (input.files[name] ?? []).map((file) => file.name);
    if (field.kind === "file") {
      if (sent[0] !== undefined) values[name] = sent[0];
      else if (input.remove.includes(name)) values[name] = null;
    }
    if (field.kind === "files") {
      const stored = parseNames(before[name]);
      const keep = input.keep ?? stored;
      const known = new Set(stored);
      if (!keep.every((file) => known.has(file)) || new Set(keep).size !== keep.length) {
        throw validationFailed({ keep: "keep names each stored picture of this entry at most once" });
      }
      values[name] = JSON.stringify([...keep, ...sent]);
    }
  }
  return values;
}

/** What was written for a save that then fails is taken away again. */
export async function withWrittenFiles<Result>(
  stores: EntryStores,
  files: readonly PreparedFile[],
  save: () => Promise<Result>,
): Promise<Result> {
  const parts = files.flatMap((file) => file.parts);
  try {
    for (const part of parts) await stores.files.write(part.name, part.bytes);
    return await save();
  } catch (error) {
    const names = parts.map((part) => part.name);
    if (!mayHaveCommitted(error)) await orLeaveToSweep(stores, stores.files.remove(names));
    throw error;
  }
}

/** The rows are already what they should be; a file that cannot be moved or removed now is seen to by the next sweep. */
export async function orLeaveToSweep({ log }: EntryStores, removing: Promise<void>): Promise<void> {
  await removing.catch((error) => log.error({ err: error }, "files could not be moved or removed"));
}
