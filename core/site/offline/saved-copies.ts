import { normalizePath } from "../../content/site/address.ts";
import { CACHES, type Kind, LIMITS, MAX_PAGES_WITH_QUERY } from "./what-to-keep.ts";

/** Inserted by the build: the files that pages need, a name for this set, and the saved pages that depend on the query. */
declare const BUILD: { version: string; assets: readonly string[]; queryPaths: readonly string[] };
// Once, because the build inserts the whole list for each use.
const { version, assets, queryPaths } = BUILD;

const ASSETS_PREFIX = "assets-";
const ASSETS_CACHE = ASSETS_PREFIX + version;
const CURRENT: readonly string[] = [...Object.values(CACHES), ASSETS_CACHE];

/** A header of a copy that arrived while an earlier one was shown: how the two compare. */
const COMPARED_HEADER = "x-compared";
type Comparison = "newer" | "same";
const SHOWN_WITHIN_MS = 5 * 60 * 1000;

const cacheName = (kind: Kind | "offline") => (kind === "assets" ? ASSETS_CACHE : CACHES[kind]);

/** The address without differences in spelling, and without a query that does not change the page. */
function keyOf(kind: Kind | "offline", { origin, pathname, search, href }: URL): string {
  if (kind === "pdfs") return origin + pathname;
  if (kind !== "pages" && kind !== "offline") return href;
  const path = normalizePath(pathname);
  return origin + path + (queryPaths.includes(path.replace(/^\/(en|hi)\//, "/")) ? search : "");
}

/** If the storage is full, nothing changes. */
export async function save(
  kind: Kind | "offline",
  url: URL,
  response: Response,
  { comparison }: { comparison?: Comparison } = {},
): Promise<void> {
  try {
    const headers = new Headers(response.headers);
    headers.set("date", new Date().toUTCString());
    if (comparison) headers.set(COMPARED_HEADER, comparison);
    const cache = await caches.open(cacheName(kind));
    // A cache lists its entries in insertion order.
    await cache.put(keyOf(kind, url), new Response(response.body, { headers }));
    if (kind === "assets" || kind === "offline") return;
    const keys = await cache.keys();
    const withQuery = kind === "pages" ? keys.filter(({ url }) => url.includes("?")) : [];
    const dropped = [...withQuery.slice(0, -MAX_PAGES_WITH_QUERY), ...keys.slice(0, -LIMITS[kind])];
    for (const key of dropped) await cache.delete(key);
  } catch {}
}

export async function find(kind: Kind | "offline", url: URL): Promise<Response | undefined> {
  // Pages of an older version need its files.
  if (kind === "assets") return caches.match(keyOf(kind, url), { ignoreVary: true });
  const cache = await caches.open(cacheName(kind));
  return cache.match(keyOf(kind, url), { ignoreVary: true });
}

/** The offline page, in the other language if necessary. */
export async function findOfflinePage(url: URL): Promise<Response | undefined> {
  const [any] = await (await caches.open(CACHES.offline)).matchAll();
  return (await find("offline", url)) ?? any;
}

/** Marks a copy as recently used. */
export async function findAndUse(kind: Kind, url: URL): Promise<Response | undefined> {
  const saved = await find(kind, url);
  if (!saved) return undefined;
  const cache = await caches.open(cacheName(kind));
  await cache.put(keyOf(kind, url), saved.clone()).catch(() => {});
  return saved;
}

/** Undefined if no earlier copy was shown when this one arrived. */
export const comparisonOf = (saved: Response) =>
  (saved.headers.get(COMPARED_HEADER) ?? undefined) as Comparison | undefined;

/** A page that arrived while an earlier copy was shown. It is returned once, so that it is shown without waiting again. */
export async function takeNewer(url: URL): Promise<Response | undefined> {
  const saved = await find("pages", url);
  if (!saved || comparisonOf(saved) !== "newer") return undefined;
  const headers = new Headers(saved.headers);
  headers.delete(COMPARED_HEADER);
  const taken = new Response(saved.body, { headers });
  const cache = await caches.open(cacheName("pages"));
  await cache.put(keyOf("pages", url), taken.clone()).catch(() => {});
  return Date.now() - savedAt(saved).getTime() < SHOWN_WITHIN_MS ? taken : undefined;
}

/** Deletes the copy of a page that was removed from the site. */
export async function forget(kind: Kind, url: URL): Promise<void> {
  const cache = await caches.open(cacheName(kind));
  await cache.delete(keyOf(kind, url));
}

export const savedAt = (response: Response) => new Date(response.headers.get("date") ?? 0);

export async function saveAssets(): Promise<void> {
  const cache = await caches.open(ASSETS_CACHE);
  // Files that cannot be loaded now are fetched when a page needs them.
  await Promise.allSettled(assets.map((path) => cache.add(path)));
}

/** Deletes the caches of other versions and programs, except files that a saved page needs. */
export async function dropOldCaches(): Promise<void> {
  const others = (await caches.keys()).filter((name) => !CURRENT.includes(name));
  const pages = (await Promise.all([CACHES.pages, CACHES.offline].map(readAll))).flat();
  for (const name of others) {
    const isNeeded = name.startsWith(ASSETS_PREFIX) && (await isNeededBy(pages, name));
    if (!isNeeded) await caches.delete(name);
  }
}

async function readAll(name: string): Promise<string[]> {
  const responses = await (await caches.open(name)).matchAll();
  return Promise.all(responses.map((response) => response.text()));
}

async function isNeededBy(pages: readonly string[], name: string): Promise<boolean> {
  const files = await (await caches.open(name)).keys();
  const paths = files.map(({ url }) => new URL(url).pathname).filter((path) => !assets.includes(path));
  return pages.some((html) => paths.some((path) => html.includes(path)));
}
