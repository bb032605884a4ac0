import { generatePath } from "react-router";
import type { BulkActionName, BulkAnswer } from "../../content/api/bulk-contract.ts";
import { HISTORY_PATHS, type UndoneBatch } from "../../content/api/history-contract.ts";
import type { Resource } from "../../content/types/define-resource.ts";
import { words } from "../../ui/panel-words.ts";
import { callFor } from "../api/api-call.ts";
import { describeUndo } from "./describe-outcome.ts";
import { type Narrowing, toMatch } from "./table-address.ts";

export interface BulkCall {
  action: BulkActionName;
  /** For a change: the new values by field. */
  values?: Readonly<Record<string, string>>;
  /** The entries, or the filter that they match and how many there were. */
  target: { ids: readonly string[] } | { match: Narrowing; count: number };
}

/** Changes many entries at once; fails with 409 if other entries match by now. */
export async function changeMany(resource: Resource, { target, ...change }: BulkCall): Promise<BulkAnswer> {
  const selected = "match" in target ? { ...target, match: toMatch(target.match) } : target;
  return callFor<BulkAnswer>("POST", resource.paths.bulk, { json: { ...change, ...selected } });
}

/** Undoes one call of `changeMany`. */
export const undoBatch = (batch: string) =>
  callFor<UndoneBatch>("POST", generatePath(HISTORY_PATHS.undoBatch, { batch }));

export const countStudentsInWords = (count: number) =>
  words.entryTable.counted(words.entryNames.students, count);

/** Undoes a change of many students; returns the message. */
export const undoStudents = async (batch: string): Promise<string> =>
  describeUndo(await undoBatch(batch), countStudentsInWords);
