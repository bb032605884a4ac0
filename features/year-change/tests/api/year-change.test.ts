import { afterEach, describe, expect, it } from "vitest";
import { derivedColumns } from "../../../../core/server/database/entries/derived-columns.ts";
import { createIdSource } from "../../../../core/server/database/entries/entry-id.ts";
import { writeChange } from "../../../../core/words/panel/describe-change.ts";
import * as en from "../../../../core/words/panel/en.ts";
import * as hi from "../../../../core/words/panel/hi.ts";
import { contentTypes, createEntry, filePath } from "../../../../tests/api/entries.ts";
import { savePage } from "../../../../tests/api/save-page.ts";
import { startApi } from "../../../../tests/api/start-api.ts";
import { ADMIN } from "../../../../tests/test-server.ts";
import { students as resource } from "../../../students/content/students.ts";
import type { YearChild, YearPlan, YearPreview, YearStart } from "../../content/year-change-contract.ts";

const api = await startApi({ withSite: true });
const call = { token: api.token };
const { db } = api.server.database;
const PATH = "/students/year-change";
const createId = createIdSource();

const findStart = async (): Promise<YearStart> => (await api.get(PATH, call)).body;
const findChildren = async (): Promise<YearChild[]> => (await api.get(`${PATH}/children`, call)).body;
const preview = (json: object) => api.post(`${PATH}/preview`, { ...call, json });
const apply = (json: object) => api.post(PATH, { ...call, json });
const undo = (batch: string) => api.post(`/revisions/batches/${batch}/undo`, call);

const edit = (id: string, values: Record<string, string>) =>
  api.put(contentTypes.students.update(id), { ...call, form: Object.entries(values) });

/** Everything of every student but when it was changed, which a change is to change. */
async function readAll() {
  const rows = await db.selectFrom("students").selectAll().orderBy("_id").execute();
  return rows.map(({ updatedAt: _updatedAt, ...row }) => row);
}

const buildPlan = (overrides: Partial<YearPlan> = {}): YearPlan => ({
  year: "2027-28",
  leftOn: "2027-03-31",
  classes: [
    { class: "9", to: "10" },
    { class: "10", to: "11" },
    { class: "11", to: "12" },
    { class: "12", to: null },
  ],
  exceptions: [],
  sections: [],
  rollNumbers: { how: "keep", start: 1 },
  ...overrides,
});

/** The request of the panel after the preview. */
async function agreeTo(plan: YearPlan) {
  const { body, status } = await preview(plan);
  expect(status).toBe(200);
  const { counts, seen } = body as YearPreview;
  return { ...plan, count: counts.total, seen };
}

/** Children of classes 9 to 12, sections A and B, directly in the database: the API would take half a minute. */
async function addChildren(count: number, overrides: Record<string, unknown> = {}): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, index) => {
    const values = {
      name: `Child ${(index * 7919) % count}`,
      rollNumber: String(1 + Math.floor(index / 8)),
      class: String(9 + (index % 4)),
      section: index % 8 < 4 ? "A" : "B",
      dateOfBirth: "2012-05-06",
      guardianName: "Guardian",
      mobileNumber: "98260 77553",
      address: "Near the temple",
      gender: index % 3 === 0 ? "Male" : "Female",
      profilePhoto: `${"0".repeat(32)}.jpg`,
      leftOn: null,
      ...(overrides as Record<string, string | number | null>),
    };
    const at = new Date(Date.UTC(2026, 3, 1) + index).toISOString();
    return {
      ...values,
      _id: createId(),
      createdAt: at,
      updatedAt: at,
      ...derivedColumns(resource, { ...values, createdAt: at }),
    };
  });
  for (let start = 0; start < rows.length; start += 50) {
    await db
      .insertInto("students")
      .values(rows.slice(start, start + 50))
      .execute();
  }
  await api.server.repair();
  return rows.map(({ _id }) => _id);
}

afterEach(async () => {
  await db.deleteFrom("students").execute();
  await db.deleteFrom("revisions").where("type", "=", "students").execute();
});

