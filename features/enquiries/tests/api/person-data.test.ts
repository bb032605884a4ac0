import { afterEach, describe, expect, it } from "vitest";
import { VISITOR } from "../../../../core/server/database/entries/record-change.ts";
import { contentTypes, createEntry } from "../../../../tests/api/entries.ts";
import { startApi } from "../../../../tests/api/start-api.ts";
import { ADMIN } from "../../../../tests/test-server.ts";
import { createPerson } from "../../../accounts/tests/api/people.ts";
import { contacts } from "../../content/contacts.ts";
import type { PersonData } from "../../content/privacy-and-figures/person-data-contract.ts";
import { addEvent } from "../../server/event-store.ts";

const api = await startApi({ backups: { folder: "/nowhere", keep: 7 } });
const call = { token: api.token };
const { database, content } = api.server;
const { db } = database;

const PHONE = "+91 98260-77553";
const EMAIL = "asha_verma@example.com";

interface Sent {
  name: string;
  phoneNumber: string;
  email?: string;
  message?: string;
}

async function addEnquiry({ name, phoneNumber, email, message = "Hello" }: Sent): Promise<string> {
  const { _id } = await content.create(contacts, { name, phoneNumber, message }, VISITOR);
  if (email) await db.updateTable("contacts").set({ email }).where("_id", "=", _id).execute();
  return _id;
}

const search = (contact: unknown, token = api.token) =>
  api.post("/person-data", { token, json: { contact } });
const find = async (contact: string): Promise<PersonData> => (await search(contact)).body;
const namesOf = ({ enquiries }: PersonData) => enquiries.map(({ name }) => name).sort();

const forget = (json: { contact: string; confirm?: string; count: number }, token = api.token) =>
  api.post("/person-data/forget", { token, json: { confirm: json.contact, ...json } });

afterEach(async () => {
  await db.deleteFrom("contacts").execute();
  await db.deleteFrom("revisions").where("type", "=", contacts.name).execute();
  await db.deleteFrom("searchTexts").where("type", "=", contacts.name).execute();
  await db.deleteFrom("mails").execute();
});

it("everything is found by a number, in whatever spelling, also in the trash and in earlier versions", async () => {
  await addEnquiry({ name: "As typed", phoneNumber: "098260 77553" });
  const trashed = await addEnquiry({ name: "In the trash", phoneNumber: "9826077553" });
  await api.remove(`/contact/delete/${trashed}`, call);
  const changed = await addEnquiry({ name: "Changed", phoneNumber: "98260 77553" });
  await api.put(`/contact/update/${changed}`, { ...call, json: { phoneNumber: "98930 11111, evening" } });
  const both = await addEnquiry({ name: "Two numbers", phoneNumber: "98930 22222" });
  await api.put(`/contact/update/${both}`, { ...call, json: { phoneNumber: "98930 22222 / 98260.77553" } });
  await addEnquiry({ name: "Longer number", phoneNumber: "98260 775531" });
  await addEnquiry({ name: "In the message", phoneNumber: "98930 33333", message: "Not 98260 77553" });
  const found = await find(PHONE);
  expect(namesOf(found)).toEqual(["As typed", "Changed", "In the trash", "Two numbers"]);
  const place = new Map(found.enquiries.map((enquiry) => [enquiry.name, enquiry.place]));
  expect([place.get("In the trash"), place.get("Changed")]).toEqual(["trash", "list"]);
});

it("everything is found by an address, with the mails to it, and nothing of anybody else", async () => {
  const id = await addEnquiry({ name: "Asha", phoneNumber: "98260 77553", email: "Asha_Verma@Example.com" });
  await addEnquiry({ name: "Another", phoneNumber: "98260 77553", email: "ashaxverma@example.com" });
  await db
    .transaction()
    .execute((tx) => addEvent(tx, { entryId: id, actor: VISITOR, kind: "note", text: "Called twice" }));
  await addMail("enquiry-receipt", EMAIL);
  await addMail("enquiry-receipt", "somebody@example.com");
  const found = await find(` ${EMAIL.toUpperCase()}`);
  expect(found).toMatchObject({
    enquiries: [{ name: "Asha", place: "list", events: [{ kind: "note", text: "Called twice" }] }],
    mails: [{ kind: "enquiry-receipt", to: EMAIL, sentAt: null }],
    students: [],
  });
  expect(found.enquiries).toHaveLength(1);
});

