import { readdir } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import { afterEach, describe, expect, it, vi } from "vitest";
import { storedNames } from "../../core/content/files/images.ts";
import { createHistoryStore } from "../../core/server/history/history-store.ts";
import { resources } from "../../features/types.ts";
import { buildJpeg } from "../files.ts";
import { ADMIN } from "../test-server.ts";
import type { FormEntry } from "./api-client.ts";
import {
  type AnyEntry,
  allTypes,
  contentTypes,
  createEntry,
  filePath,
  JPEG,
  nameOf,
  oneOfEachKind,
} from "./entries.ts";
import { callEntries, filesOf } from "./entry-calls.ts";
import { savePage, text } from "./save-page.ts";
import { startApi } from "./start-api.ts";

const DAY_MS = 24 * 60 * 60_000;

const api = await startApi();
const call = { token: api.token };
const { db } = api.server.database;
const { notices, facilities, galleries, students, team } = contentTypes;
const wide = await buildJpeg({ width: 700, height: 400 });

afterEach(() => {
  vi.restoreAllMocks();
});

const trash = async (query = ""): Promise<AnyEntry[]> => (await api.get(`/trash${query}`, call)).body;
const restore = (revision: string) => api.post(`/trash/${revision}/restore`, call);
const purge = (revision: string) => api.remove(`/trash/${revision}`, call);
const countRevisions = async (entryId: string) =>
  (await db.selectFrom("revisions").select("_id").where("entryId", "=", entryId).execute()).length;
/** The files behind a stored name that are kept anywhere. */
const keptParts = async (name: string): Promise<string[]> => {
  const { files } = api.server;
  const parts = storedNames(name).flatMap((part) => [files.find(part), files.withdrawn.find(part)]);
  return (await Promise.all(parts)).flatMap((found) => (found ? [found.name] : []));
};
const { list, change, remove, bulk, historyOf, auditOf, statusOf } = callEntries(api);
/** The periodic work of the server, this number of days from now. */
async function tidy({ inDays = 0 } = {}): Promise<void> {
  await createHistoryStore(api.server.database, () => Date.now() + inDays * DAY_MS).removeOld();
  await api.server.sweepFiles(new Date(Date.now() + 60_000));
}

describe.each(oneOfEachKind(allTypes))("a deleted entry of $name", (type) => {
  it("is in the trash and is restored byte for byte", async () => {
    const entry = await createEntry(api, type);
    const names = filesOf(type, entry);
    const before = await Promise.all(names.map(async (name) => (await api.get(filePath(name))).bytes));
    const listed = await list(type);
    const revision = await remove(type, entry);
    const [item] = await trash();
    const [[titleName = "", title = null] = []] = Object.entries(type.fields);
    expect(item).toEqual({
      revision,
      type: nameOf(type),
      entryId: entry._id,
      title: String(title),
      titleHi: type.fields[`${titleName}Hi`] ?? null,
      at: item.at,
      by: ADMIN.email,
      person: null,
      accountId: item.accountId,
      files: names.length,
    });
    const [line] = await auditOf(entry._id);
    expect([item.at, item.accountId]).toEqual([line.at, line.accountId]);
    for (const name of names) {
      for (const part of storedNames(name)) expect(await statusOf(part)).toBe(404);
    }

    const restored = await restore(revision);
    expect([restored.status, restored.body.value]).toEqual([
      200,
      { ...entry, updatedAt: restored.body.value.updatedAt },
    ]);
    expect(await list(type)).toEqual(
      listed.map((each) => (each._id === entry._id ? restored.body.value : each)),
    );
    for (const [index, name] of names.entries()) {
      expect((await api.get(filePath(name))).bytes.equals(before[index] ?? Buffer.of())).toBe(true);
    }
    expect((await trash()).filter(({ entryId }) => entryId === entry._id)).toEqual([]);
    expect((await auditOf(entry._id))[0]).toMatchObject({
      action: "restore",
      type: nameOf(type),
      title: type.auditTitle,
    });
    await purge(await remove(type, entry));
  });

  it("leaves no version and no file when it is deleted for good, and one audit line", async () => {
    const entry = await createEntry(api, type);
    const names = filesOf(type, entry);
    const revision = await remove(type, entry);
    expect((await purge(revision)).body).toEqual({ success: true, message: "Deleted for good." });
    expect(await countRevisions(entry._id)).toBe(0);
    for (const name of names) expect(await keptParts(name)).toEqual([]);
    expect(await historyOf(nameOf(type), entry._id)).toEqual([]);
    expect((await restore(revision)).status).toBe(404);
    expect((await purge(revision)).status).toBe(404);
    const [line] = await auditOf(entry._id);
    expect(line).toMatchObject({ action: "purge", actor: ADMIN.email, title: type.auditTitle });
  });
});

