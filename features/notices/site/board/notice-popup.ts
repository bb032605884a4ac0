import { NOTICE_POPUP_ID } from "./popup-id.ts";

declare global {
  interface Window {
    /** Not in every browser. It closes something on Escape and on the back button of a phone. */
    CloseWatcher?: new () => EventTarget & { destroy(): void };
  }
}

/**
 * Makes the notice popup behave like a modal dialog: it keeps the focus, and Escape, the back button of a phone and a press
 * next to it close it. `showModal()` does the same, but makes the rest of the page inert, for which the browser computes the
 * styles of every element again.
 */
export function upgradeNoticePopup(): void {
  const popup = document.getElementById(NOTICE_POPUP_ID);
  // Hidden if it was closed before or if the address leads to the board.
  if (!(popup instanceof HTMLDialogElement) || !popup.open || !popup.checkVisibility()) return;
  const closed = new AbortController();
  const { signal } = closed;
  popup.ariaModal = "true";
  if (document.activeElement === document.body) findStops(popup)[0]?.focus({ preventScroll: true });

  const watcher = window.CloseWatcher && new window.CloseWatcher();
  watcher?.addEventListener("close", () => popup.close());
  document.addEventListener(
    "keydown",
    (event) => {
      // A file of a notice is above it.
      if (document.querySelector("dialog:modal")) return;
      if (event.key === "Tab") keepFocus(popup, event);
      else if (event.key === "Escape" && !watcher) popup.close();
    },
    { signal },
  );
  popup.addEventListener(
    "click",
    // The backdrop belongs to the popup itself.
    ({ target }) => target === popup && popup.close(),
    { signal },
  );
  popup.addEventListener("close", () => {
    closed.abort();
    watcher?.destroy();
    document.getElementById("content")?.focus({ preventScroll: true });
  });
}

const findStops = (popup: HTMLElement) => [...popup.querySelectorAll<HTMLElement>("a[href], button")];

/** Tab continues at the other end of the popup, and leads into it from anywhere else. */
function keepFocus(popup: HTMLElement, event: KeyboardEvent): void {
  const stops = findStops(popup);
  const [end, start] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const { activeElement } = document;
  if (popup.contains(activeElement) && activeElement !== end) return;
  event.preventDefault();
  start?.focus();
}
