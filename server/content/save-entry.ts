import type { FastifyBaseLogger } from "fastify";
import type { Resource } from "../../content/resources/define-resource.ts";
import { mayHaveCommitted } from "../database/database-errors.ts";
import { fileNames, parseNames } from "../database/entry-files.ts";
import type { Actor } from "../database/record-change.ts";
import type { EntryRow } from "../database/tables.ts";
import { validationFailed } from "../errors.ts";
import type { FileStore } from "../uploads/file-store.ts";
import type { PreparedFile } from "../uploads/prepare-file.ts";
import type { ContentStore, EditGuard, EntryValues } from "./content-store.ts";
import type { EntryInput } from "./read-input.ts";
import { removeUnnamedFiles } from "./remove-unnamed-files.ts";

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
  return withWrittenFiles(stores, Object.values(input.files).flat(), () => {
    const values: EntryValues = { ...input.values };
    for (const [name, field] of Object.entries(resource.fields)) {
      const sent = (input.files[name] ?? []).map((file) => file.name);
      if (field.kind === "file") values[name] = sent[0] ?? null;
      if (field.kind === "files") values[name] = JSON.stringify(sent);
    }
    return stores.store.create(resource, values, actor);
  });
}

export async function updateEntry(
  stores: EntryStores,
  resource: Resource,
  id: string,
  input: EntryInput,
  mayEdit: EditGuard,
  actor: Actor,
): Promise<EntryRow> {
  const { before, after } = await withWrittenFiles(stores, Object.values(input.files).flat(), () =>
    stores.store.update(resource, id, (row) => mergeFiles(resource, row, input), mayEdit, actor),
  );
  await removeDroppedFiles(stores, fileNames(resource, before), fileNames(resource, after));
  return after;
}

/** Takes away what an edit has ceased to name. */
export async function removeDroppedFiles(
  stores: EntryStores,
  before: readonly string[],
  after: readonly string[],
): Promise<void> {
  const dropped = before.filter((name) => !after.includes(name));
  await orLeaveToSweep(stores, removeUnnamedFiles(stores, dropped));
}

export async function removeEntry(
  stores: EntryStores,
  resource: Resource,
  id: string,
  actor: Actor,
): Promise<void> {
  const before = await stores.store.remove(resource, id, actor);
  await orLeaveToSweep(stores, removeUnnamedFiles(stores, fileNames(resource, before)));
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

/** The rows are already what they should be; a file that cannot be removed now goes with the next sweep of orphans. */
async function orLeaveToSweep({ log }: EntryStores, removing: Promise<void>): Promise<void> {
  await removing.catch((error) => log.error({ err: error }, "files could not be removed"));
}
