import { offlineAddress, type SavedCopyState } from "../../content/site/offline.ts";
import { removeEnded } from "./remove-ended.ts";
import {
  comparisonOf,
  find,
  findAndUse,
  findOfflinePage,
  forget,
  save,
  savedAt,
  takeNewer,
} from "./saved-copies.ts";
import { describeCopy } from "./saved-page.ts";
import { type Kind, mayKeep } from "./what-to-keep.ts";

/** After this time without a response, a saved copy is used. */
export const PATIENCE_MS = 4000;
const GONE: ReadonlySet<number> = new Set([404, 410]);

/** The part of a fetch event that an answer needs. */
export interface Navigation {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  waitUntil(work: Promise<unknown>): void;
}

/** Sends the state of the copy that a page shows to that page. */
type SendState = (state: SavedCopyState) => Promise<void>;

export async function fetchFresh({ preloadResponse, request }: Navigation): Promise<Response> {
  const preloaded = await preloadResponse;
  // Firefox does not reject a failed preload.
  if (preloaded?.type === "error") throw new TypeError("The page could not be loaded.");
  return preloaded ?? fetch(request);
}

/** Resolves to undefined. */
export const waitForPatience = () =>
  new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS, undefined));

/** Saves a response, or deletes the copy of something that was removed from the site. */
export async function keep(
  kind: Kind,
  url: URL,
  response: Response,
  { askedBy = url, ...comparison }: { askedBy?: URL; comparison?: "newer" | "same" } = {},
): Promise<void> {
  if (mayKeep(kind, askedBy.pathname, response)) await save(kind, url, response.clone(), comparison);
  else if (GONE.has(response.status)) await forget(kind, url);
}

/** From the network; from a saved copy if the network fails or is slow. */
export async function answerWithPage(event: Navigation, url: URL, sendState: SendState): Promise<Response> {
  const fresh = fetchFresh(event);
  const answer = Promise.race([fresh, waitForPatience()]);
  // Handled below, unless another response is used.
  answer.catch(() => {});
  const newer = await takeNewer(url);
  if (newer) {
    event.waitUntil(fresh.then((response) => keep("pages", url, response)).catch(() => {}));
    return newer;
  }
  try {
    const inTime = await answer;
    const saved = inTime ? undefined : await findAndUse("pages", url);
    if (saved) {
      const html = await saved.clone().text();
      event.waitUntil(followUp(url, fresh, html, sendState));
      return showCopy(saved, "slow");
    }
    const response = inTime ?? (await fresh);
    event.waitUntil(keep("pages", url, response));
    return response;
  } catch {
    const saved = await findAndUse("pages", url);
    return saved ? showCopy(saved, "offline") : showOfflinePage(url);
  }
}

async function showCopy(saved: Response, reason: "slow" | "offline"): Promise<Response> {
  const html = removeEnded(await saved.text(), Date.now());
  return new Response(describeCopy(html, savedAt(saved), reason), { headers: saved.headers });
}

export async function showOfflinePage(url: URL): Promise<Response> {
  const page = await findOfflinePage(new URL(offlineAddress(url.pathname), url));
  if (!page) return Response.error();
  return new Response(removeEnded(await page.text(), Date.now()), { headers: page.headers });
}

/** Saves a page that arrives after a copy of it was shown, and sends the result to the open page. */
async function followUp(
  url: URL,
  fresh: Promise<Response>,
  shownHtml: string,
  sendState: SendState,
): Promise<void> {
  const state = await compare(url, fresh, shownHtml).catch((): SavedCopyState => ({ is: "offline" }));
  if (state) await sendState(state);
}

/** Undefined for an error of the server, which says nothing about the copy. */
async function compare(
  url: URL,
  fresh: Promise<Response>,
  shownHtml: string,
): Promise<SavedCopyState | undefined> {
  const response = await fresh;
  const html = await response.clone().text();
  const comparison = html === shownHtml ? "same" : "newer";
  await keep("pages", url, response, { comparison });
  if (!response.ok && !GONE.has(response.status)) return undefined;
  return { is: comparison, html };
}

/** For an open page that shows a copy: the state that was sent before the page listened. Undefined if there is none yet. */
export async function findState(url: URL, shown: Date): Promise<SavedCopyState | undefined> {
  const saved = await find("pages", url);
  const comparison = saved && comparisonOf(saved);
  if (!saved || !comparison || savedAt(saved) <= shown) return undefined;
  return { is: comparison, html: await saved.text() };
}
