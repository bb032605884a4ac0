import { mkdtemp, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { storedNames } from "../../content/files/images.ts";
import { openDatabase } from "../database/open-database.ts";
import { openDiskFileStore } from "./disk-file-store.ts";
import type { FileStore } from "./file-store.ts";
import { sweepOrphans, sweepStaged } from "./sweep-orphans.ts";
import { createUnknownFiles } from "./unknown-files.ts";

const KEPT = `${"a".repeat(32)}-700x500.jpg`;
const KEPT_PDF = `${"b".repeat(32)}.pdf`;
const ORPHAN = `${"c".repeat(32)}-700x500.png`;

async function openStoreWith(names: string[]) {
  const folder = await mkdtemp(join(tmpdir(), "orphans-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const store = await openDiskFileStore(folder);
  const { db } = await openDatabase({ databaseUrl: undefined, dataDir: folder });
  onTestFinished(() => db.destroy());
  const unknownFiles = createUnknownFiles(db);
  const sweep = (named: readonly string[], at: Date) =>
    sweepOrphans({ files: store, unknownFiles }, new Set(named), at);
  for (const name of names) await store.write(name, Buffer.from("x"));
  const remaining = async () => (await Array.fromAsync(store.list())).map((file) => file.name).sort();
  return { store, folder, sweep, remaining };
}

const DAY_MS = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const later = () => new Date(Date.now() + 60_000);
const withdrawnOf = async ({ withdrawn }: FileStore) =>
  (await Array.fromAsync(withdrawn.list())).map(({ name }) => name).sort();

it("files that nothing names are withdrawn with their variants; the others stay", async () => {
  const wanted = [...storedNames(KEPT), KEPT_PDF];
  const { store, sweep, remaining } = await openStoreWith([...wanted, ...storedNames(ORPHAN)]);
  expect(storedNames(ORPHAN)).toHaveLength(3);
  await sweep([KEPT, KEPT_PDF], later());
  expect(await remaining()).toEqual(wanted.sort());
  expect(await withdrawnOf(store)).toEqual(storedNames(ORPHAN).sort());
});

it("files that nothing names are removed a week after they were withdrawn, however old they are", async () => {
  const { store, folder, sweep } = await openStoreWith([KEPT_PDF, ORPHAN]);
  const longAgo = inDays(-400);
  for (const name of [KEPT_PDF, ORPHAN]) await utimes(join(folder, "uploads", name), longAgo, longAgo);
  await store.withdraw([KEPT_PDF]);
  for (const day of [0, 6.9]) await sweep([KEPT_PDF], inDays(day));
  expect(await withdrawnOf(store)).toEqual([KEPT_PDF, ORPHAN]);
  await sweep([KEPT_PDF], inDays(7.1));
  expect(await withdrawnOf(store)).toEqual([KEPT_PDF]);
});

it("an unknown file that somebody put among the withdrawn ones is kept for a week from the first sweep that finds it", async () => {
  const { store, folder, sweep } = await openStoreWith([]);
  await store.withdrawn.write(ORPHAN, Buffer.from("x"));
  await utimes(join(folder, "withdrawn", ORPHAN), inDays(-400), inDays(-400));
  const isKept = async (day: number, named: string[] = []) => {
    await sweep(named, inDays(day));
    return (await withdrawnOf(store)).length === 1;
  };
  // On the fifth day an entry names it; later nothing does.
  expect([await isKept(0), await isKept(5, [ORPHAN]), await isKept(6), await isKept(12.9)]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(await isKept(13.1)).toBe(false);
});

it("a young file stays, because its row may be about to be saved", async () => {
  const { sweep, remaining } = await openStoreWith([ORPHAN]);
  await sweep([], new Date(Date.now() - 60_000));
  expect(await remaining()).toEqual([ORPHAN]);
});

it("a staged file is kept for a day", async () => {
  const { store, sweep } = await openStoreWith([]);
  const waiting = async () => (await Array.fromAsync(store.staged.list())).map(({ name }) => name);
  await store.staged.write(ORPHAN, Buffer.from("x"));
  await sweep([], later());
  await sweepStaged(store, Date.now() + DAY_MS - 10_000);
  expect(await waiting()).toEqual([ORPHAN]);
  await sweepStaged(store, Date.now() + DAY_MS + 10_000);
  expect(await waiting()).toEqual([]);
});
