import { normalizePath } from "../../../content/site/address.ts";
import { POST_PATH } from "../../../content/site/post-path.ts";
import { CACHES } from "../../offline/what-to-keep.ts";
import { readBrowserWords } from "../browser-words.ts";
import { NEWEST_NOTICES_ID } from "../element-ids.ts";

/** On the offline page in place of a post. The list of posts says it only when the browser reports that there is no connection. */
export function showPostFailure(): void {
  if (!location.pathname.includes(`${POST_PATH}/`)) return;
  const line = document.createElement("p");
  line.role = "alert";
  line.className = "mt-4 text-lead text-danger";
  line.textContent = readBrowserWords().postFailed;
  document.querySelector("h1")?.after(line);
}

/** On the page that stands in for one that cannot be had: what can be read on this phone all the same. */
export async function listSavedPages(section: HTMLElement): Promise<void> {
  const cache = await caches.open(CACHES.pages);
  const saved = new Map((await cache.keys()).map((request) => [new URL(request.url).pathname, request]));
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`#${NEWEST_NOTICES_ID} a`)) {
    // What the notice is about is worth reading even where the rest of it is not there.
    if (!saved.delete(normalizePath(link.pathname))) link.replaceWith(...link.childNodes);
  }
  const newestFirst = [...saved].reverse();
  for (const [path, request] of newestFirst) {
    const response = await cache.match(request);
    if (response) section.querySelector("ul")?.append(buildItem(path, await response.text()));
  }
  section.hidden = newestFirst.length === 0;
}

function buildItem(path: string, html: string): HTMLElement {
  const page = new DOMParser().parseFromString(html, "text/html");
  const link = document.createElement("a");
  link.href = path;
  link.lang = page.documentElement.lang;
  link.className = "text-link inline-flex min-h-11 items-center";
  // The school's name follows; here it would be on every line.
  link.textContent = page.title.split(" | ")[0] ?? "";
  const item = document.createElement("li");
  item.className = "py-2 wrap-anywhere";
  item.append(link);
  return item;
}