it("mails to the same address about an account or entries of other types are left out", async () => {
  const others = [
    "invitation",
    "password-reset",
    "security",
    "new-enquiries",
    "certificates",
    "application-message",
  ];
  for (const kind of others) await addMail(kind, EMAIL);
  await addMail("enquiry-receipt", EMAIL);
  expect((await find(EMAIL)).mails.map(({ kind }) => kind)).toEqual(["enquiry-receipt"]);
});

it("mails to an address that the office has corrected are found and deleted, but not those to others", async () => {
  const id = await addEnquiry({ name: "Asha", phoneNumber: "98260 77553", email: "wrong@example.com" });
  await addMail("enquiry-reply", "wrong@example.com", id);
  await addMail("enquiry-receipt", "wrong@example.com", "another-enquiry");
  await db
    .updateTable("contacts")
    .set({ email: EMAIL, updatedAt: new Date().toISOString() })
    .where("_id", "=", id)
    .execute();
  for (const contact of [PHONE, EMAIL]) {
    expect((await find(contact)).mails).toMatchObject([{ kind: "enquiry-reply", to: "wrong@example.com" }]);
  }
  expect((await forget({ contact: PHONE, count: 1 })).body.deleted.mails).toBe(1);
  const left = await db.selectFrom("mails").select("about").execute();
  expect(left).toEqual([{ about: "another-enquiry" }]);
});

const addMail = (kind: string, recipient: string, about: string | null = null) =>
  db
    .insertInto("mails")
    .values({
      _id: crypto.randomUUID(),
      kind,
      recipient,
      language: "en",
      subject: "x",
      text: "x",
      button: null,
      about,
      replyTo: null,
      createdAt: "2026-11-18T06:00:00.000Z",
      validUntil: null,
      giveUpAt: "2026-11-20T06:00:00.000Z",
      nextTryAt: "2999-01-01T00:00:00.000Z",
    })
    .execute();

it("students with the number are found only by people who may read students", async () => {
  const student = await createEntry(api, contentTypes.students, { mobileNumber: "+91 94250 10101" });
  expect((await find("94250 10101")).students).toMatchObject([{ _id: student._id }]);
  const { email, password } = await createPerson(api, "enquiries");
  const token = await api.logIn(email, password);
  expect((await search("94250 10101", token)).body).toEqual({
    enquiries: [],
    mails: [],
    students: null,
    others: [],
  });
  const file = await api.post("/person-data/file", {
    token,
    json: { contact: "94250 10101", format: "json" },
  });
  expect(file.text).not.toContain(student.name);
});

it.each(["", "Asha", "12345", "98260 77553, 98260 77554", "a b@example.com", "x".repeat(300), 5, undefined])(
  "%j is refused in words",
  async (contact) => {
    const answer = await search(contact);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ["contact"]]);
  },
);

it("only people who may read enquiries search, and only those who may change them delete", async () => {
  const reader = await createPerson(api, "look");
  const stranger = await createPerson(api, "notices");
  const [read, strange] = [
    await api.logIn(reader.email, reader.password),
    await api.logIn(stranger.email, stranger.password),
  ];
  expect([(await search(PHONE, read)).status, (await search(PHONE, strange)).status]).toEqual([200, 403]);
  expect((await api.post("/person-data", { json: { contact: PHONE } })).status).toBe(401);
  expect((await forget({ contact: PHONE, count: 0 }, read)).status).toBe(403);
});

