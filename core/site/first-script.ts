import { featureSites } from "../../features/site.ts";
import { LANGUAGE_CHOSEN, LANGUAGE_SWITCHES } from "../ui/chosen-language.ts";

/**
 * Inlined as text, so it uses nothing outside of itself. It opens an entered page in the language that the visitor has chosen, or
 * reserves the room for the offer of the other language, hides popups that were closed before, loads the other scripts after the first view
 * or the first click, and replays clicks in islands.
 */
function beginPage(
  popupIds: readonly string[],
  languageKey: string,
  switches: string,
  load: (file: string) => Promise<unknown>,
) {
  const script = document.currentScript as HTMLScriptElement;
  const root = document.documentElement;
  root.dataset.scripts = "";
  // Here and not in a later script: a visitor may switch the language before that has loaded.
  addEventListener("click", ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>(switches);
    if (!link) return;
    try {
      localStorage.setItem(languageKey, link.lang);
    } catch {}
  });
  try {
    const find = (language: string) =>
      document.head.querySelector<HTMLLinkElement>(`link[hreflang="${language}"]`);
    const chosen = localStorage.getItem(languageKey);
    const wanted = chosen ?? navigator.languages.map((tag) => tag.slice(0, 2)).find(find) ?? "";
    const other = wanted !== root.lang && find(wanted);
    const isEntered = !document.referrer.startsWith(`${location.origin}/`);
    // Without a connection the page in the other language may not be saved; it is offered instead.
    if (other && chosen && isEntered && navigator.onLine) {
      root.hidden = true;
      location.replace(new URL(other.href).pathname + location.search + location.hash);
    } else if (other && !(chosen ? sessionStorage : localStorage).getItem("languageOffered"))
      root.dataset.offer = wanted;
    root.dataset.closed = popupIds.filter((id) => sessionStorage.getItem(id) === "closed").join(" ");
  } catch {
    // Without storage nothing is remembered.
  }
  addEventListener(
    "close",
    ({ target }) => {
      const { id } = target as Element;
      if (!popupIds.includes(id)) return;
      try {
        sessionStorage.setItem(id, "closed");
      } catch {}
    },
    true,
  );
  let loading: Promise<unknown> | undefined;
  let waiting: HTMLElement | undefined;
  const loadOnce = () => (loading ??= load(script.dataset.next ?? ""));
  addEventListener("load", () => void loadOnce().catch(() => {}));
  addEventListener(
    "click",
    (event) => {
      const pressed = (event.target as Element).closest<HTMLElement>("button, a.picture-opener");
      const island = pressed?.closest<HTMLElement>("[data-island]:not([data-hydrated])");
      const isForBrowser =
        event.ctrlKey || event.metaKey || event.shiftKey || pressed?.closest("form[method=dialog]");
      if (!pressed || !island || isForBrowser) return;
      event.preventDefault();
      event.stopPropagation();
      // Ignores repeated clicks: a message is sent once.
      if (pressed === waiting) return;
      waiting = pressed;
      island.ariaBusy = "true";
      const pressAgain = () => {
        island.ariaBusy = null;
        island.dataset.hydrated ??= "";
        pressed.click();
      };
      island.addEventListener("hydrated", pressAgain, { once: true });
      island.dispatchEvent(new Event("wanted"));
      // Without its script the island works as plain HTML.
      loadOnce().catch(pressAgain);
    },
    true,
  );
}

const popupIds = featureSites.flatMap(({ popupId }) => popupId ?? []);

/** The only inline script, the same in all pages, so that the content security policy can name its hash. */
export const FIRST_SCRIPT = `(${beginPage})(${JSON.stringify(popupIds)}, "${LANGUAGE_CHOSEN}", "${LANGUAGE_SWITCHES}", (file) => import(file))`;
