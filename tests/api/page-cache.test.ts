import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { restoreBackup } from "../../core/server/backup/restore-backup.ts";
import { writeBackupFile } from "../../core/server/backup/write-backup.ts";
import { createContentStore } from "../../core/server/content/content-store.ts";
import { createPageStore } from "../../core/server/pages/page-store.ts";
import { createAnnouncementStore } from "../../features/announcement/server/announcement-store.ts";
import { resources } from "../../features/types.ts";
import { savePage, text } from "./save-page.ts";
import { startApi } from "./start-api.ts";

/** The promise is two seconds; a busy machine gets more. */
const SEEN = { timeout: 10_000, interval: 50 };
const NOTICES = "/api/v1/notices/all";
const POSTS = "/api/v1/blocks/all";

const api = await startApi({ withSite: true });
const { database, content } = api.server;
const otherPages = createPageStore(
  database.db,
  () => {},
  () => {},
);
/** Stores of another process: they write to the same database without notifying the server. */
const elsewhere = {
  content: createContentStore(database.db, () => {}),
  announcements: createAnnouncementStore(otherPages),
  pages: otherPages,
};
/** Any version may be stored. */
const ANYTIME = () => true;
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

/** Waits for the next poll of the server, which drops a response that is cached for this purpose. */
async function nextPoll(): Promise<void> {
  const text = `Poll ${performance.now()}`;
  await read("/api/v1/texts/get");
  await elsewhere.announcements.set({ content: text });
  await expect.poll(() => read("/api/v1/texts/get"), SEEN).toContain(text);
}

it("the sitemap keeps the list of notices when all notices are over", async () => {
  const hasNotices = async () => (await read("/sitemap.xml")).includes("/notices</loc>");
  expect(await hasNotices()).toBe(false);
  const { _id } = await content.create(resources.notices, buildNotice("Current"));
  expect(await hasNotices()).toBe(true);
  const expiresAt = new Date(Date.now() - 1000).toISOString();
  await content.update(resources.notices, _id, () => ({ expiresAt }), ANYTIME);
  expect(await hasNotices()).toBe(true);
  await content.remove(resources.notices, _id);
  expect(await hasNotices()).toBe(false);
});

it("a change by this process is rendered once and stays cached", async () => {
  await content.create(resources.notices, buildNotice("First"));
  await content.create(resources.notices, buildNotice("Second"));
  expect(await countMisses(() => read(NOTICES))).toBe(1);
  await nextPoll();
  await nextPoll();
  expect(await countMisses(() => read(NOTICES))).toBe(0);
});

it("a change by another process between two own changes is detected", async () => {
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

it("a page saved by another process is rendered again, with every page that shows the school", async () => {
  expect(await read("/contact")).not.toContain("Vidya Mandir");
  await elsewhere.pages.update(
    "contact",
    (before) => ({ ...before, visit: { heading: text("By tonga") } }),
    ANYTIME,
  );
  await expect.poll(() => read("/contact"), SEEN).toContain("By tonga");
  await elsewhere.pages.update("school", (before) => ({ ...before, name: text("Vidya Mandir") }), ANYTIME);
  for (const address of ["/contact", "/nothing-here", "/manifest.webmanifest", "/login"]) {
    await expect.poll(() => read(address), SEEN).toContain("Vidya Mandir");
  }
});

it("saving a page invalidates only the cached pages that show it", async () => {
  await Promise.all(["/services", "/about"].map(read));
  await savePage(api, "services", { question: { heading: text("Anything else?") } });
  await Promise.all(["/services", "/about"].map(read));
  // Only the first save published the page and changed the menus of the others.
  await savePage(api, "services", { question: { heading: text("What else?") } });
  expect(await read("/services")).toContain("What else?");
  expect(await countMisses(() => read("/about"))).toBe(0);
});

const hasLink = async (path: string) => {
  const [page, sitemap] = await Promise.all(["/contact", "/sitemap.xml"].map(read));
  return [page?.includes(`href="${path}"`), sitemap?.includes(`${path}</loc>`)];
};

it.each([
  ["this process", content],
  ["another process", elsewhere.content],
])(
  "menus and sitemap follow when %s creates the first facility and deletes the last",
  async (_who, store) => {
    const facility = { name: "Library", image: null };
    expect(await hasLink("/facilities")).toEqual([false, false]);
    const { _id: first } = await store.create(resources.facilities, facility);
    await expect.poll(() => hasLink("/facilities"), SEEN).toEqual([true, true]);
    const { _id: second } = await store.create(resources.facilities, facility);
    await store.remove(resources.facilities, first);
    await nextPoll();
    expect(await hasLink("/facilities")).toEqual([true, true]);
    await store.remove(resources.facilities, second);
    await expect.poll(() => hasLink("/facilities"), SEEN).toEqual([false, false]);
  },
);

it("menus and sitemap follow when a page gets its first words, is hidden, and loses them", async () => {
  expect(await hasLink("/fees")).toEqual([false, false]);
  await savePage(api, "fees", { session: "2027-28" });
  expect(await hasLink("/fees")).toEqual([true, true]);
  await savePage(api, "school", { hiddenPages: ["/fees"] });
  // The page itself stays available.
  expect(await hasLink("/fees")).toEqual([false, true]);
  await savePage(api, "school", { hiddenPages: [] });
  await savePage(api, "fees", { session: null });
  expect(await hasLink("/fees")).toEqual([false, false]);
});

it("a committee alone gives the management desk its place in the menus", async () => {
  expect(await hasLink("/management")).toEqual([false, false]);
  const member = { name: "Asha", nameHi: null, designation: "Member", designationHi: null };
  const { _id } = await content.create(resources.committee, member);
  expect(await hasLink("/management")).toEqual([true, true]);
  await content.remove(resources.committee, _id);
  expect(await hasLink("/management")).toEqual([false, false]);
});

it("content that a restore beside the server removed disappears from the pages", async () => {
  const archive = path.join(folder, "before.tar");
  await writeBackupFile(api.server, archive);
  // The first entry of its type: a restore removes the version of the type.
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
