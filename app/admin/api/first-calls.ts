import { ADMIN_ROLE, API_PREFIX } from "../../../content/api/api-names.ts";
import { readStored } from "../session/stored-session.ts";

interface FirstCall {
  response: Promise<Response>;
  controller: AbortController;
}

/** Started calls that no loader has taken yet, by path. */
const started = new Map<string, FirstCall>();

/** Starts the calls of the first screen, if the tab has a session of an admin. */
export function startFirstCalls(paths: readonly string[]): void {
  // The preview of a page has no calls, and no access to the storage.
  if (paths.length === 0) return;
  const { token, role } = readStored();
  if (!token || role !== ADMIN_ROLE) return;
  for (const path of paths) {
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
