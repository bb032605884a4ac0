import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { ADMIN } from "../test-server.ts";
import {
  type AnyEntry,
  allTypes,
  type ContentTypeCase,
  changeCall,
  contentTypes,
  createEntry,
  nameOf,
  oneOfEachKind,
} from "./entries.ts";
import { callEntries, createCopies, filesOf } from "./entry-calls.ts";
import { startApi } from "./start-api.ts";

const api = await startApi({ withSite: true });
const call = { token: api.token };
const { db } = api.server.database;
const { students, notices, team, contacts, facilities } = contentTypes;

const { bulk, undoBatch: undo, list, statusOf, historyOf, auditOf } = callEntries(api);
const idsOf = (entries: AnyEntry[]) => entries.map(({ _id }) => _id as string);
const createMany = async (type: ContentTypeCase, count: number) => {
  const entries: AnyEntry[] = [];
  for (let index = 0; index < count; index++) entries.push(await createEntry(api, type));
  return entries;
};
const clear = async (type: ContentTypeCase) => {
  const ids = idsOf(await list(type));
  if (ids.length > 0) expect((await bulk(type, { action: "delete", ids })).status).toBe(200);
};
const withoutTimes = (entries: AnyEntry[]) => entries.map(({ updatedAt: _updatedAt, ...entry }) => entry);

describe.each(oneOfEachKind(allTypes))("many $name at once", (type) => {
  it("are deleted with their files, an audit line and a version each, and can be restored", async () => {
    await clear(type);
    const [left, ...gone] = await createMany(type, 3);
    const before = await list(type);
    const files = gone.flatMap((entry) => filesOf(type, entry));
    const answer = await bulk(type, { action: "delete", ids: [...idsOf(gone), randomUUID()] });
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        success: true,
        message: "2 entries deleted. 1 entry was there no more.",
        changed: 2,
        missing: 1,
        refused: [],
        batch: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ]);
    expect(await list(type)).toEqual([left]);
    for (const file of files) expect(await statusOf(file)).toBe(404);
    for (const { _id } of gone) {
      const [latest] = await historyOf(nameOf(type), _id);
      const [line] = await auditOf(_id);
      expect(line).toMatchObject({ action: "delete", actor: ADMIN.email, title: type.auditTitle });
      expect([latest.kind, latest.at]).toEqual(["deleted", line.at]);
    }

    const undone = await undo(answer.body.batch);
    expect([undone.status, undone.body]).toMatchObject([
      200,
      { success: true, message: "2 entries are as they were.", restored: 2, skipped: 0 },
    ]);
    expect(withoutTimes(await list(type))).toEqual(withoutTimes(before));
    for (const file of files) expect(await statusOf(file)).toBe(200);

    const redone = await undo(undone.body.batch);
    expect(redone.body).toMatchObject({ restored: 2, skipped: 0 });
    expect(await list(type)).toEqual([left]);
    for (const file of files) expect(await statusOf(file)).toBe(404);
    expect((await undo(redone.body.batch)).body.restored).toBe(2);
    await clear(type);
  });
});

describe("a class that moves up", () => {
  it("changes only the named fields, and can be undone", async () => {
    await clear(students);
    const children = await createMany(students, 3);
    const { body } = await bulk(students, {
      action: "change",
      values: { class: " 5 ", section: "C" },
      ids: idsOf(children),
    });
    expect(body).toMatchObject({ message: "3 entries changed.", changed: 3, missing: 0, refused: [] });
    const moved = await list(students);
    expect(withoutTimes(moved)).toEqual(
      withoutTimes(children.toReversed().map((child) => ({ ...child, class: "5", section: "C" }))),
    );
    for (const child of children) {
      expect(moved.find(({ _id }) => _id === child._id).updatedAt > child.updatedAt).toBe(true);
      const [line] = await auditOf(child._id);
      expect(line).toMatchObject({ action: "update", fields: ["class", "section"], title: null });
    }
    expect((await api.get(`${students.list}?class=5&sort=class`, call)).body).toHaveLength(3);
    expect((await api.get(`${students.list}?q=5`)).body).toHaveLength(3);
    expect((await undo(body.batch)).body.restored).toBe(3);
    expect(withoutTimes(await list(students))).toEqual(withoutTimes(children.toReversed()));
    expect((await api.get(`${students.list}?q=5`)).body).toEqual([]);
  });

  it("shows on the public pages at once", async () => {
    await clear(students);
    const children = await createMany(students, 2);
    expect((await api.look("/students")).text).not.toContain("12-Z");
    await bulk(students, { action: "change", values: { class: "12-Z" }, ids: idsOf(children) });
    expect((await api.look("/students")).text).toContain("12-Z");
  });

  it("checks only the changed fields", async () => {
    await clear(students);
    const [child] = await createMany(students, 1);
    await db
      .updateTable("students")
      .set({ name: "x".repeat(500) })
      .where("_id", "=", child._id)
      .execute();
    const { body } = await bulk(students, { action: "change", values: { class: "6" }, ids: [child._id] });
    expect(body.changed).toBe(1);
  });

  it("gives an entry without history a first version", async () => {
    await clear(students);
    const [child] = await createMany(students, 1);
    await db.deleteFrom("revisions").where("entryId", "=", child._id).execute();
    const { body } = await bulk(students, { action: "change", values: { class: "6" }, ids: [child._id] });
    expect((await undo(body.batch)).body).toMatchObject({ restored: 1, skipped: 0 });
    expect((await list(students))[0].class).toBe("4");
  });
});

