import { describe, expect, it } from "vitest";
import { dayInIndia } from "../../../../core/content/text/india-time.ts";
import type { FormEntry } from "../../../../tests/api/api-client.ts";
import { CANARIES, contentTypes, createEntry, toForm } from "../../../../tests/api/entries.ts";
import { savePage } from "../../../../tests/api/save-page.ts";
import { startApi } from "../../../../tests/api/start-api.ts";
import { buildJpeg } from "../../../../tests/files.ts";
import type { ConsentPurpose, ConsentState } from "../../content/consent-contract.ts";

const api = await startApi({ withSite: true });
const { token } = api;
const { students, topStudents, alumni } = contentTypes;
const TODAY = dayInIndia(new Date());

interface Student {
  _id: string;
  name: string;
  profilePhoto: string | null;
}

let last = 0;
/** A child with a name of its own and a photo. */
async function createChild(fields: Record<string, string> = {}): Promise<Student> {
  last += 1;
  const form: FormEntry[] = toForm({
    ...students.fields,
    name: `Child ${last}`,
    rollNumber: `R${last}`,
    ...fields,
  });
  const answer = await api.post(students.create, {
    token,
    form: [...form, ["profilePhoto", await buildJpeg()]],
  });
  expect(answer.status).toBe(201);
  return answer.body as unknown as Student;
}

const record = (
  ids: readonly string[],
  purposes: readonly ConsentPurpose[],
  state: ConsentState,
  more: Record<string, unknown> = {},
) =>
  api.post("/consents", {
    token,
    json: { students: ids, purposes, state, how: "slip", on: TODAY, ...more },
  });

const setRule = async (withoutRecord: "shown" | "hidden", validity = "unlimited") => {
  expect((await savePage(api, "privacy", { withoutRecord, validity })).status).toBe(200);
};
const listPublicly = async () => (await api.get(students.list)).body as unknown as Student[];
const findPublicly = async (id: string) => (await listPublicly()).find(({ _id }) => _id === id);
const readPhoto = async (path: string | null) => (await api.get(String(path))).status;
const findRecord = async (id: string) => (await api.get(`/consents/${id}`, { token })).body;
const page = async (path: string) => (await api.look(path)).text;
const pageOf = ({ name }: Student) => page(`/students?q=${encodeURIComponent(name)}`);
describe("without a record", () => {
  it("a child is shown, as specified, unless the school requires consent", async () => {
    const child = await createChild();
    expect(await findPublicly(child._id)).toMatchObject({
      name: child.name,
      profilePhoto: child.profilePhoto,
    });
    await setRule("hidden");
    expect(await readPhoto(child.profilePhoto)).toBe(404);
    expect(await findPublicly(child._id)).toBeUndefined();
    expect(await pageOf(child)).not.toContain(`>${child.name}<`);
    expect(
      (await api.get(`/withdrawn/${child.profilePhoto?.replace("/uploads/", "")}`, { token })).status,
    ).toBe(200);
    await setRule("shown");
    expect(await findPublicly(child._id)).toBeDefined();
    expect(await readPhoto(child.profilePhoto)).toBe(200);
  });

  it("a photo that is added while consent is required is not public", async () => {
    await setRule("hidden");
    const child = await createChild();
    expect(await readPhoto(child.profilePhoto)).toBe(404);
    expect((await record([child._id], ["name", "photo"], "given")).status).toBe(200);
    expect(await findPublicly(child._id)).toMatchObject({ profilePhoto: child.profilePhoto });
    expect(await readPhoto(child.profilePhoto)).toBe(200);
    await setRule("shown");
  });
});

