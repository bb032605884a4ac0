import { ADMIN_ROLE, API_PREFIX } from "../../content/api/api-names.ts";
import type { Permission } from "../../content/api/permissions.ts";
import { isAllowed, readStored } from "../session/stored-session.ts";

export interface FirstCall {
  path: string;
  /** The permissions without which the server refuses it, or the screen does not make it. */
  needs: readonly Permission[];
}

interface StartedCall {
  response: Promise<Response>;
  controller: AbortController;
}

/** Started calls that no loader has taken yet, by path. */
const started = new Map<string, StartedCall>();

/** Starts the calls of the first screen that the user may make, if the tab has a session of an admin. */
export function startFirstCalls(calls: readonly FirstCall[]): void {
  // The preview of a page has no calls, and no access to the storage.
  if (calls.length === 0) return;
  const { token, role, permissions } = readStored();
  if (!token || role !== ADMIN_ROLE) return;
  for (const { path, needs } of calls) {
    if (!needs.every((permission) => isAllowed(permissions, permission))) continue;
    const controller = new AbortController();
    const response = fetch(API_PREFIX + path, {
      headers: { Authorization: `Bearer ${token}` },
      credentials: "same-origin",
      signal: controller.signal,
    });
    // The loader that takes the call handles its failure.
    response.catch(() => {});
    started.set(path, { response, controller });
  }
}

/** The response to a started call; undefined if there is none. A call is taken once. */
export function takeFirstCall(path: string): Promise<Response> | undefined {
  const call = started.get(path);
  started.delete(path);
  return call?.response;
}

/** Ends the calls that the first screen did not take: later their responses would be outdated. */
export function dropFirstCalls(): void {
  for (const { controller } of started.values()) controller.abort();
  started.clear();
}
