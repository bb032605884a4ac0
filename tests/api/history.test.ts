import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { buildJpeg, buildPdf } from "../files.ts";
import { ADMIN } from "../test-server.ts";
import type { Answer, FormEntry } from "./api-client.ts";
import {
  type AnyEntry,
  allTypes,
  bareName,
  CANARIES,
  type ContentTypeCase,
  contentTypes,
  createEntry,
  fileFields,
  filePath,
  JPEG,
  nameOf,
  officeTypes,
  oneOfEachKind,
  readersOf,
  toForm,
} from "./entries.ts";
import { callEntries } from "./entry-calls.ts";
import { savePage, text } from "./save-page.ts";
import { startApi } from "./start-api.ts";

const api = await startApi({ withSite: true });
const call = { token: api.token };
const { db } = api.server.database;
const { notices, facilities, galleries, blocks, students, team, topStudents } = contentTypes;
const wide = await buildJpeg({ width: 700, height: 400 });

const { change, remove, list, historyOf, auditOf, statusOf } = callEntries(api);
const NO_LONGER_FITS = "This version no longer fits the rules. Open its history to go on from it.";
const restore = (revision: string, headers: Record<string, string> = {}) =>
  api.post(`/revisions/${revision}/restore`, { ...call, headers });
const undoOf = (answer: Answer) => answer.headers.get("x-revision") ?? "";
const findIn = async (type: ContentTypeCase, id: string) =>
  (await list(type)).find((entry) => entry._id === id);

describe.each(oneOfEachKind(officeTypes))("the history of $name", (type) => {
  const [field = ""] = Object.keys(type.fields);

  it("lists every version, newest first, with the account and time of the audit log", async () => {
    const entry = await createEntry(api, type);
    const changed = await change(type, entry._id, { [field]: "New" });
    await remove(type, entry);
    const revisions = await historyOf(nameOf(type), entry._id);
    expect(revisions.map(({ kind, value }) => [kind, value])).toEqual([
      ["deleted", changed.body],
      ["changed", changed.body],
      ["created", entry],
    ]);
    const log = await auditOf(entry._id);
    expect(revisions.map(({ at, by, accountId }) => [at, by, accountId])).toEqual(
      log.map(({ at, actor, accountId }) => [at, actor, accountId]),
    );
    expect(revisions[0].by).toBe(ADMIN.email);
  });

  it("restores an earlier version as a change that can be undone", async () => {
    const entry = await createEntry(api, type);
    const changed = await change(type, entry._id, { [field]: "New" });
    const undone = await restore(undoOf(changed));
    expect([undone.status, undone.body]).toEqual([
      200,
      {
        type: nameOf(type),
        entryId: entry._id,
        value: { ...entry, updatedAt: undone.body.value.updatedAt },
      },
    ]);
    expect(undone.headers.get("etag")).toBe(`"${undone.body.value.updatedAt}"`);
    expect(undone.body.value.updatedAt > changed.body.updatedAt).toBe(true);
    expect(await findIn(type, entry._id)).toEqual(undone.body.value);
    expect((await historyOf(nameOf(type), entry._id)).map(({ kind }) => kind)).toEqual([
      ...["restored", "changed", "created"],
    ]);
    expect((await auditOf(entry._id))[0]).toMatchObject({ action: "restore", fields: [field] });

    const redone = await restore(undoOf(undone));
    expect(redone.body.value).toMatchObject({ [field]: "New" });
    await remove(type, entry);
  });

  it("restores a deleted entry under its id", async () => {
    const entry = await createEntry(api, type);
    const changed = await change(type, entry._id, { [field]: "New" });
    await remove(type, entry);
    const restored = await restore(undoOf(changed));
    expect(restored.body.value).toEqual({ ...entry, updatedAt: restored.body.value.updatedAt });
    expect(restored.headers.get("x-revision")).toBeNull();
    expect(await findIn(type, entry._id)).toEqual(restored.body.value);
    await remove(type, entry);
  });

  it("of an entry without revisions starts with its value before the first change", async () => {
    const entry = await createEntry(api, type);
    await db.deleteFrom("revisions").where("entryId", "=", entry._id).execute();
    expect(await historyOf(nameOf(type), entry._id)).toEqual([]);
    const changed = await change(type, entry._id, { [field]: "New" });
    const [, first] = await historyOf(nameOf(type), entry._id);
    expect(first).toMatchObject({ kind: "created", at: entry.updatedAt, by: null, value: entry });
    expect(undoOf(changed)).toBe(first.id);
    expect((await restore(first.id)).body.value[field]).toBe(entry[field]);
    await remove(type, entry);
  });
});

