import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SAVED_LINE_ID } from "../../content/site/offline.ts";
import type { Navigation } from "./answer-page.ts";
import { stubCaches } from "./fake-caches.ts";

// Test files share modules, and `BUILD` is read when the module is loaded.
vi.resetModules();
vi.stubGlobal("BUILD", { version: "new", assets: [], queryPaths: [] });
const { answerWithPage, findState, PATIENCE_MS } = await import("./answer-page.ts");
const { find, save, savedAt } = await import("./saved-copies.ts");

const URL_OF_PAGE = new URL("http://school/fees");
const SAVED_AT = new Date("2026-11-17T11:30:00.000Z");
const YESTERDAY = '<a data-until="2026-11-17T18:29:00.000Z">Closed today</a>';

const buildHtml = (text: string, lang = "en") =>
  `<!doctype html><html lang="${lang}"><body><main id="content" tabindex="-1">${text}</main></body></html>`;

function buildResponse(html: string, init: ResponseInit = {}): Response {
  const response = new Response(html, { ...init, headers: { "content-type": "text/html" } });
  return Object.defineProperty(response, "type", { value: "basic" });
}

const sent: unknown[] = [];
let pending: Promise<unknown>[] = [];

const sendState = async (state: unknown) => void sent.push(state);

/** A navigation whose preload has the given result. */
const buildEvent = (preloadResponse: Promise<Response>): Navigation => ({
  request: new Request(URL_OF_PAGE),
  preloadResponse,
  waitUntil: (work) => void pending.push(work),
});

/** Answers a navigation; everything that the worker does afterwards is done when `finish` resolves. */
async function navigate(preloadResponse: Promise<Response>) {
  preloadResponse.catch(() => {});
  const response = await answerWithPage(buildEvent(preloadResponse), URL_OF_PAGE, sendState);
  return { text: await response.text(), finish: () => Promise.all(pending) };
}

/** Shows the saved copy, because the network has not answered in time. */
async function navigateSlowly() {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const navigation = navigate(promise);
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  return { ...(await navigation), arrive: resolve, fail: () => reject(new TypeError("lost")) };
}

beforeEach(async () => {
  stubCaches();
  vi.useFakeTimers({ now: SAVED_AT });
  sent.length = 0;
  pending = [];
  await save("pages", URL_OF_PAGE, buildResponse(buildHtml(`old ${YESTERDAY}`)));
  await save("offline", new URL("http://school/offline"), buildResponse(buildHtml(`none ${YESTERDAY}`)));
  vi.setSystemTime(new Date("2026-11-18T06:00:00.000Z"));
});
afterEach(() => vi.useRealTimers());

it("answers from the network and saves the page", async () => {
  const { text, finish } = await navigate(Promise.resolve(buildResponse("new")));
  await finish();
  expect(text).toBe("new");
  expect(await (await find("pages", URL_OF_PAGE))?.text()).toBe("new");
});

it.each([
  ["the request fails", () => Promise.reject(new TypeError("offline"))],
  ["the preload fails in Firefox", () => Promise.resolve(Response.error())],
])("shows the copy as offline if %s, without what has ended", async (_title, preload) => {
  const { text } = await navigate(preload());
  expect(text).toBe(
    buildHtml(
      `<p id="${SAVED_LINE_ID}" class="saved-line no-print" role="status" data-saved="2026-11-17T11:30:00.000Z">` +
        "You are offline. This page was saved on 17 November 2026 at 5:00 pm.</p>old ",
    ),
  );
});

it("shows the offline page, without what has ended, if there is no copy", async () => {
  const other = new URL("http://school/about");
  const response = await answerWithPage(buildEvent(Promise.resolve(Response.error())), other, sendState);
  expect(await response.text()).toBe(buildHtml("none "));
});

it("says in the page's language that the connection is slow", async () => {
  await save("pages", URL_OF_PAGE, buildResponse(buildHtml("पुराना", "hi")));
  const { text } = await navigateSlowly();
  expect(text).toMatch(/>इंटरनेट धीमा है। यह पृष्ठ 18 नवंबर 2026 को .* सहेजा गया था; नया पृष्ठ अभी आ रहा है।</);
});

it("sends the newer page to the open page, and shows it once without waiting", async () => {
  const { text, arrive, finish } = await navigateSlowly();
  expect(text).toContain("The connection is slow. This page was saved on 17 November 2026 at 5:00 pm;");
  expect(text).not.toContain("Closed today");
  arrive(buildResponse("new"));
  await finish();
  expect(sent).toEqual([{ is: "newer", html: "new" }]);

  const unanswered = () => new Promise<never>(() => {});
  expect((await navigate(unanswered())).text).toBe("new");
  expect((await navigateSlowly()).text).toBe("new");
});

it("does not show a newer page without asking the network after some minutes", async () => {
  const { arrive, finish } = await navigateSlowly();
  arrive(buildResponse("new"));
  await finish();
  vi.setSystemTime(Date.now() + 5 * 60_000);
  expect((await navigate(Promise.resolve(buildResponse("newest")))).text).toBe("newest");
});

it("sends that the copy is current, or that the request has failed", async () => {
  const current = await navigateSlowly();
  current.arrive(buildResponse(buildHtml(`old ${YESTERDAY}`)));
  await current.finish();
  const failed = await navigateSlowly();
  failed.fail();
  await failed.finish();
  expect(sent).toEqual([{ is: "same", html: expect.any(String) }, { is: "offline" }]);
});

it("deletes the copy of a page that is gone, and keeps it after an error of the server", async () => {
  const failing = await navigateSlowly();
  failing.arrive(buildResponse("busy", { status: 503 }));
  await failing.finish();
  expect(sent).toEqual([]);
  expect(await find("pages", URL_OF_PAGE)).toBeDefined();
  const gone = await navigateSlowly();
  gone.arrive(buildResponse("not found", { status: 404 }));
  await gone.finish();
  expect(sent).toEqual([{ is: "newer", html: "not found" }]);
  expect(await find("pages", URL_OF_PAGE)).toBeUndefined();
});

it("repeats the state for a page that did not listen yet", async () => {
  expect(await findState(URL_OF_PAGE, SAVED_AT)).toBeUndefined();
  const { arrive, finish } = await navigateSlowly();
  arrive(buildResponse("new"));
  await finish();
  expect(await findState(URL_OF_PAGE, SAVED_AT)).toEqual({ is: "newer", html: "new" });
  const saved = await find("pages", URL_OF_PAGE);
  expect(saved && (await findState(URL_OF_PAGE, savedAt(saved)))).toBeUndefined();
});
