import { POST_PATH } from "../post-path.ts";

const PROGRESS_AFTER_MS = 250;

/** Says that the next page is on its way: a post in words, every other one by a thin line when it is slow. */
export function showLoading(): void {
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
    if (!link || event.defaultPrevented || !leavesPage(link, event)) return;
    if (link.pathname.startsWith(`${POST_PATH}/`)) sayLoading(document.body);
    showProgress();
  });
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || form.method === "dialog" || form.target !== "") return;
    if (form.dataset.loadsAgain !== undefined) sayLoading(form);
    showProgress();
  });
  // The browser may keep the page as it is and show it again when the visitor goes back.
  addEventListener("pageshow", () => {
    delete document.documentElement.dataset.loading;
    for (const line of document.querySelectorAll(".loading-line")) line.remove();
  });
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

function sayLoading(place: Element): void {
  const line = document.createElement("p");
  line.setAttribute("role", "status");
  line.className = "loading-line";
  line.textContent = "Loading...";
  place.append(line);
}