describe("the proposal", () => {
  it("follows the school's own list, and leaves the rest to the office", async () => {
    const classes = ["UKG", "1", "2"].map((name, index) => ({
      id: `class-${index}`,
      name: { en: name, hi: name },
      sections: index === 0 ? "A, B" : null,
    }));
    expect((await savePage(api, "school", { classes })).status).toBe(200);
    for (const [name, isDraft] of [
      ["ukg", 0],
      ["2", 1],
      ["Music", 0],
    ] as const) {
      await addChildren(1, { class: name, isDraft });
    }
    await addChildren(1, { class: "Gone", leftOn: "2026-03-31" });
    await addChildren(1, { class: "1", sample: 1 });
    expect(await findStart()).toEqual({
      classes: [
        { class: "ukg", sections: [{ section: "A", count: 1 }], to: "1" },
        { class: "1", sections: [{ section: "A", count: 1 }], to: "2" },
        { class: "2", sections: [{ section: "A", count: 1 }], to: null },
        { class: "Music", sections: [{ section: "A", count: 1 }] },
      ],
      schoolClasses: [
        { class: "UKG", sections: ["A", "B"] },
        { class: "1", sections: [] },
        { class: "2", sections: [] },
      ],
      ownStudents: 3,
      last: null,
    });
    const children = await findChildren();
    expect(children.map((child) => child.class)).toEqual(["ukg", "1", "2", "Music"]);
    expect(Object.keys(children[0] ?? {}).sort()).toEqual([
      ...["_id", "class", "name", "nameHi", "rollNumber", "section"],
    ]);
  });
});

