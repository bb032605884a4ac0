import { type BulkActionName, bulkCallOf } from "../../content/api/bulk-contract.ts";
import { historyCalls } from "../../content/api/history-contract.ts";
import type { Resource } from "../../content/types/define-resource.ts";
import { send } from "../api/send.ts";
import { type BulkTarget, toSelection } from "./table-address.ts";

export interface BulkCall {
  action: BulkActionName;
  /** For a change: the new values by field. */
  values?: Readonly<Record<string, string>>;
  target: BulkTarget;
}

/** Changes many entries at once; fails with 409 if other entries match by now. */
export const changeMany = (resource: Resource, { target, ...change }: BulkCall) =>
  send(bulkCallOf(resource), { body: { ...change, ...toSelection(target) } });

/** Undoes one call of `changeMany`. */
export const undoBatch = (batch: string) => send(historyCalls.undoBatch, { params: { batch } });