describe("a refusal", () => {
  it("of the name removes the child from list, count, search and page at once", async () => {
    const child = await createChild();
    expect(await pageOf(child)).toContain(child.name);
    expect((await record([child._id], ["name"], "refused")).status).toBe(200);
    expect(await findPublicly(child._id)).toBeUndefined();
    const found = await api.get(`${students.list}?q=${encodeURIComponent(child.name)}`);
    expect(found.body).not.toContainEqual(expect.objectContaining({ _id: child._id }));
    expect(found.headers.get("x-total-count")).toBe(String((found.body as unknown as unknown[]).length));
    expect(await pageOf(child)).not.toContain(`>${child.name}<`);
    expect(await readPhoto(child.profilePhoto)).toBe(404);
    const all = (await api.get(students.list, { token })).body as unknown as Student[];
    expect(all.find(({ _id }) => _id === child._id)).toMatchObject({ profilePhoto: child.profilePhoto });
  });

  it("of the photo keeps the name, and a later consent shows the photo again", async () => {
    const child = await createChild();
    await record([child._id], ["photo"], "refused");
    expect(await findPublicly(child._id)).toMatchObject({ name: child.name, profilePhoto: null });
    expect(await readPhoto(child.profilePhoto)).toBe(404);
    await record([child._id], ["photo"], "given");
    expect(await findPublicly(child._id)).toMatchObject({ profilePhoto: child.profilePhoto });
    expect(await readPhoto(child.profilePhoto)).toBe(200);
  });

  it("is not overridden by an older slip that is recorded later", async () => {
    const child = await createChild();
    await record([child._id], ["name"], "refused", { on: "2026-06-10" });
    const older = await record([child._id], ["name"], "given", { on: "2026-06-09" });
    expect(older.body).toMatchObject({ recorded: 1, outdated: 1 });
    expect(older.body.message).toBe(
      "Recorded for 1 student. 1 of them keep a refusal that is later than this consent.",
    );
    expect(await findPublicly(child._id)).toBeUndefined();
    expect((await record([child._id], ["name"], "given", { on: "2026-06-10" })).body).toMatchObject({
      outdated: 0,
    });
    expect(await findPublicly(child._id)).toBeDefined();
  });
});

describe("a withdrawal", () => {
  it("deletes the photo from the record, its history and the storage, for good", async () => {
    const child = await createChild();
    const form: FormEntry[] = [["profilePhoto", await buildJpeg({ width: 900 })]];
    const changed = (await api.put(`/students/${child._id}`, { token, form })).body as unknown as Student;
    const photos = [child.profilePhoto, changed.profilePhoto];
    await record([child._id], ["name", "photo"], "given");
    const before = await api.storedFiles();
    await record([child._id], ["name", "photo"], "withdrawn");
    expect(await findPublicly(child._id)).toBeUndefined();
    for (const photo of photos) {
      const name = String(photo).replace("/uploads/", "");
      expect(await readPhoto(photo)).toBe(404);
      expect((await api.get(`/withdrawn/${name}`, { token })).status).toBe(404);
      expect((await api.storedFiles()).filter((file) => file.includes(name.slice(0, 32)))).toEqual([]);
    }
    expect((await api.storedFiles()).length).toBeLessThan(before.length);
    const revisions = (await api.get(`/revisions/students/${child._id}`, { token })).body as unknown as {
      id: string;
      value: Student;
    }[];
    expect(revisions.map(({ value }) => value.profilePhoto)).toEqual(revisions.map(() => null));
    const restored = await api.post(`/revisions/${revisions.at(-1)?.id}/restore`, { token });
    expect(restored.status).toBe(200);
    expect(await findPublicly(child._id)).toBeUndefined();
  });
});

describe("entries that are linked to a child", () => {
  const linked = async (child: Student) => {
    const top = await createEntry(api, topStudents, { name: `Top ${child.name}`, studentId: child._id });
    const former = await createEntry(api, alumni, { name: `Former ${child.name}`, studentId: child._id });
    return { top: top as unknown as { _id: string; image: string }, former };
  };
  const find = async (path: string, id: string) =>
    ((await api.get(path)).body as unknown as { _id: string; image: string | null }[]).find(
      ({ _id }) => _id === id,
    );

  it("follow its consent", async () => {
    const child = await createChild();
    const { top, former } = await linked(child);
    const image = `/uploads/${top.image}`;
    expect(await page("/")).toContain(`Top ${child.name}`);
    await record([child._id], ["photo"], "refused");
    expect(await find(topStudents.list, top._id)).toMatchObject({ image: null });
    expect((await api.get(image)).status).toBe(404);
    await record([child._id], ["topStudents"], "refused");
    expect(await find(topStudents.list, top._id)).toBeUndefined();
    expect(await find(alumni.list, former._id)).toBeUndefined();
    expect(await page("/")).not.toContain(`Top ${child.name}`);
    await record([child._id], ["photo", "topStudents"], "given");
    expect(await find(topStudents.list, top._id)).toMatchObject({ image: top.image });
    expect((await api.get(image)).status).toBe(200);
    await record([child._id], ["photo"], "withdrawn");
    expect(await find(topStudents.list, top._id)).toMatchObject({ image: null });
    expect((await api.get(image)).status).toBe(404);
    expect((await api.get(`/withdrawn/${top.image}`, { token })).status).toBe(404);
  });

  it("are hidden and restored with the child", async () => {
    const child = await createChild();
    const { top } = await linked(child);
    const readImage = async () => (await api.get(`/uploads/${top.image}`)).status;
    const deleted = await api.remove(students.remove(child._id), { token });
    expect(await find(topStudents.list, top._id)).toBeUndefined();
    expect(await readImage()).toBe(404);
    await api.post(`/trash/${deleted.headers.get("x-revision")}/restore`, { token });
    expect(await find(topStudents.list, top._id)).toBeDefined();
    expect(await readImage()).toBe(200);
    await api.post(students.bulk, { token, json: { action: "delete", ids: [child._id] } });
    expect(await readImage()).toBe(404);
  });

  it("without a link: a top student is a child without a record, a former student is not", async () => {
    const top = await createEntry(api, topStudents, { name: "Top without link", studentId: "" });
    const former = await createEntry(api, alumni, { name: "Former without link", studentId: "" });
    await setRule("hidden");
    expect(await find(topStudents.list, String(top._id))).toBeUndefined();
    expect(await find(alumni.list, String(former._id))).toBeDefined();
    await setRule("shown");
    expect(await find(topStudents.list, String(top._id))).toBeDefined();
  });
});

