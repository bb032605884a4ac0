import { type StagedFile, stageCall } from "../../content/api/api-contract.ts";
import { entryCallsOf } from "../../content/api/entry-contract.ts";
import { UNDO_HEADER } from "../../content/api/history-contract.ts";
import type { Entity, Resource } from "../../content/types/define-resource.ts";
import type { ListQuery } from "./list-query.ts";
import { sendForList, sendForm } from "./send.ts";

export interface EntryPage<R extends Resource> {
  entries: Entity<R>[];
  /** The number of all entries; `entries` may be one page of them. */
  total: number;
}

export async function listEntries<R extends Resource>(
  resource: R,
  query: ListQuery = {},
  signal?: AbortSignal,
): Promise<EntryPage<R>> {
  const { entries, total } = await sendForList(entryCallsOf(resource).list, { query, signal });
  // A proxy may answer with an HTML page.
  return { entries: Array.isArray(entries) ? entries : [], total };
}

export interface SaveCall {
  /** The entry to change; absent for a new one. */
  id?: string;
  /** `updatedAt` of the edited version: the server answers 409 if there is a newer one. */
  basedOn?: string;
  body: FormData;
  signal?: AbortSignal;
  /** Called with the share that has been sent, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/** Creates or changes an entry. `undo` is the version that undoes the change; null if there is no earlier version. */
export async function saveEntry<R extends Resource>(
  resource: R,
  { id, body: form, ...options }: SaveCall,
): Promise<{ entry: Entity<R>; undo: string | null }> {
  const { create, update } = entryCallsOf(resource);
  const { body: entry, header } =
    id === undefined
      ? await sendForm(create, { form, ...options })
      : await sendForm(update, { params: { id }, form, ...options });
  return { entry, undo: header(UNDO_HEADER) };
}

export interface StageCall {
  /** A field that takes a list of files. */
  field: string;
  file: File;
  signal?: AbortSignal;
  onProgress?: (share: number) => void;
}

/** Uploads a file before the entry that uses it is saved. */
export async function stageFile(
  { name: type }: Resource,
  { field, file, ...options }: StageCall,
): Promise<StagedFile> {
  const form = new FormData();
  form.append("file", file);
  return (await sendForm(stageCall, { query: { type, field }, form, ...options })).body;
}
