import { describe, expect, it } from "vitest";
import { dayInIndia } from "../../../../core/content/text/india-time.ts";
import {
  type AnyEntry,
  bareName,
  CANARIES,
  contentTypes,
  createEntry,
  toForm,
} from "../../../../tests/api/entries.ts";
import { startApi } from "../../../../tests/api/start-api.ts";
import { IMPORT_FIELDS, importCalls } from "../../content/import-contract.ts";

const api = await startApi();
const call = { token: api.token };
const { db } = api.server.database;
const { students, topStudents } = contentTypes;

let last = 0;
/** Values that no other child of these tests has. */
function buildChild(): Record<"name" | "rollNumber" | "dateOfBirth", string> {
  last += 1;
  return { name: `Nakul Copy ${last}`, rollNumber: `COPY-${last}`, dateOfBirth: `2014-01-${10 + last}` };
}

const copiesOf = async (child: AnyEntry): Promise<AnyEntry[]> =>
  (await api.get(`/students/${child._id}/copies`, call)).body;
const forget = (child: AnyEntry, copies?: unknown) =>
  api.remove(`/students/${child._id}/forget`, { ...call, json: { confirm: child.rollNumber, copies } });
const remove = (child: AnyEntry) => api.remove(students.remove(child._id), call);
const change = (child: AnyEntry, fields: Record<string, string>) =>
  api.put(students.update(child._id), { ...call, form: toForm(fields) });
const findKept = async (text: string) => {
  const tables = [
    await db.selectFrom("students").selectAll().execute(),
    await db.selectFrom("revisions").selectAll().execute(),
    await db.selectFrom("auditLog").selectAll().execute(),
  ];
  return tables.map((rows) => JSON.stringify(rows).includes(text));
};

