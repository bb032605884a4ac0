import type { PageMessage, SavedCopyState } from "../../content/site/offline.ts";
import {
  answerWithPage,
  fetchFresh,
  findState,
  keep,
  showOfflinePage,
  waitForPatience,
} from "./answer-page.ts";
import { dropOutdatedChildren } from "./drop-children.ts";
import { fetchAhead, isSavingData } from "./fetch-ahead.ts";
import { dropOldCaches, find, findAndUse, saveAssets } from "./saved-copies.ts";
import { isOfOffice, type Kind, kindOf } from "./what-to-keep.ts";

declare const self: ServiceWorkerGlobalScope;

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

self.addEventListener("message", (event) => {
  // Without a connection it is tried again another day.
  if (event.source instanceof Client) event.waitUntil(handle(event.source, event.data).catch(() => {}));
});

async function handle(page: Client, message: PageMessage): Promise<void> {
  const url = new URL(page.url);
  if (message.is === "copy") {
    const state = await findState(url, new Date(message.savedAt));
    if (state) page.postMessage(state);
  }
  await dropOutdatedChildren(url);
  // The page of a copy is loading already.
  if (message.is === "idle") await fetchAhead(url);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  const kind = kindOf(request, url);
  if (kind === "assets") event.respondWith(answerWithAsset(event, url));
  else if (kind === "pages")
    event.respondWith(answerWithPage(event, url, (state) => sendState(event, state)));
  else if (kind !== undefined) event.respondWith(answerWithFile(event, url, kind));
  else if (request.mode === "navigate" && request.method === "GET")
    event.respondWith(answerUnsaved(event, url));
});

async function sendState({ resultingClientId }: FetchEvent, state: SavedCopyState): Promise<void> {
  (await self.clients.get(resultingClientId))?.postMessage(state);
}

async function answerWithAsset(event: FetchEvent, url: URL): Promise<Response> {
  const { pathname } = await findRequestingPage(event);
  // The panel does not use the caches.
  if (isOfOffice(pathname)) return fetch(event.request);
  return (await find("assets", url)) ?? fetchAndSave(event, url, "assets");
}

async function answerWithFile(event: FetchEvent, url: URL, kind: Kind): Promise<Response> {
  const fresh = fetchAndSave(event, url, kind);
  event.waitUntil(fresh.catch(() => {}));
  try {
    const inTime = await Promise.race([fresh, waitForPatience()]);
    return inTime ?? (await findAndUse(kind, url)) ?? (await fresh);
  } catch {
    return (await findAndUse(kind, url)) ?? Response.error();
  }
}

/** For pages that must not be saved. */
async function answerUnsaved(event: FetchEvent, url: URL): Promise<Response> {
  try {
    return await fetchFresh(event);
  } catch (error) {
    if (isOfOffice(url.pathname)) throw error;
    return showOfflinePage(url);
  }
}

async function fetchAndSave(event: FetchEvent, url: URL, kind: Kind): Promise<Response> {
  const [response, askedBy] = await Promise.all([fetchFresh(event), findRequestingPage(event)]);
  event.waitUntil(keep(kind, url, response, { askedBy }));
  return response;
}

/** The page that requests a file, or its referrer. */
async function findRequestingPage({ request, clientId }: FetchEvent): Promise<URL> {
  const client = request.mode === "navigate" ? undefined : await self.clients.get(clientId);
  return new URL(client?.url ?? request.referrer, self.location.origin);
}
