import { type Permission, permissionFor } from "../../content/api/permissions.ts";
import type { Resource } from "../../content/types/define-resource.ts";
import { type EntryPage, listEntries } from "../api/entries.ts";
import type { ListQuery } from "../api/list-query.ts";
import { may } from "../session/rights.ts";
import { loadOr } from "../session/session-end.ts";

/** Undefined if it cannot be loaded, or if the user may not read it. */
export const loadPart = async <Value>(
  permission: Permission,
  load: () => Promise<Value>,
): Promise<Value | undefined> => (may(permission) ? loadOr(load(), undefined) : undefined);

/** Entries of a content type, under the same conditions. */
export const loadEntries = <R extends Resource>(
  resource: R,
  query: ListQuery,
  signal: AbortSignal,
): Promise<EntryPage<R> | undefined> =>
  loadPart(permissionFor(resource, "read"), () => listEntries(resource, query, signal));

/** More than a school schedules, pins or sends back at a time. */
export const TIMED_LIMIT = 100;
