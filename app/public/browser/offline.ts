import { WORKER_PATH } from "../../../content/site/offline.ts";
import { SAVED_PAGES_ID } from "../element-ids.ts";

/** Shows that the page is a saved copy, or lists the saved pages. */
export async function showWhatIsSaved(): Promise<void> {
  const { saved } = document.documentElement.dataset;
  const list = document.getElementById(SAVED_PAGES_ID);
  if (saved || list) removeEndedBanners();
  if (saved) (await import("./saved-line.ts")).showSavedLine(saved);
  if (!list) return;
  const { listSavedPages, showPostFailure } = await import("./saved-list.ts");
  showPostFailure();
  if ("caches" in window) await listSavedPages(list);
}

/** A saved "School closed today" must not be shown tomorrow. */
function removeEndedBanners(): void {
  const banner = document.querySelector(".site-banner");
  for (const line of banner?.querySelectorAll<HTMLElement>("[data-until]") ?? [])
    if (Date.parse(line.dataset.until ?? "") <= Date.now()) line.remove();
  if (banner?.childElementCount === 0) banner.remove();
}

/** Registers the service worker when the browser is idle. */
export function keepForOffline(): void {
  // Both need a secure context.
  if (!("serviceWorker" in navigator && "caches" in window)) return;
  const isOff = document.documentElement.dataset.offline === "off";
  const start = () => void (isOff ? removeWorker() : registerWorker()).catch(() => {});
  if ("requestIdleCallback" in window) requestIdleCallback(start);
  else setTimeout(start, IDLE_AFTER_MS);
}

/** For browsers without `requestIdleCallback`. */
const IDLE_AFTER_MS = 2000;

async function registerWorker(): Promise<void> {
  await navigator.serviceWorker.register(WORKER_PATH, { updateViaCache: "none" });
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage("idle");
}

async function removeWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  if (registrations.length === 0) return;
  for (const registration of registrations) await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}
