import type { Resource } from "../../../content/resources/define-resource.ts";
import type { ListQuery } from "../api/api-call.ts";
import { type EntryPage, listEntries } from "../api/api-client.ts";
import { isAborted, logFailure } from "../api/api-failure.ts";
import { orToLogin } from "../session/session-end.ts";

export interface LoadedEntries<R extends Resource> extends EntryPage<R> {
  /** True when the list could not be loaded; it is empty then. */
  hasFailed: boolean;
  /** False for a page or a part that was searched for. */
  isWhole: boolean;
}

export async function loadEntries<R extends Resource>(
  resource: R,
  signal: AbortSignal,
  query: ListQuery = {},
): Promise<LoadedEntries<R>> {
  const isWhole = Object.values(query).every((value) => value === undefined);
  try {
    return { ...(await orToLogin(listEntries(resource, query, signal))), hasFailed: false, isWhole };
  } catch (error) {
    if (isAborted(error) || error instanceof Response) throw error;
    logFailure(error);
    return { entries: [], total: 0, hasFailed: true, isWhole };
  }
}
