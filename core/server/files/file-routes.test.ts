import { once } from "node:events";
import { mkdtemp, readdir, readlink, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify, { type FastifyInstance, type InjectOptions } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { registerErrorHandler } from "../http/error-handler.ts";
import { openDiskFileStore } from "./disk-file-store.ts";
import { registerFileRoutes } from "./file-routes.ts";
import type { FileState } from "./file-states.ts";
import type { FileStore } from "./file-store.ts";

const KEY = "0123456789abcdef".repeat(2);
const PDF = `${KEY}.pdf`;
const CONTENT = "%PDF-1.7 and ninety-one more bytes".padEnd(100, ".");

/** The states of files that are not public or show a child. */
const states = new Map<string, FileState>();

let folder: string;
let store: FileStore;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "file-routes-"));
  store = await openDiskFileStore(folder);
  for (const ending of [".pdf", "-40x30.jpg", "-40x30.png", "-400x300.w320.webp"]) {
    await store.write(KEY + ending, Buffer.from(CONTENT));
  }
  await store.write(`${"f".repeat(32)}.pdf`, Buffer.alloc(16 * 1024 * 1024));
  app = Fastify();
  registerErrorHandler(app);
  const findState = async (name: string) => states.get(name) ?? { isPublic: true, showsChild: false };
  const services = { store, findState, isNamedFor: async () => false };
  await app.register(async (api) => registerFileRoutes(api, services), { prefix: "/api/v1" });
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (name: string, headers: InjectOptions["headers"] = {}, method: "GET" | "HEAD" = "GET") =>
  app.inject({ method, url: `/api/v1/uploads/${name}`, headers });

it.each([
  [".pdf", "application/pdf"],
  ["-40x30.jpg", "image/jpeg"],
  ["-40x30.png", "image/png"],
  ["-400x300.w320.webp", "image/webp"],
])("a file ending in %s is sent as %s, to be kept for good", async (ending, type) => {
  const answer = await get(KEY + ending);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe(CONTENT);
  expect(answer.headers).toMatchObject({
    "content-type": type,
    "content-length": "100",
    "cache-control": "public, max-age=31536000, immutable, s-maxage=1",
    "content-disposition": `inline; filename="${KEY}${ending}"`,
    "accept-ranges": "bytes",
    "x-content-type-options": "nosniff",
    "x-frame-options": "SAMEORIGIN",
  });
  expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
  expect(answer.headers["content-security-policy"]).toContain("frame-ancestors 'self'");
});

it("HEAD answers with the same headers and no body", async () => {
  const [head, whole] = [await get(PDF, {}, "HEAD"), await get(PDF)];
  expect(head.statusCode).toBe(200);
  expect(head.body).toBe("");
  const { date: _date, connection: _connection, ...expected } = whole.headers;
  expect(head.headers).toMatchObject(expected);
});

it("a client that has the file gets 304", async () => {
  const { etag, "last-modified": lastModified } = (await get(PDF)).headers;
  for (const headers of [
    { "if-none-match": etag },
    { "if-none-match": `"other", W/${etag}` },
    { "if-none-match": "*" },
    { "if-modified-since": lastModified },
    { "if-none-match": etag, range: "bytes=500-" },
  ]) {
    const answer = await get(PDF, headers);
    expect(answer.statusCode).toBe(304);
    expect(answer.body).toBe("");
    expect(answer.headers).toMatchObject({
      etag,
      "cache-control": "public, max-age=31536000, immutable, s-maxage=1",
    });
  }
  expect((await get(PDF, { "if-none-match": '"other"', "if-modified-since": lastModified })).statusCode).toBe(
    200,
  );
  expect((await get(PDF, { "if-modified-since": "Mon, 01 Jan 2001 00:00:00 GMT" })).statusCode).toBe(200);
});

it("a range of a file can be requested", async () => {
  const answer = await get(PDF, { range: "bytes=0-7" });
  expect(answer.statusCode).toBe(206);
  expect(answer.body).toBe("%PDF-1.7");
  expect(answer.headers).toMatchObject({ "content-range": "bytes 0-7/100", "content-length": "8" });
  expect((await get(PDF, { range: "bytes=-3" })).body).toBe("...");
  expect((await get(PDF, { range: "bytes=0-1,4-5" })).statusCode).toBe(200);
});