it("names the person of a version, and of a deleted entry in the trash", async () => {
  const entry = await createEntry(api, notices);
  const name = (value: string) =>
    db.updateTable("accounts").set({ name: value }).where("email", "=", ADMIN.email).execute();
  await name("Asha Rao");
  await remove(notices, entry);
  expect((await historyOf("notices", entry._id))[0]).toMatchObject({ by: ADMIN.email, person: "Asha Rao" });
  expect((await api.get("/trash", call)).body[0]).toMatchObject({ by: ADMIN.email, person: "Asha Rao" });
  await name("");
  expect((await historyOf("notices", entry._id))[0]).toMatchObject({ by: ADMIN.email, person: null });
});

describe("contact messages", () => {
  it("have a history, which starts with the visitor's message", async () => {
    const json = { ...contentTypes.contacts.fields, website: "" };
    expect((await api.post("/contact/create", { json })).status).toBe(201);
    const [message] = (await api.get("/contact/all", call)).body;
    await api.put(`/contact/update/${message._id}`, { ...call, json: { message: "" } });
    const deleted = await api.remove(`/contact/delete/${message._id}`, call);
    expect(deleted.body).toEqual({ success: true, message: "Contact deleted successfully" });
    const revisions = await historyOf("contacts", message._id);
    expect(revisions.map(({ kind, by }) => [kind, by])).toEqual([
      ["deleted", ADMIN.email],
      ["changed", ADMIN.email],
      ["created", "visitor"],
    ]);
    // An edit may leave empty what a new message needs.
    expect((await restore(undoOf(deleted))).body.value).toMatchObject({ _id: message._id, message: "" });
    await api.remove(`/contact/delete/${message._id}`, call);
  });
});

describe("files", () => {
  it.each(fileFields)(
    "a replaced $field of $type.name is 404 at once and is restored byte for byte",
    async ({ type, field, many = false }) => {
      const entry = await createEntry(api, type);
      const [name = ""] = [entry[field]].flat();
      const before = await api.get(filePath(name));
      const form: FormEntry[] = [...(many ? [["keep", ""] as const] : []), [field, wide]];
      const replaced = await api.put(type.update(entry._id), { ...call, form });
      const [newName = ""] = [replaced.body[field]].flat();
      expect([await statusOf(name), await statusOf(newName)]).toEqual([404, 200]);

      const undone = await restore(undoOf(replaced));
      expect(undone.body.value[field]).toEqual(entry[field]);
      expect([await statusOf(name), await statusOf(newName)]).toEqual([200, 404]);
      expect((await api.get(filePath(name))).bytes.equals(before.bytes)).toBe(true);
      expect((await restore(undoOf(undone))).body.value[field]).toEqual(replaced.body[field]);
      expect([await statusOf(name), await statusOf(newName)]).toEqual([404, 200]);
      await remove(type, entry);
    },
  );

  it("a picture that was removed from a gallery is restored at its place, with its variants", async () => {
    const pictures = [wide, JPEG, wide].map((file): FormEntry => ["images", file]);
    const { body: gallery } = await api.post(galleries.create, { ...call, form: pictures });
    const [first, second, third] = gallery.images as string[];
    const files = await api.storedFiles();
    const changed = await api.put(galleries.update(gallery._id), {
      ...call,
      form: [["keep", `${third}\n${second}`]],
    });
    expect(await statusOf(String(first))).toBe(404);
    expect((await api.storedFiles()).length).toBeLessThan(files.length);
    const undone = await restore(undoOf(changed), { "if-match": changed.headers.get("etag") ?? "" });
    expect(undone.body.value.images).toEqual([first, second, third]);
    expect((await api.storedFiles()).sort()).toEqual(files.sort());
    await remove(galleries, gallery);
  });

  it("a lost file does not prevent the restore of its version", async () => {
    const entry = await createEntry(api, team);
    const changed = await change(team, entry._id, { remove: "image" });
    await api.server.files.withdrawn.remove([entry.image]);
    expect((await restore(undoOf(changed))).body.value.image).toBe(entry.image);
    expect(await statusOf(entry.image)).toBe(404);
    await remove(team, entry);
  });

  it("a file that only history names has no other address", async () => {
    const entry = await createEntry(api, facilities);
    await remove(facilities, entry);
    for (const address of [
      `/uploads/withdrawn/${entry.image}`,
      `/uploads/withdrawn%2f${entry.image}`,
      `/uploads/..%2fwithdrawn%2f${entry.image}`,
      `/uploads/${entry.image}`,
    ]) {
      expect([address, (await api.get(address)).status]).toEqual([address, 404]);
    }
  });
});

