import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import {
  AnswerCache,
  chooseEncoding,
  compressOnce,
  finishAnswer,
  type MadeAnswer,
  matchesEtag,
} from "./answer-cache.ts";

const buildAnswer = (overrides: Partial<MadeAnswer> = {}): MadeAnswer => ({
  status: 200,
  headers: { "content-type": "text/html" },
  body: "नमस्ते ".repeat(200),
  tags: new Set(["notices"]),
  ...overrides,
});

/** A renderer that counts its calls and can be held up. */
function buildRenderer(overrides: Partial<MadeAnswer> = {}) {
  const renderer = {
    calls: 0,
    release: () => {},
    async make(): Promise<MadeAnswer> {
      renderer.calls++;
      return buildAnswer({ body: `version ${renderer.calls}`, ...overrides });
    },
    async makeSlowly(): Promise<MadeAnswer> {
      renderer.calls++;
      const answer = buildAnswer({ body: `version ${renderer.calls}`, ...overrides });
      await new Promise<void>((resolve) => {
        renderer.release = resolve;
      });
      return answer;
    },
  };
  return renderer;
}

const bodyOf = async (answer: ReturnType<AnswerCache["get"]>) =>
  (await answer).forms.identity.body.toString();

describe("AnswerCache", () => {
  it("makes an answer once and keeps it", async () => {
    const cache = new AnswerCache();
    const renderer = buildRenderer();
    await cache.get("/", renderer.make);
    expect(await bodyOf(cache.get("/", renderer.make))).toBe("version 1");
    expect(renderer.calls).toBe(1);
  });

  it("makes an answer once for all who ask while it is being made", async () => {
    const cache = new AnswerCache();
    const renderer = buildRenderer();
    const first = cache.get("/", renderer.makeSlowly);
    const second = cache.get("/", renderer.makeSlowly);
    renderer.release();
    expect(await bodyOf(first)).toBe(await bodyOf(second));
    expect(renderer.calls).toBe(1);
  });

  it("drops what shows changed content, and nothing else", async () => {
    const cache = new AnswerCache();
    await cache.get("/", buildRenderer().make);
    await cache.get("/teachers", buildRenderer({ tags: new Set(["team"]) }).make);
    cache.drop("notices");
    expect(cache.find("/")).toBeUndefined();
    expect(cache.find("/teachers")).toBeDefined();
  });

  it("does not keep an answer that was begun before its content changed", async () => {
    const cache = new AnswerCache();
    const renderer = buildRenderer();
    const stale = cache.get("/", renderer.makeSlowly);
    cache.drop("notices");
    renderer.release();
    await stale;
    expect(cache.find("/")).toBeUndefined();
  });

  it("does not give an answer begun before a change to somebody who asks after it", async () => {
    const cache = new AnswerCache();
    const renderer = buildRenderer();
    const stale = cache.get("/", renderer.makeSlowly);
    const releaseStale = renderer.release;
    cache.drop("notices");
    expect(await bodyOf(cache.get("/", renderer.make))).toBe("version 2");
    releaseStale();
    expect(await bodyOf(stale)).toBe("version 1");
    expect(cache.find("/")?.forms.identity.body.toString()).toBe("version 2");
  });

  it("keeps only answers of status 200", async () => {
    const cache = new AnswerCache();
    await cache.get("/nowhere", buildRenderer({ status: 404 }).make);
    expect(cache.find("/nowhere")).toBeUndefined();
  });

  it("tries again after a failure", async () => {
    const cache = new AnswerCache();
    const fail = () => Promise.reject(new Error("the database is away"));
    await expect(cache.get("/", fail)).rejects.toThrow("the database is away");
    expect(await bodyOf(cache.get("/", buildRenderer().make))).toBe("version 1");
  });

  it("forgets the oldest answer when it is full", async () => {
    const cache = new AnswerCache(2);
    for (const key of ["/a", "/b", "/c"]) await cache.get(key, buildRenderer().make);
    expect([cache.find("/a"), cache.find("/b"), cache.find("/c")].map(Boolean)).toEqual([false, true, true]);
  });
});

describe("finishAnswer", () => {
  it("has the same text in every form", async () => {
    const made = buildAnswer();
    const { forms } = await finishAnswer(made);
    expect(brotliDecompressSync(forms.br.body).toString()).toBe(made.body);
    expect(gunzipSync(forms.gzip.body).toString()).toBe(made.body);
    expect(forms.identity.body.toString()).toBe(made.body);
    expect(forms.br.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
  });

  it("gives other content another tag", async () => {
    const one = await finishAnswer(buildAnswer());
    const other = await finishAnswer(buildAnswer({ body: "something else" }));
    expect(one.etag).not.toBe(other.etag);
  });
});

describe("compressOnce", () => {
  const text = buildAnswer().body;

  it("takes the form that the client takes", async () => {
    const brotlied = await compressOnce(text, "gzip, br");
    expect(brotlied.headers).toEqual({ vary: "Accept-Encoding", "content-encoding": "br" });
    expect(brotliDecompressSync(brotlied.body).toString()).toBe(text);
    const gzipped = await compressOnce(text, "gzip");
    expect(gzipped.headers).toEqual({ vary: "Accept-Encoding", "content-encoding": "gzip" });
    expect(gunzipSync(gzipped.body).toString()).toBe(text);
  });

  it.each([
    [text, undefined],
    ["short", "br"],
  ])("leaves %.5s as it is for %j", async (body, accept) => {
    expect(await compressOnce(body, accept)).toEqual({
      headers: { vary: "Accept-Encoding" },
      body: Buffer.from(body),
    });
  });
});

describe("chooseEncoding", () => {
  it.each([
    [undefined, "identity"],
    ["", "identity"],
    ["gzip, deflate", "gzip"],
    ["gzip, deflate, br", "br"],
    ["br;q=0, gzip", "gzip"],
    ["gzip;q=0.0", "identity"],
    ["gzip;q=0.5, br;q=0.1", "br"],
  ])("answers %j with %s", (accept, encoding) => {
    expect(chooseEncoding(accept)).toBe(encoding);
  });
});

describe("matchesEtag", () => {
  it.each([
    [undefined, false],
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ["*", true],
    ['"b"', false],
  ])("holds %j against the tag", (sent, matches) => {
    expect(matchesEtag(sent, '"a"')).toBe(matches);
  });
});