it("a range beyond the end of the file is a 416 with the size", async () => {
  const answer = await get(PDF, { range: "bytes=100-" });
  expect(answer.statusCode).toBe(416);
  expect(answer.headers["content-range"]).toBe("bytes */100");
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(answer.json()).toMatchObject({ success: false, id: "range_not_satisfiable" });
});

it("If-Range sends a part only if the client has the current file", async () => {
  const { etag, "last-modified": lastModified } = (await get(PDF)).headers;
  const range = "bytes=0-7";
  expect((await get(PDF, { range, "if-range": etag })).statusCode).toBe(206);
  expect((await get(PDF, { range, "if-range": lastModified })).statusCode).toBe(206);
  expect((await get(PDF, { range, "if-range": '"other"' })).statusCode).toBe(200);
  expect((await get(PDF, { range, "if-range": "Mon, 01 Jan 2001 00:00:00 GMT" })).statusCode).toBe(200);
});

it.each([
  `${"e".repeat(32)}.pdf`,
  "x.pdf",
  `${KEY}.html`,
  `${KEY}.pdf.part`,
  `${KEY.toUpperCase()}.pdf`,
  `${PDF}%00`,
  `${PDF}%0a`,
  "..%2f..%2fetc%2fpasswd",
  "%2e%2e%2fgurukul.sqlite",
  `..%2f${PDF}`,
])("%s is not found", async (name) => {
  const answer = await get(name);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({
    success: false,
    id: "not_found",
    message: "File not found",
    params: { label: "File", labelHi: "फ़ाइल" },
  });
  expect(answer.headers["cache-control"]).toBe("no-store");
});

it("aborted downloads leave no file open", async () => {
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  for (let visit = 0; visit < 10; visit++) {
    const socket = connect(port, "127.0.0.1");
    socket.write(`GET /api/v1/uploads/${"f".repeat(32)}.pdf HTTP/1.1\r\nHost: x\r\n\r\n`);
    await once(socket, "data");
    expect(await countOpenUploads()).toBeGreaterThan(0);
    socket.destroy();
  }
  await expect.poll(countOpenUploads, { timeout: 5000 }).toBe(0);
});

/** Counts open descriptors, on Linux only. */
async function countOpenUploads(): Promise<number> {
  const descriptors = await readdir("/proc/self/fd").catch(() => []);
  const targets = await Promise.all(descriptors.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => "")));
  return targets.filter((target) => target.startsWith(folder)).length;
}

it("a file that is not public is not sent, wherever it is stored", async () => {
  const name = `${"d".repeat(32)}.pdf`;
  await store.write(name, Buffer.from(CONTENT));
  states.set(name, { isPublic: false, showsChild: false });
  const etag = `"${name}"`;
  for (const headers of [{}, { "if-none-match": etag }, { range: "bytes=0-7" }]) {
    for (const method of ["GET", "HEAD"] as const) {
      expect((await get(name, headers, method)).statusCode).toBe(404);
    }
  }
});

it("a public file is sent while it is still in the withdrawn folder", async () => {
  const name = `${"e".repeat(32)}.pdf`;
  await store.withdrawn.write(name, Buffer.from(CONTENT));
  expect([(await get(name)).statusCode, (await get(name)).body]).toEqual([200, CONTENT]);
});

it("a file that shows a child is revalidated soon and not indexed", async () => {
  const name = `${KEY}-40x30.jpg`;
  states.set(name, { isPublic: true, showsChild: true });
  const headers = {
    "cache-control": "public, max-age=60, must-revalidate, s-maxage=1",
    "x-robots-tag": "noindex",
  };
  const answer = await get(name);
  expect([answer.statusCode, answer.headers]).toEqual([200, expect.objectContaining(headers)]);
  const again = await get(name, { "if-none-match": answer.headers.etag });
  expect([again.statusCode, again.headers]).toEqual([304, expect.objectContaining(headers)]);
  expect((await get(PDF)).headers["x-robots-tag"]).toBeUndefined();
});
