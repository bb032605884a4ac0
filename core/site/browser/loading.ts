import { readBrowserWords } from "../browser-words.ts";

const PROGRESS_AFTER_MS = 250;

/** Shows that the next page is loading: a thin line if it is slow. */
export function showLoading(): void {
  document.addEventListener("click", (event) => {
    if (findLeftLink(event)) showProgress();
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
  addEventListener("pageshow", clearLoading);
}

/** The link of this site by which a click leaves the page. */
export function findLeftLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
  return link && !event.defaultPrevented && leavesPage(link, event) ? link : undefined;
}

function leavesPage(link: HTMLAnchorElement, { button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  const isPlainClick = button === 0 && !ctrlKey && !metaKey && !shiftKey;
  const isSamePage =
    link.pathname === location.pathname && link.search === location.search && link.hash !== "";
  return isPlainClick && link.target === "" && link.origin === location.origin && !isSamePage;
}

function showProgress(): void {
  const timer = setTimeout(() => {
    document.documentElement.dataset.loading = "";
  }, PROGRESS_AFTER_MS);
  addEventListener("pagehide", () => clearTimeout(timer), { once: true });
}

export function buildLine(role: "status" | "alert", className: string, text: string): HTMLElement {
  const line = document.createElement("p");
  line.setAttribute("role", role);
  line.className = className;
  line.textContent = text;
  return line;
}

/** Removes what shows that a page is loading. */
export function clearLoading(): void {
  delete document.documentElement.dataset.loading;
  for (const line of document.querySelectorAll(".loading-line, .post-curtain")) line.remove();
}