describe("a page", () => {
  const slide = (heading: string, file: string) => ({
    heading: text(heading),
    picture: { file, alt: text("The school") },
  });

  it("has versions, which are restored with their pictures", async () => {
    const first = await savePage(api, "home", { slides: [slide("One", "upload:0")] }, { files: [wide] });
    expect(undoOf(first)).toBe("");
    const second = await savePage(api, "home", { slides: [slide("Two", "upload:0")] }, { files: [JPEG] });
    const [before, after] = [first, second].map(({ body }) => body.document.slides[0].picture.file);
    expect([await statusOf(before), await statusOf(after)]).toEqual([404, 200]);
    const undone = await restore(undoOf(second));
    expect(undone.body).toEqual({ type: "pages", entryId: "home", value: first.body.document });
    expect([await statusOf(before), await statusOf(after)]).toEqual([200, 404]);
    const { body: page, headers } = await api.get("/pages/get/home", call);
    expect(page.document).toEqual(first.body.document);
    expect(undone.headers.get("etag")).toBe(headers.get("etag"));
    const revisions = await historyOf("pages", "home");
    expect(revisions.map(({ kind, value }) => [kind, value.slides[0].heading.en])).toEqual([
      ["restored", "One"],
      ["changed", "Two"],
      ["changed", "One"],
    ]);
    expect((await api.get("/audit?type=pages&action=restore", call)).body[0]).toMatchObject({
      entryId: "home",
      at: revisions[0].at,
      actor: revisions[0].by,
      fields: ["slides"],
    });
  });

  it("without revisions starts with its earlier value", async () => {
    await savePage(api, "fees", { tableHeading: text("Before") });
    await db.deleteFrom("revisions").where("entryId", "=", "fees").execute();
    const changed = await savePage(api, "fees", { tableHeading: text("After") });
    const [, first] = await historyOf("pages", "fees");
    expect([first.id, first.by, first.value.tableHeading]).toEqual([undoOf(changed), null, text("Before")]);
    expect((await restore(first.id)).body.value.tableHeading).toEqual(text("Before"));
  });

  it("is not restored when it breaks today's rules, and the response names the fields", async () => {
    const saved = await savePage(api, "fees", { tableHeading: text("Short") });
    const changed = await savePage(api, "fees", { tableHeading: text("Other") });
    const tooLong = { ...saved.body.document, tableHeading: text("x".repeat(20_000)) };
    const value = JSON.stringify({ ...tooLong, takenOutSince: "Not an error" });
    await db.updateTable("revisions").set({ value }).where("_id", "=", undoOf(changed)).execute();
    const refused = await restore(undoOf(changed));
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ["tableHeading.en"]]);
    expect(refused.body.message).toBe(NO_LONGER_FITS);
    expect((await api.get("/pages/get/fees")).body.document.tableHeading).toEqual(text("Other"));
  });
});

