import { afterEach, expect, it } from "vitest";
import { CANARIES, contentTypes } from "../../../../tests/api/entries.ts";
import { startApi } from "../../../../tests/api/start-api.ts";

let time = Date.now();
const api = await startApi({ now: () => time, trustProxy: ["127.0.0.1"] });
const { db } = api.server.database;
const { fields } = contentTypes.contacts;

const send = (json: unknown, address = "203.0.113.1", headers: Record<string, string> = {}) =>
  api.post("/contact/create", { json, headers: { "x-forwarded-for": address, ...headers } });
const inbox = async () => (await api.get("/contact/all", { token: api.token })).body;

const findRow = (reference: string | undefined) =>
  db
    .selectFrom("contacts")
    .select(["status", "spamReasons"])
    .where("reference", "=", String(reference))
    .executeTakeFirst();

const countStored = async (status: string) =>
  (await db.selectFrom("contacts").select("_id").where("status", "=", status).execute()).length;

afterEach(async () => {
  await db.deleteFrom("attempts").execute();
  // Many copies of a text are spam.
  await db.deleteFrom("contacts").execute();
});

it("a message is stored for the office, and the visitor gets only a confirmation", async () => {
  const answer = await send(fields);
  const { reference } = answer.body;
  expect([answer.status, answer.body]).toEqual([201, { success: true, reference }]);
  expect(reference).toMatch(/^[2-9A-Z]{3}-[2-9A-Z]{3}$/);
  expect((await inbox())[0]).toMatchObject({ ...fields, reference, status: "new", spamReasons: [] });
});

it("a message that is sent again with its key is stored once; a changed one is another message", async () => {
  const sendAs = (key: string, message: string) =>
    send({ ...fields, message }, "203.0.113.1", { "idempotency-key": key });
  const before = await inbox();
  const answers = await Promise.all([sendAs("one", "Bus?"), sendAs("one", "Bus?")]);
  const [{ body }] = answers;
  expect(answers.map((each) => [each.status, each.body])).toEqual([
    [201, body],
    [201, body],
  ]);
  for (let count = 0; count < 6; count++) {
    const again = await sendAs("one", "Bus?");
    expect([again.status, again.body], "a repetition does not use up the limit").toEqual([201, body]);
  }
  expect(await inbox()).toHaveLength(before.length + 1);
  await sendAs("one", "Train?");
  await sendAs("two", "Bus?");
  expect(await inbox()).toHaveLength(before.length + 3);
});

it("a telephone number may be typed in Hindi digits, also by the office", async () => {
  expect((await send({ ...fields, phoneNumber: "०७३४ २५५ ९९१७" })).status).toBe(201);
  const [{ _id, phoneNumber }] = await inbox();
  expect(phoneNumber).toBe("0734 255 9917");
  const json = { phoneNumber: "९८२६०, शाम को" };
  const edited = await api.put(`/contact/update/${_id}`, { token: api.token, json });
  expect(edited.body.phoneNumber).toBe("98260, शाम को");
});

it("the address may be left out", async () => {
  const { address: _left, ...others } = fields;
  expect((await send(others)).status).toBe(201);
  expect((await inbox())[0].address).toBeNull();
});

it.each([
  [{}, ["name", "phoneNumber", "message"]],
  [{ ...fields, name: " " }, ["name"]],
  [{ ...fields, message: "" }, ["message"]],
  [{ ...fields, phoneNumber: "call me" }, ["phoneNumber"]],
  [{ ...fields, phoneNumber: 9826077553 }, ["phoneNumber"]],
  [{ ...fields, message: "x".repeat(4001) }, ["message"]],
  [{ ...fields, mobile: "9826077553" }, ["mobile"]],
  [{ ...fields, message: "x".repeat(64 * 1024) }, ["message"]],
  [{ ...fields, message: "\u200b\u200d\ufeff" }, ["message"]],
  [{ ...fields, message: "bell \u0007" }, ["message"]],
  [{ ...fields, email: "visitor at example.com" }, ["email"]],
  [{ ...fields, topic: "<b>free</b>" }, ["topic"]],
  [{ ...fields, classSought: "x".repeat(121) }, ["classSought"]],
  [{ ...fields, _id: "mine", createdAt: "2020" }, ["_id", "createdAt"]],
  [
    { ...fields, status: "closed", reference: "AAA-AAA", assignedTo: "me", spamReasons: "[]" },
    ["status", "reference", "assignedTo", "spamReasons"],
  ],
])("message %# is refused by field and not stored", async (json, wrong) => {
  const before = await inbox();
  const answer = await send(json);
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, wrong]);
  expect(await inbox()).toEqual(before);
});

it.each([null, [], "text", 5, [fields]])("%j is no message", async (json) => {
  expect((await send(json)).status).toBe(400);
});

