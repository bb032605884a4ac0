import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { resources } from "../../features/types.ts";
import { buildJpeg } from "../files.ts";
import { type AnyEntry, bareName, type ContentTypeCase, contentTypes, createEntry, JPEG } from "./entries.ts";
import { callEntries, createCopies } from "./entry-calls.ts";
import { savePage, text } from "./save-page.ts";
import { startApi } from "./start-api.ts";

const api = await startApi();
const call = { token: api.token };
const { db } = api.server.database;
const { notices, facilities, students, topStudents, galleries } = contentTypes;
const picture = await buildJpeg({ width: 80, height: 60 });

const restoreMany = (json: object) => api.post("/trash/restore-many", { ...call, json });
const purgeMany = (json: object) => api.post("/trash/purge-many", { ...call, json });
const trash = (query = "") => api.get(`/trash${query}`, call);
const { list: listOf, remove, bulk, auditOf, statusOf } = callEntries(api);

async function removeTogether(type: ContentTypeCase, entries: readonly AnyEntry[]): Promise<string> {
  const json = { action: "delete", ids: entries.map(({ _id }) => _id) };
  return (await bulk(type, json)).body.batch;
}

beforeEach(async () => {
  for (const type of [notices, facilities, students, topStudents, galleries]) {
    const entries = await listOf(type);
    if (entries.length > 0) await removeTogether(type, entries);
  }
  const count = Number((await trash()).headers.get("x-entry-count"));
  await purgeMany({ match: {}, count });
});

describe("the list of the trash", () => {
  it("is filtered by type, and counts entries as well as lines", async () => {
    const many = [await createEntry(api, notices), await createEntry(api, notices)];
    await removeTogether(notices, many);
    await remove(notices, await createEntry(api, notices));
    await remove(facilities, await createEntry(api, facilities));
    const counts = async (query: string) => {
      const { headers } = await trash(query);
      return [headers.get("x-total-count"), headers.get("x-entry-count")];
    };
    expect(await counts("?grouped=true")).toEqual(["3", "4"]);
    expect(await counts("?grouped=true&type=notices")).toEqual(["2", "3"]);
    expect(await counts("?type=notices")).toEqual(["3", "3"]);
    expect(await counts("?type=events")).toEqual(["0", "0"]);
    expect((await trash("?type=sessions")).status).toBe(400);
  });
});

describe("many deleted entries", () => {
  it("of several types and batches are restored in one call, with their files", async () => {
    const single = await createEntry(api, facilities);
    const together = [await createEntry(api, notices), await createEntry(api, notices)];
    const revision = await remove(facilities, single);
    const batch = await removeTogether(notices, together);
    const { status, body } = await restoreMany({
      revisions: [revision, randomUUID()],
      batches: [batch, randomUUID()],
    });
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        message: "3 entries restored. 1 entry not in the trash any more.",
        changed: 3,
        missing: 1,
        refused: [],
        unpublished: [],
      },
    ]);
    expect((await trash()).body).toEqual([]);
    expect((await listOf(notices)).map(({ _id }) => _id).sort()).toEqual(
      together.map(({ _id }) => _id).sort(),
    );
    expect(await statusOf(bareName(single.image))).toBe(200);
    const [line] = await auditOf(single._id);
    expect(line).toMatchObject({ action: "restore", title: single.name });
    expect((await restoreMany({ revisions: [revision] })).body).toMatchObject({ changed: 0, missing: 1 });
  });

  it("that today's rules reject are restored unpublished, with the reason", async () => {
    const entry = await createEntry(api, notices);
    await db
      .updateTable("notices")
      .set({ title: "x".repeat(500) })
      .where("_id", "=", entry._id)
      .execute();
    const revision = await remove(notices, entry);
    const { body } = await restoreMany({ revisions: [revision] });
    expect(body).toMatchObject({
      changed: 1,
      unpublished: [{ revision, message: expect.stringMatching(/^Title/), reason: { id: "too_long" } }],
    });
    expect((await listOf(notices))[0]).toMatchObject({ _id: entry._id, isDraft: true });
  });

  it("include pages; one that today's rules reject stays in the trash, with the reason", async () => {
    const slide = { heading: text("Welcome"), picture: { file: "upload:0", alt: text("School") } };
    await savePage(api, "home", { slides: [slide] }, { files: [JPEG] });
    await savePage(api, "services", { head: { line: text("Our services") } });
    await db.updateTable("pages").set({ sample: 1 }).where("name", "in", ["home", "services"]).execute();
    await api.remove("/sample", call);
    const value = JSON.stringify({ cards: "of another form" });
    await db
      .updateTable("revisions")
      .set({ value })
      .where("entryId", "=", "services")
      .where("kind", "=", "deleted")
      .execute();
    const { body } = await restoreMany({ match: { type: "pages" }, count: 2 });
    expect(body).toMatchObject({
      changed: 1,
      missing: 0,
      refused: [{ title: "Services", reason: { id: "version_no_longer_fits" } }],
    });
    const page = await api.get("/pages/get/home");
    expect(page.body.document.slides).toHaveLength(1);
    expect(await statusOf(page.body.document.slides[0].picture.file)).toBe(200);
  });

  it("are deleted for good in one call, with every version and file, and a line each in the audit log", async () => {
    const [kept, gone] = [await createEntry(api, facilities), await createEntry(api, facilities)];
    const form = [["image", picture]] as const;
    const { body: changed } = await api.put(facilities.update(gone._id), { ...call, form });
    const together = [await createEntry(api, notices), await createEntry(api, notices)];
    const batch = await removeTogether(notices, together);
    const revisions = [await remove(facilities, gone), await remove(facilities, kept)];
    await restoreMany({ revisions: revisions.slice(1) });
    const { body } = await purgeMany({ revisions, batches: [batch] });
    expect(body).toMatchObject({
      message: "3 entries deleted for good. 1 entry not in the trash any more.",
      changed: 3,
      missing: 1,
      refused: [],
      unpublished: [],
    });
    for (const { _id } of [gone, ...together]) {
      expect(await db.selectFrom("revisions").where("entryId", "=", _id).selectAll().execute()).toEqual([]);
      expect((await auditOf(_id))[0]).toMatchObject({ action: "purge" });
    }
    for (const file of [gone.image, changed.image]) {
      const { files } = api.server;
      expect([await files.find(bareName(file)), await files.withdrawn.find(bareName(file))]).toEqual([
        undefined,
        undefined,
      ]);
    }
    expect(await statusOf(bareName(kept.image))).toBe(200);
    expect((await trash()).body).toEqual([]);
  });
});

