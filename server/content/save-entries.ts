import { type Coded, message } from "../../content/messages/message.ts";
import { findCaptionsField, readCaptions, withoutEmptyTexts } from "../../content/resources/captions.ts";
import type { Resource } from "../../content/resources/define-resource.ts";
import { parseNames } from "../database/entry-files.ts";
import type { Actor } from "../database/record-change.ts";
import type { EntryRow } from "../database/tables.ts";
import { notFound, validationFailed } from "../errors.ts";
import type { BulkAction, BulkResult, Selection } from "./bulk-writer.ts";
import type { EditGuard, EntryValues } from "./entry-rows.ts";
import type { SavedChange } from "./entry-writer.ts";
import { type EntryStores, type PreparedSave, prepareSave } from "./prepare-save.ts";
import type { EntryInput } from "./read-input.ts";

export async function createEntry(
  stores: EntryStores,
  resource: Resource,
  input: EntryInput,
  actor: Actor,
): Promise<EntryRow> {
  const prepared = await prepareShared(stores, input, await findShared(stores, resource, undefined, input));
  const values = () => mergeFiles(resource, undefined, input, prepared.renamed);
  return stores.store.create(resource, values, actor, { prepared });
}

export async function updateEntry(
  stores: EntryStores,
  resource: Resource,
  id: string,
  input: EntryInput,
  mayEdit: EditGuard,
  actor: Actor,
): Promise<SavedChange> {
  const mayAppear = input.values.isDraft === 0 || input.values.publishAt !== undefined;
  const hidden = mayAppear ? await stores.store.findHiddenFiles(resource, { ids: [id] }) : [];
  const shared = await findShared(stores, resource, id, input);
  const prepared = await prepareShared(stores, input, shared, hidden);
  const change = (row: EntryRow) => mergeFiles(resource, row, input, prepared.renamed);
  return stores.store.update(resource, id, change, mayEdit, actor, prepared);
}

/** Does the same with many entries, all or nothing. */
export async function saveMany(
  stores: EntryStores,
  resource: Resource,
  action: BulkAction,
  selection: Selection,
  actor: Actor,
): Promise<BulkResult> {
  const hidden = action.name === "publish" ? await stores.store.findHiddenFiles(resource, selection) : [];
  const prepared = await prepareSave(stores, { hidden });
  return stores.store.changeMany(resource, action, selection, actor, prepared);
}

/** Undoes a change of many entries, with their files; with `only` for the deleted ones. */
export async function undoMany(stores: EntryStores, batch: string, actor: Actor, only?: "deleted") {
  const found = await stores.store.findBatch(batch);
  if (!found) throw notFound("Change");
  const prepared = await prepareSave(stores, { hidden: found.files });
  return stores.store.undoBatch(found.resource, { batch, only }, actor, prepared);
}

/** Restores deleted entries of a type from the trash, with their files. */
export async function restoreDeleted(
  stores: EntryStores,
  resource: Resource,
  revisions: readonly string[],
  actor: Actor,
) {
  const prepared = await prepareSave(stores, { hidden: await stores.store.findRevisionFiles(revisions) });
  return stores.store.undoBatch(resource, { revisions }, actor, prepared);
}

/** The pictures of other albums and posts that `keep` names. */
async function findShared(
  { store }: EntryStores,
  resource: Resource,
  id: string | undefined,
  { keep = [], audiences = new Map() }: EntryInput,
): Promise<string[]> {
  const list = findCaptionsField(resource)?.captionsOf;
  if (!list || keep.length === 0) return [];
  const row = id && (await store.find(resource, id, { fields: [list], audience: "office" }));
  const own = parseNames(row ? row[list] : null);
  return [
    ...(await store.findShareable(
      audiences,
      keep.filter((name) => !own.includes(name)),
    )),
  ];
}

async function prepareShared(
  stores: EntryStores,
  { files, keep = [], audiences = new Map() }: EntryInput,
  names: readonly string[],
  hidden: readonly string[] = [],
): Promise<PreparedSave> {
  const staged = keep.filter((name) => !names.includes(name));
  const sent = Object.values(files).flat();
  const prepared = await prepareSave(stores, { sent, staged, hidden: [...hidden, ...names] });
  const renamed = new Map([...prepared.renamed, ...names.map((name) => [name, name] as const)]);
  return { ...prepared, renamed, shared: { names, audiences } };
}

/** `before` is the row that is changed, undefined for a new one; `renamed` has the stored names of staged files. */
function mergeFiles(
  resource: Resource,
  before: EntryRow | undefined,
  input: EntryInput,
  renamed: ReadonlyMap<string, string>,
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
      const known = new Map([...stored.map((file) => [file, file] as const), ...renamed]);
      const kept = (input.keep ?? stored).map((file) => known.get(file) ?? refuseKeep(UNKNOWN_PICTURE));
      if (new Set(kept).size !== kept.length) refuseKeep(message("picture_kept_twice"));
      values[name] = JSON.stringify([...kept, ...sent]);
    }
  }
  return { ...values, ...mergeCaptions(resource, values, renamed) };
}

/** The captions that were sent, by the stored names of their pictures. A text is refused rather than lost with its picture. */
function mergeCaptions(
  resource: Resource,
  values: EntryValues,
  renamed: ReadonlyMap<string, string>,
): EntryValues {
  const field = findCaptionsField(resource);
  const sent = field && values[field.name];
  if (!field || !sent) return {};
  const pictures = parseNames(values[field.captionsOf]);
  const captions = Object.entries(readCaptions(sent)).map(([file, texts]) => {
    const name = renamed.get(file) ?? file;
    if (!pictures.includes(name)) throw validationFailed({ [field.name]: CAPTION_WITHOUT_PICTURE });
    return [name, texts] as const;
  });
  return { [field.name]: JSON.stringify(withoutEmptyTexts(Object.fromEntries(captions))) };
}

const CAPTION_WITHOUT_PICTURE = message("caption_without_picture");

const UNKNOWN_PICTURE = message("picture_not_staged");

function refuseKeep(reason: Coded): never {
  throw validationFailed({ keep: reason });
}
