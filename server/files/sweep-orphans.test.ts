import { mkdtemp, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { storedNames } from "../../content/files/images.ts";
import { openDiskFileStore } from "./disk-file-store.ts";
import type { FileStore } from "./file-store.ts";
import { sweepOrphans, sweepStaged } from "./sweep-orphans.ts";

const KEPT = `${"a".repeat(32)}-700x500.jpg`;
const KEPT_PDF = `${"b".repeat(32)}.pdf`;
const ORPHAN = `${"c".repeat(32)}-700x500.png`;

async function openStoreWith(names: string[]) {
  const folder = await mkdtemp(join(tmpdir(), "orphans-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const store = await openDiskFileStore(folder);
  for (const name of names) await store.write(name, Buffer.from("x"));
  const remaining = async () => (await Array.fromAsync(store.list())).map((file) => file.name).sort();
  return { store, folder, remaining };
}

const DAY_MS = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const later = () => new Date(Date.now() + 60_000);
const withdrawnOf = async ({ withdrawn }: FileStore) =>
  (await Array.fromAsync(withdrawn.list())).map(({ name }) => name).sort();

it("files that nothing names are withdrawn with their variants; the others stay", async () => {
  const wanted = [...storedNames(KEPT), KEPT_PDF];
  const { store, remaining } = await openStoreWith([...wanted, ...storedNames(ORPHAN)]);
  expect(storedNames(ORPHAN)).toHaveLength(3);
  await sweepOrphans(store, new Set([KEPT, KEPT_PDF]), later());
  expect(await remaining()).toEqual(wanted.sort());
  expect(await withdrawnOf(store)).toEqual(storedNames(ORPHAN).sort());
});

it("files that nothing names are removed a week after they were withdrawn, however old they are", async () => {
  const { store, folder } = await openStoreWith([KEPT_PDF, ORPHAN]);
  const longAgo = inDays(-400);
  for (const name of [KEPT_PDF, ORPHAN]) await utimes(join(folder, "uploads", name), longAgo, longAgo);
  await store.withdraw([KEPT_PDF]);
  const sweep = (at: Date) => sweepOrphans(store, new Set([KEPT_PDF]), at);
  for (const day of [0, 6.9]) await sweep(inDays(day));
  expect(await withdrawnOf(store)).toEqual([KEPT_PDF, ORPHAN]);
  await sweep(inDays(7.1));
  expect(await withdrawnOf(store)).toEqual([KEPT_PDF]);
});

it("a young file stays, because its row may be about to be saved", async () => {
  const { store, remaining } = await openStoreWith([ORPHAN]);
  await sweepOrphans(store, new Set(), new Date(Date.now() - 60_000));
  expect(await remaining()).toEqual([ORPHAN]);
});

it("a staged file is kept for a day", async () => {
  const { store } = await openStoreWith([]);
  const waiting = async () => (await Array.fromAsync(store.staged.list())).map(({ name }) => name);
  await store.staged.write(ORPHAN, Buffer.from("x"));
  await sweepOrphans(store, new Set(), later());
  await sweepStaged(store, Date.now() + DAY_MS - 10_000);
  expect(await waiting()).toEqual([ORPHAN]);
  await sweepStaged(store, Date.now() + DAY_MS + 10_000);
  expect(await waiting()).toEqual([]);
});
