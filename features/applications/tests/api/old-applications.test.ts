import { beforeAll, expect, it } from "vitest";
import { UNDO_HEADER } from "../../../../core/content/api/history-contract.ts";
import { startApi } from "../../../../tests/api/start-api.ts";
import { buildJpeg } from "../../../../tests/files.ts";
import { createPerson } from "../../../accounts/tests/api/people.ts";
import { beginApplication, openApplications, TYPED } from "./parents.ts";

let now = Date.parse("2026-11-19T10:00:00+05:30");
const api = await startApi({ now: () => now });
const { db } = api.server.database;

beforeAll(() => openApplications(api, { questions: [] }));

async function send(typed: Record<string, string> = {}) {
  const parent = await beginApplication(api, { ...TYPED, ...typed });
  for (const document of ["birth-certificate", "photo"]) await parent.add(document, await buildJpeg());
  const { body } = await parent.send();
  const { reference } = body.sent;
  const found = db.selectFrom("applications").select("_id").where("reference", "=", reference);
  return { ...parent, id: (await found.executeTakeFirstOrThrow())._id };
}

const countFiles = async () => (await Array.fromAsync(api.server.files.withdrawn.list())).length;
const listIds = async () =>
  (await db.selectFrom("applications").select("_id").execute()).map(({ _id }) => _id);

it("an admitted application is deleted when the student record is deleted for good", async () => {
  const { id } = await send({ name: "With a record" });
  const studentId = crypto.randomUUID();
  await db.updateTable("applications").set({ step: "admitted", studentId }).where("_id", "=", id).execute();
  await api.server.removeExpired();
  expect(await listIds()).not.toContain(id);
});

it("the link of an application does not work while it is in the trash, and all its data is deleted with it", async () => {
  const { id, find } = await send({ name: "In the trash" });
  const remove = async () => {
    const { headers } = await api.remove(`/applications/delete/${id}`, { token: api.token });
    return String(headers.get(UNDO_HEADER));
  };
  const deleted = await remove();
  expect((await find()).status).toBe(404);
  await api.post(`/trash/${deleted}/restore`, { token: api.token });
  expect((await find()).body.documents).toHaveLength(2);
  await api.server.retryFiles();
  const before = await countFiles();
  expect((await api.remove(`/trash/${await remove()}`, { token: api.token })).status).toBe(200);
  await api.server.retryFiles();
  expect(await countFiles()).toBe(before - 2);
  expect(await db.selectFrom("applicationForms").select("_id").where("_id", "=", id).execute()).toEqual([]);
});

it("documents, events and links without an application are deleted, those of unsent forms and in the trash stay", async () => {
  const { id, find } = await send({ name: "Gone" });
  const trashed = await send({ name: "In the trash again" });
  await api.remove(`/applications/delete/${trashed.id}`, { token: api.token });
  const unsent = await beginApplication(api, TYPED);
  await unsent.add("photo", await buildJpeg());
  await db.deleteFrom("applications").where("_id", "=", id).execute();
  await db.deleteFrom("revisions").where("entryId", "=", id).execute();
  await api.server.retryFiles();
  const before = await countFiles();
  await api.server.removeExpired();
  await api.server.retryFiles();
  expect(await countFiles()).toBe(before - 2);
  expect((await find()).status).toBe(404);
  const countOf = async (table: "applicationDocuments" | "applicationEvents", of: string) =>
    (await db.selectFrom(table).select("_id").where("applicationId", "=", of).execute()).length;
  expect([await countOf("applicationDocuments", id), await countOf("applicationEvents", id)]).toEqual([0, 0]);
  expect(await countOf("applicationDocuments", trashed.id)).toBe(2);
  expect((await unsent.find()).body.documents).toHaveLength(1);
});

