import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { storedNames } from "../../content/images.ts";
import { openDiskFileStore } from "./disk-file-store.ts";
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
  return { store, remaining };
}

const later = () => new Date(Date.now() + 60_000);

it("files that no row names go with their variants, the others stay with theirs", async () => {
  const wanted = [...storedNames(KEPT), KEPT_PDF];
  const { store, remaining } = await openStoreWith([...wanted, ...storedNames(ORPHAN)]);
  expect(storedNames(ORPHAN)).toHaveLength(3);
  expect(await sweepOrphans(store, new Set([KEPT, KEPT_PDF]), later())).toBe(3);
  expect(await remaining()).toEqual(wanted.sort());
});

it("what is withdrawn and named no more goes too", async () => {
  const { store, remaining } = await openStoreWith([KEPT_PDF, ORPHAN]);
  await store.withdraw([KEPT_PDF, ORPHAN]);
  expect(await sweepOrphans(store, new Set([KEPT_PDF]), new Date(Date.now() - 60_000))).toBe(0);
  expect(await sweepOrphans(store, new Set([KEPT_PDF]), later())).toBe(1);
  expect(await remaining()).toEqual([]);
  expect((await Array.fromAsync(store.withdrawn.list())).map(({ name }) => name)).toEqual([KEPT_PDF]);
});

it("a young file is left alone, because its row may be about to be saved", async () => {
  const { store, remaining } = await openStoreWith([ORPHAN]);
  expect(await sweepOrphans(store, new Set(), new Date(Date.now() - 60_000))).toBe(0);
  expect(await remaining()).toEqual([ORPHAN]);
});

it("what was staged is no orphan: it waits for its entry for a day", async () => {
  const { store } = await openStoreWith([]);
  const waiting = async () => (await Array.fromAsync(store.staged.list())).map(({ name }) => name);
  await store.staged.write(ORPHAN, Buffer.from("x"));
  expect(await sweepOrphans(store, new Set(), later())).toBe(0);
  const day = 24 * 60 * 60_000;
  await sweepStaged(store, Date.now() + day - 10_000);
  expect(await waiting()).toEqual([ORPHAN]);
  await sweepStaged(store, Date.now() + day + 10_000);
  expect(await waiting()).toEqual([]);
});
