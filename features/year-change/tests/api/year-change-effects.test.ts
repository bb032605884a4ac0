import { beforeEach, expect, it } from "vitest";
import { contentTypes, createEntry } from "../../../../tests/api/entries.ts";
import { startApi } from "../../../../tests/api/start-api.ts";
import { EVERYWHERE, openMarkedPictures, TODAY } from "../../../students/tests/api/marked-pictures.ts";

const api = await startApi({ withSite: true });
const call = { token: api.token };
const { db } = api.server.database;
const { students } = contentTypes;
const { setRule, createPlaces, findShown } = openMarkedPictures(api);

const undo = async (batch: string) => {
  const answer = await api.post(`/revisions/batches/${batch}/undo`, call);
  expect(answer.status, answer.text).toBe(200);
  return answer;
};

interface Child {
  _id: string;
  class: string;
}

/** Every class stays, but for those named; roll numbers start with 7. */
async function changeYear(next: Record<string, string | null>, leaving?: string): Promise<string> {
  const children: Child[] = (await api.get("/students/year-change/children", call)).body;
  const plan = {
    year: "2027-28",
    leftOn: TODAY,
    sections: [],
    rollNumbers: { how: "girlsFirst", start: 7 },
    classes: [...new Set(children.map((child) => child.class))].map((name) => ({
      class: name,
      to: next[name] === undefined ? name : next[name],
    })),
    exceptions: leaving === undefined ? [] : [{ student: leaving, to: null }],
  };
  const { body } = await api.post("/students/year-change/preview", { ...call, json: plan });
  const json = { ...plan, count: body.counts?.total, seen: body.seen };
  const answer = await api.post("/students/year-change", { ...call, json });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.batch;
}

/** Every column but the time of the last change, which an undo changes too. */
async function readAll() {
  const rows = await db.selectFrom("students").selectAll().orderBy("_id").execute();
  return rows.map(({ updatedAt: _updatedAt, ...row }) => row);
}

/** An entry of the sample has no versions yet. */
async function markAsSample(id: string) {
  await db.updateTable("students").set({ sample: 1 }).where("_id", "=", id).execute();
  const versions = db.selectFrom("revisions").select("_id").where("entryId", "=", id);
  await db.deleteFrom("revisionFiles").where("revision", "in", versions).execute();
  await db.deleteFrom("revisions").where("entryId", "=", id).execute();
}

beforeEach(async () => {
  await setRule("shown");
  const ids = (await readAll()).map(({ _id }) => _id);
  if (ids.length > 0) await api.post(students.bulk, { ...call, json: { action: "delete", ids } });
});

it("its undo restores every column, and the undo of that changes them again", async () => {
  const { _id } = await createEntry(api, students);
  await markAsSample(_id);
  const before = await readAll();
  const batch = await changeYear({ 4: "5" });
  const after = await readAll();
  expect(after).toMatchObject([{ class: "5", rollNumber: "7", sample: 1 }]);
  const undone = await undo(batch);
  expect(undone.body).toMatchObject({ restored: 1, skipped: 0 });
  expect(await readAll()).toEqual(before);
  await undo(undone.body.batch);
  expect(await readAll()).toEqual(after);
});

it("the sample's students are still the sample's after it and its undo", async () => {
  const { _id } = await createEntry(api, students);
  await markAsSample(_id);
  const { sample } = api.server;
  const batch = await changeYear({ 4: "5" });
  expect(await sample.count()).toBe(1);
  await undo(batch);
  expect(await sample.count()).toBe(1);
  await changeYear({ 4: "5" });
  expect((await api.remove("/sample", call)).body.entries).toBe(1);
  expect(await readAll()).toEqual([]);
});

it("the menus follow when the only student leaves with it, and when it is undone", async () => {
  const hasLink = async () => (await api.look("/fees")).text.includes('href="/students"');
  await createEntry(api, students);
  expect(await hasLink()).toBe(true);
  const batch = await changeYear({ 4: null });
  expect(await hasLink()).toBe(false);
  await undo(batch);
  expect(await hasLink()).toBe(true);
});

it("a picture of two children is hidden when one leaves with it, and shown when it is undone", async () => {
  const places = await createPlaces();
  const batch = await changeYear({}, places.child);
  expect(await findShown(places)).toEqual([]);
  await undo(batch);
  expect((await findShown(places)).sort()).toEqual(EVERYWHERE(places).sort());
});
