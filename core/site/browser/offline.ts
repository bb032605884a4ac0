import { type PageMessage, SAVED_LINE_ID, WORKER_PATH } from "../../content/site/offline.ts";
import { SAVED_PAGES_ID } from "../element-ids.ts";

/** Follows what becomes of a page that is shown as a saved copy, or lists the saved pages. */
export async function showWhatIsSaved(): Promise<void> {
  const line = document.getElementById(SAVED_LINE_ID);
  if (line) (await import("./saved-line.ts")).followSavedLine(line);
  const list = document.getElementById(SAVED_PAGES_ID);
  if (list && "caches" in window) await (await import("./saved-list.ts")).listSavedPages(list);
}

/** Registers the service worker when the browser is idle. */
export function keepForOffline(): void {
  // Both need a secure context.
  if (!("serviceWorker" in navigator && "caches" in window)) return;
  const isOff = document.documentElement.dataset.offline === "off";
  const start = () => void (isOff ? removeWorker() : registerWorker()).catch(() => {});
  if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 500 });
  else setTimeout(start, IDLE_AFTER_MS);
}

/** For browsers without `requestIdleCallback`. */
const IDLE_AFTER_MS = 2000;

async function registerWorker(): Promise<void> {
  const options = { updateViaCache: "none" } as const;
  const { active, waiting, installing } = await navigator.serviceWorker.register(WORKER_PATH, options);
  // Not to the active worker only: while the first one is being installed, the visitor may leave the page. A page that is shown as
  // a saved copy has sent its own message.
  if (!document.getElementById(SAVED_LINE_ID))
    (active ?? waiting ?? installing)?.postMessage({ is: "idle" } satisfies PageMessage);
}

/** On every page: until the first one is left, its worker may save what that page loads late. */
async function removeWorker(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}