describe("the announcement", () => {
  const set = (content: string) => api.post("/texts/set", { ...call, json: { content, link: null } });

  it("has versions, and can be restored after it was removed", async () => {
    expect(undoOf(await set("Admissions are open"))).toBe("");
    const changed = await set("Admissions are closed");
    const down = await set("");
    expect((await api.get("/texts/get")).body).toEqual({ text: null });
    expect((await restore(undoOf(down))).body).toEqual({
      type: "announcement",
      entryId: "announcement",
      value: { content: "Admissions are closed", contentHi: null, link: null },
    });
    await restore(undoOf(changed));
    expect((await api.get("/texts/get")).body.text.content).toBe("Admissions are open");
    const inHindi = { content: "Admissions are open", contentHi: "प्रवेश प्रारंभ" };
    const translated = await api.post("/texts/set", { ...call, json: inHindi });
    const withoutHindi = JSON.stringify({ content: "Admissions are open", link: null });
    await db
      .updateTable("revisions")
      .set({ value: withoutHindi })
      .where("_id", "=", undoOf(translated))
      .execute();
    expect((await restore(undoOf(translated))).body.value.contentHi).toBeNull();
    const revisions = await historyOf("announcement", "announcement");
    expect(revisions.map(({ kind }) => kind)).toEqual([
      ...["restored", "changed", "restored", "restored", "deleted", "changed", "created"],
    ]);
    const log = (await api.get("/audit?type=announcement", call)).body as AnyEntry[];
    expect(revisions.map(({ at, by }) => [at, by])).toEqual(log.map(({ at, actor }) => [at, actor]));
  });

  it("is not restored when it breaks today's rules, and the response names the fields", async () => {
    await set("Admissions are open");
    const changed = await set("Admissions are closed");
    const value = JSON.stringify({ content: "x".repeat(501), contentHi: null, link: "javascript:alert(1)" });
    await db.updateTable("revisions").set({ value }).where("_id", "=", undoOf(changed)).execute();
    const { status, body } = await restore(undoOf(changed));
    expect([status, body.message, Object.keys(body.errors)]).toEqual([
      400,
      NO_LONGER_FITS,
      ["content", "link"],
    ]);
    expect((await api.get("/texts/get")).body.text.content).toBe("Admissions are closed");
  });
});

