import { listAddress } from "../../../core/site/list-query.ts";

const TYPING_PAUSE_MS = 250;
const RESULTS_ID = "found-students";

/** Searches students while typing: replaces the results by those of the page that the form would open. */
export function searchWhileTyping(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-searches-students]");
  const input = form?.querySelector<HTMLInputElement>("input[name=q]");
  if (!form || !input) return;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let underWay: AbortController | undefined;

  const search = async () => {
    clearTimeout(pause);
    underWay?.abort();
    underWay = new AbortController();
    const address = listAddress(form.action, { q: input.value.trim() });
    form.parentElement?.setAttribute("aria-busy", "true");
    try {
      const response = await fetch(address, { signal: underWay.signal });
      if (!response.ok) throw new Error(`${address} answered ${response.status}`);
      showResults(await response.text());
      history.replaceState(null, "", address);
    } catch (error) {
      // Ignores a newer search; otherwise loads the page itself, which shows the error.
      if ((error as Error).name !== "AbortError") location.assign(address);
      return;
    }
    form.parentElement?.removeAttribute("aria-busy");
  };

  input.addEventListener("input", () => {
    clearTimeout(pause);
    pause = setTimeout(search, TYPING_PAUSE_MS);
  });
  // The visitor may have typed before this script was loaded.
  if (input.value !== input.defaultValue) void search();
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void search();
  });
}

function showResults(html: string): void {
  const found = new DOMParser().parseFromString(html, "text/html").getElementById(RESULTS_ID);
  const shown = document.getElementById(RESULTS_ID);
  if (!found || !shown) throw new Error("The page has no results");
  // Keeps the element of the count, so that screen readers announce the change.
  const [count, ...rest] = found.children;
  const [shownCount, ...shownRest] = shown.children;
  if (shownCount && count) shownCount.textContent = count.textContent;
  for (const element of shownRest) element.remove();
  shown.append(...rest);
}
