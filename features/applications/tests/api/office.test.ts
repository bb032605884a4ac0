import { beforeAll, expect, it } from "vitest";
import { startApi } from "../../../../tests/api/start-api.ts";
import { buildJpeg } from "../../../../tests/files.ts";
import { createPerson } from "../../../accounts/tests/api/people.ts";
import { beginApplication, openApplications, TYPED } from "./parents.ts";

const api = await startApi({ now: () => Date.parse("2026-11-19T10:00:00+05:30") });
const { token } = api;

beforeAll(() =>
  openApplications(api, {
    classes: [
      { class: "Class 1", takes: true, seats: 1 },
      { class: "Class 2", takes: true, seats: 30 },
    ],
    documents: [
      { id: "photo", name: { en: "Photo", hi: "फ़ोटो" }, isRequired: true, classes: [] },
      { id: "report-card", name: { en: "Report card", hi: null }, isRequired: false, classes: [] },
    ],
  }),
);

let phones = 0;
/** Creates an application from paper, as the office does. */
async function receive(values: Record<string, string> = {}) {
  const mobileNumber = `+91 55501 ${String(10_000 + ++phones)}`;
  const json = { ...TYPED, classSought: "Class 2", name: `Child ${phones}`, mobileNumber, ...values };
  const { status, body } = await api.post("/applications/create", { token, json });
  expect(status).toBe(201);
  return body as { _id: string; reference: string; updatedAt: string };
}
const find = async (id: string) => (await api.get(`/applications/${id}`, { token })).body;
const change = (id: string, json: unknown, as = token) => api.put(`/applications/${id}`, { token: as, json });
const move = (json: unknown, as = token) => api.post("/applications/move", { token: as, json });
const summary = async () => (await api.get("/applications/summary", { token })).body;
const classOf = async (name: string) =>
  (await summary()).classes.find((each: { class: string }) => each.class === name);

/** Sets the day of an offer to one that has passed. */
const setOffer = (id: string, offeredUntil: string) =>
  api.server.database.db.updateTable("applications").set({ offeredUntil }).where("_id", "=", id).execute();

/** Declines the applications that hold the seat of class 1. */
async function freeSeats(): Promise<void> {
  const { body } = await api.get("/applications/all?classSought=Class%201&step=offered", { token });
  for (const { _id } of body) await change(_id, { step: "declined" });
}

it("an application moves from step to step, and its history names the people who moved it", async () => {
  const clerk = await createPerson(api, "applications");
  const as = await api.logIn(clerk.email, clerk.password);
  const { _id } = await receive();
  expect((await change(_id, { assignedTo: clerk.id }, as)).body).toMatchObject({ assignedTo: clerk.id });
  const invitedAt = "2026-11-25T04:30:00.000Z";
  expect((await change(_id, { step: "invited", invitedAt }, as)).body).toMatchObject({
    step: "invited",
    invitedAt,
  });
  await change(_id, { step: "offered", offeredUntil: "2026-12-05" }, as);
  await api.post(`/applications/${_id}/notes`, { token: as, json: { text: "Father called" } });
  const { application, events, duplicates } = await find(_id);
  expect(application).toMatchObject({ step: "offered", offeredUntil: "2026-12-05", consentedAt: null });
  expect(duplicates).toEqual([]);
  const name = clerk.email.replace(/@.*$/, "");
  expect(events.map(({ kind, person, text, details }: never) => [kind, person, text, details])).toEqual([
    ["person", name, "", { from: null, to: name }],
    ["step", name, "", { from: "received", to: "invited" }],
    ["invitation", name, "", { from: null, to: invitedAt }],
    ["step", name, "", { from: "invited", to: "offered" }],
    ["offer", name, "", { from: null, to: "2026-12-05" }],
    ["note", name, "Father called", {}],
  ]);
});

