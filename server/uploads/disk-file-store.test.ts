import { randomUUID } from "node:crypto";
import { type FileHandle, mkdtemp, open, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openDiskFileStore } from "./disk-file-store.ts";
import type { FileStore, StoredFile } from "./file-store.ts";

const NAME = `${"a".repeat(32)}-40x30.jpg`;
const OTHER_NAME = `${"b".repeat(32)}.pdf`;

let folder: string;
let store: FileStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "file-store-"));
  store = await openDiskFileStore(join(folder, "uploads"));
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

/** Lets a test make the disk fail, which no test can do for real on every machine. */
async function fileHandlePrototype(): Promise<FileHandle> {
  const handle = await open(folder);
  await handle.close();
  return Object.getPrototypeOf(handle);
}

async function listed(): Promise<StoredFile[]> {
  return await Array.fromAsync(store.list());
}

it("what was written can be found, read whole or in part, and listed", async () => {
  await store.write(NAME, Buffer.from("0123456789"));
  const found = await store.find(NAME);
  expect(found).toMatchObject({ name: NAME, size: 10 });
  expect(Math.abs(Date.now() - Number(found?.modifiedAt))).toBeLessThan(60_000);
  expect((await buffer(await store.read(NAME))).toString()).toBe("0123456789");
  expect((await buffer(await store.read(NAME, { start: 2, end: 4 }))).toString()).toBe("234");
  expect(await listed()).toEqual([found]);
});

it("a write leaves nothing but the file", async () => {
  await store.write(NAME, Buffer.from("one"));
  await store.write(OTHER_NAME, Buffer.from("two"));
  expect((await readdir(join(folder, "uploads"))).sort()).toEqual([NAME, OTHER_NAME]);
});

it("a file that is missing is not found, and reading it is a 404", async () => {
  expect(await store.find(NAME)).toBeUndefined();
  await expect(store.read(NAME)).rejects.toMatchObject({ status: 404 });
});

it("removing takes what is there and does not mind what is not", async () => {
  await store.write(NAME, Buffer.from("x"));
  await store.remove([OTHER_NAME, NAME]);
  await store.remove([NAME]);
  expect(await listed()).toEqual([]);
});

it("half-written and foreign files are never listed, and only the half-written are cleared", async () => {
  const uploads = join(folder, "uploads");
  await writeFile(join(uploads, `${randomUUID()}.part`), "half");
  await writeFile(join(uploads, "song.part"), "put here by hand");
  await store.write(NAME, Buffer.from("x"));
  expect((await listed()).map((file) => file.name)).toEqual([NAME]);
  await store.removeTemporaries();
  expect((await readdir(uploads)).sort()).toEqual([NAME, "song.part"].sort());
});

it("a write survives another process that clears temporary files while it starts", async () => {
  const other = await openDiskFileStore(join(folder, "uploads"));
  const sync = vi.spyOn(await fileHandlePrototype(), "sync");
  sync.mockImplementationOnce(() => other.removeTemporaries());
  await store.write(NAME, Buffer.from("whole"));
  expect((await buffer(await store.read(NAME))).toString()).toBe("whole");
  expect(sync.mock.calls.length).toBeGreaterThan(2);
});

it.each(["ENOSPC", "EDQUOT"])("a full disk (%s) is a 507 and leaves nothing behind", async (code) => {
  vi.spyOn(await fileHandlePrototype(), "sync").mockRejectedValueOnce(Object.assign(new Error(), { code }));
  await expect(store.write(NAME, Buffer.from("x"))).rejects.toMatchObject({ status: 507 });
  expect(await readdir(join(folder, "uploads"))).toEqual([]);
});

it("the file and then its folder are flushed to the disk before a write is done", async () => {
  const sync = vi.spyOn(await fileHandlePrototype(), "sync");
  await store.write(NAME, Buffer.from("x"));
  expect(sync).toHaveBeenCalledTimes(2);
});

it("names that lead elsewhere are refused", async () => {
  for (const name of ["../secret", "/etc/passwd", "..", "", "a.jpg", `${NAME}\0`, `x/${NAME}`]) {
    await expect(store.write(name, Buffer.from("x"))).rejects.toThrow("Not the name of a stored file");
    await expect(store.read(name)).rejects.toThrow("Not the name of a stored file");
    await expect(store.remove([name])).rejects.toThrow("Not the name of a stored file");
  }
  expect(await readdir(folder)).toEqual(["uploads"]);
});

it("a folder that is gone cannot be reached", async () => {
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