describe("records that are likely copies of a child's record", () => {
  it("are found in the list, the trash and the history, with their differences", async () => {
    const values = buildChild();
    const child = await createEntry(api, students, values);
    const listed = await createEntry(api, students, { ...values, name: ` ${values.name.toUpperCase()} ` });
    const deleted = await createEntry(api, students, values);
    await remove(deleted);
    const reused = await createEntry(api, students, values);
    await change(reused, { name: "Somebody Else", rollNumber: "OTHER", dateOfBirth: "2013-02-03" });
    const sameNumber = await createEntry(api, students, { name: "Numbered", rollNumber: values.rollNumber });
    const twin = await createEntry(api, students, {
      ...values,
      rollNumber: "T",
      guardianName: "Another Family",
    });
    await createEntry(api, students, { name: values.name, rollNumber: "N" });
    const copies = await copiesOf(child);
    expect(Object.fromEntries(copies.map(({ _id, place, isCertain }) => [_id, [place, isCertain]]))).toEqual({
      [listed._id]: ["list", true],
      [deleted._id]: ["trash", true],
      [reused._id]: ["history", true],
      [sameNumber._id]: ["list", false],
      [twin._id]: ["list", false],
    });
    expect(copies.map(({ isCertain }) => isCertain)).toEqual([true, true, true, false, false]);
    expect(copies.find(({ _id }) => _id === reused._id)).toEqual({
      _id: reused._id,
      ...values,
      class: child.class,
      section: child.section,
      place: "history",
      guardianName: CANARIES.guardianName,
      isCertain: true,
    });
  });

  it("are visible to admins only, and only for existing children", async () => {
    expect((await api.get("/students/nobody/copies", call)).status).toBe(404);
    const child = await createEntry(api, students, buildChild());
    expect((await api.get(`/students/${child._id}/copies`)).status).toBe(401);
  });

  it("are deleted with the record if chosen, and the others stay", async () => {
    const values = buildChild();
    const child = await createEntry(api, students, values);
    const deleted = await createEntry(api, students, values);
    const best = await createEntry(api, topStudents, { name: values.name, studentId: deleted._id });
    await remove(deleted);
    const reused = await createEntry(api, students, values);
    await change(reused, { name: "Somebody Else", rollNumber: "OTHER", dateOfBirth: "2013-02-03" });
    const kept = await createEntry(api, students, { ...values, guardianName: "Another Family" });
    const answer = await forget(child, [deleted._id, reused._id]);
    expect(answer.status).toBe(200);
    expect(answer.body.deleted).toMatchObject({ copies: 2, topStudents: 1 });
    for (const trace of [best._id, bareName(deleted.profilePhoto), bareName(reused.profilePhoto)]) {
      expect([trace, await findKept(trace)]).toEqual([trace, [false, false, trace === best._id]]);
    }
    const versions = (await api.get(`/revisions/students/${reused._id}`, call)).body as AnyEntry[];
    expect(versions.map(({ value }) => value.name)).toEqual(["Somebody Else", "Somebody Else"]);
    expect((await copiesOf(kept)).map(({ _id }) => _id)).toEqual([]);
    const proof = (await api.get("/audit?action=forget&limit=2", call)).body as AnyEntry[];
    expect(proof.map(({ entryId }) => entryId).sort()).toEqual([child._id, deleted._id].sort());
    expect(JSON.stringify(proof)).not.toContain(values.name);
  });

  it("are refused with a message if they are not copies, and nothing is deleted", async () => {
    const child = await createEntry(api, students, buildChild());
    const other = await createEntry(api, students, buildChild());
    const refused = await forget(child, [other._id]);
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      { copies: "One of the chosen records is no copy of this record any more. Load the page again." },
    ]);
    for (const wrong of [child._id, "nobody"]) expect((await forget(child, [wrong])).status).toBe(400);
    expect((await forget(child, "all")).status).toBe(400);
    expect((await api.get(`/consents/${child._id}`, call)).status).toBe(200);
  });

  it("of an import that was undone and repeated leave nothing when they are deleted together", async () => {
    const { name, rollNumber } = buildChild();
    const values = {
      name,
      rollNumber,
      class: "5",
      section: "A",
      dateOfBirth: "2014-12-24",
      gender: "Male",
      guardianName: "Guardian Copied",
      mobileNumber: "9826012345",
      address: "3 Copied Road",
    };
    const json = { rows: [{ row: 2, values }], fields: IMPORT_FIELDS, known: "update" };
    const first = await api.post(importCalls.save.path, { ...call, json });
    expect((await api.post(`/revisions/batches/${first.body.batch}/undo`, call)).status).toBe(200);
    await api.post(importCalls.save.path, { ...call, json });
    const [child] = (await api.get(`${students.list}?q=${rollNumber}`, call)).body;
    const copies = await copiesOf(child);
    expect(copies).toMatchObject([{ place: "trash", isCertain: true, name }]);
    await forget(
      child,
      copies.map(({ _id }) => _id),
    );
    for (const trace of [name, rollNumber, values.guardianName, values.mobileNumber, values.address]) {
      expect([trace, await findKept(trace)]).toEqual([trace, [false, false, false]]);
    }
  });

  it("are in the file for parents, without copies of another family", async () => {
    const values = buildChild();
    const child = await createEntry(api, students, values);
    await remove(await createEntry(api, students, { ...values, address: "5 Copied Street" }));
    await createEntry(api, students, {
      ...values,
      guardianName: "Another Family",
      address: "6 Other Street",
    });
    const { text } = await api.get(`/students/${child._id}/everything?language=en`, call);
    expect([text.includes("5 Copied Street"), text.includes("6 Other Street")]).toEqual([true, false]);
  });

  it("lose their photo with a withdrawal while they are in the trash, but not in the list", async () => {
    const values = buildChild();
    const child = await createEntry(api, students, values);
    const deleted = await createEntry(api, students, values);
    const removed = await remove(deleted);
    const listed = await createEntry(api, students, values);
    const statement = { purposes: ["photo"], state: "withdrawn", how: "email", on: dayInIndia(new Date()) };
    await api.post("/consents", { ...call, json: { ...statement, students: [child._id] } });
    expect((await api.get(listed.profilePhoto)).status).toBe(200);
    const restored = await api.post(`/trash/${removed.headers.get("x-revision")}/restore`, call);
    expect(restored.body.value.profilePhoto).toBeNull();
  });
});