describe("the file", () => {
  const download = (format: string, language = "en") =>
    api.post("/person-data/file", { ...call, json: { contact: PHONE, format, language } });

  it("can be read in both languages, runs nothing, and has notes and earlier versions", async () => {
    const id = await addEnquiry({
      name: "<b>Asha</b>",
      phoneNumber: "98260 77553",
      message: "<script>alert(1)</script>",
    });
    await api.put(`/contact/update/${id}`, { ...call, json: { address: "1 New Road" } });
    await db
      .transaction()
      .execute((tx) => addEvent(tx, { entryId: id, actor: VISITOR, kind: "note", text: "Called & told" }));
    const english = await download("html");
    expect(english.headers.get("content-disposition")).toMatch(
      /^attachment; filename="person-[\d-]+\.html"$/,
    );
    expect(english.text).toContain("What our website keeps about +91 98260-77553");
    for (const text of ["&#60;b&#62;Asha", "&#60;script", "Called &#38; told", "1 New Road"]) {
      expect(english.text).toContain(text);
    }
    expect(english.text).not.toContain("<script");
    expect((await download("html", "hi")).text).toContain('<html lang="hi">');
    const [line] = (await api.get("/audit?action=export-person", call)).body;
    expect(line).toMatchObject({
      actor: ADMIN.email,
      type: "contacts",
      entryId: null,
      title: "enquiries 1, mails 0, students 0",
    });
  });

  it("is JSON for programs", async () => {
    await addEnquiry({ name: "Asha", phoneNumber: "98260 77553", message: "Bus?" });
    const { body } = await download("json");
    expect(body).toMatchObject({
      contact: PHONE,
      enquiries: [{ name: "Asha", message: "Bus?", versions: [{ kind: "created", message: "Bus?" }] }],
    });
  });
});

describe("deleting for good", () => {
  it("leaves nothing of the enquiries, and a line that names nobody", async () => {
    const traces = ["Vibhuti", "98260 77553", "9826077553", EMAIL];
    const id = await addEnquiry({ name: "Vibhuti", phoneNumber: "98260 77553", email: EMAIL });
    const trashed = await addEnquiry({ name: "Vibhuti", phoneNumber: "098260-77553" });
    await api.remove(`/contact/delete/${trashed}`, call);
    await db
      .transaction()
      .execute((tx) => addEvent(tx, { entryId: id, actor: VISITOR, kind: "note", text: "Vibhuti called" }));
    await addMail("enquiry-reply", EMAIL);
    await addMail("invitation", EMAIL);
    const other = await addEnquiry({ name: "Another", phoneNumber: "98930 11111" });

    const answer = await forget({ contact: PHONE, confirm: "098260 77553", count: 2 });

    expect(answer.body).toMatchObject({
      message: "All enquiries of the person are deleted for good.",
      deleted: { enquiries: 2, versions: 3, mails: 1 },
      isErased: true,
    });
    expect(answer.body.mayRemain[0]).toContain("until 7 newer ones");
    await db.deleteFrom("mails").where("kind", "=", "invitation").execute();
    const tables = ["contacts", "revisions", "enquiryEvents", "searchTexts", "auditLog", "mails"] as const;
    for (const table of tables) {
      const text = JSON.stringify(await db.selectFrom(table).selectAll().execute());
      expect([table, traces.filter((trace) => text.includes(trace))]).toEqual([table, []]);
    }
    expect(namesOf(await find("98930 11111"))).toEqual(["Another"]);
    expect(other).toBeDefined();
    expect((await api.get("/audit?action=forget-person", call)).body[0]).toMatchObject({
      actor: ADMIN.email,
      type: "contacts",
      entryId: null,
      fields: [],
      title: "enquiries 2, versions 3, mails 1",
    });
  });

  it("needs the same number or address again, and the number of enquiries that were seen", async () => {
    await addEnquiry({ name: "Asha", phoneNumber: "98260 77553" });
    const wrong = await forget({ contact: PHONE, confirm: "98260 77554", count: 1 });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([400, ["confirm"]]);
    const stale = await forget({ contact: PHONE, count: 2 });
    expect([stale.status, stale.body.id]).toEqual([409, "list_changed"]);
    expect(namesOf(await find(PHONE))).toEqual(["Asha"]);
  });
});
