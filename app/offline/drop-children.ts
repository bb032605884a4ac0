import { CHILDREN_VERSION_PATH, SHOWS_CHILDREN_HEADER } from "../../content/site/offline.ts";
import { CACHES } from "./what-to-keep.ts";

/**
 * Drops every saved page and picture that may show a child if the site has changed what it shows of children. So a child whose
 * consent was withdrawn is gone from the phone at the next visit of any page.
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
    // An earlier worker has saved pages without the header, and no version.
    if (savedVersion === undefined || page?.headers.has(SHOWS_CHILDREN_HEADER)) await pages.delete(key);
  }
  await caches.delete(CACHES.pictures);
  // Saved last: a worker that is stopped before starts again at the next visit.
  await versions.put(CHILDREN_VERSION_PATH, new Response(version));
}
