import { offlineAddress } from "../../content/site/offline.ts";
import { dropOutdatedChildren } from "./drop-children.ts";
import { fetchAhead, isSavingData } from "./fetch-ahead.ts";
import {
  dropOldCaches,
  find,
  findAndUse,
  findOfflinePage,
  forget,
  save,
  saveAssets,
  savedAt,
} from "./saved-copies.ts";
import { isOfOffice, type Kind, kindOf, mayKeep } from "./what-to-keep.ts";

declare const self: ServiceWorkerGlobalScope;

/** After this time without a response, a saved copy is used. */
const PATIENCE_MS = 4000;
const GONE: ReadonlySet<number> = new Set([404, 410]);

self.addEventListener("install", (event) => {
  // Takes over at once: any version of the worker can serve pages of any version.
  void self.skipWaiting();
  if (!isSavingData()) event.waitUntil(saveAssets());
});

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

async function takeOver(): Promise<void> {
  // Starts the request while a slow phone is still starting the worker.
  await self.registration.navigationPreload?.enable();
  await dropOldCaches();
  await self.clients.claim();
}

/** Sent by a page when it is idle. */
self.addEventListener("message", (event) => {
  // Without a connection it is tried again another day.
  if (event.source instanceof Client) event.waitUntil(update(new URL(event.source.url)).catch(() => {}));
});

async function update(page: URL): Promise<void> {
  await dropOutdatedChildren(page);
  await fetchAhead(page);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  const kind = kindOf(request, url);
  if (kind === "assets") event.respondWith(answerWithAsset(event, url));
  else if (kind !== undefined) event.respondWith(answerFromNetwork(event, url, kind));
  else if (request.mode === "navigate" && request.method === "GET")
    event.respondWith(answerUnsaved(event, url));
});

async function answerWithAsset(event: FetchEvent, url: URL): Promise<Response> {
  const { pathname } = await findAsker(event);
  // The panel does not use the caches.
  if (isOfOffice(pathname)) return fetch(event.request);
  return (await find("assets", url)) ?? fetchAndSave(event, url, "assets");
}

async function answerFromNetwork(event: FetchEvent, url: URL, kind: Kind): Promise<Response> {
  const fresh = fetchAndSave(event, url, kind);
  event.waitUntil(fresh.catch(() => {}));
  try {
    const isLate = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
    return (await Promise.race([fresh, isLate])) ?? (await findSaved(kind, url)) ?? (await fresh);
  } catch {
    return (await findSaved(kind, url)) ?? (kind === "pages" ? showOffline(url) : Response.error());
  }
}

/** For pages that must not be saved. */
async function answerUnsaved(event: FetchEvent, url: URL): Promise<Response> {
  try {
    return await fetchFresh(event);
  } catch (error) {
    if (isOfOffice(url.pathname)) throw error;
    return showOffline(url);
  }
}

const fetchFresh = async (event: FetchEvent): Promise<Response> =>
  (await event.preloadResponse) ?? fetch(event.request);

async function fetchAndSave(event: FetchEvent, url: URL, kind: Kind): Promise<Response> {
  const [response, asker] = await Promise.all([fetchFresh(event), findAsker(event)]);
  const askedBy = kind === "pages" ? url : asker;
  if (mayKeep(kind, askedBy.pathname, response)) event.waitUntil(save(kind, url, response.clone()));
  else if (GONE.has(response.status)) event.waitUntil(forget(kind, url));
  return response;
}

/** The page that requests a file, or its referrer. */
async function findAsker({ request, clientId }: FetchEvent): Promise<URL> {
  const client = request.mode === "navigate" ? undefined : await self.clients.get(clientId);
  return new URL(client?.url ?? request.referrer, self.location.origin);
}

/** Adds the time of saving, so that the page can show it. */
async function findSaved(kind: Kind, url: URL): Promise<Response | undefined> {
  const saved = await findAndUse(kind, url);
  if (!saved || kind !== "pages") return saved;
  const html = (await saved.text()).replace("<html", `<html data-saved="${savedAt(saved).toISOString()}"`);
  return new Response(html, { headers: saved.headers });
}

const showOffline = async (url: URL): Promise<Response> =>
  (await findOfflinePage(new URL(offlineAddress(url.pathname), url))) ?? Response.error();
