import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stubCaches } from "./fake-caches.ts";

// Test files share modules, and `BUILD` is read when the module is loaded.
vi.resetModules();
vi.stubGlobal("BUILD", { version: "new", assets: [], queryPaths: [] });
const { fetchAhead } = await import("./fetch-ahead.ts");

const LINKS = '<a href="/notices/1">One</a><a href="/notices/2">Two</a><a href="/about">About</a>';
const asked: string[] = [];

beforeEach(() => {
  stubCaches();
  asked.length = 0;
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("fetch", async (url: URL) => {
    asked.push(url.pathname);
    const html = url.pathname.endsWith("/offline") ? LINKS : "";
    const response = new Response(html, { headers: { "content-type": "text/html" } });
    return Object.defineProperty(response, "type", { value: "basic" });
  });
});
afterEach(() => vi.useRealTimers());

const open = (path: string) => fetchAhead(new URL(path, "http://school"));

it("keeps the first page that is opened, and the newest notices", async () => {
  await open("/fees");
  expect(asked).toEqual(["/fees", "/offline", "/notices/1", "/notices/2"]);
});

it("fetches again after a day, separately for each language", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-16T08:00:00Z") });
  await open("/fees");
  asked.length = 0;
  vi.setSystemTime(new Date("2026-11-17T07:59:00Z"));
  await open("/fees");
  expect(asked).toEqual(["/fees"]);
  asked.length = 0;
  await open("/hi/fees");
  expect(asked.slice(0, 2)).toEqual(["/hi/fees", "/hi/offline"]);
  asked.length = 0;
  vi.setSystemTime(new Date("2026-11-17T08:00:00Z"));
  await open("/fees");
  expect(asked).toEqual(["/fees", "/offline", "/notices/1", "/notices/2"]);
});

it("saves an open page again unless it was saved just now", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-16T08:00:00Z") });
  await open("/fees");
  asked.length = 0;
  vi.setSystemTime(new Date("2026-11-16T08:00:59Z"));
  await open("/fees");
  expect(asked).toEqual([]);
  vi.setSystemTime(new Date("2026-11-16T08:01:00Z"));
  await open("/fees");
  expect(asked).toEqual(["/fees"]);
});

it("fetches no notices for a visitor who saves data", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-16T08:00:00Z") });
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  await open("/fees");
  expect(asked).toEqual(["/fees", "/offline"]);
  vi.setSystemTime(new Date("2026-11-20T08:00:00Z"));
  await open("/fees");
  expect(asked).toEqual(["/fees", "/offline", "/fees"]);
});

it("fetches nothing for a page that must not be saved", async () => {
  await open("/students");
  await open("/admin");
  expect(asked).toEqual([]);
});
