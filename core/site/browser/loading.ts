import { POST_PATH } from "../../../features/posts/content/post-path.ts";
import { readBrowserWords } from "../browser-words.ts";

const PROGRESS_AFTER_MS = 250;

/** Shows that the next page is loading: a text for a post, a thin line for other slow pages. */
export function showLoading(): void {
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
    if (!link || event.defaultPrevented || !leavesPage(link, event)) return;
    if (link.pathname.includes(`${POST_PATH}/`)) void awaitPost(event, link);
    showProgress();
  });
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || form.method === "dialog" || form.target !== "") return;
    if (form.dataset.loadsAgain !== undefined)
      form.append(buildLine("status", "loading-line", readBrowserWords().loading));
    showProgress();
  });
  // Chromium reports an uncaught error if a view transition leads to a file.
  addEventListener("pageswap", ({ activation, viewTransition }) => {
    if (/\.\w+$/.test(activation?.entry.url ?? "")) viewTransition?.skipTransition();
  });
  // The browser may restore the page from its back/forward cache.
  addEventListener("pageshow", clear);
}

function leavesPage(link: HTMLAnchorElement, { button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  const isPlainClick = button === 0 && !ctrlKey && !metaKey && !shiftKey;
  const isSamePage =
    link.pathname === location.pathname && link.search === location.search && link.hash !== "";
  return isPlainClick && link.target === "" && link.origin === location.origin && !isSamePage;
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
  const line = buildLine("alert", "post-curtain text-danger", readBrowserWords().postFailed);
  document.body.append(line);
  addEventListener("online", clear, { once: true });
  line.addEventListener("click", clear);
}

/** Whether the page of a link is saved on the phone. */
const isSaved = async ({ origin, pathname }: HTMLAnchorElement) =>
  "caches" in window && (await caches.match(origin + pathname)) !== undefined;

function showProgress(): void {
  const timer = setTimeout(() => {
    document.documentElement.dataset.loading = "";
  }, PROGRESS_AFTER_MS);
  addEventListener("pagehide", () => clearTimeout(timer), { once: true });
}

function buildLine(role: "status" | "alert", className: string, text: string): HTMLElement {
  const line = document.createElement("p");
  line.setAttribute("role", role);
  line.className = className;
  line.textContent = text;
  return line;
}

function clear(): void {
  delete document.documentElement.dataset.loading;
  for (const line of document.querySelectorAll(".loading-line, .post-curtain")) line.remove();
}