it("a request for the data of a person finds applications if the user may read them", async () => {
  await send({ name: "Asha of Sunita", mobileNumber: "+91 55500 03999" });
  const [{ _id }] = (await api.get("/applications/all?q=Asha%20of%20Sunita", { token: api.token })).body;
  await api.put(`/applications/${_id}`, { token: api.token, json: { step: "waiting" } });
  await api.post(`/applications/${_id}/notes`, { token: api.token, json: { text: "Father called" } });
  const email = "Sunita@example.com";
  const unsent = await beginApplication(api, { mobileNumber: "+91-55500 03999", email, name: "Begun" });
  await unsent.add("photo", await buildJpeg());
  const json = { contact: "5550003999" };
  const { body } = await api.post("/person-data", { token: api.token, json });
  expect(body.others).toMatchObject([
    { type: "applications", place: "list", title: "Asha of Sunita" },
    { type: "applications", place: "unsent", title: "Begun" },
  ]);
  const byMail = { contact: email.toLowerCase(), format: "json" };
  const begun = JSON.parse((await api.post("/person-data/file", { token: api.token, json: byMail })).text);
  const document = { name: "Document", text: "Photo of the child" };
  expect(begun.others).toMatchObject([{ place: "unsent", name: "Begun", email, details: [document] }]);
  const clerk = await createPerson(api, "enquiries");
  const token = await api.logIn(clerk.email, clerk.password);
  expect((await api.post("/person-data", { token, json })).body.others).toEqual([]);
  const file = await api.post("/person-data/file", { token: api.token, json: { ...json, format: "json" } });
  const [{ details, events, versions }] = JSON.parse(file.text).others;
  expect(details).toEqual(expect.arrayContaining([{ name: "Step", text: "Waiting list" }]));
  expect(events).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: "Sent" }),
      expect.objectContaining({ name: "Step", text: "Waiting list" }),
      expect.objectContaining({ name: "Note", text: "Father called" }),
    ]),
  );
  expect(versions).toMatchObject([{ kind: "changed" }, { kind: "created", name: "Asha of Sunita" }]);
  const page = await api.post("/person-data/file", { token: api.token, json: { ...json, format: "html" } });
  expect(page.text).toContain("Note: Father called");
  expect(page.text).toContain("Begun on the site and not sent.");
});

// This test is the last one, because it moves the clock beyond the end of every session.
it("forms that were not sent are deleted after 30 days, and applications that were not admitted after their period", async () => {
  const clerk = await createPerson(api, "applications");
  const unsent = await beginApplication(api, TYPED);
  await unsent.add("photo", await buildJpeg());
  const declined = await send();
  const admitted = await send({ name: "Admitted" });
  await db.updateTable("applications").set({ step: "admitted" }).where("_id", "=", admitted.id).execute();
  now = Date.parse("2026-12-19T09:59:59+05:30");
  await api.server.removeExpired();
  expect((await unsent.find()).status).toBe(200);
  now = Date.parse("2026-12-19T10:00:01+05:30");
  await api.server.removeExpired();
  expect((await unsent.find()).status).toBe(404);
  expect(await listIds()).toEqual(expect.arrayContaining([declined.id, admitted.id]));

  now = Date.parse("2028-03-31T23:59:59+05:30");
  await api.server.removeExpired();
  const remaining = (await listIds()).length;
  expect(await listIds()).toContain(declined.id);
  // Only the admitted one stays with a shorter period.
  const token = await api.logIn(clerk.email, clerk.password);
  const countDue = async (months: number) =>
    (await api.get(`/applications/settings/due?months=${months}`, { token })).body.due;
  expect([await countDue(12), await countDue(11)]).toEqual([0, remaining - 1]);
  const { body: settings } = await api.get("/applications/settings", { token });
  const shorter = { ...settings, months: 11 };
  const saved = await api.put("/applications/settings", { token, json: shorter });
  expect(saved.body.due).toBe(remaining - 1);
  await api.put("/applications/settings", { token, json: settings });
  now = Date.parse("2028-04-01T00:00:00+05:30");
  await api.server.removeExpired();
  expect(await listIds()).not.toContain(declined.id);
  expect(await listIds()).toContain(admitted.id);
  await api.server.retryFiles();
  for (const table of ["applicationEvents", "applicationDocuments"] as const) {
    const left = await db.selectFrom(table).select("_id").where("applicationId", "=", declined.id).execute();
    expect(left).toEqual([]);
  }
  expect(await db.selectFrom("revisions").select("_id").where("entryId", "=", declined.id).execute()).toEqual(
    [],
  );
  const audit = await db
    .selectFrom("auditLog")
    .select("title")
    .where("action", "=", "end-applications")
    .execute();
  expect(audit).toEqual([{ title: expect.stringMatching(/^applications \d, versions \d$/) }]);
});
