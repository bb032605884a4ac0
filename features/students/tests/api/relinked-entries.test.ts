import { describe, expect, it } from "vitest";
import { dayInIndia } from "../../../../core/content/text/india-time.ts";
import {
  type AnyEntry,
  type ContentTypeCase,
  contentTypes,
  createEntry,
  filePath,
  toForm,
} from "../../../../tests/api/entries.ts";
import { startApi } from "../../../../tests/api/start-api.ts";
import { buildJpeg } from "../../../../tests/files.ts";

const api = await startApi();
const call = { token: api.token };
const { db } = api.server.database;
const { students, topStudents, alumni } = contentTypes;
const SECOND = await buildJpeg({ width: 300, height: 200 });

let last = 0;
/** Each name is given once: another record with the same name would be a copy. */
function createChild(name: string): Promise<AnyEntry> {
  last += 1;
  return createEntry(api, students, { name: `${name} ${last}`, rollNumber: `RELINK-${last}` });
}

const change = (type: ContentTypeCase, id: string, fields: Record<string, string>, image?: Uint8Array) =>
  api.put(type.update(id), {
    ...call,
    form: [...toForm(fields), ...(image ? [["image", image, "new.jpg"] as const] : [])],
  });
const findEntry = async (type: ContentTypeCase, id: string): Promise<AnyEntry> =>
  (await api.get(type.list, call)).body.find((entry: AnyEntry) => entry._id === id);
const versionsOf = async (type: ContentTypeCase, id: string): Promise<AnyEntry[]> =>
  (await api.get(`/revisions/${type === alumni ? "alumni" : "topStudents"}/${id}`, call)).body;
const read = async (image: string) => (await api.get(filePath(image))).status;
const withdraw = async (child: AnyEntry) => {
  const statement = { purposes: ["photo", "topStudents"], state: "withdrawn", how: "email" };
  const json = { ...statement, students: [child._id], on: dayInIndia(new Date()) };
  expect((await api.post("/consents", { ...call, json })).status).toBe(200);
};
const forget = async (child: AnyEntry) =>
  (await api.remove(`/students/${child._id}/forget`, { ...call, json: { confirm: child.rollNumber } })).body;

/** An entry that was about one child, and is about another with a new image since. */
async function relink(type: ContentTypeCase) {
  const [first, second] = [await createChild("Anand First"), await createChild("Chitra Second")];
  const before = await createEntry(api, type, { name: first.name, studentId: first._id });
  const fields = { name: second.name, studentId: second._id };
  const after = (await change(type, before._id, fields, SECOND)).body as AnyEntry;
  expect(after.image).not.toBe(before.image);
  return { first, second, id: before._id as string, oldImage: before.image, image: after.image };
}

describe.each([topStudents, alumni])("an entry of $name that was linked to another child before", (type) => {
  it("keeps the photo of its own child when the other child's consent is withdrawn", async () => {
    const { first, id, oldImage, image } = await relink(type);
    const edited = await change(type, id, { nameHi: "चित्रा" });
    await withdraw(first);
    expect(await findEntry(type, id)).toMatchObject({ image });
    expect((await versionsOf(type, id)).map(({ value }) => value.image)).toEqual([image, image, null]);
    expect([await read(image), await read(oldImage)]).toEqual([200, 404]);
    expect((await api.get(`/withdrawn/${oldImage}`, call)).status).toBe(404);
    const undone = await api.post(`/revisions/${edited.headers.get("x-revision")}/restore`, call);
    expect(undone.status).toBe(200);
    expect(await findEntry(type, id)).toMatchObject({ image, nameHi: type.fields.nameHi });
    expect(await read(image)).toBe(200);
  });

  it("loses a photo that it took over from the other child", async () => {
    const [first, second] = [await createChild("Anand First"), await createChild("Chitra Second")];
    const { _id, image } = await createEntry(api, type, { name: first.name, studentId: first._id });
    await change(type, _id, { name: second.name, studentId: second._id });
    await withdraw(first);
    expect(await findEntry(type, _id)).toMatchObject({ name: second.name, image: null });
    expect((await versionsOf(type, _id)).map(({ value }) => value.image)).toEqual([null, null, null]);
    expect(await read(image)).toBe(404);
  });

  it("keeps its photo where only a wrong link was corrected", async () => {
    const [wrong, right] = [await createChild("Anand First"), await createChild("Chitra Second")];
    const { _id, image } = await createEntry(api, type, { name: right.name, studentId: wrong._id });
    await change(type, _id, { studentId: right._id });
    await withdraw(wrong);
    expect(await findEntry(type, _id)).toMatchObject({ image });
    expect((await versionsOf(type, _id)).map(({ value }) => value.image)).toEqual([image, null]);
    expect(await read(image)).toBe(200);
  });

  it("loses the photo of a child that was linked after the photo was sent, in all versions", async () => {
    const child = await createChild("Dev Later");
    const { _id, image } = await createEntry(api, type, { name: child.name, studentId: "" });
    await change(type, _id, { studentId: child._id });
    await withdraw(child);
    expect((await versionsOf(type, _id)).map(({ value }) => value.image)).toEqual([null, null, null]);
    expect(await read(image)).toBe(404);
  });

  it("keeps nothing of a child that is deleted for good, and is otherwise unchanged", async () => {
    const { first, second, id, oldImage, image } = await relink(type);
    const now = await findEntry(type, id);
    const { deleted } = await forget(first);
    expect(deleted).toMatchObject({ topStudents: 0, alumni: 0 });
    expect(await findEntry(type, id)).toEqual(now);
    expect((await versionsOf(type, id)).map(({ value }) => value.studentId)).toEqual([second._id]);
    expect([await read(image), await read(oldImage)]).toEqual([200, 404]);
    const kept = await Promise.all([
      db.selectFrom("revisions").selectAll().execute(),
      db.selectFrom("auditLog").selectAll().where("entryId", "=", id).execute(),
      db.selectFrom("revisionFiles").selectAll().execute(),
    ]);
    for (const trace of [first._id, oldImage]) expect(JSON.stringify(kept)).not.toContain(trace);
    expect(JSON.stringify(kept[1]).toLowerCase()).not.toContain("anand");
    // The next change begins where the versions that are left end.
    expect((await change(type, id, { nameHi: "चित्रा" })).status).toBe(200);
    expect(await versionsOf(type, id)).toHaveLength(2);
  });

  it("is in the file for parents with the versions that were about their child", async () => {
    const { first, second, id } = await relink(type);
    await change(type, id, { nameHi: "चित्रा" });
    const { text } = await api.get(`/students/${first._id}/everything?language=en`, call);
    const singular = type === alumni ? "Alumnus" : "Top student";
    expect(text.split(`<p>${singular}: Created</p>`)).toHaveLength(2);
    expect(text).not.toContain(`${singular}: Changed`);
    expect(text).not.toContain(second.name);
  });
});
