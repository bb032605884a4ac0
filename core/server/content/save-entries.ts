import { SHARED_PREFIX } from "../../content/files/upload-rules.ts";
import { type Coded, message } from "../../content/messages/message.ts";
import { findCaptionsField, readCaptions, withoutEmptyTexts } from "../../content/types/captions.ts";
import type { Resource } from "../../content/types/define-resource.ts";
import { parseNames } from "../database/entries/entry-files.ts";
import type { Actor } from "../database/entries/record-change.ts";
import type { EntryRow } from "../database/tables.ts";
import { CHANGE, notFound, validationFailed } from "../errors.ts";
import { type EntryStores, type PreparedSave, prepareSave } from "../files/of-entries/prepare-save.ts";
import type { EntryInput } from "../files/of-entries/read-input.ts";
import type { EditGuard, EntryValues } from "./entry-rows.ts";
import type { SavedChange } from "./entry-writer.ts";
import type { BulkAction, BulkResult, Selection } from "./many/bulk-writer.ts";

export async function createEntry(
  stores: EntryStores,
  resource: Resource,
  input: EntryInput,
  actor: Actor,
): Promise<EntryRow> {
  const prepared = await prepareEntry(stores, resource, input);
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
  const { isDraft, isInternal, publishAt } = input.values;
  const mayAppear = isDraft === 0 || isInternal === 0 || publishAt !== undefined;
  const hidden = mayAppear ? await stores.store.findHiddenFiles(resource, { ids: [id] }) : [];
  const prepared = await prepareEntry(stores, resource, input, hidden);
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
  if (!found) throw notFound(CHANGE);
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

/** Stores the files of an entry. `keep` also names pictures of other albums and posts, behind a prefix. */
async function prepareEntry(
  stores: EntryStores,
  resource: Resource,
  { files, keep = [], audiences = new Map() }: EntryInput,
  hidden: readonly string[] = [],
): Promise<PreparedSave> {
  const sent = Object.values(files).flat();
  const tokens = keep.filter((name) => name.startsWith(SHARED_PREFIX));
  const staged = keep.filter((name) => !tokens.includes(name));
  if (tokens.length === 0 || !findCaptionsField(resource)) {
    return prepareSave(stores, { sent, staged, hidden });
  }
  const shared = new Map(tokens.map((token) => [token, token.slice(SHARED_PREFIX.length)]));
  const names = [...new Set(shared.values())];
  const found = await stores.store.findShareable(audiences, names);
  if (names.some((name) => !found.has(name))) refuseKeep(message("picture_in_no_entry"));
  const prepared = await prepareSave(stores, { sent, staged, hidden: [...hidden, ...names] });
  return {
    ...prepared,
    renamed: new Map([...prepared.renamed, ...shared]),
    shared: { names, audiences },
  };
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
