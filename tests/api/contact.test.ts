import { afterEach, expect, it } from "vitest";
import { CANARIES, contentTypes } from "./entries.ts";
import { startApi } from "./start-api.ts";

let time = Date.now();
const api = await startApi({ now: () => time, trustProxy: ["127.0.0.1"] });
const { fields } = contentTypes.contacts;

const send = (json: unknown, address = "203.0.113.1", headers: Record<string, string> = {}) =>
  api.post("/contact/create", { json, headers: { "x-forwarded-for": address, ...headers } });
const inbox = async () => (await api.get("/contact/all", { token: api.token })).body;

afterEach(() => {
  time += 11 * 60_000;
});

it("a message is stored for the office, and the visitor gets only a confirmation", async () => {
  const answer = await send(fields);
  expect([answer.status, answer.body]).toEqual([201, { success: true }]);
  expect((await inbox())[0]).toMatchObject(fields);
});

it("a message that is sent again with its key is stored once; a changed one is another message", async () => {
  const sendAs = (key: string, message: string) =>
    send({ ...fields, message }, "203.0.113.1", { "idempotency-key": key });
  const before = await inbox();
  const answers = await Promise.all([sendAs("one", "Bus?"), sendAs("one", "Bus?")]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect((await sendAs("one", "Bus?")).status).toBe(201);
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
  [{ ...fields, _id: "mine", createdAt: "2020" }, ["_id", "createdAt"]],
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

it("a robot that fills in the hidden field is thanked and ignored", async () => {
  const before = await inbox();
  const answer = await send({ ...fields, website: "https://spam.example" });
  expect([answer.status, answer.body]).toEqual([201, { success: true }]);
  expect(await inbox()).toEqual(before);
  expect((await send({ ...fields, website: "" })).status).toBe(201);
  expect(await inbox()).toHaveLength(before.length + 1);
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
  const [message] = await inbox();
  expect(message.message).toBe(CANARIES.visitorMessage);
  expect((await api.get("/contact/all")).status).toBe(401);
  expect((await api.put(`/contact/update/${message._id}`, { json: { name: "x" } })).status).toBe(401);
  expect((await api.remove(`/contact/delete/${message._id}`)).status).toBe(401);
});
