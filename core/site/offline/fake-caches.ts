import { vi } from "vitest";

const urlOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : String(request), "http://school").href;

/** Replaces the browser's caches by caches in memory, which also list their entries in the order of `put`. */
export function stubCaches(): CacheStorage {
  const all = new Map<string, Map<string, Response>>();
  const openCache = (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      put: async (key: string, response: Response) => {
        entries.delete(urlOf(key));
        entries.set(urlOf(key), response);
      },
      add: async (key: string) => void entries.set(urlOf(key), await fetch(key)),
      match: async (key: RequestInfo) => entries.get(urlOf(key))?.clone(),
      matchAll: async () => [...entries.values()].map((response) => response.clone()),
      delete: async (key: RequestInfo) => entries.delete(urlOf(key)),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
    };
  };
  const storage = {
    open: async (name: string) => openCache(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (key: RequestInfo) => {
      for (const entries of all.values()) {
        const found = entries.get(urlOf(key));
        if (found) return found.clone();
      }
      return undefined;
    },
  } as unknown as CacheStorage;
  vi.stubGlobal("caches", storage);
  return storage;
}
