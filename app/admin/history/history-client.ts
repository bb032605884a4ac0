import { generatePath } from "react-router";
import { HISTORY_PATHS, type Revision, type TrashItem } from "../../../content/history-contract.ts";
import { call, type ListQuery, withQuery } from "../api-call.ts";

/** The versions of an entry, a page or the announcement, newest first. */
export async function listRevisions(type: string, id: string, signal?: AbortSignal): Promise<Revision[]> {
  const { body } = await call("GET", generatePath(HISTORY_PATHS.revisions, { type, id }), { signal });
  return body as Revision[];
}

/** Makes a version the current one; what is current now can be restored in its turn. */
export async function restoreRevision(revision: string, basedOn?: string): Promise<void> {
  await call("POST", generatePath(HISTORY_PATHS.restore, { revision }), { basedOn });
}

export async function listTrash(
  query: ListQuery,
  signal?: AbortSignal,
): Promise<{ items: TrashItem[]; total: number }> {
  const { body, header } = await call("GET", withQuery(HISTORY_PATHS.trash, query), { signal });
  return { items: body as TrashItem[], total: Number(header("x-total-count")) };
}

export async function restoreFromTrash(revision: string): Promise<void> {
  await call("POST", generatePath(HISTORY_PATHS.restoreFromTrash, { revision }));
}

export async function deleteForGood(revision: string): Promise<void> {
  await call("DELETE", generatePath(HISTORY_PATHS.purge, { revision }));
}
