import { describe, expect, it } from "vitest";
import { storedNames } from "../../core/content/files/images.ts";
import { buildJpeg } from "../files.ts";
import type { FormEntry } from "./api-client.ts";
import {
  type AnyEntry,
  bareName,
  type ContentTypeCase,
  contentTypes,
  createEntry,
  oneOfEachKind,
  publicTypes,
} from "./entries.ts";
import { callEntries, filesOf } from "./entry-calls.ts";
import { startApi } from "./start-api.ts";

const api = await startApi({ withSite: true });
const call = { token: api.token };
const { notices, blocks, students, facilities, galleries, contacts, team } = contentTypes;
const wide = await buildJpeg({ width: 700, height: 400 });

const readWithdrawn = (value: string, options = call as { token?: string }) =>
  api.get(`/withdrawn/${bareName(value)}`, options);
const { statusOf, change, bulk, undoBatch, auditOf, remove: removeEntry } = callEntries(api);
const setDraft = (type: ContentTypeCase, id: string, isDraft: boolean) =>
  change(type, id, { isDraft: String(isDraft) });
const listed = async (type: ContentTypeCase, query = "", options: { token?: string } = {}) =>
  ((await api.get(`${type.list}${query}`, options)).body as AnyEntry[]).map(({ _id }) => _id as string);
const remove = (type: ContentTypeCase, _id: string) => removeEntry(type, { _id });

describe.each(oneOfEachKind(publicTypes))("a draft of $name", (type) => {
  it("is visible to admins only, whatever the query, until it is published", async () => {
    const shown = await createEntry(api, type);
    const draft = await createEntry(api, type, { isDraft: "true" });
    expect([shown.isDraft, draft.isDraft]).toEqual([false, true]);
    const [word = ""] = String(Object.values(type.fields)[0]).split(" ");
    for (const query of ["", `?q=${word}`, "?limit=100", "?offset=0"]) {
      expect([query, await listed(type, query)]).toEqual([query, [shown._id]]);
    }
    expect((await api.get(`${type.list}?limit=1`)).headers.get("x-total-count")).toBe("1");
    expect(await listed(type, "", call)).toEqual([draft._id, shown._id]);
    expect(await listed(type, "?isDraft=true", call)).toEqual([draft._id]);
    expect(await listed(type, "?isDraft=false&sort=createdAt", call)).toEqual([shown._id]);
    if (type.get) {
      expect((await api.get(type.get(draft._id))).status).toBe(404);
      expect((await api.get(type.get(draft._id), call)).body).toEqual(draft);
    }
    for (const [entry, status] of [
      [shown, 200],
      [draft, 404],
    ] as const) {
      for (const file of filesOf(type, entry)) expect(await statusOf(file)).toBe(status);
    }

    const published = await setDraft(type, draft._id, false);
    expect(published.body).toEqual({ ...draft, isDraft: false, updatedAt: published.body.updatedAt });
    expect(await listed(type)).toEqual([draft._id, shown._id]);
    for (const file of filesOf(type, draft)) expect(await statusOf(file)).toBe(200);

    const withdrawn = await setDraft(type, draft._id, true);
    expect(withdrawn.body.isDraft).toBe(true);
    expect(await listed(type)).toEqual([shown._id]);
    for (const file of filesOf(type, draft)) expect(await statusOf(file)).toBe(404);
    const [line] = await auditOf(draft._id);
    expect(line.fields).toEqual(["isDraft"]);

    const undone = await api.post(`/revisions/${withdrawn.headers.get("x-revision")}/restore`, call);
    expect(undone.body.value.isDraft).toBe(false);
    for (const file of filesOf(type, draft)) expect(await statusOf(file)).toBe(200);
    for (const { _id } of [shown, draft]) await remove(type, _id);
  });

  it("is published and withdrawn together with others, and back", async () => {
    const entries = [
      await createEntry(api, type, { isDraft: "true" }),
      await createEntry(api, type, { isDraft: "true" }),
    ];
    const ids = entries.map(({ _id }) => _id);
    const files = entries.flatMap((entry) => filesOf(type, entry));
    const statuses = async () => new Set(await Promise.all(files.map(statusOf)));
    const publish = await bulk(type, { action: "publish", ids });
    expect(publish.body).toMatchObject({ message: "2 entries published.", changed: 2, refused: [] });
    expect((await listed(type)).sort()).toEqual(ids.toSorted());
    if (files.length > 0) expect(await statuses()).toEqual(new Set([200]));
    const undone = await undoBatch(publish.body.batch);
    expect([undone.body.restored, await listed(type)]).toEqual([2, []]);
    if (files.length > 0) expect(await statuses()).toEqual(new Set([404]));
    expect((await undoBatch(undone.body.batch)).body.restored).toBe(2);
    if (files.length > 0) expect(await statuses()).toEqual(new Set([200]));
    const match = { isDraft: false };
    const withdraw = await bulk(type, { action: "withdraw", match, count: 2 });
    expect(withdraw.body.message).toBe("2 entries withdrawn.");
    expect(await listed(type)).toEqual([]);
    if (files.length > 0) expect(await statuses()).toEqual(new Set([404]));
    await bulk(type, { action: "delete", ids });
  });
});

