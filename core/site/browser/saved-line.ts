import type { PageMessage, SavedCopyState } from "../../content/site/offline.ts";
import { CURRENT_PAGE_WORDS, SAVED_LINES } from "../../words/saved-line.ts";

const language = document.documentElement.lang === "hi" ? "hi" : "en";
const words = CURRENT_PAGE_WORDS[language];

/** Elements with an end; an empty one: until it is withdrawn. */
const ENDING = "[data-until]";

/** Updates the line of a saved copy: when the current page arrives, when its request fails, when the connection returns. */
export function followSavedLine(line: HTMLElement): void {
  const savedAt = line.dataset.saved ?? "";
  const { serviceWorker } = navigator;
  const offlineText = SAVED_LINES[language].offline(new Date(savedAt));
  const offer = () => offerToShow(line, words.online);
  let isTouched = false;
  for (const touch of ["pointerdown", "keydown"])
    addEventListener(touch, () => (isTouched = true), { once: true, passive: true, capture: true });
  serviceWorker.addEventListener("message", ({ data }: MessageEvent<SavedCopyState>) => {
    if (data.is === "same") line.remove();
    else if (data.is === "offline") {
      line.textContent = offlineText;
      watchConnection(offer);
    } else if (!isTouched && scrollY === 0 && !hasTypedText()) location.reload();
    else {
      removeWithdrawn(data.html);
      offerToShow(line, words.newer);
    }
  });
  serviceWorker.startMessages();
  // The state may have changed before this page listened.
  serviceWorker.controller?.postMessage({ is: "copy", savedAt } satisfies PageMessage);
  addEventListener("online", offer);
  if (line.textContent === offlineText) watchConnection(offer);
}

/** Between two attempts to reach the server: browsers do not notice every return of a connection. */
const CHECK_MS = 15_000;

/** Calls back once, as soon as an attempt reaches the server. */
export function watchConnection(onReached: () => void): void {
  const checks = setInterval(async () => {
    const isReached = await fetch("/healthz", { method: "HEAD", cache: "no-store" }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (!isReached) return;
    clearInterval(checks);
    onReached();
  }, CHECK_MS);
}

/** Includes text that was typed before this script started. */
const hasTypedText = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

function offerToShow(line: HTMLElement, text: string): void {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button button-secondary";
  button.textContent = words.show;
  button.addEventListener("click", () => location.reload());
  line.replaceChildren(`${text} `, button);
}

/**
 * Removes what the current page no longer has, such as a withdrawn "School closed today". A group, such as the banner, is removed
 * with its last words.
 */
function removeWithdrawn(html: string): void {
  const current = new DOMParser().parseFromString(html, "text/html");
  const stillShown = [...current.querySelectorAll(ENDING)];
  const shown = [...document.querySelectorAll(ENDING)];
  const groups = shown.filter((element) => element.querySelector(ENDING));
  for (const element of shown) {
    const isGroup = groups.includes(element);
    if (!isGroup && !stillShown.some((other) => other.isEqualNode(element))) element.remove();
  }
  for (const group of groups) if (!group.textContent?.trim()) group.remove();
}