describe("the year of 300 children", () => {
  it("is previewed, changed, undone exactly, and redone", async () => {
    const ids = await addChildren(300);
    const left = await addChildren(2, { leftOn: "2025-01-01", class: "9" });
    await addChildren(1, { isDraft: 1, class: "9", name: "Draft" });
    const before = await readAll();
    const [detained, gone, other] = ids.filter((_, index) => index % 4 === 0) as [string, string, string];
    const plan = buildPlan({
      exceptions: [
        { student: detained, to: "9" },
        { student: gone, to: null, leftOn: "2027-01-15" },
        { student: other, to: "12", section: "C" },
      ],
      sections: [{ class: "10", how: "inTurn", sections: ["A", "B", "C"] }],
      rollNumbers: { how: "girlsFirst", start: 1 },
    });
    const { body } = (await preview(plan)) as { body: YearPreview };
    // 75 in each class and one draft; of class 9 one stays, one leaves and one goes elsewhere.
    expect(body.counts).toMatchObject({ total: 301, moves: 224, stays: 1, leaves: 76 });
    expect(body.classes.find((each) => each.class === "10")?.after).toEqual([
      { section: "A", count: 25 },
      { section: "B", count: 24 },
      { section: "C", count: 24 },
    ]);
    expect(body.problems).toEqual([]);
    expect(await readAll()).toEqual(before);

    const { counts, seen } = body;
    await api.put("/admins/name", { ...call, json: { name: "Asha Rao" } });
    const { status, body: done } = await apply({ ...plan, count: counts.total, seen });
    expect([status, done]).toEqual([
      200,
      {
        success: true,
        message: `The school year has changed for ${counts.changed} students.`,
        changed: counts.changed,
        batch: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ]);
    const after = await readAll();
    const rowOf = (id: string) => after.find(({ _id }) => _id === id);
    expect(rowOf(detained)).toMatchObject({ class: "9", section: "A", rollNumber: "1", leftOn: null });
    expect(rowOf(gone)).toMatchObject({ class: "9", section: "B", leftOn: "2027-01-15" });
    expect(rowOf(other)).toMatchObject({ class: "12", section: "C", rollNumber: "1", leftOn: null });
    for (const id of left) expect(rowOf(id)).toMatchObject({ class: "9", leftOn: "2025-01-01" });
    expect(after.filter(({ leftOn }) => leftOn === "2027-03-31")).toHaveLength(75);
    const ofA10 = after.filter((row) => row.class === "10" && row.section === "A" && row.leftOn === null);
    expect(ofA10.map(({ rollNumber }) => Number(rollNumber)).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 25 }, (_, index) => index + 1),
    );
    const girls = ofA10.filter(({ gender }) => gender === "Female").length;
    const boysFrom = Math.min(
      ...ofA10.filter(({ gender }) => gender === "Male").map((row) => Number(row.rollNumber)),
    );
    expect(boysFrom).toBe(girls + 1);

    const { last } = await findStart();
    expect(last).toMatchObject({
      year: "2027-28",
      by: ADMIN.email,
      person: "Asha Rao",
      batch: done.batch,
      changed: counts.changed,
      undoable: counts.changed,
      undone: 0,
    });
    const [line] = (await api.get("/audit?type=yearChange", call)).body;
    expect(line).toMatchObject({
      action: "update",
      title: "2027-28",
      actor: ADMIN.email,
      entryId: done.batch,
    });
    const sentences = [en, hi].map((words) => writeChange(words, line, String));
    expect(sentences).toEqual(["Changed the school year: 2027-28", "सत्र बदला गया: 2027-28"]);
    const [ofChild] = (await api.get(`/audit?q=${gone}`, call)).body;
    expect(ofChild).toMatchObject({ action: "update", fields: ["leftOn"], title: null });

    const undone = (await undo(done.batch)).body;
    expect(undone).toMatchObject({ restored: counts.changed, skipped: 0 });
    expect(await readAll()).toEqual(before);
    expect((await findStart()).last).toMatchObject({
      batch: done.batch,
      undoable: 0,
      undone: counts.changed,
    });
    expect((await undo(undone.batch)).body).toMatchObject({ restored: counts.changed, skipped: 0 });
    expect(await readAll()).toEqual(after);
    expect((await findStart()).last).toMatchObject({ undoable: 0, undone: 0 });
  });

  it("is undone for a child whose last version is older than the day of leaving", async () => {
    const [id] = (await addChildren(1, { class: "12" })) as [string];
    await edit(id, { address: "Elsewhere" });
    const [latest] = (await api.get(`/revisions/students/${id}`, call)).body;
    const { value } = await db
      .selectFrom("revisions")
      .select("value")
      .where("_id", "=", latest.id)
      .executeTakeFirstOrThrow();
    const { leftOn: _leftOn, ...earlier } = JSON.parse(value);
    await db
      .updateTable("revisions")
      .set({ value: JSON.stringify(earlier) })
      .where("_id", "=", latest.id)
      .execute();
    const { body } = await apply(await agreeTo(buildPlan()));
    expect((await readAll())[0]?.leftOn).toBe("2027-03-31");
    expect((await undo(body.batch)).body).toMatchObject({ restored: 1 });
    expect((await readAll())[0]?.leftOn).toBeNull();
  });

  it("skips children who were changed since on undo, and says so before", async () => {
    const [first] = (await addChildren(8)) as [string];
    const { body } = await apply(await agreeTo(buildPlan()));
    await edit(first, { section: "Z" });
    expect((await findStart()).last).toMatchObject({ changed: 8, undoable: 7 });
    expect((await undo(body.batch)).body).toMatchObject({ restored: 7, skipped: 1 });
    expect((await findStart()).last).toMatchObject({ changed: 8, undoable: 0, undone: 7 });
    expect((await readAll()).find(({ _id }) => _id === first)).toMatchObject({ class: "10", section: "Z" });
  });

  it("shows on the public pages at once", async () => {
    const [id] = (await addChildren(1)) as [string];
    await edit(id, { class: "9-Z" });
    expect((await api.look("/students")).text).toContain("9-Z");
    await apply(await agreeTo(buildPlan({ classes: [{ class: "9-Z", to: "10-Z" }] })));
    const { text } = await api.look("/students");
    expect([text.includes("9-Z"), text.includes("10-Z")]).toEqual([false, true]);
  });

  it("keeps the photo of a child who leaves, and restores it", async () => {
    const child = await createEntry(api, contentTypes.students, { class: "12" });
    const { body } = await apply(await agreeTo(buildPlan()));
    const [gone] = (await api.get(contentTypes.students.list, call)).body;
    expect(gone).toMatchObject({ leftOn: "2027-03-31", profilePhoto: child.profilePhoto });
    await undo(body.batch);
    expect((await api.get(filePath(child.profilePhoto))).status).toBe(200);
    await api.remove(`/students/${child._id}`, call);
    const [deleted] = (await api.get("/trash", call)).body;
    await api.remove(`/trash/${deleted.revision}`, call);
  });
});

