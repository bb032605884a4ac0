import { generatePath } from "react-router";
import {
  ENTRY_COUNT_HEADER,
  HISTORY_PATHS,
  type Restored,
  type Revision,
  type TrashItem,
  type TrashOutcome,
  type TrashQuery,
  type TrashSelection,
} from "../../content/api/history-contract.ts";
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
  query: ListQuery & Pick<TrashQuery, "grouped" | "type" | "batch">,
  signal?: AbortSignal,
): Promise<{ items: TrashItem[]; total: number; entries: number }> {
  const { body, header } = await call("GET", withQuery(HISTORY_PATHS.trash, query), { signal });
  return {
    items: body as TrashItem[],
    total: Number(header("x-total-count")),
    entries: Number(header(ENTRY_COUNT_HEADER)),
  };
}

/** Returns the same as `restoreRevision`. */
export const restoreFromTrash = async (revision: string) =>
  describeProblems(
    await callFor<Restored>("POST", generatePath(HISTORY_PATHS.restoreFromTrash, { revision })),
  );

/** Fails with 409 if other entries match by now, like deleting for good. */
export const restoreMany = (selection: TrashSelection) =>
  callFor<TrashOutcome>("POST", HISTORY_PATHS.restoreMany, { json: selection });

export const deleteManyForGood = (selection: TrashSelection) =>
  callFor<TrashOutcome>("POST", HISTORY_PATHS.purgeMany, { json: selection });
