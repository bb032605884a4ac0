import { savedAheadPaths } from "../../../features/site-offline.ts";
import { offlineAddress } from "../../content/site/offline.ts";
import { find, save, savedAt } from "./saved-copies.ts";
import { isKeptPage, mayKeep } from "./what-to-keep.ts";

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const SAVED_AHEAD = new RegExp(`href="([^"]*(?:${savedAheadPaths.join("|")})/[^"]+)"`, "g");

/** Fetches the newest entries for an open page, at most once a day, as listed by the offline page of its language. */
export async function fetchAhead(page: URL): Promise<void> {
  if (!isKeptPage(page.pathname)) return;
  // The first page and prefetched pages do not pass through the worker.
  if (isOlder(await find("pages", page), MINUTE_MS)) await fetchPage("pages", page);
  const address = new URL(offlineAddress(page.pathname), page);
  const saved = await find("offline", address);
  if (saved && (isSavingData() || !isOlder(saved, DAY_MS))) return;
  const html = await fetchPage("offline", address);
  if (isSavingData()) return;
  for (const [, path = ""] of html.matchAll(SAVED_AHEAD)) await fetchPage("pages", new URL(path, page));
}

const isOlder = (saved: Response | undefined, age: number) =>
  !saved || Date.now() - savedAt(saved).getTime() >= age;

async function fetchPage(kind: "pages" | "offline", url: URL): Promise<string> {
  const response = await fetch(url);
  if (!mayKeep("pages", url.pathname, response)) return "";
  await save(kind, url, response.clone());
  return response.text();
}

/** Whether the visitor has chosen to save data. Not every browser has this setting. */
export function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
