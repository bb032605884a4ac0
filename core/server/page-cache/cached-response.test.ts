import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { PUBLIC_CACHING } from "./answer-publicly.ts";
import {
  chooseForClient,
  compressOnce,
  matchesEtag,
  prepareResponse,
  type RenderedResponse,
} from "./cached-response.ts";

const TEXT = "नमस्ते ".repeat(200);

const buildResponse = (overrides: Partial<RenderedResponse> = {}): RenderedResponse => ({
  status: 200,
  headers: { "content-type": "text/html" },
  body: TEXT,
  tags: new Set(["notices"]),
  ...overrides,
});

describe("prepareResponse", () => {
  it("has the same text in every encoding", async () => {
    const rendered = buildResponse();
    const { variants } = await prepareResponse(rendered);
    expect(brotliDecompressSync(variants.br.body).toString()).toBe(rendered.body);
    expect(gunzipSync(variants.gzip.body).toString()).toBe(rendered.body);
    expect(variants.identity.body.toString()).toBe(rendered.body);
    expect(variants.br.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
  });

  it("sends a picture uncompressed, whatever the client accepts", async () => {
    const picture = Buffer.alloc(2000, "picture");
    const { variants } = await prepareResponse(buildResponse({ body: picture }));
    expect(variants.br).toEqual(variants.identity);
    expect(variants.br.body).toEqual(picture);
    expect(variants.br.headers["content-encoding"]).toBeUndefined();
  });

  it("has another ETag for other content", async () => {
    const one = await prepareResponse(buildResponse());
    const other = await prepareResponse(buildResponse({ body: "something else" }));
    expect(one.etag).not.toBe(other.etag);
  });
});

describe("compressOnce", () => {
  const text = TEXT;

  it("uses the encoding that the client accepts", async () => {
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

describe("chooseForClient", async () => {
  const response = await prepareResponse(
    buildResponse({ headers: { "content-type": "text/html", "cache-control": PUBLIC_CACHING } }),
  );
  const { variants, etag } = response;

  it("sends the encoding that the client accepts", () => {
    const answer = chooseForClient(response, { "accept-encoding": "gzip" });
    expect(answer).toEqual({ status: 200, headers: variants.gzip.headers, body: variants.gzip.body });
  });

  it("sends 304 to a client that has the response", () => {
    const answer = chooseForClient(response, { "if-none-match": etag, "accept-encoding": "br" });
    expect([answer.status, answer.body]).toEqual([304, undefined]);
    expect(answer.headers).toMatchObject({ etag, "cache-control": PUBLIC_CACHING });
    expect(answer.headers).not.toHaveProperty("content-length");
  });

  it("sends an error in full, whatever the client has", async () => {
    const missing = await prepareResponse(buildResponse({ status: 404 }));
    expect(chooseForClient(missing, { "if-none-match": "*" }).status).toBe(404);
  });

  it("forbids shared caches when the request has a token", () => {
    const { headers } = chooseForClient(response, { authorization: "Bearer x" });
    expect(headers["cache-control"]).toBe("no-store");
    expect(variants.identity.headers["cache-control"]).toBe(PUBLIC_CACHING);
  });
});