describe("all that match", () => {
  it("are changed if their number is the one that the caller has seen", async () => {
    await clear(students);
    for (const section of ["A", "A", "B"]) await createEntry(api, students, { section, name: "Asha Verma" });
    const match = { q: "verma asha canary", class: "4", section: "A" };
    const { body } = await bulk(students, { action: "change", values: { class: "5" }, match, count: 2 });
    expect(body).toMatchObject({ changed: 2, missing: 0 });
    const classes = (await list(students)).map((child) => [child.section, child.class]);
    expect(classes).toEqual([
      ["B", "4"],
      ["A", "5"],
      ["A", "5"],
    ]);
  });

  it("are not changed if the list has changed, and the message says so", async () => {
    await clear(students);
    await createMany(students, 3);
    const before = await list(students);
    for (const [count, words] of [
      [2, "The list has changed: 3 entries match now instead of 2. Look at it again, then repeat."],
      [4, "The list has changed: 3 entries match now instead of 4. Look at it again, then repeat."],
    ] as const) {
      const refused = await bulk(students, { action: "delete", match: { q: "", class: "" }, count });
      expect([refused.status, refused.body.id, refused.body.message]).toEqual([409, "list_changed", words]);
    }
    const one = await bulk(students, { action: "delete", match: { q: "nobody" }, count: 1 });
    expect(one.body.message).toContain("0 entries match now instead of 1");
    expect(await list(students)).toEqual(before);
  });

  it("may exceed the parameters of one statement", async () => {
    await clear(students);
    await createCopies(api.server, 250);
    const changed = await bulk(students, { action: "change", values: { class: "5" }, match: {}, count: 250 });
    expect(changed.body).toMatchObject({ changed: 250 });
    expect((await api.get(`${students.list}?class=5`, call)).body).toHaveLength(250);
    expect((await undo(changed.body.batch)).body).toMatchObject({ restored: 250, skipped: 0 });
    const deleted = await bulk(students, { action: "delete", match: { class: "4" }, count: 250 });
    expect(deleted.body).toMatchObject({ changed: 250 });
    expect(await list(students)).toEqual([]);
    expect((await undo(deleted.body.batch)).body.restored).toBe(250);
    await bulk(students, { action: "delete", match: {}, count: 250 });
  });
});

