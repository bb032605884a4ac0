import { generatePath } from "react-router";
import {
  HISTORY_PATHS,
  type Restored,
  type Revision,
  type TrashItem,
  type TrashQuery,
  type UndoneBatch,
} from "../../../content/api/history-contract.ts";
import { words } from "../../ui/panel-words.ts";
import { call, callFor } from "../api/api-call.ts";
import { type ListQuery, withQuery } from "../api/list-query.ts";
import { describeProblems } from "./describe-revision.ts";

/** The versions of an entry, a page or the announcement, newest first. */
export const listRevisions = (type: string, id: string, signal?: AbortSignal) =>
  callFor<Revision[]>("GET", generatePath(HISTORY_PATHS.revisions, { type, id }), { signal });

/** Restores a version. Returns a message if the version violates today's rules and is therefore unpublished. */
export const restoreRevision = async (revision: string, basedOn?: string) =>
  describeProblems(
    await callFor<Restored>("POST", generatePath(HISTORY_PATHS.restore, { revision }), { basedOn }),
  );

export async function listTrash(
  query: ListQuery & Pick<TrashQuery, "grouped" | "batch">,
  signal?: AbortSignal,
): Promise<{ items: TrashItem[]; total: number }> {
  const { body, header } = await call("GET", withQuery(HISTORY_PATHS.trash, query), { signal });
  return { items: body as TrashItem[], total: Number(header("x-total-count")) };
}

/** Returns the same as `restoreRevision`. */
export const restoreFromTrash = async (revision: string) =>
  describeProblems(
    await callFor<Restored>("POST", generatePath(HISTORY_PATHS.restoreFromTrash, { revision })),
  );

/** Restores all entries that were deleted together; returns the message. */
export const restoreBatch = async (batch: string) =>
  words.history.batchRestored(
    await callFor<UndoneBatch>("POST", generatePath(HISTORY_PATHS.restoreBatch, { batch })),
  );

export const deleteForGood = (revision: string) =>
  callFor<void>("DELETE", generatePath(HISTORY_PATHS.purge, { revision }));
