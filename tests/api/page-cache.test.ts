import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { resources } from "../../content/resources/index.ts";
import { restoreBackup } from "../../server/backup/restore-backup.ts";
import { writeBackupFile } from "../../server/backup/write-backup.ts";
import { createAnnouncementStore } from "../../server/content/announcement-store.ts";
import { createContentStore } from "../../server/content/content-store.ts";
import { startApi } from "./start-api.ts";

/** Two seconds are promised; a busy machine gets a little more. */
const SEEN = { timeout: 10_000, interval: 50 };
const NOTICES = "/api/v1/notices/all";
const POSTS = "/api/v1/blocks/all";

const api = await startApi({ withSite: true });
const { database, content } = api.server;
/** Stores of another process: they write the same database, and the server is told nothing. */
const elsewhere = {
  content: createContentStore(database, () => {}),
  announcements: createAnnouncementStore(database.db, () => {}),
};
const folder = await mkdtemp(path.join(os.tmpdir(), "gurukul-page-cache-"));
afterAll(() => rm(folder, { recursive: true }));

const buildNotice = (title: string) => ({ title, description: "For all", date: null, pdfOrImage: null });
const read = async (address: string) => (await api.look(address)).text;

async function countMisses(act: () => Promise<unknown>): Promise<number> {
  const misses = async () =>
    Number(/^cached_response_misses_total (\d+)$/m.exec(await read("/metrics"))?.[1]);
  const before = await misses();
  await act();
  return (await misses()) - before;
}

/** Ends when the server has looked for changes of others once more: what it had cached is dropped. */
async function nextPoll(): Promise<void> {
  const text = `Poll ${performance.now()}`;
  await read("/api/v1/texts/get");
  await elsewhere.announcements.set({ content: text });
  await expect.poll(() => read("/api/v1/texts/get"), SEEN).toContain(text);
}

it("what this process saved is rendered once, and stays cached through the next polls", async () => {
  await content.create(resources.notices, buildNotice("First"));
  await content.create(resources.notices, buildNotice("Second"));
  expect(await countMisses(() => read(NOTICES))).toBe(1);
  await nextPoll();
  await nextPoll();
  expect(await countMisses(() => read(NOTICES))).toBe(0);
});

it("what another process saved between two saves of this one is seen", async () => {
  await content.create(resources.notices, buildNotice("Ours"));
  await elsewhere.content.create(resources.notices, buildNotice("Theirs"));
  await content.create(resources.notices, buildNotice("Ours again"));
  await expect.poll(() => read(NOTICES), SEEN).toContain("Theirs");
  await nextPoll();
  const { _id } = await elsewhere.content.create(resources.notices, buildNotice("Theirs, later"));
  await expect.poll(() => read(NOTICES), SEEN).toContain("Theirs, later");
  await elsewhere.content.remove(resources.notices, _id);
  await expect.poll(() => read(NOTICES), SEEN).not.toContain("Theirs, later");
});

it("what a restore beside the server removed is gone from the pages", async () => {
  const archive = path.join(folder, "before.tar");
  await writeBackupFile(api.server, archive);
  // The first of its type: a restore takes the type's version away with it.
  await content.create(resources.blocks, {
    title: "Withdrawn",
    description: "A post",
    autherName: "Meera",
    images: "[]",
    content: null,
    authorImage: null,
  });
  await content.create(resources.notices, buildNotice("Regretted"));
  expect(await read("/blog")).toContain("Withdrawn");
  expect(await read(POSTS)).toContain("Withdrawn");
  expect(await read("/")).toContain("Regretted");
  await restoreBackup(archive, api.server, { mayOverwrite: true });
  await expect.poll(() => read("/blog"), SEEN).not.toContain("Withdrawn");
  await expect.poll(() => read(POSTS), SEEN).not.toContain("Withdrawn");
  await expect.poll(() => read("/"), SEEN).not.toContain("Regretted");
  expect(await read(NOTICES)).toContain("Ours again");
});
