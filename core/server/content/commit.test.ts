import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { openDatabase } from "../database/open-database.ts";
import { createFileRecords } from "../files/files-to-place.ts";
import { openFileStore } from "../files/open-file-store.ts";
import { commit } from "./commit.ts";
import { createPublisher } from "./publish.ts";

const FILE = `${"a".repeat(32)}-40x30.jpg`;
const dataDir = await mkdtemp(path.join(os.tmpdir(), "gurukul-commit-"));
const database = await openDatabase({ databaseUrl: undefined, dataDir });
const { db } = database;
const files = await openFileStore({ s3: undefined, dataDir });
const store = createFileRecords(database.db);
const log = { error: vi.fn() };

afterAll(async () => {
  await db.destroy();
  await rm(dataDir, { recursive: true });
});

const prepare = () => ({ files: ["brought-back"], staged: ["staged"], discard: vi.fn(async () => {}) });
const readVersions = () => db.selectFrom("contentVersions").selectAll().execute();

it("a commit raises the version of each tag once, in sorted order, and returns what is left to publish", async () => {
  const prepared = prepare();
  const write = async () => ({
    answer: 42,
    tags: ["notices", "menus", "notices"],
    files: ["dropped", "brought-back"],
  });
  const saved = await commit(db, write, prepared);
  expect(saved).toMatchObject({ answer: 42, files: ["brought-back", "dropped"], staged: ["staged"] });
  expect([...saved.versions]).toEqual([
    ["menus", 1],
    ["notices", 1],
  ]);
  expect((await commit(db, write)).versions.get("notices")).toBe(2);
  expect(prepared.discard).not.toHaveBeenCalled();
});

it("a transaction that fails writes nothing and discards the prepared files", async () => {
  const before = await readVersions();
  const prepared = prepare();
  const failure = new Error("refused");
  const write = async (): Promise<{ tags: string[] }> => {
    throw failure;
  };
  await expect(commit(db, write, prepared)).rejects.toBe(failure);
  expect(prepared.discard).toHaveBeenCalledExactlyOnceWith(failure);
  expect(await readVersions()).toEqual(before);
});

it("publishing drops responses before it moves files, and removes the staged originals", async () => {
  await files.write(FILE, Buffer.from("nothing names it"));
  await files.staged.write(FILE, Buffer.from("its original"));
  const dropped: unknown[] = [];
  const dropResponses = async (tag: string, version: number) => {
    dropped.push([tag, version, (await files.find(FILE)) !== undefined]);
  };
  const publish = createPublisher({ store, files, log, dropResponses });
  expect(await publish({ versions: new Map([["notices", 3]]), files: [FILE], staged: [FILE] })).toBe(true);
  expect(dropped).toEqual([["notices", 3, true]]);
  expect(await files.find(FILE)).toBeUndefined();
  expect(await files.staged.find(FILE)).toBeUndefined();
});

it("a file that cannot be moved is stored for a retry", async () => {
  const broken = { ...files, remove: () => Promise.reject(new Error("EIO")) };
  const publish = createPublisher({ store, files: broken, log });
  expect(await publish({ files: [FILE] })).toBe(false);
  expect((await store.findWaitingFiles()).map(({ file }) => file)).toEqual([FILE]);
  expect(log.error).toHaveBeenCalledOnce();
});
