import { describe, expect, it } from "vitest";
import { tooBusy } from "../errors.ts";
import type { RenderedResponse } from "./cached-response.ts";
import { ResponseCache } from "./response-cache.ts";

const buildResponse = (overrides: Partial<RenderedResponse> = {}): RenderedResponse => ({
  status: 200,
  headers: { "content-type": "text/html" },
  body: "नमस्ते",
  tags: new Set(["notices"]),
  ...overrides,
});

/** A renderer that counts its calls and can be paused. */
function buildRenderer(overrides: Partial<RenderedResponse> = {}) {
  const renderer = {
    calls: 0,
    release: () => {},
    async make(): Promise<RenderedResponse> {
      renderer.calls++;
      return buildResponse({ body: `version ${renderer.calls}`, ...overrides });
    },
    async makeSlowly(): Promise<RenderedResponse> {
      renderer.calls++;
      const response = buildResponse({ body: `version ${renderer.calls}`, ...overrides });
      await new Promise<void>((resolve) => {
        renderer.release = resolve;
      });
      return response;
    },
  };
  return renderer;
}

const bodyOf = async (response: ReturnType<ResponseCache["get"]>) =>
  (await response).variants.identity.body.toString();

describe("ResponseCache", () => {
  it("renders a response once and caches it", async () => {
    const cache = new ResponseCache();
    const renderer = buildRenderer();
    await cache.get("/", renderer.make);
    expect(await bodyOf(cache.get("/", renderer.make))).toBe("version 1");
    expect(renderer.calls).toBe(1);
  });

  it("renders a response once for simultaneous requests", async () => {
    const cache = new ResponseCache();
    const renderer = buildRenderer();
    const first = cache.get("/", renderer.makeSlowly);
    const second = cache.get("/", renderer.makeSlowly);
    renderer.release();
    expect(await bodyOf(first)).toBe(await bodyOf(second));
    expect(renderer.calls).toBe(1);
  });

  it("drops the responses that show changed content, and no others", async () => {
    const cache = new ResponseCache();
    await cache.get("/", buildRenderer().make);
    await cache.get("/teachers", buildRenderer({ tags: new Set(["team"]) }).make);
    cache.drop("notices");
    expect(cache.find("/")).toBeUndefined();
    expect(cache.find("/teachers")).toBeDefined();
  });

  it("does not cache a response whose rendering began before its content changed", async () => {
    const cache = new ResponseCache();
    const renderer = buildRenderer();
    const stale = cache.get("/", renderer.makeSlowly);
    cache.drop("notices");
    renderer.release();
    await stale;
    expect(cache.find("/")).toBeUndefined();
  });

  it("does not send a response whose rendering began before a change to a later request", async () => {
    const cache = new ResponseCache();
    const renderer = buildRenderer();
    const stale = cache.get("/", renderer.makeSlowly);
    const releaseStale = renderer.release;
    cache.drop("notices");
    expect(await bodyOf(cache.get("/", renderer.make))).toBe("version 2");
    releaseStale();
    expect(await bodyOf(stale)).toBe("version 1");
    expect(cache.find("/")?.variants.identity.body.toString()).toBe("version 2");
  });

  it("caches only responses of status 200", async () => {
    const cache = new ResponseCache();
    await cache.get("/nowhere", buildRenderer({ status: 404 }).make);
    expect(cache.find("/nowhere")).toBeUndefined();
  });

  it("tries again after a failure", async () => {
    const cache = new ResponseCache();
    const fail = () => Promise.reject(new Error("the database is away"));
    await expect(cache.get("/", fail)).rejects.toThrow("the database is away");
    expect(await bodyOf(cache.get("/", buildRenderer().make))).toBe("version 1");
  });

  describe("when no fresh response can be made", () => {
    const away = () => Promise.reject(Object.assign(new Error("refused"), { code: "ECONNREFUSED" }));
    const busy = () => Promise.reject(tooBusy());
    const past = () => Date.now() - 1;

    it.each([
      ["the database is away", away],
      ["the server is too busy", busy],
    ])("because %s, serves the last one whose time is over, to all who ask", async (_why, fail) => {
      const cache = new ResponseCache();
      await cache.get("/", buildRenderer({ until: past() }).make);
      expect(cache.find("/")).toBeUndefined();
      const both = [cache.get("/", fail), cache.get("/", fail)];
      expect(await Promise.all(both.map(bodyOf))).toEqual(["version 1", "version 1"]);
    });

    it("fails for any other reason", async () => {
      const cache = new ResponseCache();
      await cache.get("/", buildRenderer({ until: past() }).make);
      await expect(cache.get("/", () => Promise.reject(new Error("a bug")))).rejects.toThrow("a bug");
    });

    it.each([
      ["its content has changed", (cache: ResponseCache) => cache.drop("notices")],
      ["everything has changed", (cache: ResponseCache) => cache.dropAll()],
    ])("does not serve one that was dropped because %s", async (_why, change) => {
      const cache = new ResponseCache();
      await cache.get("/", buildRenderer({ until: past() }).make);
      change(cache);
      await expect(cache.get("/", away)).rejects.toThrow("refused");
    });

    it("does not send an expired response if its content changed during the attempt", async () => {
      const cache = new ResponseCache();
      await cache.get("/", buildRenderer({ until: past() }).make);
      const { promise, reject } = Promise.withResolvers<RenderedResponse>();
      const answer = cache.get("/", () => promise);
      cache.drop("notices");
      reject(tooBusy());
      await expect(answer).rejects.toMatchObject({ status: 503 });
    });

    it("does not send a response that shows a child whose consent has ended", async () => {
      const cache = new ResponseCache();
      await cache.get("/", buildRenderer({ until: past(), mustEndAt: past() }).make);
      await expect(cache.get("/", away)).rejects.toThrow("refused");
    });

    it("does not send a response that a later failed response has replaced", async () => {
      const cache = new ResponseCache();
      await cache.get("/", buildRenderer({ until: past() }).make);
      await cache.get("/", buildRenderer({ status: 404 }).make);
      await expect(cache.get("/", away)).rejects.toThrow("refused");
    });
  });

  it("drops everything, and does not cache responses that were being rendered", async () => {
    const cache = new ResponseCache();
    await cache.get("/teachers", buildRenderer({ tags: new Set(["team"]) }).make);
    await cache.get("/robots.txt", buildRenderer({ tags: new Set() }).make);
    const renderer = buildRenderer();
    const stale = cache.get("/", renderer.makeSlowly);
    cache.dropAll();
    renderer.release();
    await stale;
    expect(["/teachers", "/robots.txt", "/"].map((key) => cache.find(key))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("removes the least recently used response when it is full", async () => {
    const cache = new ResponseCache(3);
    for (const key of ["/a", "/b", "/c"]) await cache.get(key, buildRenderer().make);
    cache.find("/a");
    await cache.get("/b", buildRenderer().make);
    await cache.get("/d", buildRenderer().make);
    const isCached = (key: string) => cache.find(key) !== undefined;
    expect(["/a", "/b", "/c", "/d"].map(isCached)).toEqual([true, true, false, true]);
  });

  it("treats a response that was rendered again as recently used", async () => {
    const cache = new ResponseCache(2);
    await cache.get("/a", buildRenderer({ until: Date.now() - 1 }).make);
    await cache.get("/b", buildRenderer().make);
    await cache.get("/a", buildRenderer().make);
    await cache.get("/c", buildRenderer().make);
    expect(["/a", "/b", "/c"].map((key) => cache.find(key) !== undefined)).toEqual([true, false, true]);
  });

  it("counts hits and misses", async () => {
    const cache = new ResponseCache();
    await cache.get("/", buildRenderer().make);
    await cache.get("/", buildRenderer().make);
    cache.find("/");
    cache.find("/about");
    expect(cache.counts).toMatchObject({ hits: 2, misses: 1 });
  });
});