it.each([
  [{}, 400, "validation_failed"],
  [{ step: "lost" }, 400, "validation_failed"],
  [{ step: "feePaid" }, 409, "step_not_possible"],
  [{ step: "admitted" }, 409, "admit_with_record"],
  [{ offeredUntil: "soon" }, 400, "validation_failed"],
  [{ assignedTo: "00000000-0000-4000-8000-000000000000" }, 400, "validation_failed"],
  [{ step: "checked", reference: "X" }, 400, "validation_failed"],
])("change %# is refused and changes nothing", async (json, status, id) => {
  const { _id } = await receive();
  const answer = await change(_id, json);
  expect([answer.status, answer.body.id]).toEqual([status, id]);
  expect(await find(_id)).toMatchObject({ application: { step: "received" }, events: [] });
});

it("several applications are moved together or not at all, and the move is undone together", async () => {
  const ids = [(await receive())._id, (await receive())._id];
  const declined = (await receive())._id;
  await change(declined, { step: "declined" });
  const refused = await move({ values: { step: "offered" }, ids: [...ids, declined] });
  expect([refused.status, refused.body.id]).toEqual([409, "step_not_possible"]);
  expect((await find(ids[0] ?? "")).application.step).toBe("received");
  const { body } = await move({ values: { step: "waiting" }, ids });
  expect(body.changed).toBe(2);
  expect((await find(ids[1] ?? "")).application.step).toBe("waiting");
  expect((await api.post(`/revisions/batches/${body.batch}/undo`, { token, json: {} })).status).toBe(200);
  expect((await find(ids[1] ?? "")).application.step).toBe("received");
});

it("one of four simultaneous offers gets the last seat, which is free again when that offer ends", async () => {
  const ids = [];
  for (let i = 0; i < 4; i++) ids.push((await receive({ classSought: "Class 1" }))._id);
  const answers = await Promise.all(
    ids.map((id) => change(id, { step: "offered", offeredUntil: "2026-12-05" })),
  );
  expect(answers.map(({ status, body }) => body.id ?? status).toSorted()).toEqual([
    200,
    "no_seat_left",
    "no_seat_left",
    "no_seat_left",
  ]);
  expect(await classOf("Class 1")).toMatchObject({ seats: 1, left: 0, byStep: { offered: 1, received: 3 } });
  const winner = ids[answers.findIndex(({ status }) => status === 200)] ?? "";
  const [next = ""] = ids.filter((id) => id !== winner);
  expect((await move({ values: { step: "waiting" }, ids: ids.filter((id) => id !== winner) })).status).toBe(
    200,
  );

  expect((await change(winner, { offeredUntil: "2026-11-18" })).body.errors).toEqual({
    offeredUntil: "Choose today or a later day",
  });
  await setOffer(winner, "2026-11-18");
  expect(await classOf("Class 1")).toMatchObject({ left: 1 });
  expect((await summary()).overdue).toBe(1);
  const { proposed } = (await api.get("/applications/marks", { token })).body;
  expect(proposed["Class 1"]).toBe(ids.filter((id) => id !== winner)[0]);
  expect((await change(next, { step: "offered", offeredUntil: "2026-12-05" })).status).toBe(200);
  // The seat of the offer that ran out is assigned to somebody else, so that its fee can no longer be accepted.
  expect((await change(winner, { step: "feePaid" })).body.id).toBe("no_seat_left");
  const late = await api.put(`/applications/update/${ids[3]}`, { token, json: { classSought: "Class 1" } });
  expect(late.status).toBe(200);
});

it("an application that is offered or invited again does not keep the earlier day", async () => {
  const { _id } = await receive();
  await change(_id, { step: "invited", invitedAt: "2026-11-25T04:30:00.000Z" });
  await change(_id, { step: "offered", offeredUntil: "2026-12-05" });
  await setOffer(_id, "2026-11-18");
  await change(_id, { step: "waiting" });
  expect((await change(_id, { step: "invited" })).body).toMatchObject({ invitedAt: null });
  expect((await move({ values: { step: "offered" }, ids: [_id] })).status).toBe(200);
  expect((await find(_id)).application).toMatchObject({ step: "offered", offeredUntil: null });
});

it("a class in another spelling is stored as on the page about admissions", async () => {
  const { _id } = await receive({ classSought: "class I" });
  const classOfOne = async () => (await find(_id)).application.classSought;
  expect(await classOfOne()).toBe("Class 1");
  const rename = (classSought: string) =>
    api.put(`/applications/update/${_id}`, { token, json: { classSought } });
  await rename("कक्षा 2");
  expect(await classOfOne()).toBe("Class 2");
  await rename("Class 7");
  expect(await classOfOne()).toBe("Class 7");
});

