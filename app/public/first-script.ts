import { NOTICE_POPUP_ID } from "./element-ids.ts";

/**
 * Runs in the browser before the page is drawn, which gets its text, so it stands alone. It hides the notice popup where
 * it was closed before, loads everything else once the first view is complete or something is pressed, and keeps what is
 * pressed in an island before that.
 */
function beginPage(popupId: string, load: (file: string) => Promise<unknown>) {
  const script = document.currentScript as HTMLScriptElement;
  document.documentElement.dataset.scripts = "";
  try {
    if (sessionStorage.getItem(popupId) === "closed") document.documentElement.dataset.notices = "closed";
  } catch {
    // A browser that keeps nothing begins anew on every page.
  }
  document.addEventListener(
    "close",
    ({ target }) => {
      if ((target as Element).id !== popupId) return;
      try {
        sessionStorage.setItem(popupId, "closed");
      } catch {}
    },
    true,
  );
  let loading: Promise<unknown> | undefined;
  let waiting: HTMLElement | undefined;
  const loadOnce = () => (loading ??= load(script.dataset.next ?? ""));
  addEventListener("load", () => void loadOnce().catch(() => {}));
  document.addEventListener(
    "click",
    (event) => {
      const pressed = (event.target as Element).closest<HTMLElement>("button, a.picture-opener");
      const island = pressed?.closest<HTMLElement>("[data-island]:not([data-hydrated])");
      const isForBrowser =
        event.ctrlKey || event.metaKey || event.shiftKey || pressed?.closest("form[method=dialog]");
      if (!pressed || !island || isForBrowser) return;
      event.preventDefault();
      event.stopPropagation();
      // Pressed by somebody who wonders whether it was heard: a message is sent once.
      if (pressed === waiting) return;
      waiting = pressed;
      const pressAgain = () => {
        island.dataset.hydrated ??= "";
        pressed.click();
      };
      island.addEventListener("hydrated", pressAgain, { once: true });
      island.dispatchEvent(new Event("wanted"));
      // Without its script the island is plain HTML, and answers as such.
      loadOnce().catch(pressAgain);
    },
    true,
  );
}

/** The only script that stands in a page, the same in all of them, so that their policy can name it. */
export const FIRST_SCRIPT = `(${beginPage})("${NOTICE_POPUP_ID}", (file) => import(file))`;