describe("the list", () => {
  it("is searched, paged and counted like other lists, newest first", async () => {
    const titles = ["Kites", "Swings", "Kites and swings"];
    for (const title of titles) await remove(notices, await createEntry(api, notices, { title }));
    const found = await api.get("/trash?q=KITES&limit=1", call);
    expect(found.headers.get("x-total-count")).toBe("2");
    expect(found.body.map(({ title }: AnyEntry) => title)).toEqual(["Kites and swings"]);
    expect((await trash("?q=kites&offset=1")).map(({ title }) => title)).toEqual(["Kites"]);
    expect((await trash()).slice(0, 3).map(({ title }) => title)).toEqual(titles.toReversed());
    expect((await trash(`?q=${ADMIN.email}`)).length).toBeGreaterThan(2);
    expect((await api.get("/trash?limit=many", call)).status).toBe(400);
    expect((await api.get("/trash?colour=blue", call)).status).toBe(400);
  });

  it("groups entries that were deleted together into one item on request, which is restored as one", async () => {
    const albums = [await createEntry(api, galleries), await createEntry(api, galleries)];
    const other = await createEntry(api, galleries);
    const json = { action: "delete", ids: albums.map(({ _id }) => _id) };
    const { batch } = (await bulk(galleries, json)).body;
    await remove(galleries, other);
    // The response does not wait until all files are moved.
    for (const name of albums.flatMap((album) => filesOf(galleries, album))) {
      await vi.waitFor(async () => expect(await api.server.files.find(name)).toBeUndefined(), 20_000);
    }
    const grouped = await api.get("/trash?grouped=true&limit=2", call);
    const total = Number(grouped.headers.get("x-total-count"));
    expect(grouped.body).toMatchObject([{ entryId: other._id }, { type: "galleries", batch, count: 2 }]);
    expect(grouped.body[0]).not.toHaveProperty("batch");
    expect(grouped.body[1].files).toBe(albums.flatMap(({ images }) => images).length);
    const single = await trash(`?batch=${batch}`);
    expect(single.map(({ entryId }) => entryId).sort()).toEqual(json.ids.toSorted());
    for (const item of single) expect(item).not.toHaveProperty("batch");

    const restoreAll = () => api.post(`/trash/batches/${batch}/restore`, call);
    await restore(single[0]?.revision);
    expect((await trash("?grouped=true&limit=2"))[1]).not.toHaveProperty("batch");
    expect((await restoreAll()).body).toMatchObject({ success: true, restored: 1, skipped: 1 });
    expect((await restoreAll()).status).toBe(409);
    expect(await trash(`?batch=${batch}`)).toEqual([]);
    const after = await api.get("/trash?grouped=true&limit=1", call);
    expect(Number(after.headers.get("x-total-count"))).toBe(total - 1);
    expect((await api.post("/trash/batches/none/restore", call)).status).toBe(404);
    expect((await api.get("/trash?grouped=yes", call)).status).toBe(400);
    for (const album of albums) await purge(await remove(galleries, album));
  });

  it("lists an entry that was deleted twice once, with its last version", async () => {
    const entry = await createEntry(api, notices);
    const first = await remove(notices, entry);
    await restore(first);
    await change(notices, entry._id, { title: "The second time" });
    const second = await remove(notices, entry);
    const items = (await trash()).filter(({ entryId }) => entryId === entry._id);
    expect(items.map(({ revision, title }) => [revision, title])).toEqual([[second, "The second time"]]);
    for (const answer of [await restore(first), await purge(first)]) {
      expect([answer.status, answer.body.id]).toEqual([409, "not_in_trash"]);
    }
    expect((await restore(second)).body.value.title).toBe("The second time");
    await remove(notices, entry);
  });

  it("lists an entry of an earlier program version, whose only revision is the deletion", async () => {
    const entry = await createEntry(api, facilities);
    await db.deleteFrom("revisions").where("entryId", "=", entry._id).execute();
    await sql`DELETE FROM ${sql.table("revisionFiles")} WHERE file = ${entry.image}`.execute(db);
    const revision = await remove(facilities, entry);
    expect(await statusOf(entry.image)).toBe(404);
    expect((await restore(revision)).body.value.image).toBe(entry.image);
    expect(await statusOf(entry.image)).toBe(200);
    await remove(facilities, entry);
  });
});

