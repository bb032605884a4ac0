import { afterAll, beforeAll, expect, it } from "vitest";
import { startApi } from "../../../../tests/api/start-api.ts";
import { refusal, startSmtpServer } from "../../../../tests/smtp-server.ts";
import { beginApplication, openApplications, TYPED } from "./parents.ts";

const EMAIL = "sunita@home.example";
const UNKNOWN = "unknown@home.example";
let isAccepting = false;
const smtp = await startSmtpServer({
  onRcptTo: ({ address }, _session, done) =>
    address === UNKNOWN && !isAccepting ? done(refusal(550, "No such user")) : done(),
});
const now = () => Date.parse("2026-11-19T10:00:00+05:30");
const api = await startApi({ now, mail: smtp.settings });
const withoutMail = await startApi({ now });
afterAll(() => smtp.close());
beforeAll(async () => {
  for (const each of [api, withoutMail]) await openApplications(each, { documents: [] });
});

async function receive(typed: Record<string, string> = {}, on = api) {
  const { token } = on;
  const parent = await beginApplication(on, { ...TYPED, ...typed });
  const { reference } = (await parent.send()).body.sent;
  const [{ _id: id }] = (await on.get(`/applications/all?q=${reference}`, { token })).body;
  return {
    id,
    reference,
    link: parent.link,
    find: async () => (await on.get(`/applications/${id}`, { token })).body,
    form: async () => (await on.get(`/applications/${id}/messages`, { token })).body,
    change: (json: object) => on.put(`/applications/${id}`, { token, json }),
    tell: (json: object) =>
      on.post(`/applications/${id}/messages`, { token, json: { by: "mail", language: "en", ...json } }),
  };
}

it("the values of a message are those of the application, in both languages", async () => {
  const { reference, link, change, form } = await receive({ name: "Told", nameHi: "बताया" }, withoutMail);
  await change({ step: "invited", invitedAt: "2026-11-25T04:30:00.000Z" });
  const { values, ...rest } = await form();
  expect(rest).toEqual({ language: "en", mail: { problem: "notSet", to: null }, deliveries: [] });
  expect(values).toMatchObject({
    en: { name: "Told", reference, time: "25 November 2026, 10:00", day: null },
    hi: { name: "बताया", class: "कक्षा 1" },
  });
  expect(values.en.link).toContain(link);
});

it("a message with placeholders is refused, and one that was sent by WhatsApp is recorded", async () => {
  const { find, tell } = await receive();
  expect((await tell({ by: "whatsapp", text: "Come on {time}" })).body.errors).toEqual({
    text: "Fill in before you send: {time}",
  });
  expect((await tell({ by: "whatsapp", text: "Come on 25 November" })).status).toBe(201);
  expect((await find()).events.at(-1)).toMatchObject({
    kind: "whatsapp",
    text: "Come on 25 November",
    details: { number: TYPED.mobileNumber },
  });
});

it("a mail is refused without a mail server, and without an address", async () => {
  const text = "Come";
  expect((await (await receive({ email: EMAIL }, withoutMail)).tell({ text })).status).toBe(400);
  expect((await (await receive()).tell({ text })).body.errors).toEqual({
    by: "This application has no email address",
  });
});

it("a mail reaches the parents with the text and the reference, and is in the history as sent", async () => {
  const { reference, find, form, tell } = await receive({ email: EMAIL });
  const text = "Please come on 25 November.\n\nकृपया आएँ।";
  expect((await tell({ text })).status).toBe(201);
  await expect
    .poll(async () => (await form()).deliveries, { timeout: 10_000 })
    .toMatchObject([{ state: "sent" }]);
  const mail = smtp.received.find((each) => each.text.includes("25 November"));
  expect(mail).toMatchObject({ to: [EMAIL], text: expect.stringContaining("कृपया आएँ।") });
  expect(mail?.headers.subject).toBe(`Your application ${reference}`);
  const event = (await find()).events.at(-1);
  expect(event).toMatchObject({ kind: "mail", text, details: { address: EMAIL, language: "en" } });
  expect((await form()).deliveries).toMatchObject([{ event: event._id }]);
});

it("a mail that the server refuses is shown as not sent, with the reason, and can be tried again", async () => {
  const { id, form, tell } = await receive({ email: UNKNOWN });
  const { _id: event } = (await tell({ text: "Come" })).body;
  await expect
    .poll(async () => (await form()).deliveries, { timeout: 10_000 })
    .toMatchObject([{ state: "givenUp", message: "The mailbox does not exist (550)" }]);
  const retry = (of: string) =>
    api.post(`/applications/${id}/messages/${of}/retry`, { token: api.token, json: {} });
  isAccepting = true;
  expect((await retry(event)).body).toEqual({ isTriedAgain: true });
  await expect.poll(async () => (await form()).deliveries).toMatchObject([{ state: "sent" }]);
  expect((await retry(event)).body, "sent already").toEqual({ isTriedAgain: false });
  expect((await retry(id)).status).toBe(404);
});

it("saved texts with a wrong placeholder are refused, and the error names it", async () => {
  const { body } = await api.get("/applications/settings", { token: api.token });
  const texts = [{ id: "x", step: null, title: { en: "X", hi: null }, text: { en: "{name}", hi: "{नम}" } }];
  const json = { ...body, texts };
  const refused = await api.put("/applications/settings", { token: api.token, json });
  expect([refused.status, refused.body.errors]).toEqual([
    400,
    { "texts/0/text/hi": expect.stringMatching(/^{नम} cannot be filled in\. These can: {नाम}, {कक्षा}/) },
  ]);
});
