import { randomUUID } from "node:crypto";
import { type FileHandle, mkdtemp, open, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { describeFileStore, NAME, OTHER_NAME } from "../../../tests/file-store-contract.ts";
import { openDiskFileStore } from "./disk-file-store.ts";
import type { FileStore } from "./file-store.ts";

let folder: string;
let store: FileStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "file-store-"));
  store = await openDiskFileStore(folder);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

/** Simulates a failing disk. */
async function fileHandlePrototype(): Promise<FileHandle> {
  const handle = await open(folder);
  await handle.close();
  return Object.getPrototypeOf(handle);
}

describeFileStore(() => store);

it("a write leaves nothing but the file", async () => {
  await store.write(NAME, Buffer.from("one"));
  await store.write(OTHER_NAME, Buffer.from("two"));
  expect((await readdir(join(folder, "uploads"))).sort()).toEqual([NAME, OTHER_NAME]);
});

it("incomplete and foreign files are never listed, and only incomplete ones are removed", async () => {
  const uploads = join(folder, "uploads");
  await writeFile(join(uploads, `${randomUUID()}.part`), "half");
  await writeFile(join(uploads, "song.part"), "put here by hand");
  await store.write(NAME, Buffer.from("x"));
  expect((await Array.fromAsync(store.list())).map((file) => file.name)).toEqual([NAME]);
  await store.removeTemporaries();
  expect((await readdir(uploads)).sort()).toEqual([NAME, "song.part"].sort());
});

it("a write survives another process that removes temporary files at its start", async () => {
  const other = await openDiskFileStore(folder);
  const sync = vi.spyOn(await fileHandlePrototype(), "sync");
  sync.mockImplementationOnce(() => other.removeTemporaries());
  await store.write(NAME, Buffer.from("whole"));
  expect((await buffer(await store.read(NAME))).toString()).toBe("whole");
  expect(sync.mock.calls.length).toBeGreaterThan(2);
});

it.each(["ENOSPC", "EDQUOT"])("a full disk (%s) is a 507 and leaves no file behind", async (code) => {
  vi.spyOn(await fileHandlePrototype(), "sync").mockRejectedValueOnce(Object.assign(new Error(), { code }));
  await expect(store.write(NAME, Buffer.from("x"))).rejects.toMatchObject({ status: 507 });
  expect(await readdir(join(folder, "uploads"))).toEqual([]);
});

it("the file and then its folder are flushed to the disk before a write is done", async () => {
  const sync = vi.spyOn(await fileHandlePrototype(), "sync");
  await store.write(NAME, Buffer.from("x"));
  expect(sync).toHaveBeenCalledTimes(2);
});

it("a name with a path writes nothing outside the folder", async () => {
  await expect(store.write("../secret", Buffer.from("x"))).rejects.toThrow();
  expect((await readdir(folder)).sort()).toEqual(["staged", "uploads", "withdrawn"]);
});

it("a missing folder is reported as unreachable", async () => {
  await store.checkReachable();
  await rm(folder, { recursive: true });
  await expect(store.checkReachable()).rejects.toThrow();
});

it("modification times come from the disk", async () => {
  await store.write(NAME, Buffer.from("x"));
  const then = new Date("2020-01-01T00:00:00Z");
  await utimes(join(folder, "uploads", NAME), then, then);
  expect((await store.find(NAME))?.modifiedAt).toEqual(then);
});

it("publishing a staged file sets its time, so that the sweep does not withdraw it", async () => {
  await store.staged.write(NAME, Buffer.from("x"));
  const yesterday = new Date(Date.now() - 20 * 60 * 60_000);
  await utimes(join(folder, "staged", NAME), yesterday, yesterday);
  const published = `${"c".repeat(32)}-40x30.jpg`;
  await store.publish(new Map([[NAME, published]]));
  expect(Date.now() - Number((await store.find(published))?.modifiedAt)).toBeLessThan(60_000);
});
