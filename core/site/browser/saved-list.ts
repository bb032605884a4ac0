import { savedAheadPaths } from "../../../features/site-offline.ts";
import { normalizePath } from "../../content/site/address.ts";
import { UNSAVED_QUERY_ID } from "../element-ids.ts";
import { CACHES } from "../offline/what-to-keep.ts";
import { watchConnection } from "./saved-line.ts";

/**
 * Lists the saved pages on the offline page, which is replaced by the wanted page as soon as the server answers. Pages with a query
 * are reached from the page without it.
 */
export async function listSavedPages(section: HTMLElement): Promise<void> {
  watchConnection(() => location.reload());
  const cache = await caches.open(CACHES.pages);
  const requests = (await cache.keys()).filter(({ url }) => !url.includes("?"));
  const saved = new Map(requests.map((request) => [new URL(request.url).pathname, request]));
  const readHtml = async (request: Request) => (await cache.match(request, { ignoreVary: true }))?.text();
  const here = normalizePath(location.pathname);
  const unfiltered = saved.get(here);
  for (const link of document.querySelectorAll<HTMLAnchorElement>("main a")) {
    if (!savedAheadPaths.some((path) => link.pathname.includes(`${path}/`))) continue;
    // Shows the title without a link if the page is not saved.
    if (!saved.delete(normalizePath(link.pathname))) link.replaceWith(...link.childNodes);
  }
  const note = document.getElementById(UNSAVED_QUERY_ID);
  if (unfiltered && note) {
    note.append(" ", buildLink(here, await readHtml(unfiltered)));
    note.hidden = false;
  }
  const newestFirst = [...saved].reverse();
  for (const [path, request] of newestFirst) {
    const item = document.createElement("li");
    item.className = "py-2 wrap-anywhere";
    item.append(buildLink(path, await readHtml(request)));
    section.querySelector("ul")?.append(item);
  }
  section.hidden = newestFirst.length === 0;
}

function buildLink(path: string, html = ""): HTMLElement {
  const page = new DOMParser().parseFromString(html, "text/html");
  const link = document.createElement("a");
  link.href = path;
  link.lang = page.documentElement.lang;
  link.className = "text-link inline-flex min-h-11 items-center";
  // Without the school's name, which follows in the title.
  link.textContent = page.title.split(" | ")[0] ?? "";
  return link;
}
