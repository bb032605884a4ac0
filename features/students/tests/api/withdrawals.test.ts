import { describe, expect, it } from "vitest";
import { dayInIndia } from "../../../../core/content/text/india-time.ts";
import {
  type AnyEntry,
  completeForm,
  contentTypes,
  createEntry,
  toForm,
} from "../../../../tests/api/entries.ts";
import { startApi } from "../../../../tests/api/start-api.ts";
import { buildJpeg } from "../../../../tests/files.ts";
import type { ConsentPurpose } from "../../content/consent-contract.ts";

const api = await startApi();
const call = { token: api.token };
const { students, topStudents, alumni, galleries, blocks } = contentTypes;

let last = 0;
function createChild(name?: string): Promise<AnyEntry> {
  last += 1;
  return createEntry(api, students, { name: name ?? `Child ${last}`, rollNumber: `R${last}` });
}

const record = (ids: readonly string[], purposes: readonly ConsentPurpose[], state: "given" | "withdrawn") =>
  api.post("/consents", {
    ...call,
    json: { students: ids, purposes, state, how: "slip", on: dayInIndia(new Date()) },
  });
const findRecord = async (id: string) => (await api.get(`/consents/${id}`, call)).body;

describe("a repeated withdrawal", () => {
  const everything = ["name", "photo", "pictures", "topStudents"] as const;

  it("is not recorded a second time", async () => {
    const child = await createChild();
    await record([child._id], ["photo"], "withdrawn");
    const rest = await record([child._id], everything, "withdrawn");
    expect(rest.body).toMatchObject({ recorded: 1, lines: 3, alreadyWithdrawn: 1 });
    expect(rest.body.message).toBe(
      "Recorded for 1 student. What was withdrawn before is not recorded again.",
    );
    const none = await record([child._id], everything, "withdrawn");
    expect(none.body).toMatchObject({ recorded: 0, lines: 0, alreadyWithdrawn: 4 });
    expect(none.body.message).toBe("Nothing was recorded: the consent was withdrawn before.");
    expect((await findRecord(child._id)).records).toHaveLength(4);
    const lines = (await api.get("/audit?type=consents&limit=3", call)).body;
    expect(lines.slice(0, 2)).toMatchObject([
      { entryId: child._id, fields: ["name", "pictures", "topStudents"] },
      { entryId: child._id, fields: ["photo"] },
    ]);
    await record([child._id], ["photo"], "given");
    expect((await record([child._id], ["photo"], "withdrawn")).body).toMatchObject({ lines: 1 });
  });

  it("is recorded once when two are sent at the same time", async () => {
    const child = await createChild();
    const answers = await Promise.all([1, 2].map(() => record([child._id], everything, "withdrawn")));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map(({ body }) => body.lines).sort()).toEqual([0, 4]);
    expect((await findRecord(child._id)).records).toHaveLength(4);
  });
});

describe("before a withdrawal", () => {
  const preview = (ids: readonly string[], purposes: readonly string[]) =>
    api.post("/consents/withdrawal/preview", { ...call, json: { students: ids, purposes } });

  it("the office sees how many pictures will be deleted, without a change", async () => {
    const child = await createChild();
    await api.put(`/students/${child._id}`, { ...call, form: [["profilePhoto", await buildJpeg()]] });
    await createEntry(api, topStudents, { name: child.name, studentId: child._id });
    const marked: string[] = [];
    for (const type of [galleries, galleries, blocks]) marked.push((await createEntry(api, type)).images[0]);
    await api.put(`/students/${child._id}/pictures`, { ...call, json: { files: marked } });
    const before = await findRecord(child._id);
    const nothing = { photos: 0, pictures: 0, albums: 0, posts: 0, otherRecords: 0 };
    expect((await preview([child._id], ["name"])).body).toEqual(nothing);
    expect((await preview([child._id], ["topStudents"])).body).toEqual({ ...nothing, photos: 1 });
    expect((await preview([child._id], ["photo", "topStudents"])).body).toEqual({ ...nothing, photos: 3 });
    const pictures = { ...nothing, pictures: 3, albums: 2, posts: 1 };
    expect((await preview([child._id], ["pictures"])).body).toEqual(pictures);
    expect(await findRecord(child._id)).toEqual(before);
    await record([child._id], ["photo", "pictures"], "withdrawn");
    expect((await preview([child._id], ["photo", "pictures"])).body).toEqual(nothing);
  });

  it("the office sees other records with the same name and date of birth", async () => {
    const child = await createChild();
    await createChild(child.name);
    expect((await preview([child._id], ["name"])).body).toMatchObject({ otherRecords: 1 });
  });

  it("only admins may ask, about existing children", async () => {
    const json = { students: ["01a1e433-861a-7001-9596-dd3743c01ecc"], purposes: ["name"] };
    expect((await api.post("/consents/withdrawal/preview", { json })).status).toBe(401);
    expect((await preview(json.students, ["name"])).status).toBe(404);
    expect((await preview(json.students, ["shoes"])).status).toBe(400);
  });
});

describe("a link to a deleted child", () => {
  it.each([topStudents, alumni])("is refused for $name, but a stored one may stay", async (type) => {
    const child = await createChild();
    const entry = await createEntry(api, type, { name: "Linked", studentId: child._id });
    const deleted = await api.remove(students.remove(child._id), call);
    expect((await api.remove(`/trash/${deleted.headers.get("x-revision")}`, call)).status).toBe(200);
    const errors = { studentId: "This student is no longer in the list. Choose another one." };
    const form = completeForm(type, { studentId: child._id });
    const created = await api.post(type.create, { ...call, form });
    expect([created.status, created.body.errors]).toEqual([400, errors]);
    const kept = toForm({ name: "Renamed", studentId: child._id });
    expect((await api.put(type.update(entry._id), { ...call, form: kept })).status).toBe(200);
    const unlinked = await createEntry(api, type);
    const linked = toForm({ studentId: child._id });
    const changed = await api.put(type.update(unlinked._id), { ...call, form: linked });
    expect([changed.status, changed.body.errors]).toEqual([400, errors]);
  });

  it("does not prevent reading, withdrawing or deleting others", async () => {
    const [gone, child] = [await createChild(), await createChild()];
    const entry = await createEntry(api, topStudents, { name: "Relinked", studentId: child._id });
    await api.put(topStudents.update(entry._id), { ...call, form: toForm({ studentId: gone._id }) });
    const deleted = await api.remove(students.remove(gone._id), call);
    await api.remove(`/trash/${deleted.headers.get("x-revision")}`, call);
    expect((await api.get(`/students/${child._id}/everything?language=en`, call)).status).toBe(200);
    expect((await record([child._id], ["photo", "topStudents"], "withdrawn")).status).toBe(200);
    const json = { confirm: (await findRecord(child._id)).student.rollNumber };
    expect((await api.remove(`/students/${child._id}/forget`, { ...call, json })).status).toBe(200);
    const list = (await api.get(topStudents.list, call)).body;
    expect(list.map(({ _id }: AnyEntry) => _id)).toContain(entry._id);
  });
});
