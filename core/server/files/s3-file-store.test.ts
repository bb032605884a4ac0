import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { AwsClient } from "aws4fetch";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { describeFileStore, NAME } from "../../../tests/file-store-contract.ts";
import { findFreePort } from "../../../tests/free-port.ts";
import { createBucket, installS3, type S3Server } from "../../../tests/s3-server.ts";
import type { FileStore } from "./file-store.ts";
import { openFileStore } from "./open-file-store.ts";
import type { S3Settings } from "./s3-client.ts";
import { openS3FileStore } from "./s3-file-store.ts";

let server: S3Server;
let settings: S3Settings;
let store: FileStore;

beforeAll(async () => {
  server = await installS3();
  await server.start();
});
beforeEach(async () => {
  settings = await createBucket(server.endpoint);
  store = openS3FileStore(settings);
});
afterAll(() => server.remove());

describe("on an S3 server", () => {
  describeFileStore(() => store);

  it("bringing a file back keeps its withdrawn copy, so that concurrent moves never remove the last copy", async () => {
    await store.write(NAME, Buffer.from("x"));
    await store.withdraw([NAME]);
    await store.bringBack([NAME]);
    expect((await store.withdrawn.find(NAME))?.size).toBe(1);
    await Promise.all([store.remove([NAME]), store.withdrawn.remove([NAME])]);
    await store.withdraw([NAME]);
    expect(await store.withdrawn.find(NAME)).toBeUndefined();
  });

  it("a list has no foreign files", async () => {
    await store.write(NAME, Buffer.from("x"));
    const foreign = `${settings.endpoint}/${settings.bucket}/notes%20&%20plans.txt`;
    await new AwsClient({ ...settings, service: "s3" }).fetch(foreign, { method: "PUT", body: "by hand" });
    expect((await Array.fromAsync(store.list())).map((file) => file.name)).toEqual([NAME]);
  });

  it.each([
    ["a bucket that is not there", () => ({ bucket: "no-such-bucket" }), "404 NoSuchBucket"],
    ["a wrong secret", () => ({ secretAccessKey: "guessed" }), "403 SignatureDoesNotMatch"],
  ])("%s is reported in one line before anything starts", async (_case, change, reason) => {
    const opening = openFileStore({ s3: { ...settings, ...change() }, dataDir: "unused" });
    const { bucket } = { ...settings, ...change() };
    await expect(opening).rejects.toThrow(
      `The bucket ${bucket} at ${settings.endpoint} cannot be used: The storage answered ${reason}.`,
    );
  });
});

/** A server that simulates failures. */
async function openStoreOn(answer: RequestListener) {
  let requests = 0;
  const misbehaving = createServer((request, response) => {
    requests++;
    request.resume().on("end", () => answer(request, response));
  }).listen(0, "127.0.0.1");
  await once(misbehaving, "listening");
  onTestFinished(() => {
    misbehaving.closeAllConnections();
    misbehaving.close();
  });
  const { port } = misbehaving.address() as AddressInfo;
  const troubled = openS3FileStore({ ...settings, endpoint: `http://127.0.0.1:${port}` });
  return { store: troubled, requests: () => requests };
}

it("a list continues where the page before ended", async () => {
  const listed = (name: string) =>
    `<Contents><Key>${name}</Key><LastModified>2026-01-01T00:00:00.000Z</LastModified><Size>1</Size></Contents>`;
  const names = ["0", "1"].map((digit) => `${digit.repeat(32)}.png`);
  const { store } = await openStoreOn((request, response) => {
    const isSecond =
      new URL(request.url ?? "", "http://s3").searchParams.get("continuation-token") === "next";
    const body = isSecond
      ? listed(names[1] ?? "")
      : `${listed(names[0] ?? "")}<NextContinuationToken>next</NextContinuationToken>`;
    response.writeHead(200).end(`<ListBucketResult>${body}</ListBucketResult>`);
  });
  expect((await Array.fromAsync(store.list())).map((file) => file.name)).toEqual(names);
});

describe("when the storage fails", () => {
  it("a temporary failure is retried", async () => {
    let failures = 2;
    const { store, requests } = await openStoreOn((_request, response) => {
      response.writeHead(failures-- > 0 ? 503 : 200).end();
    });
    await store.write(NAME, Buffer.from("x"));
    expect(requests()).toBe(3);
  });

  it("a broken connection is retried", async () => {
    let isBroken = true;
    const { store } = await openStoreOn((request, response) => {
      if (isBroken) request.socket.destroy();
      else response.writeHead(204).end();
      isBroken = false;
    });
    await store.remove([NAME]);
  });

  it.each(["write", "find", "read", "remove"] as const)(
    "%s is a 503 while the storage is unavailable",
    async (operation) => {
      const { store } = await openStoreOn((_request, response) => response.writeHead(503).end());
      const operations = {
        write: () => store.write(NAME, Buffer.from("x")),
        find: () => store.find(NAME),
        read: () => store.read(NAME),
        remove: () => store.remove([NAME]),
      };
      await expect(operations[operation]()).rejects.toMatchObject({ status: 503, retryAfterSeconds: 5 });
    },
  );

  it("an unreachable storage is a 503 with its cause for the log", async () => {
    const endpoint = `http://127.0.0.1:${await findFreePort()}`;
    const away = openS3FileStore({ ...settings, endpoint });
    await expect(away.find(NAME)).rejects.toMatchObject({
      status: 503,
      cause: { cause: { code: "ECONNREFUSED" } },
    });
    const opening = openFileStore({ s3: { ...settings, endpoint }, dataDir: "unused" });
    await expect(opening).rejects.toThrow(/^The bucket .+ cannot be used: .*ECONNREFUSED/);
  });

  it("a storage that does not respond is a 503 after a while, without another attempt", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const { store, requests } = await openStoreOn(() => {});
    const finding = expect(store.find(NAME)).rejects.toMatchObject({ status: 503 });
    await vi.waitFor(() => expect(requests()).toBe(1));
    await vi.advanceTimersByTimeAsync(10_000);
    await finding;
    expect(requests()).toBe(1);
  });

  it("a full storage is a 507", async () => {
    const { store } = await openStoreOn((_request, response) => response.writeHead(507).end());
    await expect(store.write(NAME, Buffer.from("x"))).rejects.toMatchObject({ status: 507 });
  });

  it("a refusal is an internal error with the storage's own code", async () => {
    const body = "<?xml version='1.0'?><Error><Code>AccessDenied</Code></Error>";
    const { store } = await openStoreOn((_request, response) => response.writeHead(403).end(body));
    await expect(store.write(NAME, Buffer.from("x"))).rejects.toThrow(
      "The storage answered 403 AccessDenied",
    );
  });

  it("a response that ignores the range is refused", async () => {
    const { store } = await openStoreOn((_request, response) => response.writeHead(200).end("0123456789"));
    await expect(store.read(NAME, { start: 2, end: 4 })).rejects.toThrow("The storage answered 200");
  });
});