describe("a restore", () => {
  it("shows on the public pages and lists at once", async () => {
    const entry = await createEntry(api, notices, { title: "Seen before" });
    const changed = await change(notices, entry._id, { title: "Seen after" });
    for (const address of ["/", "/api/v1/notices/all"]) {
      expect((await api.look(address)).text).toContain("Seen after");
    }
    await restore(undoOf(changed));
    for (const address of ["/", "/api/v1/notices/all"]) {
      const page = (await api.look(address)).text;
      expect([page.includes("Seen before"), page.includes("Seen after")]).toEqual([true, false]);
    }
    await remove(notices, entry);
  });

  it("with If-Match does not overwrite a later change", async () => {
    const entry = await createEntry(api, notices);
    const mine = await change(notices, entry._id, { title: "Mine" });
    const theirs = await change(notices, entry._id, { title: "Theirs" });
    const refused = await restore(undoOf(mine), { "if-match": mine.headers.get("etag") ?? "" });
    expect([refused.status, refused.body.id]).toEqual([409, "stale_edit"]);
    expect((await findIn(notices, entry._id)).title).toBe("Theirs");
    const current = { "if-match": theirs.headers.get("etag") ?? "" };
    expect((await restore(undoOf(mine), current)).status).toBe(200);
    await remove(notices, entry);
    expect((await restore(undoOf(mine), current)).status).toBe(409);
    expect((await restore(undoOf(mine), { "if-match": "*" })).status).toBe(409);
  });

  it("a version that breaks today's rules is restored as a draft, and the response names the fields", async () => {
    const entry = await createEntry(api, students);
    const form: FormEntry[] = [["name", "Other"]];
    const changed = await api.put(students.update(entry._id), { ...call, form });
    const { value } = await db
      .selectFrom("revisions")
      .select("value")
      .where("_id", "=", undoOf(changed))
      .executeTakeFirstOrThrow();
    const unfit = JSON.stringify({ ...JSON.parse(value), class: "x".repeat(41), gender: "unknown" });
    await db.updateTable("revisions").set({ value: unfit }).where("_id", "=", undoOf(changed)).execute();
    const errors = {
      class: "Class must be at most 40 characters",
      gender: "Gender must be one of Male, Female, Other",
    };
    for (const isGone of [false, true]) {
      if (isGone) await api.remove(students.remove(entry._id), call);
      const restored = await restore(undoOf(changed));
      expect([restored.status, restored.body.errors]).toEqual([200, errors]);
      expect(restored.body.value).toMatchObject({ _id: entry._id, gender: "unknown", isDraft: true });
      expect(await findIn(students, entry._id)).toEqual(restored.body.value);
      expect(await statusOf(entry.profilePhoto)).toBe(404);
    }
    const publish = (form: FormEntry[]) =>
      api.put(students.update(entry._id), { ...call, form: [...form, ["isDraft", "false"]] });
    const refused = await publish([["class", "5"]]);
    expect([refused.status, refused.body.errors]).toEqual([400, { gender: errors.gender }]);
    expect(await statusOf(entry.profilePhoto)).toBe(404);
    const corrected = await publish([
      ["class", "5"],
      ["gender", "Female"],
    ]);
    expect([corrected.status, corrected.body.isDraft]).toEqual([200, false]);
    expect(await statusOf(entry.profilePhoto)).toBe(200);
    await remove(students, entry);
  });

  it("stores null for a field that has become required", async () => {
    const entry = await createEntry(api, topStudents);
    const changed = await change(topStudents, entry._id, { name: "Other" });
    const value = JSON.stringify({ ...entry, image: bareName(entry.image), name: null, percent: null });
    await db.updateTable("revisions").set({ value }).where("_id", "=", undoOf(changed)).execute();
    await remove(topStudents, entry);
    const restored = await restore(undoOf(changed));
    expect(restored.body.value).toMatchObject({ name: "", percent: 0, class: entry.class, isDraft: true });
    expect(Object.keys(restored.body.errors)).toEqual(["name"]);
    await remove(topStudents, entry);
  });

  it("accepts a version without a new field, and one with a removed field", async () => {
    const entry = await createEntry(api, blocks);
    const form: FormEntry[] = [
      ["title", "Newer"],
      ["content", "Kept as it is"],
    ];
    const changed = await api.put(blocks.update(entry._id), { ...call, form });
    const rewrite = async (change: (value: AnyEntry) => AnyEntry) => {
      const revision = db.selectFrom("revisions").select("value").where("_id", "=", undoOf(changed));
      const { value } = await revision.executeTakeFirstOrThrow();
      const changedValue = JSON.stringify(change(JSON.parse(value)));
      await db
        .updateTable("revisions")
        .set({ value: changedValue })
        .where("_id", "=", undoOf(changed))
        .execute();
    };
    await rewrite(({ content: _content, ...value }) => ({ ...value, colour: "blue" }));
    expect((await restore(undoOf(changed))).body.value).toMatchObject({
      title: entry.title,
      content: "Kept as it is",
    });
    await remove(blocks, entry);
    expect((await restore(undoOf(changed))).body.value).toMatchObject({ content: null });
    await remove(blocks, entry);
    await rewrite(({ autherName: _author, ...value }) => value);
    const unfit = await restore(undoOf(changed));
    expect([unfit.status, unfit.body.errors]).toEqual([200, { autherName: "Author Name is required." }]);
    expect(unfit.body.value).toMatchObject({ autherName: "", isDraft: true });
    await remove(blocks, entry);
  });

  it("accepts a version without Hindi, and stores none", async () => {
    const { titleHi: _titleHi, descriptionHi: _descriptionHi, ...fields } = notices.fields;
    const entry = await createEntry(api, { ...notices, fields });
    const changed = await change(notices, entry._id, { title: "Sports Day", titleHi: "खेल दिवस" });
    const revision = db.selectFrom("revisions").select("value").where("_id", "=", undoOf(changed));
    const {
      titleHi: _title,
      descriptionHi: _description,
      ...value
    } = JSON.parse((await revision.executeTakeFirstOrThrow()).value);
    await db
      .updateTable("revisions")
      .set({ value: JSON.stringify(value) })
      .where("_id", "=", undoOf(changed))
      .execute();
    const [, earlier] = await historyOf("notices", entry._id);
    expect(earlier.value).toMatchObject({ title: entry.title, titleHi: null, descriptionHi: null });
    const undone = await restore(undoOf(changed));
    expect(undone.body.value).toMatchObject({ title: entry.title, titleHi: null });
    expect(await findIn(notices, entry._id)).toMatchObject({ title: entry.title, titleHi: null });
    await remove(notices, entry);
  });

  it("restores the old place", async () => {
    const type = facilities;
    const ids: string[] = [];
    for (let count = 0; count < 4; count++) ids.unshift((await createEntry(api, type))._id);
    const listed = async () =>
      (await api.get(type.list, readersOf(type, api.token))).body
        .map(({ _id }: AnyEntry) => _id)
        .filter((id: string) => ids.includes(id));
    const [first = "", second = "", third = "", fourth = ""] = ids;
    const all = (await api.get(type.list, readersOf(type, api.token))).body.map(({ _id }: AnyEntry) => _id);
    const others = all.filter((id: string) => !ids.includes(id));
    const order = [third, first, fourth, second];
    await api.put(type.order, { ...call, json: { ids: [...order, ...others] } });
    for (const id of order) {
      const deleted = await api.remove(type.remove(id), call);
      await restore(undoOf(deleted));
      expect(await listed()).toEqual(order);
    }
    // An older version of an entry that is there leaves it where it is.
    const [created] = (await historyOf(nameOf(type), first)).slice(-1);
    await restore(created.id);
    expect(await listed()).toEqual(order);
  });

  it("twice at the same time leaves a consistent entry", async () => {
    const entry = await createEntry(api, facilities);
    const changed = await api.put(facilities.update(entry._id), { ...call, form: [["image", wide]] });
    await remove(facilities, entry);
    const [created, second] = (await historyOf("facilities", entry._id)).slice(-2).reverse();
    for (const both of [
      [created.id, created.id],
      [created.id, second.id],
    ]) {
      const answers = await Promise.all(both.map((revision) => restore(revision)));
      for (const { status } of answers) expect([200, 409]).toContain(status);
      expect(answers.some(({ status }) => status === 200)).toBe(true);
      const { image } = await findIn(facilities, entry._id);
      const other = image === entry.image ? changed.body.image : entry.image;
      expect([await statusOf(image), await statusOf(other)]).toEqual([200, 404]);
      await remove(facilities, entry);
    }
    const numbers = await db
      .selectFrom("revisions")
      .select("number")
      .where("entryId", "=", entry._id)
      .orderBy("number")
      .execute();
    expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, index) => index + 1));
  });

  it("during an edit loses neither a version nor a file", async () => {
    const entry = await createEntry(api, topStudents);
    const form: FormEntry[] = [["image", wide]];
    const first = await api.put(topStudents.update(entry._id), { ...call, form });
    const answers = await Promise.all([
      restore(undoOf(first)),
      api.put(topStudents.update(entry._id), {
        ...call,
        form: [
          ["name", "Edited meanwhile"],
          ["image", JPEG],
        ],
      }),
      restore(undoOf(first)),
      change(topStudents, entry._id, { percent: "88" }),
    ]);
    for (const { status } of answers) expect(status).toBe(200);
    const revisions = await historyOf("topStudents", entry._id);
    expect(revisions).toHaveLength(6);
    const current = await findIn(topStudents, entry._id);
    expect(revisions[0].value).toEqual(current);
    const images = new Set(revisions.map(({ value }) => value.image as string));
    for (const image of images) expect(await statusOf(image)).toBe(image === current.image ? 200 : 404);
    for (const { id, value } of revisions) {
      expect((await restore(id)).body.value.image).toBe(value.image);
      expect(await statusOf(value.image)).toBe(200);
    }
    await remove(topStudents, entry);
  });
});