describe("a child who has left", () => {
  it("is not public until the child returns", async () => {
    const child = await createChild({ class: "Leavers" });
    const leave = (leftOn: string) =>
      api.put(`/students/${child._id}`, { token, form: [["leftOn", leftOn]] });
    expect((await leave("2026-03-31")).status).toBe(200);
    expect(await findPublicly(child._id)).toBeUndefined();
    expect(await readPhoto(child.profilePhoto)).toBe(404);
    const names = async (query: string) =>
      ((await api.get(`${students.list}?class=Leavers&${query}`, { token })).body as unknown as Student[])
        .length;
    expect([await names(""), await names("hasLeft=true"), await names("hasLeft=false")]).toEqual([1, 1, 0]);
    expect((await api.get(`${students.list}?hasLeft=true`)).status).toBe(400);
    const counts = (await api.get("/students/counts", { token })).text;
    expect(counts).not.toContain("Leavers");
    const bulk = {
      action: "change",
      match: { class: "Leavers", hasLeft: true },
      values: { leftOn: "" },
      count: 1,
    };
    expect((await api.post(students.bulk, { token, json: bulk })).body).toMatchObject({ changed: 1 });
    expect(await findPublicly(child._id)).toBeDefined();
    expect(await readPhoto(child.profilePhoto)).toBe(200);
  });
});