describe("undoing", () => {
  it("skips entries that were changed since, and reports them", async () => {
    await clear(notices);
    const entries = await createMany(notices, 3);
    const { body: deleted } = await bulk(notices, { action: "delete", ids: idsOf(entries) });
    const [first, second] = entries;
    const [latest] = await historyOf("notices", first._id);
    await api.post(`/trash/${latest.id}/restore`, call);
    await api.put(notices.update(first._id), { ...call, ...changeCall(notices, { title: "Theirs" }) });
    const [gone] = await historyOf("notices", second._id);
    await api.remove(`/trash/${gone.id}`, call);
    const { body } = await undo(deleted.batch);
    expect(body).toMatchObject({
      message: "1 entry is as it was. 1 has been changed since and stays so.",
      restored: 1,
      skipped: 1,
    });
    expect((await list(notices)).map(({ title }) => title).sort()).toEqual(["Annual Day", "Theirs"]);
    await clear(notices);
  });

  it("twice is refused, even at the same time, and changes nothing", async () => {
    await clear(facilities);
    const entries = await createMany(facilities, 2);
    const { body: deleted } = await bulk(facilities, { action: "delete", ids: idsOf(entries) });
    const answers = await Promise.all([1, 2, 3].map(() => undo(deleted.batch)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const again = await undo(deleted.batch);
    expect([again.status, again.body.id]).toEqual([409, "nothing_to_undo"]);
    expect(again.body.message).toBe(
      "Nothing was undone: it was undone already, or every entry has been changed since.",
    );
    expect(await list(facilities)).toHaveLength(2);
    for (const { image } of entries) expect(await statusOf(image)).toBe(200);
    await clear(facilities);
  });

  it("restores the places of entries in a manual order", async () => {
    await clear(team);
    for (const name of ["A", "B", "C", "D"]) await createEntry(api, team, { name });
    const before = await list(team);
    const ids = idsOf(before.toReversed());
    await api.put(team.order, { ...call, json: { ids } });
    const { body } = await bulk(team, { action: "delete", ids: ids.slice(1, 3) });
    await undo(body.batch);
    expect((await list(team)).map(({ name }) => name)).toEqual(["A", "B", "C", "D"]);
    await clear(team);
  });

  it("deletes entries that were created together", async () => {
    await clear(facilities);
    const entries = await createMany(facilities, 2);
    const batch = randomUUID();
    await db.updateTable("revisions").set({ batch }).where("entryId", "in", idsOf(entries)).execute();
    const { body } = await undo(batch);
    expect(body).toMatchObject({ restored: 2, skipped: 0 });
    expect(await list(facilities)).toEqual([]);
    for (const { image } of entries) expect(await statusOf(image)).toBe(404);
    expect((await undo(body.batch)).body.restored).toBe(2);
    for (const { image } of entries) expect(await statusOf(image)).toBe(200);
    await clear(facilities);
  });

  it("an unknown batch is 404 with a message", async () => {
    for (const batch of [randomUUID(), "x", "%00"]) {
      const answer = await undo(batch);
      expect([answer.status, answer.body.message]).toEqual([404, "Change not found"]);
    }
  });
});

describe("at the same time", () => {
  it("two admins who move the same class both succeed, and both changes can be undone", async () => {
    await clear(students);
    const ids = idsOf(await createMany(students, 3));
    const answers = await Promise.all(
      ["5", "6", "7"].map((value) =>
        bulk(students, {
          action: "change",
          values: { class: value },
          ids: ids.toSorted(() => Math.random() - 0.5),
        }),
      ),
    );
    expect(answers.map(({ status, body }) => [status, body.changed])).toEqual([
      [200, 3],
      [200, 3],
      [200, 3],
    ]);
    expect(new Set((await list(students)).map((child) => child.class)).size).toBe(1);
  });

  it("a deletion of one and a change of all leave no partly changed entry", async () => {
    await clear(students);
    const [child, ...others] = await createMany(students, 3);
    const ids = idsOf([child, ...others]);
    const [removed, changed] = await Promise.all([
      api.remove(students.remove(child._id), call),
      bulk(students, { action: "change", values: { class: "5" }, ids }),
    ]);
    expect(removed.status).toBe(200);
    expect(changed.body.changed + changed.body.missing).toBe(3);
    expect((await list(students)).map((each) => each.class)).toEqual(["5", "5"]);
  });
});

describe("an invalid request is refused", () => {
  const id = randomUUID();
  it.each([
    [{}, ["action"]],
    [{ action: "burn", ids: [id] }, ["action"]],
    [{ action: "delete" }, ["ids"]],
    [{ action: "delete", ids: [] }, ["ids"]],
    [{ action: "delete", ids: ["x"] }, ["ids/0"]],
    [{ action: "delete", ids: Array.from({ length: 5001 }, () => id) }, ["ids"]],
    [{ action: "delete", ids: [id], match: {}, count: 0 }, ["ids"]],
    [{ action: "delete", match: {} }, ["ids"]],
    [{ action: "delete", count: 1 }, ["ids"]],
    [{ action: "delete", match: { gender: "Male" }, count: 1 }, ["gender"]],
    [{ action: "delete", match: {}, count: -1 }, ["count"]],
    [{ action: "delete", ids: [id], values: { class: "5" } }, ["values"]],
    [{ action: "change", ids: [id] }, ["values"]],
    [{ action: "change", ids: [id], values: {} }, ["values"]],
    [{ action: "change", ids: [id], values: { name: "All the same" } }, ["name"]],
    [{ action: "change", ids: [id], values: { class: "" } }, ["class"]],
    [{ action: "change", ids: [id], values: { class: 5 } }, ["class"]],
    [{ action: "delete", ids: [id], force: true }, ["force"]],
  ])("%j", async (json, fields) => {
    const answer = await bulk(students, json);
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, fields]);
  });

  it("enquiries have no fields to change", async () => {
    const answer = await bulk(contacts, { action: "change", ids: [id], values: { name: "x" } });
    expect(answer.status).toBe(400);
  });
});
