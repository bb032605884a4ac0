import { generatePath } from "react-router";
import type { BulkActionName, BulkAnswer } from "../../../content/api/bulk-contract.ts";
import { HISTORY_PATHS, type UndoneBatch } from "../../../content/api/history-contract.ts";
import type { Resource } from "../../../content/resources/define-resource.ts";
import { call } from "../api/api-call.ts";
import { type Narrowing, toMatch } from "./table-address.ts";

export interface BulkCall {
  action: BulkActionName;
  /** For a change: the new values by field. */
  values?: Readonly<Record<string, string>>;
  /** The entries, or what all of them match and how many there were. */
  target: { ids: readonly string[] } | { match: Narrowing; count: number };
}

/** Does the same to many entries at once; fails with 409 when others match by now. */
export async function changeMany(resource: Resource, { target, ...change }: BulkCall): Promise<BulkAnswer> {
  const selected = "match" in target ? { ...target, match: toMatch(target.match) } : target;
  const { body } = await call("POST", resource.paths.bulk, { json: { ...change, ...selected } });
  return body as BulkAnswer;
}

/** Takes back everything that one call of `changeMany` did. */
export async function undoBatch(batch: string): Promise<UndoneBatch> {
  const { body } = await call("POST", generatePath(HISTORY_PATHS.undoBatch, { batch }));
  return body as UndoneBatch;
}
