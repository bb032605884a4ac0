import { beforeAll, expect, it } from "vitest";
import { contentTypes } from "../../../../tests/api/entries.ts";
import { startApi } from "../../../../tests/api/start-api.ts";
import { buildJpeg } from "../../../../tests/files.ts";
import { createPerson } from "../../../accounts/tests/api/people.ts";
import { beginApplication, openApplications, TYPED } from "./parents.ts";

const api = await startApi({ now: () => Date.parse("2026-11-19T10:00:00+05:30"), trustProxy: ["127.0.0.1"] });
const { token } = api;
const { students } = contentTypes;
const { db } = api.server.database;

beforeAll(() =>
  openApplications(api, {
    classes: [{ class: "Class 1", takes: true, seats: 5 }],
    documents: [{ id: "photo", name: { en: "Photo", hi: "फ़ोटो" }, isRequired: false, classes: [] }],
  }),
);

let phones = 0;
async function receive(classSought = "Class 1") {
  const mobileNumber = `+91 55502 ${String(10_000 + ++phones)}`;
  const json = { ...TYPED, name: `Child ${phones}`, mobileNumber, classSought };
  const { status, body } = await api.post("/applications/create", { token, json });
  expect(status).toBe(201);
  return String(body._id);
}
const change = (id: string, json: unknown, as = token) => api.put(`/applications/${id}`, { token: as, json });
const find = async (id: string) => (await api.get(`/applications/${id}`, { token })).body;
const propose = async (id: string, as = token) =>
  (await api.get(`/applications/${id}/admit`, { token: as })).body;
const admit = (id: string, place: object, as = token, keepsDocuments = true) =>
  api.post(`/applications/${id}/admit`, { token: as, json: { ...place, keepsDocuments } });
const listStudents = async () =>
  (await api.get("/students/all?limit=100", { token })).body as Record<string, string>[];

it("three people take 60 applications from Received to their end at once, and five become students", async () => {
  const ids: string[] = [];
  for (let i = 0; i < 60; i++) ids.push(await receive());
  const clerks = [];
  for (let i = 0; i < 3; i++) {
    const { email, password } = await createPerson(api, "applications");
    clerks.push(await api.logIn(email, password));
  }
  /** All people work through the same list, and take the next possible step with each application. */
  const work = async (as: string) => {
    for (const id of ids) {
      await change(id, { step: "checked" }, as);
      await change(id, { step: "invited", invitedAt: "2026-11-25T04:30:00.000Z" }, as);
      const { body, status } = await change(id, { step: "offered", offeredUntil: "2026-12-31" }, as);
      if (status === 409 && body.id === "no_seat_left") await change(id, { step: "declined" }, as);
      else {
        await change(id, { step: "feePaid" }, as);
        let answer = await admit(id, await propose(id, as), as);
        // Somebody else has taken the proposed roll number meanwhile.
        while (answer.status === 400) answer = await admit(id, await propose(id, as), as);
      }
    }
  };
  await Promise.all(clerks.map(work));
  // Applications that one person reopened while another one declined them.
  for (const id of ids) {
    const { application } = await find(id);
    if (application.step === "feePaid") await admit(id, await propose(id));
    else if (!["admitted", "declined"].includes(application.step)) await change(id, { step: "declined" });
  }
  const steps = await db
    .selectFrom("applications")
    .select(["step", (eb) => eb.fn.countAll().as("count")])
    .groupBy("step")
    .execute();
  expect(Object.fromEntries(steps.map(({ step, count }) => [step, Number(count)]))).toEqual({
    admitted: 5,
    declined: 55,
  });
  const admitted = await listStudents();
  expect(admitted).toHaveLength(5);
  expect(
    new Set(admitted.map(({ class: name, section, rollNumber }) => [name, section, rollNumber].join())),
  ).toHaveProperty("size", 5);
  expect(admitted[0]).toMatchObject({
    dateOfBirth: TYPED.dateOfBirth,
    guardianName: TYPED.motherName,
    address: TYPED.address,
    gender: TYPED.gender,
  });
  const linked = await db
    .selectFrom("applications")
    .select("studentId")
    .where("step", "=", "admitted")
    .execute();
  expect(linked.map(({ studentId }) => studentId).toSorted()).toEqual(
    admitted.map(({ _id }) => _id).toSorted(),
  );
  // Consent is not answered yet.
  expect(await db.selectFrom("consents").select("_id").execute()).toEqual([]);
}, 300_000);

it("an application is admitted once, and only from an offer", async () => {
  const id = await receive("Class 2");
  const place = { class: "Class 2", section: "A", rollNumber: "1" };
  expect((await admit(id, place)).body.id).toBe("step_not_possible");
  await change(id, { step: "offered" });
  const wrong = await admit(id, { ...place, rollNumber: "" });
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([400, ["rollNumber"]]);
  const answers = await Promise.all([admit(id, place), admit(id, place)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const other = await receive("Class 2");
  await change(other, { step: "offered" });
  expect((await admit(other, place)).body.errors).toEqual({
    rollNumber: "This roll number is taken in this section",
  });
  expect(await propose(other)).toEqual({ class: "Class 2", section: "A", rollNumber: "2" });
});

it("an admission is undone with its student record, which is not created twice and not removed after a change", async () => {
  const id = await receive("Class 2");
  const undo = () => api.remove(`/applications/${id}/admit`, { token });
  const admitAgain = async () => {
    expect((await admit(id, await propose(id))).status).toBe(201);
    return (await find(id)).application.studentId as string;
  };
  await change(id, { step: "offered" });
  expect((await undo()).body.id).toBe("step_not_possible");
  const wrong = await admitAgain();
  expect((await undo()).body).toEqual({ step: "offered" });
  expect((await find(id)).application).toMatchObject({ step: "offered", studentId: null });
  expect((await listStudents()).map(({ _id }) => _id)).not.toContain(wrong);
  expect((await api.get("/trash", { token })).body).toMatchObject([{ entryId: wrong }]);

  const student = await admitAgain();
  await api.put(students.update(student), { token, form: [["address", "14 Example Road"]] });
  expect((await undo()).body.id).toBe("student_record_changed");
  for (const step of ["withdrawn", "received", "offered"]) await change(id, { step });
  expect((await admit(id, await propose(id))).body.id).toBe("student_record_exists");
  await api.remove(students.remove(student), { token });
  expect(await admitAgain()).not.toBe(student);
});

it.each([true, false])("an admission keeps the documents or deletes them: %s", async (keeps) => {
  const parent = await beginApplication(api, {
    ...TYPED,
    classSought: "Class 2",
    dateOfBirth: "2019-06-30",
    name: `Kept ${keeps}`,
  });
  await parent.add("photo", await buildJpeg());
  const sent = await parent.send();
  const [{ _id: id }] = (await api.get(`/applications/all?q=${sent.body.sent.reference}`, { token })).body;
  await change(id, { step: "offered" });
  expect((await admit(id, await propose(id), token, keeps)).status).toBe(201);
  const { application, documents } = await find(id);
  expect(documents).toHaveLength(keeps ? 1 : 0);
  const { body: ofStudent } = await api.get(`/applications/all?studentId=${application.studentId}`, {
    token,
  });
  expect(ofStudent).toMatchObject([{ _id: id }]);
  expect((await api.get(`/applications/${id}/documents/photo`, { token })).status).toBe(keeps ? 200 : 404);
});
