import { once } from "node:events";
import http from "node:http";
import { Readable } from "node:stream";
import { afterEach, expect, it, vi } from "vitest";
import { API_PREFIX } from "../../core/content/api/api-contract.ts";
import { contentTypes, createEntry } from "./entries.ts";
import { startApi } from "./start-api.ts";

const api = await startApi({ breaks: true });
const { files } = api.server;
for (const type of Object.values(contentTypes)) await createEntry(api, type);
afterEach(() => {
  vi.restoreAllMocks();
});

const DOWNLOAD = "/backups/download";
const diskError = () => Object.assign(new Error("EIO: i/o error at /secret/folder"), { code: "EIO" });
const errors = () => api.logLines.filter((line) => (JSON.parse(line) as { level: number }).level >= 50);

async function lastActions(count: number): Promise<string[]> {
  const { body } = await api.get(`/audit?type=backup&limit=${count}`, { token: api.token });
  return body.map(({ action }: { action: string }) => action);
}

it("a failure before the first byte is a normal error", async () => {
  vi.spyOn(files, "list").mockImplementationOnce(() => {
    throw diskError();
  });
  const answer = await api.get(DOWNLOAD, { token: api.token });
  expect([answer.status, answer.body.id]).toEqual([500, "internal_error"]);
  expect(answer.text).not.toContain("secret");
  expect(await lastActions(2)).toEqual(["fail-download", "start-download"]);
});

it("a later failure aborts the transfer, is logged, and does not count as a download", async () => {
  const before = errors().length;
  const read = files.read.bind(files);
  let reads = 0;
  vi.spyOn(files, "read").mockImplementation(async (...parameters) => {
    reads++;
    if (reads < 4) return read(...parameters);
    return Readable.from(
      (async function* () {
        yield Buffer.from("half of it");
        throw diskError();
      })(),
    );
  });
  await expect(api.get(DOWNLOAD, { token: api.token })).rejects.toThrow(/aborted|ECONNRESET|socket hang up/);
  expect(reads).toBe(4);
  await expect.poll(() => lastActions(2)).toEqual(["fail-download", "start-download"]);
  const logged = errors().slice(before);
  expect(logged).toHaveLength(1);
  expect(logged[0]).toContain("download of a backup failed");
});

it("a disconnected client neither counts as a download nor logs an error", async () => {
  const before = errors().length;
  let isLeft = () => {};
  const left = new Promise<void>((resolve) => {
    isLeft = resolve;
  });
  const read = files.read.bind(files);
  vi.spyOn(files, "read").mockImplementation(async (...parameters) => {
    await left;
    return read(...parameters);
  });
  const headers = { authorization: `Bearer ${api.token}` };
  const request = http.get(`${api.url}${API_PREFIX}${DOWNLOAD}`, { headers, agent: false });
  const [response] = (await once(request, "response")) as [http.IncomingMessage];
  expect(response.statusCode).toBe(200);
  request.destroy();
  const countConnections = () =>
    new Promise<number>((resolve, reject) =>
      api.server.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    );
  await expect.poll(countConnections).toBe(0);
  isLeft();
  await expect.poll(() => lastActions(2)).toEqual(["fail-download", "start-download"]);
  expect(errors().slice(before)).toEqual([]);
});