describe("access", () => {
  it("is for admins only, and hides the content of versions from others", async () => {
    const entry = await createEntry(api, students);
    const deleted = await api.remove(students.remove(entry._id), call);
    const [revision] = await historyOf("students", entry._id);
    expect(revision.value).toMatchObject({ guardianName: CANARIES.guardianName });
    for (const [method, address] of [
      ["GET", `/api/v1/revisions/students/${entry._id}`],
      ["POST", `/api/v1/revisions/${revision.id}/restore`],
      ["GET", "/api/v1/trash"],
      ["POST", `/api/v1/trash/${revision.id}/restore`],
      ["DELETE", `/api/v1/trash/${revision.id}`],
    ] as const) {
      const refused = await api.call(method, address);
      expect([address, refused.status]).toEqual([address, 401]);
      expect((await api.call(method, address, { token: "made up" })).status).toBe(401);
    }
    expect(undoOf(deleted)).toBe(revision.id);
    expect((await api.get(`/revisions/students/${entry._id}`, call)).headers.get("cache-control")).toBe(
      "no-store",
    );
  });

  it("an unknown version is 404 with a message", async () => {
    for (const address of ["/revisions/nonsense/x", "/revisions/accounts/x", "/revisions/__proto__/x"]) {
      expect((await api.get(address, call)).status).toBe(404);
    }
    expect(await historyOf("notices", randomUUID())).toEqual([]);
    for (const revision of [randomUUID(), "x", "%00"]) {
      const answers = [
        await restore(revision),
        await api.post(`/trash/${revision}/restore`, call),
        await api.remove(`/trash/${revision}`, call),
      ];
      for (const { status, body } of answers)
        expect([status, body.message]).toEqual([
          404,
          "That version is no longer kept: it is too old, or it was deleted for good.",
        ]);
    }
  });
});