describe("pages", () => {
  it("show no draft: lists, menus, the post itself and the sitemap", async () => {
    const post = await createEntry(api, blocks, { title: "Hidden post", isDraft: "true" });
    await createEntry(api, notices, { title: "Hidden notice", isDraft: "true" });
    await createEntry(api, students, { name: "Hidden child", isDraft: "true" });
    const read = async () => {
      const paths = ["/", "/blog", "/students", "/students?q=hidden", "/sitemap.xml"];
      return (await Promise.all(paths.map((address) => api.look(address)))).map(({ text }) => text).join();
    };
    const hidden = await read();
    expect(hidden).not.toMatch(/hidden (post|notice|child)/i);
    expect(hidden).not.toContain(post._id);
    expect(hidden).not.toContain('href="/blog"');
    expect((await api.look(`/blog-details/${post._id}`)).status).toBe(404);

    await setDraft(blocks, post._id, false);
    const shown = await read();
    expect(shown).toContain("Hidden post");
    expect(shown).toContain('href="/blog"');
    expect(shown).toContain(`/blog-details/${post._id}`);
    expect((await api.look(`/blog-details/${post._id}`)).status).toBe(200);
    await setDraft(blocks, post._id, true);
    expect(await read()).not.toContain('href="/blog"');
    expect((await api.look(`/blog-details/${post._id}`)).status).toBe(404);
    for (const type of [blocks, notices, students]) {
      for (const id of await listed(type, "", call)) await remove(type, id);
    }
  });
});

