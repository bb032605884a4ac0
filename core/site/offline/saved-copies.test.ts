import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stubCaches } from "./fake-caches.ts";

// Test files share modules, and `BUILD` is read when the module is loaded.
vi.resetModules();
vi.stubGlobal("BUILD", {
  version: "new",
  assets: ["/assets/shared-1.js", "/assets/new-1.css"],
  queryPaths: ["/notices"],
});
const { dropOldCaches, find, findAndUse, findOfflinePage, forget, save, savedAt } = await import(
  "./saved-copies.ts"
);

let storage: CacheStorage;
beforeEach(() => {
  storage = stubCaches();
});
afterEach(() => vi.useRealTimers());

const at = (path: string) => new URL(path, "http://school");
const savePage = (path: string, html = path) => save("pages", at(path), new Response(html));

it("finds a page however its address is written", async () => {
  await savePage("/fees");
  for (const address of ["/fees", "/Fees/", "/fees?fbclid=x"])
    expect(await find("pages", at(address)), address).toBeDefined();
  expect(await find("pages", at("/hi/fees"))).toBeUndefined();
});

it("finds a page that depends on its query only with the same query", async () => {
  await savePage("/notices", "all");
  await savePage("/hi/notices?q=exam", "found");
  const textOf = async (address: string) => (await find("pages", at(address)))?.text();
  expect(await textOf("/Notices/")).toBe("all");
  expect(await textOf("/hi/Notices/?q=exam")).toBe("found");
  for (const address of ["/notices?q=exam", "/hi/notices?q=fees", "/hi/notices"])
    expect(await textOf(address), address).toBeUndefined();
});

it("keeps few pages with a query, so that they do not displace others", async () => {
  await savePage("/notices");
  for (let number = 1; number <= 11; number++) await savePage(`/notices?page=${number}`);
  expect(await find("pages", at("/notices?page=1"))).toBeUndefined();
  expect(await find("pages", at("/notices?page=2"))).toBeDefined();
  expect(await find("pages", at("/notices"))).toBeDefined();
});

it("adds the time of saving to a copy", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-16T11:30:00Z") });
  await savePage("/fees");
  const saved = await find("pages", at("/fees"));
  expect(saved && savedAt(saved).toISOString()).toBe("2026-11-16T11:30:00.000Z");
});

it("drops the least recently used page", async () => {
  for (let number = 1; number <= 50; number++) await savePage(`/page-${number}`);
  await findAndUse("pages", at("/page-1"));
  await savePage("/page-51");
  expect(await find("pages", at("/page-1"))).toBeDefined();
  expect(await find("pages", at("/page-2"))).toBeUndefined();
  expect(await (await storage.open("pages-1")).keys()).toHaveLength(50);
});

it("falls back to the offline page in the other language", async () => {
  expect(await findOfflinePage(at("/hi/offline"))).toBeUndefined();
  await save("offline", at("/offline"), new Response("English"));
  expect(await (await findOfflinePage(at("/hi/offline")))?.text()).toBe("English");
  await save("offline", at("/hi/offline"), new Response("Hindi"));
  expect(await (await findOfflinePage(at("/hi/offline")))?.text()).toBe("Hindi");
});

it("deletes what was removed from the site", async () => {
  await savePage("/notices/1");
  await forget("pages", at("/notices/1"));
  expect(await find("pages", at("/notices/1"))).toBeUndefined();
});

it("continues without a copy if the storage is full", async () => {
  vi.spyOn(storage, "open").mockRejectedValue(new DOMException("", "QuotaExceededError"));
  await expect(savePage("/fees")).resolves.toBeUndefined();
});

it("drops the caches of older versions and of other programs", async () => {
  for (const name of ["pages-0", "wp-cache", "assets-old", "assets-new", "unsent-1"])
    await storage.open(name);
  await savePage("/fees");
  await dropOldCaches();
  expect((await storage.keys()).toSorted()).toEqual(["assets-new", "offline-1", "pages-1", "unsent-1"]);
});

it("keeps the files that a page of an older version needs", async () => {
  await (await storage.open("assets-old")).put("/assets/old-1.css", new Response("old"));
  await (await storage.open("assets-older")).put("/assets/shared-1.js", new Response("the same in all"));
  await savePage("/fees", '<link href="/assets/old-1.css"><script src="/assets/shared-1.js">');
  await dropOldCaches();
  expect(await storage.keys()).toContain("assets-old");
  expect(await storage.keys()).not.toContain("assets-older");
  expect(await (await find("assets", at("/assets/old-1.css")))?.text()).toBe("old");
});