describe("the whole trash, or a filter of it,", () => {
  it("is emptied if it has as many entries as the person saw", async () => {
    for (let index = 0; index < 3; index++) await remove(notices, await createEntry(api, notices));
    await remove(facilities, await createEntry(api, facilities));
    const stale = await purgeMany({ match: { type: "notices" }, count: 2 });
    expect([stale.status, stale.body.id]).toEqual([409, "list_changed"]);
    expect((await trash()).body).toHaveLength(4);
    expect((await purgeMany({ match: { type: "notices" }, count: 3 })).body.changed).toBe(3);
    expect((await trash()).body.map(({ type }: AnyEntry) => type)).toEqual(["facilities"]);
    expect((await purgeMany({ match: {}, count: 1 })).body.changed).toBe(1);
    expect((await purgeMany({ match: {}, count: 0 })).body).toMatchObject({ changed: 0, missing: 0 });
  });

  it("may have more entries than one statement has parameters", async () => {
    await createCopies(api.server, 620);
    const deleted = await bulk(students, { action: "delete", match: {}, count: 620 });
    expect(deleted.body.changed).toBe(620);
    expect((await restoreMany({ match: { type: "students" }, count: 620 })).body.changed).toBe(620);
    await bulk(students, { action: "delete", match: {}, count: 620 });
    expect((await trash("?grouped=true")).body).toMatchObject([{ count: 620 }]);
    expect((await purgeMany({ match: {}, count: 620 })).body.changed).toBe(620);
    const left = await db.selectFrom("revisions").select("_id").where("type", "=", "students").execute();
    expect(left).toEqual([]);
  });

  it("takes the consents and marked pictures of deleted children with it, and leaves what is about others", async () => {
    const child = await createEntry(api, students, { name: "Kavya Trivedi" });
    const other = await createEntry(api, students);
    const albums = [await createEntry(api, galleries), await createEntry(api, galleries)];
    const linked = await createEntry(api, topStudents, { studentId: other._id });
    for (const [index, student] of [child._id, other._id].entries()) {
      const consent = {
        students: [student],
        purposes: ["photo"],
        state: "given",
        how: "slip",
        on: "2026-04-01",
      };
      expect((await api.post("/consents", { ...call, json: consent })).status).toBe(200);
      const marked = { files: albums[index]?.images };
      expect((await api.put(`/students/${student}/pictures`, { ...call, json: marked })).status).toBe(200);
    }
    await remove(students, child);
    const purged = await purgeMany({ match: {}, count: 1 });
    expect(purged.text).not.toContain("Trivedi");
    for (const table of ["consents", "consentStates", "childPictures"] as const) {
      const rows = await db.selectFrom(table).select("studentId").execute();
      expect(new Set(rows.map(({ studentId }) => studentId))).toEqual(new Set([other._id]));
    }
    const left = await listOf(galleries);
    expect(albums.map(({ _id }) => left.find((each) => each._id === _id)?.images)).toEqual([
      [],
      albums[1]?.images,
    ]);
    expect((await listOf(topStudents)).map(({ _id }) => _id)).toContain(linked._id);
    expect((await api.get(`/audit?q=${child._id}`, call)).text).not.toContain("Trivedi");
  });
});

it("an undone import is one line, which is restored and deleted for good as one", async () => {
  const values = { ...students.fields, profilePhoto: null };
  const created = [];
  for (let index = 0; index < 3; index++)
    created.push(await api.server.content.create(resources.students, values));
  const batch = await removeTogether(students, created);
  expect((await trash("?grouped=true")).body).toMatchObject([{ type: "students", batch, count: 3 }]);
  expect((await restoreMany({ batches: [batch] })).body).toMatchObject({ changed: 3 });
  const again = await removeTogether(students, created);
  expect((await purgeMany({ batches: [again] })).body).toMatchObject({ changed: 3, missing: 0 });
});

it.each([
  {},
  { revisions: [] },
  { revisions: ["x"] },
  { match: {} },
  { match: {}, count: 1, revisions: ["01920000-0000-7000-8000-000000000001"] },
  { match: { type: "sessions" }, count: 0 },
  { match: { colour: "red" }, count: 0 },
])("the selection %j is refused", async (selection) => {
  for (const act of [restoreMany, purgeMany]) expect((await act(selection)).status).toBe(400);
});

it("restored and deleted for good at the same time: each entry once", async () => {
  const entries = [];
  for (let index = 0; index < 6; index++) entries.push(await createEntry(api, notices));
  const batch = await removeTogether(notices, entries);
  const [restored, purged] = await Promise.all([
    restoreMany({ batches: [batch] }),
    purgeMany({ batches: [batch] }),
  ]);
  expect([restored.status, purged.status]).toEqual([200, 200]);
  expect(restored.body.changed + purged.body.changed).toBe(6);
  expect(await listOf(notices)).toHaveLength(restored.body.changed);
});