describe("files of drafts", () => {
  it("are read by an admin at their own address, and by nobody else", async () => {
    const draft = await createEntry(api, facilities, { isDraft: "true" });
    const answer = await readWithdrawn(draft.image);
    expect([answer.status, answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual([
      ...[200, "image/jpeg", "no-store"],
    ]);
    expect((await readWithdrawn(draft.image, {})).status).toBe(401);
    expect((await readWithdrawn(draft.image, { token: "x".repeat(43) })).status).toBe(401);
    for (const name of ["x", "..%2fgurukul.sqlite", `${"0".repeat(32)}.pdf`]) {
      expect((await api.get(`/withdrawn/${name}`, call)).status).toBe(404);
    }
    await setDraft(facilities, draft._id, false);
    const published = await readWithdrawn(draft.image);
    expect(published.bytes.equals(answer.bytes)).toBe(true);
    await remove(facilities, draft._id);
    expect((await readWithdrawn(draft.image)).bytes.equals(answer.bytes)).toBe(true);
  });

  it("stay withdrawn through edits, new pictures with their variants too", async () => {
    const draft = await createEntry(api, galleries, { isDraft: "true" });
    const form: FormEntry[] = [["images", wide]];
    const changed = await api.put(galleries.update(draft._id), { ...call, form });
    const parts = (changed.body.images as string[]).flatMap(storedNames);
    expect(parts.length).toBeGreaterThan(3);
    for (const part of parts) {
      expect([part, await statusOf(part), (await readWithdrawn(part)).status]).toEqual([part, 404, 200]);
    }
    await api.server.sweepFiles(new Date(Date.now() + 60_000));
    for (const part of parts) expect((await readWithdrawn(part)).status).toBe(200);
    await setDraft(galleries, draft._id, false);
    for (const part of parts) expect(await statusOf(part)).toBe(200);
    await remove(galleries, draft._id);
  });

  it("are kept even if no version names them", async () => {
    const { db } = api.server.database;
    const draft = await createEntry(api, team, { isDraft: "true" });
    await db.deleteFrom("revisions").where("entryId", "=", draft._id).execute();
    await db.deleteFrom("revisionFiles").where("file", "=", draft.image).execute();
    await api.server.sweepFiles(new Date(Date.now() + 60_000));
    expect([await statusOf(draft.image), (await readWithdrawn(draft.image)).status]).toEqual([404, 200]);
    await setDraft(team, draft._id, false);
    expect(await statusOf(draft.image)).toBe(200);
    await remove(team, draft._id);
  });

  it("that a published entry names too are public", async () => {
    const { db } = api.server.database;
    const shown = await createEntry(api, team);
    const draft = await createEntry(api, team);
    await api.server.files.remove([draft.image]);
    await db.updateTable("team").set({ image: shown.image }).where("_id", "=", draft._id).execute();
    await setDraft(team, draft._id, true);
    expect(await statusOf(shown.image)).toBe(200);
    await setDraft(team, shown._id, true);
    expect(await statusOf(shown.image)).toBe(404);
    for (const { _id } of [shown, draft]) await remove(team, _id);
  });
});

describe("bulk", () => {
  it("publishes valid entries, and reports the others with the reasons", async () => {
    const { db } = api.server.database;
    const [good, bad] = [
      await createEntry(api, notices, { isDraft: "true" }),
      await createEntry(api, notices, { isDraft: "true" }),
    ];
    await db.updateTable("notices").set({ title: "" }).where("_id", "=", bad._id).execute();
    const ids = [good._id, bad._id];
    const answer = await bulk(notices, { action: "publish", ids });
    expect(answer.body).toMatchObject({
      message: "1 entry published. 1 entry could not be published.",
      changed: 1,
      refused: [{ id: bad._id, message: "Title is required" }],
    });
    expect(await listed(notices)).toEqual([good._id]);
    expect([await statusOf(good.pdfOrImage), await statusOf(bad.pdfOrImage)]).toEqual([200, 404]);
    for (const id of ids) await remove(notices, id);
  });

  it("neither publishes nor withdraws enquiries", async () => {
    const { _id } = await createEntry(api, contacts);
    for (const action of ["publish", "withdraw"]) {
      const answer = await bulk(contacts, { action, ids: [_id] });
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ["action"]]);
    }
    await remove(contacts, _id);
  });
});

describe("an invalid request is refused", () => {
  it("in a form, in JSON and in a list, and by whom", async () => {
    const entry = await createEntry(api, notices);
    for (const isDraft of ["yes", "", "1"]) {
      const answer = await api.put(notices.update(entry._id), { ...call, form: [["isDraft", isDraft]] });
      expect([answer.status, answer.body.errors]).toEqual([
        400,
        { isDraft: "isDraft must be true or false" },
      ]);
    }
    const twice: FormEntry[] = [
      ["isDraft", "true"],
      ["isDraft", "true"],
    ];
    expect((await api.put(notices.update(entry._id), { ...call, form: twice })).status).toBe(400);
    const { _id } = await createEntry(api, contacts);
    const contact = await api.put(contacts.update(_id), { ...call, json: { isDraft: true } });
    expect(contact.body.errors).toEqual({ isDraft: "isDraft is not a field of this form" });
    expect((await api.get(`${contacts.list}?isDraft=true`, call)).status).toBe(400);
    expect((await api.get(`${notices.list}?isDraft=maybe`, call)).status).toBe(400);
    const stranger = await api.get(`${notices.list}?isDraft=true`);
    expect([stranger.status, stranger.body.errors]).toEqual([400, { isDraft: "isDraft is for admins" }]);
    await remove(notices, entry._id);
    await remove(contacts, _id);
  });

  it("a JSON boolean is accepted", async () => {
    const { committee } = contentTypes;
    const json = { ...committee.fields, isDraft: true };
    const { body } = await api.post(committee.create, { ...call, json });
    expect(body.isDraft).toBe(true);
    const published = await api.put(committee.update(body._id), { ...call, json: { isDraft: false } });
    expect(published.body.isDraft).toBe(false);
    await remove(committee, body._id);
  });
});
