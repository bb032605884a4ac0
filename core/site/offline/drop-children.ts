import { CHILDREN_VERSION_PATH, SHOWS_CHILDREN_HEADER } from "../../content/site/offline.ts";
import { CACHES } from "./what-to-keep.ts";

/**
 * Drops saved pages and pictures that may show students if the students' data on the site has changed, so that a withdrawn
 * consent takes effect at the next visit.
 */
export async function dropOutdatedChildren(site: URL): Promise<void> {
  const response = await fetch(new URL(CHILDREN_VERSION_PATH, site), { cache: "no-cache" });
  if (!response.ok) return;
  const version = await response.text();
  const versions = await caches.open(CACHES.children);
  const savedVersion = await (await versions.match(CHILDREN_VERSION_PATH))?.text();
  if (version === savedVersion) return;
  const pages = await caches.open(CACHES.pages);
  for (const key of await pages.keys()) {
    const page = await pages.match(key, { ignoreVary: true });
    // An older worker saved pages without the header and no version.
    if (savedVersion === undefined || page?.headers.has(SHOWS_CHILDREN_HEADER)) await pages.delete(key);
  }
  await caches.delete(CACHES.pictures);
  // Saved last: an interrupted worker starts again at the next visit.
  await versions.put(CHILDREN_VERSION_PATH, new Response(version));
}