it("an entry of every type is deleted, comes back as it was, and is deleted for good", async () => {
  for (const type of allTypes) {
    const entry = await createEntry(api, type);
    const deleted = await api.remove(type.remove(entry._id), call);
    expect([deleted.status, deleted.body]).toEqual([200, { success: true, message: type.deleted }]);
    const { value } = (await restore(undoOf(deleted))).body;
    expect(value).toEqual({ ...entry, updatedAt: value.updatedAt });
    const again = await api.remove(type.remove(entry._id), call);
    expect((await api.remove(`/trash/${undoOf(again)}`, call)).status).toBe(200);
    expect(await historyOf(nameOf(type), entry._id)).toEqual([]);
  }
});

it("all files of deleted entries are withdrawn at the end", async () => {
  const entry = await createEntry(api, notices);
  const pdf: FormEntry[] = [...toForm({ title: "PDF" }), ["pdfOrImage", buildPdf()]];
  const changed = await api.put(notices.update(entry._id), { ...call, form: pdf });
  await remove(notices, entry);
  const withdrawn = (await Array.fromAsync(api.server.files.withdrawn.list())).map(({ name }) => name);
  expect(withdrawn).toEqual(
    expect.arrayContaining([entry, changed.body].map((each) => bareName(each.pdfOrImage))),
  );
});
