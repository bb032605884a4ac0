import { buildLine, clearLoading, findLeftLink } from "../../../core/site/browser/loading.ts";
import { readBrowserWords } from "../../../core/site/browser-words.ts";
import { SAVED_PAGES_ID } from "../../../core/site/element-ids.ts";
import { POST_PATH } from "../content/post-path.ts";

const isPost = ({ pathname }: HTMLAnchorElement | Location) => pathname.includes(`${POST_PATH}/`);

/** Shows a text while a post is loading, and that it could not be loaded. */
export function awaitPosts(): void {
  if (isPost(location) && document.getElementById(SAVED_PAGES_ID))
    document.querySelector("h1")?.after(buildFailure("mt-4 text-lead text-danger"));
  document.addEventListener("click", (event) => {
    const link = findLeftLink(event);
    if (link && isPost(link)) void awaitPost(event, link);
  });
}

/** Shown over the list, which keeps its position for Back. Without a connection only a saved post can load. */
async function awaitPost(event: Event, link: HTMLAnchorElement): Promise<void> {
  if (navigator.onLine) {
    document.body.append(buildLine("status", "post-curtain", readBrowserWords().loading));
    return;
  }
  event.preventDefault();
  if (await isSaved(link)) {
    location.assign(link.href);
    return;
  }
  const line = buildFailure("post-curtain text-danger");
  document.body.append(line);
  addEventListener("online", clearLoading, { once: true });
  line.addEventListener("click", clearLoading);
}

const buildFailure = (className: string) => buildLine("alert", className, readBrowserWords().postFailed);

/** Whether the page of a link is saved on the phone. */
const isSaved = async ({ origin, pathname }: HTMLAnchorElement) =>
  "caches" in window && (await caches.match(origin + pathname)) !== undefined;
