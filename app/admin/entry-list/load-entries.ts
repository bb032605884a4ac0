import { redirect } from "react-router";
import type { Resource } from "../../../content/resources/define-resource.ts";
import { type EntryPage, type ListQuery, listEntries } from "../api-client.ts";
import { isAborted, logFailure, SessionEnded } from "../api-failure.ts";
import { dropSession } from "../session.ts";

export interface LoadedEntries<R extends Resource> extends EntryPage<R> {
  /** True when the list could not be loaded; it is empty then. */
  hasFailed: boolean;
}

/** Where somebody goes whose session has ended. */
export const SESSION_ENDED_PATH = "/login?ended";

export async function loadEntries<R extends Resource>(
  resource: R,
  signal: AbortSignal,
  query: ListQuery = {},
): Promise<LoadedEntries<R>> {
  try {
    return { ...(await orToLogin(listEntries(resource, query, signal))), hasFailed: false };
  } catch (error) {
    if (isAborted(error) || error instanceof Response) throw error;
    logFailure(error);
    return { entries: [], total: 0, hasFailed: true };
  }
}

/** In a loader: an ended session leads to the login page. */
export async function orToLogin<Value>(loading: Promise<Value>): Promise<Value> {
  try {
    return await loading;
  } catch (error) {
    if (!(error instanceof SessionEnded)) throw error;
    dropSession();
    throw redirect(SESSION_ENDED_PATH);
  }
}