describe("the record", () => {
  it("keeps every line with person, way and time, and the resulting state", async () => {
    const child = await createChild();
    await record([child._id], ["name"], "given", { by: "Sunita Patel", how: "email", on: "2026-05-01" });
    await record([child._id], ["name"], "withdrawn", { how: "in person" });
    const { records, now, student } = await findRecord(child._id);
    expect(student).toMatchObject({ name: child.name });
    expect(records).toMatchObject([
      { purpose: "name", state: "withdrawn", by: CANARIES.guardianName, how: "in person", on: TODAY },
      { purpose: "name", state: "given", by: "Sunita Patel", how: "email", on: "2026-05-01", until: null },
    ]);
    expect(now).toMatchObject({
      name: { state: "withdrawn", isShown: false },
      photo: { state: null, isShown: true },
    });
    const audit = await api.get("/audit?type=consents&limit=2", { token });
    expect(audit.body).toMatchObject([
      { action: "withdraw-consent", entryId: child._id, fields: ["name"] },
      { action: "record-consent", entryId: child._id, fields: ["name"] },
    ]);
  });

  it("lists children class by class, and those without an answer", async () => {
    const [one, two] = [
      await createChild({ class: "9", section: "Z" }),
      await createChild({ class: "9", section: "Z" }),
    ];
    await record([one._id], ["pictures"], "given");
    const list = await api.get("/consents?class=9&section=Z", { token });
    expect(list.headers.get("x-total-count")).toBe("2");
    expect(list.body).toMatchObject([
      { student: { _id: one._id }, now: { pictures: { state: "given", isShown: true } } },
      { student: { _id: two._id }, now: { pictures: { state: null } } },
    ]);
    const open = await api.get("/consents?class=9&without=pictures", { token });
    expect(open.body).toMatchObject([{ student: { _id: two._id } }]);
    const counts = (await api.get("/consents/counts", { token })).body as unknown as {
      students: number;
      purposes: { pictures: Record<string, number> };
    };
    expect(counts.purposes.pictures).toEqual({ given: 1, refused: 0, over: 0, none: counts.students - 1 });
  });

  it("expires after the period of the school, and then hides the child", async () => {
    await setRule("shown", "year");
    const [current, over] = [await createChild(), await createChild()];
    await record([current._id], ["name"], "given");
    await record([over._id], ["name"], "given", { on: "2024-02-29" });
    expect(await findPublicly(current._id)).toBeDefined();
    expect(await findPublicly(over._id)).toBeUndefined();
    expect((await findRecord(over._id)).now).toMatchObject({
      name: { state: "given", isOver: true, isShown: false, until: "2025-02-28T18:30:00.000Z" },
    });
    await setRule("shown");
  });

  it("counts the consents that end within a month, and not those that have ended", async () => {
    await setRule("shown", "year");
    const child = await createChild();
    const before = (await api.get("/consents/counts", { token })).body.endingSoon;
    const yearAgo = (days: number) =>
      new Date(Date.now() + (days - 365) * 24 * 60 * 60_000).toISOString().slice(0, 10);
    await record([child._id], ["name", "topStudents"], "given", { on: yearAgo(20) });
    await record([child._id], ["photo"], "given", { on: yearAgo(60) });
    await record([child._id], ["pictures"], "given", { on: yearAgo(-20) });
    expect((await api.get("/consents/counts", { token })).body.endingSoon).toBe(before + 2);
    await setRule("shown");
  });

  it("ends on cached lists and pages too", async () => {
    const child = await createChild();
    const shownUntil = new Date(Date.now() + 3000).toISOString();
    const { db } = api.server.database;
    const state = { purpose: "name", state: "given", on: TODAY, shownUntil };
    await db
      .insertInto("consentStates")
      .values({ studentId: child._id, ...state })
      .execute();
    expect(await findPublicly(child._id)).toBeDefined();
    await readPhoto(child.profilePhoto);
    await expect.poll(() => findPublicly(child._id)).toBeUndefined();
    expect(new Date().toISOString() > shownUntil).toBe(true);
    expect(await readPhoto(child.profilePhoto)).toBe(404);
    // The server does this every ten minutes.
    await api.server.sweepFiles(new Date(0));
  });

  it.each([
    ["nobody", { students: [] }, "students"],
    ["no purpose", { purposes: [] }, "purposes"],
    ["an unknown purpose", { purposes: ["shoes"] }, "purposes/0"],
    ["an unknown state", { state: "perhaps" }, "state"],
    ["a day to come", { on: "2099-01-01" }, "on"],
    ["no day", { on: "soon" }, "on"],
    ["an empty name", { by: " " }, "by"],
  ])("refuses %s", async (_what, wrong, field) => {
    const child = await createChild();
    const answer = await record([child._id], ["name"], "refused", wrong);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors ?? {})).toContain(field);
    expect((await findRecord(child._id)).records).toEqual([]);
  });

  it("records nothing if one of the children does not exist", async () => {
    const child = await createChild();
    const answer = await record([child._id, "01a1e433-861a-7001-9596-dd3743c01ecc"], ["name"], "refused");
    expect(answer.status).toBe(404);
    expect((await findRecord(child._id)).records).toEqual([]);
  });

  it("is deleted with a child who is deleted for good", async () => {
    const child = await createChild();
    await record([child._id], ["name"], "given");
    const deleted = await api.remove(students.remove(child._id), { token });
    expect((await api.remove(`/trash/${deleted.headers.get("x-revision")}`, { token })).status).toBe(200);
    const { db } = api.server.database;
    for (const table of ["consents", "consentStates"] as const) {
      expect(await db.selectFrom(table).selectAll().where("studentId", "=", child._id).execute()).toEqual([]);
    }
  });

  it.each(["/consents", "/consents/counts", "/consents/01a1e433-861a-7001-9596-dd3743c01ecc"])(
    "is for admins: %s",
    async (path) => {
      expect((await api.get(path)).status).toBe(401);
    },
  );
});
