import { generatePath } from "react-router";
import type { PageName } from "../../../features/pages.ts";
import { NEVER_SAVED, PAGE_PATHS, type PageSummary } from "../../content/api/api-contract.ts";
import type { AnyDocument } from "../../content/pages/define-page.ts";
import { callFor, download, upload } from "./api-call.ts";

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

/** A file without a public address, because no published entry uses it. */
export async function downloadWithdrawn(name: string): Promise<File> {
  return (await download(`/withdrawn/${name}`, name)).file;
}