describe("twice", () => {
  it("restored one after the other: the second gets the message that it is no longer in the trash", async () => {
    const entry = await createEntry(api, facilities);
    const revision = await remove(facilities, entry);
    expect((await restore(revision)).status).toBe(200);
    const again = await restore(revision);
    expect([again.status, again.body.id]).toEqual([409, "not_in_trash"]);
    expect(again.body.message).toMatch(/^This is not in the trash any more/);
    expect(await statusOf(entry.image)).toBe(200);
    expect(await countRevisions(entry._id)).toBe(3);
    await remove(facilities, entry);
  });

  it("restored at the same time: once", async () => {
    for (const type of [facilities, notices]) {
      const entry = await createEntry(api, type);
      const revision = await remove(type, entry);
      const answers = await Promise.all([1, 2, 3].map(() => restore(revision)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      for (const name of filesOf(type, entry)) expect(await statusOf(name)).toBe(200);
      expect(await countRevisions(entry._id)).toBe(3);
      await remove(type, entry);
    }
  });

  it("restored and deleted for good at the same time: exactly one of both takes effect", async () => {
    for (let round = 0; round < 5; round++) {
      const entry = await createEntry(api, facilities);
      const revision = await remove(facilities, entry);
      const [restored, purged] = await Promise.all([restore(revision), purge(revision)]);
      const isRestored = restored.status === 200;
      expect(purged.status).toBe(isRestored ? 409 : 200);
      expect([200, 404, 409]).toContain(restored.status);
      const list = (await api.get(facilities.list)).body as AnyEntry[];
      expect(list.some(({ _id }) => _id === entry._id)).toBe(isRestored);
      expect(await statusOf(entry.image)).toBe(isRestored ? 200 : 404);
      if (isRestored) await remove(facilities, entry);
      else expect(await keptParts(entry.image)).toEqual([]);
    }
  });
});

describe("deleting for good", () => {
  it("is refused for an entry that is in use", async () => {
    const entry = await createEntry(api, facilities);
    const revision = await remove(facilities, entry);
    await restore(revision);
    const [current] = await historyOf("facilities", entry._id);
    for (const each of [revision, current.id]) {
      const refused = await purge(each);
      expect([refused.status, refused.body.id]).toEqual([409, "not_in_trash"]);
    }
    expect(await statusOf(entry.image)).toBe(200);
    expect(await countRevisions(entry._id)).toBe(3);
    await remove(facilities, entry);
  });

  it("removes every file that the entry ever had, except files that another entry or its history names", async () => {
    const shared = await createEntry(api, team);
    const entry = await createEntry(api, team);
    await api.server.files.remove([entry.image]);
    await db.updateTable("team").set({ image: shared.image }).where("_id", "=", entry._id).execute();
    const form: FormEntry[] = [["image", wide]];
    const { body: changed } = await api.put(team.update(entry._id), { ...call, form });
    expect(await statusOf(shared.image)).toBe(200);
    await change(team, entry._id, { remove: "image" });
    await purge(await remove(team, entry));
    expect(await keptParts(changed.image)).toEqual([]);
    expect(await statusOf(shared.image)).toBe(200);

    const other = await remove(team, shared);
    expect(await statusOf(shared.image)).toBe(404);
    expect((await restore(other)).status).toBe(200);
    expect(await statusOf(shared.image)).toBe(200);
    await purge(await remove(team, shared));
    expect(await keptParts(shared.image)).toEqual([]);
  });
});

describe("a sweep", () => {
  it("restores files that a killed process has left withdrawn", async () => {
    const { body: gallery } = await api.post(galleries.create, { ...call, form: [["images", wide]] });
    const [picture = ""] = gallery.images as string[];
    const [, variant = ""] = storedNames(picture);
    await api.server.files.withdraw([variant]);
    expect(await api.server.files.find(variant)).toBeUndefined();
    await tidy();
    for (const part of storedNames(picture)) expect(await api.server.files.find(part)).toBeDefined();
    await remove(galleries, gallery);
  });

  it("between the two steps of a restore keeps the files", async () => {
    const { files } = api.server;
    const entry = await createEntry(api, facilities);
    const revision = await remove(facilities, entry);
    const { bringBack } = files;
    vi.spyOn(files, "bringBack").mockImplementationOnce(async (names) => {
      await bringBack(names);
      await tidy();
      expect(await statusOf(entry.image)).toBe(404);
    });
    expect((await restore(revision)).status).toBe(200);
    expect(await statusOf(entry.image)).toBe(200);
    await remove(facilities, entry);
  });
});

describe("time", () => {
  it("empties the trash after 30 days, with versions and files", async () => {
    const [early, late] = [await createEntry(api, facilities), await createEntry(api, facilities)];
    await api.put(facilities.update(early._id), { ...call, form: [["image", wide]] });
    const revision = await remove(facilities, early);
    await remove(facilities, late);
    const setDay = (entryId: string, days: number) =>
      db
        .updateTable("revisions")
        .set({ at: new Date(Date.now() - days * DAY_MS).toISOString() })
        .where("entryId", "=", entryId)
        .execute();
    await setDay(early._id, 31);
    await setDay(late._id, 29);
    await tidy();
    expect((await restore(revision)).status).toBe(404);
    expect([await countRevisions(early._id), await countRevisions(late._id)]).toEqual([0, 2]);
    expect(await keptParts(early.image)).toEqual([]);
    expect(await keptParts(late.image)).toEqual([late.image]);
    await tidy({ inDays: 31 });
    expect(await keptParts(late.image)).toEqual([]);
    expect(await trash()).toEqual([]);
  });

  it("deletes history after a year, and an existing entry keeps its file", async () => {
    const entry = await createEntry(api, team);
    await api.put(team.update(entry._id), { ...call, form: [["image", wide]] });
    const { image } = (await api.get(team.list)).body.find(({ _id }: AnyEntry) => _id === entry._id);
    expect(await keptParts(entry.image)).toEqual([entry.image]);
    await tidy({ inDays: 364 });
    expect(await countRevisions(entry._id)).toBe(2);
    await tidy({ inDays: 367 });
    expect(await countRevisions(entry._id)).toBe(0);
    expect(await keptParts(entry.image)).toEqual([]);
    expect(await statusOf(image)).toBe(200);
    const named = await db.selectFrom("revisionFiles").select("file").where("file", "=", image).execute();
    expect(named).toEqual([]);
    const changed = await change(team, entry._id, { name: "New" });
    expect(
      (await api.post(`/revisions/${changed.headers.get("x-revision")}/restore`, call)).body.value.name,
    ).toBe(entry.name);
    await remove(team, entry);
  });

  it("does not matter for the latest 50 versions of an entry", async () => {
    const [entry, other] = [await createEntry(api, team), await createEntry(api, team)];
    await api.put(team.update(entry._id), { ...call, form: [["image", wide]] });
    for (let count = 3; count <= 53; count++) {
      const change = () => ({ name: `Name ${count}` });
      await api.server.content.update(resources.team, entry._id, change, () => true);
    }
    const listed = () => historyOf("team", entry._id);
    expect(await listed()).toHaveLength(50);
    expect(await keptParts(entry.image)).toEqual([entry.image]);
    await tidy();
    expect(await countRevisions(entry._id)).toBe(50);
    expect(await countRevisions(other._id)).toBe(1);
    expect((await listed()).map(({ value }) => value.name)).toEqual(
      Array.from({ length: 50 }, (_, index) => `Name ${53 - index}`),
    );
    expect(await keptParts(entry.image)).toEqual([]);
    await remove(team, entry);
    await remove(team, other);
  });
});

describe("the sample", () => {
  it("goes into the trash when it is deleted, with its texts and the announcement", async () => {
    const library = await createEntry(api, facilities);
    const slide = { heading: text("Welcome"), picture: { file: "upload:0", alt: text("School") } };
    const home = await savePage(api, "home", { slides: [slide] }, { files: [JPEG] });
    await api.post("/texts/set", { ...call, json: { content: "Sample news", link: null } });
    for (const table of ["facilities", "pages"] as const) {
      await db.updateTable(table).set({ sample: 1 }).execute();
    }
    await db.deleteFrom("revisions").execute();
    await db.deleteFrom("revisionFiles").execute();
    await tidy();
    await api.server.sweepFiles(new Date(Date.now() + 8 * DAY_MS));
    const removed = await api.remove("/sample", call);
    expect(removed.body.message).toMatch(/^2 sample entries were removed/);
    const picture = home.body.document.slides[0].picture.file;
    expect([await statusOf(library.image), await statusOf(picture)]).toEqual([404, 404]);

    const items = await trash();
    expect(items.map(({ type, title, files, by }) => [type, title, files, by]).sort()).toEqual([
      ["announcement", "Sample news", 0, ADMIN.email],
      ["facilities", "Library", 1, ADMIN.email],
      ["pages", "Home", 1, ADMIN.email],
    ]);
    for (const { revision } of items) expect((await restore(revision)).status).toBe(200);
    for (const { revision } of items) expect((await restore(revision)).status).toBe(409);
    expect((await api.get("/pages/get/home")).body.document).toEqual(home.body.document);
    expect((await api.get("/texts/get")).body.text.content).toBe("Sample news");
    expect([await statusOf(library.image), await statusOf(picture)]).toEqual([200, 200]);
    expect((await api.get("/sample", call)).body).toEqual({ entries: 0 });
    await remove(facilities, library);
  });

  it("has the version of the program as the first one after an edit", async () => {
    const library = await createEntry(api, facilities);
    await db.updateTable("facilities").set({ sample: 1 }).where("_id", "=", library._id).execute();
    await db.deleteFrom("revisions").where("entryId", "=", library._id).execute();
    await change(facilities, library._id, { name: "Ours" });
    const revisions = await historyOf("facilities", library._id);
    expect(revisions.map(({ by, value }) => [by, value.name])).toEqual([
      [ADMIN.email, "Ours"],
      ["program", "Library"],
    ]);
    await remove(facilities, library);
  });
});

it("a child's data in the trash is for admins: neither the audit log nor the response to a purge has a name", async () => {
  const entry = await createEntry(api, students, { name: "Kavya Trivedi" });
  const revision = await remove(students, entry);
  expect((await trash("?q=trivedi")).map(({ title }) => title)).toEqual(["Kavya Trivedi"]);
  const purged = await purge(revision);
  expect(purged.text).not.toContain("Trivedi");
  expect((await api.get(`/audit?q=${entry._id}`, call)).text).not.toContain("Trivedi");
  expect(api.logLines.join()).not.toContain("Trivedi");
});

const onDisk = api.databaseUrl ? () => undefined : it;
onDisk("withdrawn files are beside the folder that is served, not in it", async () => {
  const entry = await createEntry(api, facilities);
  await remove(facilities, entry);
  expect(await readdir(path.join(api.server.dataDir, "withdrawn"))).toContain(entry.image);
  expect(await readdir(path.join(api.server.dataDir, "uploads"))).not.toContain(entry.image);
});
