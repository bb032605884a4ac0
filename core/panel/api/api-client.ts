import { generatePath } from "react-router";
import type { PageName } from "../../../features/pages.ts";
import {
  ENTRY_PATH,
  NEVER_SAVED,
  PAGE_PATHS,
  type PageSummary,
  type StagedFile,
  stageCall,
} from "../../content/api/api-contract.ts";
import { UNDO_HEADER } from "../../content/api/history-contract.ts";
import type { AnyDocument } from "../../content/pages/define-page.ts";
import type { Entity, Resource } from "../../content/types/define-resource.ts";
import { call, callFor, download, upload } from "./api-call.ts";
import { type ListQuery, withQuery } from "./list-query.ts";
import { sendForm } from "./send.ts";

export interface EntryPage<R extends Resource> {
  entries: Entity<R>[];
  /** The number of all entries; `entries` may be one page of them. */
  total: number;
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

export async function listEntries<R extends Resource>(
  resource: R,
  query: ListQuery = {},
  signal?: AbortSignal,
): Promise<EntryPage<R>> {
  const { body, header } = await call("GET", withQuery(resource.paths.list, query), { signal });
  const entries = Array.isArray(body) ? (body as Entity<R>[]) : [];
  return { entries, total: Number(header("x-total-count") ?? entries.length) };
}

export const findEntry = <R extends Resource>(resource: R, id: string, signal?: AbortSignal) =>
  callFor<Entity<R>>("GET", generatePath(ENTRY_PATH, { type: resource.name, id }), { signal });

/** A change and the version that undoes it; null if there is no earlier version. */
export interface Undoable {
  undo: string | null;
}

export async function saveEntry<R extends Resource>(
  resource: R,
  save: SaveCall,
): Promise<Undoable & { entry: Entity<R> }> {
  const { id, basedOn, body, signal, onProgress } = save;
  const path = id === undefined ? resource.paths.create : generatePath(resource.paths.update, { id });
  const isJson = resource.body === "json";
  const { body: saved, header } = await upload({
    method: id === undefined ? "POST" : "PUT",
    path,
    headers: {
      ...(basedOn !== undefined && { "If-Match": `"${basedOn}"` }),
      ...(isJson && { "Content-Type": "application/json" }),
    },
    body: isJson ? JSON.stringify(Object.fromEntries(body)) : body,
    signal,
    onProgress,
  });
  return { entry: saved as Entity<R>, undo: header(UNDO_HEADER) };
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
  resource: Resource,
  { field, file, signal, onProgress }: StageCall,
): Promise<StagedFile> {
  const body = new FormData();
  body.append("file", file);
  const query = { type: resource.name, field };
  return (await sendForm(stageCall, { query, form: body, signal, onProgress })).body;
}

/** A page's document as it is stored. */
export interface LoadedPage {
  document: AnyDocument;
  /** Null if it was never saved. */
  updatedAt: string | null;
}

export const listPages = (signal?: AbortSignal) => callFor<PageSummary[]>("GET", PAGE_PATHS.all, { signal });

export const findPage = (name: PageName, signal?: AbortSignal) =>
  callFor<LoadedPage>("GET", generatePath(PAGE_PATHS.get, { name }), { signal });

export interface PageSave {
  /** Names the files as `upload:0`, `upload:1`, ... */
  document: AnyDocument;
  files: readonly File[];
  basedOn: string | null;
  signal?: AbortSignal;
  onProgress?: (share: number) => void;
}

export async function savePage(name: PageName, save: PageSave): Promise<LoadedPage> {
  const { document, files, basedOn, signal, onProgress } = save;
  const body = new FormData();
  body.append("document", JSON.stringify(document));
  for (const file of files) body.append("files", file);
  const { body: saved } = await upload({
    method: "PUT",
    path: generatePath(PAGE_PATHS.update, { name }),
    headers: { "If-Match": `"${basedOn ?? NEVER_SAVED}"` },
    body,
    signal,
    onProgress,
  });
  return saved as LoadedPage;
}

export async function removeEntry(resource: Resource, id: string): Promise<Undoable> {
  const { header } = await call("DELETE", generatePath(resource.paths.remove, { id }));
  return { undo: header(UNDO_HEADER) };
}

/** Saves the order of a whole list; fails with 409 if the list has other entries by now. */
export const saveOrder = (path: string, ids: readonly string[]) =>
  callFor<void>("PUT", path, { json: { ids } });

/** A file without a public address, because no published entry uses it. */
export async function downloadWithdrawn(name: string): Promise<File> {
  return (await download(`/withdrawn/${name}`, name)).file;
}
