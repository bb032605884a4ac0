import { expect, it } from "vitest";
import { dayInIndia } from "../../core/content/text/india-time.ts";
import { eventImportCalls } from "../../features/calendar/content/event-import-contract.ts";
import { consentCalls } from "../../features/students/content/consent-contract.ts";
import { importCalls } from "../../features/students/content/import-contract.ts";
import { type ResourceName, resources } from "../../features/types.ts";
import { buildJpeg } from "../files.ts";
import { CANARIES, contentTypes, createEntry } from "./entries.ts";
import { startApi } from "./start-api.ts";

const api = await startApi();
const call = { token: api.token };
const { db } = api.server.database;

const undo = (batch: string) => api.post(`/revisions/batches/${batch}/undo`, call);

/** Every column of every entry of a type but the time of its last change, which an undo changes too. */
async function readAll(type: ResourceName) {
  const rows = await db.selectFrom(type).selectAll().orderBy("_id").execute();
  return rows.map(({ updatedAt: _updatedAt, ...row }) => row);
}

/** Makes an entry one of the sample, which has no versions yet, with other columns that no form has. */
async function mark(type: ResourceName, id: string, columns: Record<string, string | number> = {}) {
  await db
    .updateTable(type)
    .set({ ...columns, sample: 1 })
    .where("_id", "=", id)
    .execute();
  const versions = db.selectFrom("revisions").select("_id").where("entryId", "=", id);
  await db.deleteFrom("revisionFiles").where("revision", "in", versions).execute();
  await db.deleteFrom("revisions").where("entryId", "=", id).execute();
}

async function removeAll(type: ResourceName) {
  const ids = (await readAll(type)).map(({ _id }) => _id);
  if (ids.length > 0)
    await api.post(resources[type].paths.bulk, { ...call, json: { action: "delete", ids } });
}

const WAITING = { isDraft: 1, approval: "waiting" };

const bulk = (type: ResourceName, action: object) => (id: string) =>
  api.post(resources[type].paths.bulk, { ...call, json: { ...action, ids: [id] } });

const importStudents = () =>
  api.post(importCalls.save.path, {
    ...call,
    json: {
      fields: ["name", "rollNumber", "class", "section", "dateOfBirth", "address"],
      known: "update",
      rows: [
        {
          row: 2,
          values: {
            name: STUDENT.name,
            rollNumber: STUDENT.rollNumber,
            class: "4",
            section: "A",
            dateOfBirth: CANARIES.dateOfBirth,
            address: "A new house",
          },
        },
      ],
    },
  });

async function importPhoto(student: string) {
  const staged = await api.post("/uploads/stage?type=students&field=profilePhoto", {
    ...call,
    form: [["file", await buildJpeg({ width: 90, height: 50 })]],
  });
  return api.post(importCalls.photos.path, {
    ...call,
    json: { photos: [{ student, file: staged.body.name }] },
  });
}

const importEvents = () =>
  api.post(eventImportCalls.save.path, {
    ...call,
    json: {
      rows: [{ row: 1, values: { startsOn: "15 Aug", title: "Independence Day", kind: "holiday" } }],
      schoolYear: Number(dayInIndia(new Date()).slice(0, 4)),
      kind: "event",
      known: "skip",
    },
  });

const STUDENT = { name: "Invented Child", rollNumber: "12", class: "4", section: "A" };

it.each<
  [
    kind: string,
    type: ResourceName,
    columns: Record<string, string | number>,
    change: (id: string) => ReturnType<typeof api.post>,
  ]
>([
  ["a change of the class", "students", {}, bulk("students", { action: "change", values: { class: "9" } })],
  ["an import of students", "students", {}, importStudents],
  ["an import of photos", "students", {}, importPhoto],
  ["an import of events", "events", {}, importEvents],
  ["publishing", "blocks", WAITING, bulk("blocks", { action: "publish" })],
  ["withdrawing", "notices", {}, bulk("notices", { action: "withdraw" })],
  ["deleting", "facilities", { position: 7 }, bulk("facilities", { action: "delete" })],
  ["deleting drafts", "blocks", WAITING, bulk("blocks", { action: "delete" })],
  [
    "closing enquiries",
    "contacts",
    {},
    (id) => api.post("/enquiries/bulk", { ...call, json: { ids: [id], values: { status: "closed" } } }),
  ],
])(
  "the undo of %s restores every column, and its own undo changes them again",
  async (_kind, type, columns, change) => {
    const { _id } = await createEntry(api, contentTypes[type], type === "students" ? STUDENT : {});
    await mark(type, String(_id), columns);
    const before = await readAll(type);
    const { status, body } = await change(String(_id));
    expect(status).toBe(200);
    const after = await readAll(type);
    expect(after).not.toEqual(before);

    const undone = await undo(body.batch);
    expect(undone.body).toMatchObject({ restored: 1, skipped: 0 });
    expect(await readAll(type)).toEqual(before);
    expect((await undo(undone.body.batch)).body).toMatchObject({ restored: 1, skipped: 0 });
    expect(await readAll(type)).toEqual(after);
    await removeAll(type);
  },
);

it("what the school brings back after it has removed the sample is its own", async () => {
  const { _id } = await createEntry(api, contentTypes.facilities);
  await mark("facilities", String(_id));
  await api.remove("/sample", call);
  const [{ revision }] = (await api.get("/trash?type=facilities&limit=1", call)).body;
  expect((await api.post(`/trash/${revision}/restore`, call)).status).toBe(200);
  expect(await readAll("facilities")).toMatchObject([{ _id, sample: 0 }]);
});

it("a withdrawn consent deletes the photo of a student of the sample, who is still the sample's", async () => {
  const { _id } = await createEntry(api, contentTypes.students, STUDENT);
  await mark("students", String(_id));
  const answered = { state: "withdrawn", how: "slip", on: dayInIndia(new Date()) };
  const json = { students: [_id], purposes: ["photo"], ...answered };
  expect((await api.post(consentCalls.record.path, { ...call, json })).status).toBe(200);
  expect(await readAll("students")).toMatchObject([{ _id, profilePhoto: null, sample: 1 }]);
});