it("an undo cannot assign a seat that another application holds", async () => {
  const [first, second] = [
    await receive({ classSought: "Class 1" }),
    await receive({ classSought: "Class 1" }),
  ];
  await freeSeats();
  await change(first._id, { step: "offered" });
  const { body } = await move({ values: { step: "declined" }, ids: [first._id] });
  await change(second._id, { step: "offered" });
  const undone = await api.post(`/revisions/batches/${body.batch}/undo`, { token, json: {} });
  expect([undone.status, undone.body.id]).toEqual([409, "no_seat_left"]);
});

it("a restore from the trash cannot assign a seat that another application holds", async () => {
  const one = await receive({ classSought: "Class 1" });
  await freeSeats();
  await change(one._id, { step: "offered" });
  const deleted = await api.remove(`/applications/delete/${one._id}`, { token });
  const other = await receive({ classSought: "Class 1" });
  await change(other._id, { step: "offered" });
  const restore = () => api.post(`/trash/${deleted.headers.get("x-revision")}/restore`, { token });
  const refused = await restore();
  expect([refused.status, refused.body.id]).toEqual([409, "no_seat_left"]);
  await change(other._id, { step: "declined" });
  expect((await restore()).status).toBe(200);
  expect((await find(one._id)).application.step).toBe("offered");
});

it("only the office reads documents, and accepts or refuses them", async () => {
  const parent = await beginApplication(api, { ...TYPED, name: "With photo" });
  await parent.add("photo", await buildJpeg());
  const sent = await parent.send();
  const { body } = await api.get(`/applications/all?q=${sent.body.sent.reference}`, { token });
  const id: string = body[0]._id;
  const file = await api.get(`/applications/${id}/documents/photo`, { token });
  expect([file.status, file.headers.get("cache-control"), file.headers.get("content-type")]).toEqual([
    200,
    "no-store",
    "image/jpeg",
  ]);
  expect((await api.get(`/applications/${id}/documents/photo`, {})).status).toBe(401);
  expect((await api.get(`/applications/${id}/documents/report-card`, { token })).status).toBe(404);
  expect((await find(id)).missing).toEqual([]);
  const judge = async (json: object, seen?: string) =>
    api.put(`/applications/${id}/documents/photo`, {
      token,
      json: { file: seen ?? (await find(id)).documents[0].file, ...json },
    });
  expect((await judge({ state: "refused", note: "Too dark" })).body).toMatchObject({
    state: "refused",
    note: "Too dark",
  });
  expect(await find(id)).toMatchObject({
    missing: ["photo"],
    events: [{ kind: "sent" }, { kind: "documents", text: "Too dark", details: { state: "refused" } }],
  });
  expect((await api.get("/applications/marks", { token })).body.missing[id]).toEqual(["photo"]);
  expect((await parent.find()).body.documents).toMatchObject([{ state: "refused", note: "Too dark" }]);
  const [{ file: seen }] = (await find(id)).documents;
  await parent.add("photo", await buildJpeg());
  await api.server.sweepFiles(new Date(Date.now() + 60_000));
  expect((await judge({ state: "accepted" }, seen)).body.id).toBe("document_replaced");
  await judge({ state: "accepted" });
  expect(await find(id)).toMatchObject({ missing: [], documents: [{ state: "accepted", note: null }] });
});

it("applications of the same child or telephone number are marked as duplicates", async () => {
  const one = await receive({ name: "Twin One", mobileNumber: "098260 77001" });
  const two = await receive({ name: " twin one", mobileNumber: "+91 98260 77002" });
  const three = await receive({ name: "Other", mobileNumber: "+91 98260-77001" });
  const { duplicates } = await find(one._id);
  expect(duplicates.map(({ _id }: { _id: string }) => _id).toSorted()).toEqual(
    [two._id, three._id].toSorted(),
  );
  const { body } = await api.get("/applications/marks", { token });
  expect(body.duplicates).toEqual(expect.arrayContaining([one._id, two._id, three._id]));
});