describe("a change of the year is refused", () => {
  const CHANGED = "Students were changed since the preview. Look at it again, then repeat.";

  it("when a student was added, and says how many there are", async () => {
    await addChildren(4);
    const agreed = await agreeTo(buildPlan());
    await addChildren(1);
    const before = await readAll();
    const { status, body } = await apply(agreed);
    expect([status, body.id, body.message]).toEqual([
      409,
      "students_changed",
      "The preview was made for 4 students, and now there are 5. Look at it again, then repeat.",
    ]);
    expect(await readAll()).toEqual(before);
  });

  it("when other students, classes or roll numbers are there", async () => {
    const [first, second] = (await addChildren(4)) as [string, string];
    const changes = [
      () => edit(first, { class: "11" }),
      () => edit(first, { rollNumber: "99" }),
      () => edit(first, { leftOn: "2027-02-01" }),
      async () => {
        await api.remove(`/students/${second}`, call);
        await addChildren(1, { class: "10" });
      },
    ];
    for (const change of changes) {
      const agreed = await agreeTo(buildPlan());
      await change();
      expect((await apply(agreed)).status).toBe(409);
    }
    expect((await findStart()).classes.map((each) => each.class)).not.toContain("13");
  });

  it("but not when something else of a child has changed", async () => {
    const [first] = (await addChildren(4)) as [string];
    const agreed = await agreeTo(buildPlan());
    await edit(first, { address: "Elsewhere" });
    expect((await apply(agreed)).status).toBe(200);
    expect((await readAll()).find(({ _id }) => _id === first)).toMatchObject({
      class: "10",
      address: "Elsewhere",
    });
  });

  it("for the second of two admins at the same time", async () => {
    await addChildren(60);
    const agreed = await agreeTo(buildPlan());
    const answers = await Promise.all([apply(agreed), apply(agreed)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const counts = Object.fromEntries(
      (await findStart()).classes.map((each) => [
        each.class,
        each.sections.reduce((sum, { count }) => sum + count, 0),
      ]),
    );
    expect(counts).toEqual({ 10: 15, 11: 15, 12: 15 });
  });

  it("when a class has no plan, also one that was added after the preview", async () => {
    await addChildren(4);
    const agreed = await agreeTo(buildPlan());
    await addChildren(1, { class: "Music" });
    const { status, body } = await preview(buildPlan());
    expect([status, body.errors]).toEqual([400, { classes: "Choose what becomes of class Music" }]);
    expect((await apply({ ...agreed, count: 5 })).body.message).toBe(CHANGED);
  });

  it("when nothing would change", async () => {
    await addChildren(1);
    const agreed = await agreeTo(buildPlan({ classes: [{ class: "9", to: "9" }] }));
    const { status, body } = await apply(agreed);
    expect([status, body.message]).toEqual([400, "Nothing would change for any student"]);
  });

  it.each([
    ["year", { year: "next" }, "School year must be written such as 2027-28"],
    ["leftOn", { leftOn: "31 March" }, "Left school on must be a date such as 2026-11-15"],
    ["classes/0/to", { classes: [{ class: "9", to: " " }] }, "Class is required"],
    ["exceptions/0/student", { exceptions: [{ student: "x" }] }, "must be the _id of a student"],
    ["sections/0/sections", { sections: [{ class: "9", how: "even", sections: [] }] }, "Section is required"],
    ["rollNumbers/start", { rollNumbers: { how: "byName", start: 0 } }, "must be at least 1"],
  ])("when %s is wrong", async (field, wrong, message) => {
    const { status, body } = await preview({ ...buildPlan(), ...wrong });
    expect([status, body.errors]).toEqual([400, { [field]: message }]);
  });

  it.each([
    ["GET", PATH],
    ["GET", `${PATH}/children`],
    ["POST", `${PATH}/preview`],
    ["POST", PATH],
  ])("for visitors: %s %s", async (method, path) => {
    const answer = method === "GET" ? await api.get(path) : await api.post(path, { json: buildPlan() });
    expect(answer.status).toBe(401);
  });
});