it("a form or plain text is 415, as wherever JSON is expected", async () => {
  const form = Object.entries(fields);
  for (const path of ["/contact/create", "/admins/login", "/texts/set"]) {
    expect((await api.post(path, { token: api.token, form })).status).toBe(415);
  }
  const headers = { "content-type": "text/plain" };
  expect((await api.post("/contact/create", { body: JSON.stringify(fields), headers })).status).toBe(415);
});

it("e-mail, topic and class are stored; the class only with admissions", async () => {
  const more = { email: " meera@example.com ", topic: "admission", classSought: "UKG" };
  await send({ ...fields, ...more, language: "hi", seconds: 40 });
  expect((await inbox())[0]).toMatchObject({ ...more, email: "meera@example.com", language: "hi" });
  await send({ ...fields, ...more, topic: "fees", language: "fr", seconds: "soon" });
  expect((await inbox())[0]).toMatchObject({ topic: "fees", classSought: null, language: null });
  await send({ ...fields, classSought: "UKG", email: "", topic: "" });
  expect((await inbox())[0]).toMatchObject({ email: null, topic: null, classSought: "UKG" });
});

it("a name is one line", async () => {
  await send({ ...fields, name: "Meera\r\nBcc: stranger@example.com" });
  expect((await inbox())[0].name).toBe("Meera Bcc: stranger@example.com");
});

it.each([
  [{ website: "https://spam.example" }, ["trap"]],
  [{ message: "http://a.example http://b.example www.c.example" }, ["manyLinks"]],
  [{ message: "See bit.ly/3xYz" }, ["riskyLink"]],
  [{ message: "See http://a.example", seconds: 1 }, ["link", "fast"]],
])("%j is kept as spam, and the sender gets the same answer", async (spam, reasons) => {
  const { status, body } = await send({ ...fields, ...spam });
  expect([status, body]).toEqual([201, { success: true, reference: expect.stringMatching(/^\S{3}-\S{3}$/) }]);
  const row = await findRow(body.reference);
  expect([row?.status, row?.spamReasons]).toEqual(["spam", JSON.stringify(reasons)]);
});

it("an empty hidden field and a quick sender are no spam", async () => {
  const { body } = await send({ ...fields, website: "", seconds: 0 });
  expect((await inbox())[0]).toMatchObject({ reference: body.reference, status: "new" });
});

it("the eleventh copy of a text is spam", async () => {
  const message = "Vote for us";
  const references: string[] = [];
  for (let count = 0; count < 11; count++) {
    references.push((await send({ ...fields, message }, `198.51.100.${count}`)).body.reference);
  }
  expect((await findRow(references[9]))?.status).toBe("new");
  expect((await findRow(references[10]))?.spamReasons).toBe('["copies"]');
});

it("in a flood, which the summary names, copies are spam and other messages are not", async () => {
  const findFlood = async () => (await api.get("/enquiries/summary", { token: api.token })).body.isFlood;
  for (let number = 0; number < 101; number++) {
    const { status } = await send({ ...fields, message: `Flood ${number}` }, `192.0.2.${number}`);
    expect(status).toBe(201);
  }
  expect([await countStored("spam"), await findFlood()]).toEqual([0, true]);
  const copy = await send({ ...fields, message: "Flood 102" }, "192.0.2.201");
  expect((await findRow(copy.body.reference))?.spamReasons).toBe('["copies","flood"]');
  const other = await send({ ...fields, message: "Is the office open on Saturday?" }, "192.0.2.202");
  expect((await findRow(other.body.reference))?.status).toBe("new");
  const anHourAgo = new Date(time - 60 * 60_000).toISOString();
  await db.updateTable("contacts").set({ createdAt: anHourAgo }).execute();
  expect(await findFlood()).toBe(false);
});

it("one address may send five messages in ten minutes", async () => {
  for (let count = 0; count < 5; count++) expect((await send(fields)).status).toBe(201);
  const before = await inbox();
  const refused = await send(fields);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "600"]);
  expect(await inbox()).toEqual(before);
  expect((await send(fields, "203.0.113.2")).status).toBe(201);
  time += 10 * 60_000;
  expect((await send(fields)).status).toBe(201);
});

it("refused messages do not use up the limit", async () => {
  for (let count = 0; count < 8; count++) expect((await send({ name: "Nobody" })).status).toBe(400);
  expect((await send(fields)).status).toBe(201);
});

it("messages sent at once are counted one by one", async () => {
  const answers = await Promise.all(Array.from({ length: 9 }, () => send(fields)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
});

it("only an admin reads, changes or deletes messages", async () => {
  await send(fields);
  const [message] = await inbox();
  expect(message.message).toBe(CANARIES.visitorMessage);
  expect((await api.get("/contact/all")).status).toBe(401);
  expect((await api.put(`/contact/update/${message._id}`, { json: { name: "x" } })).status).toBe(401);
  expect((await api.remove(`/contact/delete/${message._id}`)).status).toBe(401);
});
