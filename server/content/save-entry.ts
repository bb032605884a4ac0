import { storedNames } from "../../content/images.ts";
import type { Resource } from "../../content/resources/define-resource.ts";
import type { EntryRow } from "../database/tables.ts";
import { validationFailed } from "../errors.ts";
import type { FileStore } from "../uploads/file-store.ts";
import type { ContentStore, EditGuard, EntryValues } from "./content-store.ts";
import { fileNames, parseNames } from "./present-row.ts";
import type { EntryInput } from "./read-input.ts";

export interface EntryStores {
  store: ContentStore;
  files: FileStore;
}

/** Files first, then the row: a row never names a file that is not there. */
export async function createEntry(
  { store, files }: EntryStores,
  resource: Resource,
  input: EntryInput,
  options: { sample?: boolean } = {},
): Promise<EntryRow> {
  return withWrittenFiles(files, input, () => {
    const values: EntryValues = { ...input.values };
    for (const [name, field] of Object.entries(resource.fields)) {
      const sent = (input.files[name] ?? []).map((file) => file.name);
      if (field.kind === "file") values[name] = sent[0] ?? null;
      if (field.kind === "files") values[name] = JSON.stringify(sent);
    }
    return store.create(resource, values, options.sample);
  });
}

export async function updateEntry(
  { store, files }: EntryStores,
  resource: Resource,
  id: string,
  input: EntryInput,
  mayEdit: EditGuard,
): Promise<EntryRow> {
  const { before, after } = await withWrittenFiles(files, input, () =>
    store.update(resource, id, (row) => mergeFiles(resource, row, input), mayEdit),
  );
  const kept = new Set(fileNames(resource, after));
  await removeStored(
    files,
    fileNames(resource, before).filter((name) => !kept.has(name)),
  );
  return after;
}

export async function removeEntry(
  { store, files }: EntryStores,
  resource: Resource,
  id: string,
): Promise<void> {
  const before = await store.remove(resource, id);
  await removeStored(files, fileNames(resource, before));
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
      const strange = keep.find((file) => !stored.includes(file));
      if (strange !== undefined || new Set(keep).size !== keep.length) {
        throw validationFailed({ keep: "keep names each stored picture of this entry at most once" });
      }
      values[name] = JSON.stringify([...keep, ...sent]);
    }
  }
  return values;
}

/** What was written for a save that then fails is taken away again. */
async function withWrittenFiles<Result>(
  files: FileStore,
  input: EntryInput,
  save: () => Promise<Result>,
): Promise<Result> {
  const parts = Object.values(input.files)
    .flat()
    .flatMap((file) => file.parts);
  try {
    for (const part of parts) await files.write(part.name, part.bytes);
    return await save();
  } catch (error) {
    await files.remove(parts.map((part) => part.name));
    throw error;
  }
}

const removeStored = (files: FileStore, names: readonly string[]) => files.remove(names.flatMap(storedNames));
