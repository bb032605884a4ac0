import { randomUUID } from "node:crypto";
import { afterAll, expect, it } from "vitest";
import { savePage } from "../../../../tests/api/save-page.ts";
import { startApi } from "../../../../tests/api/start-api.ts";
import { findFreePort } from "../../../../tests/free-port.ts";
import { mailSettings, refusal, startSmtpServer } from "../../../../tests/smtp-server.ts";
import { createPerson } from "../../../accounts/tests/api/people.ts";
import { contacts } from "../../content/contacts.ts";

const UNKNOWN = "unknown@parents.example";
let isAccepting = false;
const smtp = await startSmtpServer({
  onRcptTo: ({ address }, _session, done) =>
    address === UNKNOWN && !isAccepting ? done(refusal(550, "No such user here")) : done(),
});
const api = await startApi({ mail: smtp.settings });
const withoutMail = await startApi();
const port = await findFreePort();
const withOutage = await startApi({ mail: mailSettings({ port }) });
afterAll(() => smtp.close());

const HOURS = {
  id: "week",
  days: { en: "Monday to Friday", hi: "सोमवार से शुक्रवार" },
  hours: { en: "9 to 2", hi: "9 से 2 बजे" },
};
await savePage(api, "school", {
  name: { en: "Adarsh Vidya", hi: "आदर्श विद्या" },
  email: "info@adarsh.example",
  officeHours: [HOURS],
});

type Client = typeof api;

interface SentAnswer {
  by?: string;
  text?: string;
  language?: string;
  isAnswered?: boolean;
  [name: string]: unknown;
}

/** An enquiry as a visitor has sent it. */
async function addEnquiry(values: Record<string, string | null> = {}, client: Client = api): Promise<string> {
  const { _id } = await client.server.content.create(contacts, {
    name: "Priya Sharma",
    address: null,
    phoneNumber: "98260 77553",
    email: "priya@parents.example",
    topic: "admission",
    classSought: "3",
    language: "en",
    message: "Is there a seat?\n\nThank you.",
    ...values,
  });
  return _id;
}

const mailAnswer = (values: SentAnswer = {}) => ({
  by: "mail",
  text: "Yes, there is.\n\nPlease come.",
  language: "en",
  isAnswered: true,
  ...values,
});
const answer = (
  id: string,
  json: SentAnswer,
  { client = api, version }: { client?: Client; version?: string } = {},
) =>
  client.post(`/enquiries/${id}/answers`, {
    token: client.token,
    json,
    ...(version !== undefined && { headers: { "if-match": `"${version}"` } }),
  });
const findForm = async (id: string, client: Client = api) =>
  (await client.get(`/enquiries/${id}/reply`, { token: client.token })).body;
type EnquiryRow = Record<string, string | number | null> & { updatedAt: string };

async function findRow(id: string, client: Client = api): Promise<EnquiryRow> {
  const { db } = client.server.database;
  const row = await db.selectFrom("contacts").selectAll().where("_id", "=", id).executeTakeFirstOrThrow();
  return row as EnquiryRow;
}
const findEvents = async (id: string) =>
  (
    await api.server.database.db
      .selectFrom("enquiryEvents")
      .selectAll()
      .where("enquiryId", "=", id)
      .orderBy("_id")
      .execute()
  ).map(({ kind, text, person, details }) => ({ kind, text, person, details: JSON.parse(details) }));
const receive = async () => {
  await expect.poll(() => smtp.received.length).toBe(1);
  const [received] = smtp.received.splice(0);
  return received && { ...received, text: received.text.replaceAll("\r\n", "\n") };
};
const deliveryOf = async (id: string, client: Client = api) => (await findForm(id, client)).deliveries[0];

it("an answer is mailed by the school, with the parent's words below it, and kept with the enquiry", async () => {
  const id = await addEnquiry();
  const { reference, updatedAt } = await findRow(id);
  const sent = await answer(id, mailAnswer(), { version: updatedAt });
  expect(sent.status).toBe(201);
  const received = await receive();
  expect(received?.to).toEqual(["priya@parents.example"]);
  expect(received?.headers).toMatchObject({
    from: "Adarsh Vidya <office@school.example>",
    "reply-to": "info@adarsh.example",
    subject: `Your enquiry ${reference}`,
  });
  expect(received?.headers["auto-submitted"], "a person has written it").toBeUndefined();
  expect(received?.text).toMatch(
    /^Yes, there is\.\n\nPlease come\.\n\nOn \d+ \w+ \d{4} you wrote:\n\n> Is there a seat\?\n>\n> Thank you\.\n\n-- \nAdarsh Vidya\n/,
  );
  expect(received?.text).toContain("The office of Adarsh Vidya wrote this mail. You can reply to it.");
  expect(received?.html).toContain("Is there a seat?<br><br>Thank you.</blockquote>");

  const row = await findRow(id);
  expect(row).toMatchObject({ status: "answered", firstAnsweredAt: expect.any(String) });
  expect(row.updatedAt).toBe(sent.body.updatedAt);
  const [event] = await findEvents(id);
  expect(event).toMatchObject({
    kind: "mail",
    text: "Yes, there is.\n\nPlease come.",
    details: { address: "priya@parents.example", language: "en" },
  });
  await expect
    .poll(() => deliveryOf(id))
    .toMatchObject({ event: sent.body.event, state: "sent", reason: null });
});

it("an answer in Hindi has Hindi words around it", async () => {
  const id = await addEnquiry({ language: "hi", message: "क्या सीट है?" });
  await answer(id, mailAnswer({ text: "जी हाँ।", language: "hi", isAnswered: false }));
  const received = await receive();
  const { reference, status } = await findRow(id);
  expect(received?.headers).toMatchObject({
    from: "आदर्श विद्या <office@school.example>",
    subject: `आपकी पूछताछ ${reference}`,
  });
  expect(received?.text).toMatch(/^जी हाँ।\n\nआपने \d+ \S+ \d{4} को लिखा था:\n\n> क्या सीट है\?/);
  expect(status, "the person did not mark it as answered").toBe("inProgress");
});

it("markup is text, and nothing that was typed reaches a header", async () => {
  const hostile =
    '<img src="https://spy.example/x.png">\r\nBcc: all@parents.example\r\n\r\n<script>alert(1)</script>';
  const id = await addEnquiry({ name: `Eve\r\nBcc: all@parents.example`, message: hostile });
  await answer(id, mailAnswer({ text: hostile.replaceAll("\r", "") }));
  const received = await receive();
  expect(received?.to).toEqual(["priya@parents.example"]);
  expect(Object.keys(received?.headers ?? {}).sort()).toEqual(
    ["content-type", "date", "from", "message-id", "mime-version", "reply-to", "subject", "to"].sort(),
  );
  expect(received?.html).not.toMatch(/<(img|script)/);
  expect(received?.html).toContain("&#60;script&#62;alert(1)&#60;/script&#62;");
});

it.each([
  ["an address with a line break", "priya@parents.example\r\nBcc: all@parents.example"],
  ["two addresses", "priya@parents.example, all@parents.example"],
  ["no address at all", "ask my brother"],
])("%s is not mailed to", async (_title, email) => {
  const id = await addEnquiry({ email });
  expect((await findForm(id)).mail).toMatchObject({ problem: "badAddress", to: email });
  const refused = await answer(id, mailAnswer());
  expect([refused.status, refused.body.errors]).toEqual([
    400,
    { by: "The email address of this enquiry cannot be used" },
  ]);
  expect(await findEvents(id)).toEqual([]);
});

it("without an address or a mail server, it says why not", async () => {
  const id = await addEnquiry({ email: null });
  expect((await findForm(id)).mail).toEqual({
    problem: "noAddress",
    to: null,
    replyTo: "info@adarsh.example",
  });
  expect((await answer(id, mailAnswer())).body.errors).toEqual({ by: "This enquiry has no email address" });
  const other = await addEnquiry({}, withoutMail);
  expect((await findForm(other, withoutMail)).mail).toMatchObject({ problem: "notSet", replyTo: null });
  expect((await answer(other, mailAnswer(), { client: withoutMail })).status).toBe(400);
});

it("a refused address is shown at the answer with the reason, and can be tried again", async () => {
  const id = await addEnquiry({ email: UNKNOWN });
  const { body } = await answer(id, mailAnswer());
  await expect
    .poll(() => deliveryOf(id))
    .toMatchObject({
      state: "givenUp",
      attempts: 1,
      message: "The mailbox does not exist (550)",
      reason: { id: "mail_mailbox_unknown" },
    });
  const retry = () =>
    api.post(`/enquiries/${id}/answers/${body.event}/retry`, { token: api.token, json: {} });
  isAccepting = true;
  expect((await retry()).body).toEqual({ isTriedAgain: true });
  await receive();
  isAccepting = false;
  await expect.poll(() => deliveryOf(id)).toMatchObject({ state: "sent" });
  expect((await retry()).body, "sent already").toEqual({ isTriedAgain: false });
  const unknown = `/enquiries/${id}/answers/${randomUUID()}/retry`;
  expect((await api.post(unknown, { token: api.token, json: {} })).status).toBe(404);
});

it("during an outage the answer waits, and is sent afterwards", async () => {
  const id = await addEnquiry({}, withOutage);
  const { body } = await answer(id, mailAnswer(), { client: withOutage });
  await expect
    .poll(() => deliveryOf(id, withOutage))
    .toMatchObject({
      state: "waiting",
      attempts: 1,
      message: "The mail server 127.0.0.1 could not be reached",
    });
  const back = await startSmtpServer({}, port);
  afterAll(() => back.close());
  await withOutage.post(`/enquiries/${id}/answers/${body.event}/retry`, {
    token: withOutage.token,
    json: {},
  });
  await expect.poll(() => deliveryOf(id, withOutage)).toMatchObject({ state: "sent" });
  expect(back.received).toHaveLength(1);
});

it("the delivery of a mail that is no longer there is unknown", async () => {
  const id = await addEnquiry();
  await answer(id, mailAnswer());
  await receive();
  await expect.poll(() => deliveryOf(id)).toMatchObject({ state: "sent" });
  await api.server.database.db.deleteFrom("mails").execute();
  expect(await deliveryOf(id)).toMatchObject({ state: "unknown", at: null });
});

it("the same mail six times at once without a version is sent once; after another answer it is sent again", async () => {
  const id = await addEnquiry();
  const answers = await Promise.all(Array.from({ length: 6 }, () => answer(id, mailAnswer())));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.id).toBe("stale_edit");
  expect((await answer(id, mailAnswer({ text: "The seat is taken." }))).status).toBe(201);
  expect((await answer(id, mailAnswer())).status).toBe(201);
  const { updatedAt } = await findRow(id);
  const deliberate = await answer(id, mailAnswer(), { version: updatedAt });
  expect(deliberate.status, "the version with the same answer was seen").toBe(201);
  expect((await findEvents(id)).filter(({ kind }) => kind === "mail")).toHaveLength(4);
  await expect.poll(() => smtp.received.length).toBe(4);
  smtp.received.splice(0);
});

it("of five people who answer the same version at once, one succeeds", async () => {
  const id = await addEnquiry();
  const { updatedAt } = await findRow(id);
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, index) =>
      answer(id, mailAnswer({ text: `Answer ${index}` }), { version: updatedAt }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.id).toBe("stale_edit");
  await receive();
  expect((await findEvents(id)).filter(({ kind }) => kind === "mail")).toHaveLength(1);
  const again = await answer(id, mailAnswer(), { version: (await findRow(id)).updatedAt });
  expect(again.status, "after they have seen the first answer").toBe(201);
  await receive();
});

it("a deleted enquiry is not answered", async () => {
  const id = await addEnquiry();
  await api.server.content.remove(contacts, id);
  for (const gone of [id, randomUUID(), "1"]) {
    expect((await answer(gone, mailAnswer())).status).toBe(404);
    expect((await api.get(`/enquiries/${gone}/reply`, { token: api.token })).status).toBe(404);
  }
  expect(await findEvents(id)).toEqual([]);
});

it("a text with placeholders, without words or with too many is refused", async () => {
  const id = await addEnquiry();
  for (const [text, message] of [
    ["Dear {name}, {कक्षा}", "Fill in before you send: {name}, {कक्षा}"],
    [" \n ", "Reply is required"],
    ["x".repeat(64 * 1024), "Reply must be at most 5000 characters"],
  ] as const) {
    const refused = await answer(id, mailAnswer({ text }));
    expect([refused.status, refused.body.errors]).toEqual([400, { text: message }]);
  }
  expect((await answer(id, mailAnswer({ by: "pigeon" }))).status).toBe(400);
  expect((await answer(id, mailAnswer({ bcc: "all@parents.example" }))).status).toBe(400);
  expect(await findEvents(id)).toEqual([]);
});

it("a message that was sent by WhatsApp is recorded", async () => {
  const id = await addEnquiry({ email: null });
  const json = { by: "whatsapp", text: "Please come.", isAnswered: true };
  expect((await answer(id, json)).status).toBe(201);
  expect((await findEvents(id))[0]).toMatchObject({
    kind: "whatsapp",
    text: "Please come.",
    details: { number: "98260 77553" },
  });
  expect(await findRow(id)).toMatchObject({ status: "answered", firstAnsweredAt: expect.any(String) });
  expect(smtp.received).toEqual([]);
});

it("a call that nobody took is no answer, and is followed up on the chosen day", async () => {
  const id = await addEnquiry();
  const missed = { by: "call", result: "noAnswer", note: "", isAnswered: true, followUpOn: "2026-11-19" };
  expect((await answer(id, missed)).status).toBe(201);
  expect(await findRow(id)).toMatchObject({
    status: "inProgress",
    firstAnsweredAt: null,
    followUpOn: "2026-11-19",
  });
  const reached = { by: "call", result: "reached", note: "Comes on Monday", isAnswered: true };
  expect((await answer(id, { ...reached, followUpOn: null })).status).toBe(201);
  expect(await findRow(id)).toMatchObject({
    status: "answered",
    firstAnsweredAt: expect.any(String),
    followUpOn: null,
  });
  const calls = (await findEvents(id)).filter(({ kind }) => kind === "call");
  expect(calls).toMatchObject([
    { text: "", details: { result: "noAnswer" } },
    { text: "Comes on Monday", details: { result: "reached" } },
  ]);
});

it("an answer ends a follow-up that has come, and keeps one that has not", async () => {
  const json = { by: "whatsapp", text: "Please come.", isAnswered: true };
  for (const [before, after] of [
    ["2020-01-01", null],
    ["2100-01-01", "2100-01-01"],
  ] as const) {
    const id = await addEnquiry({ followUpOn: before });
    await answer(id, json);
    expect(await findRow(id)).toMatchObject({ followUpOn: after });
  }
});

it("saved replies are filled in with the enquiry and the school, in both languages", async () => {
  const id = await addEnquiry();
  const { reference } = await findRow(id);
  expect(await findForm(id)).toMatchObject({
    language: "en",
    values: {
      en: {
        name: "Priya Sharma",
        class: "Class 3",
        reference,
        school: "Adarsh Vidya",
        hours: "Monday to Friday, 9 to 2",
      },
      hi: { class: "कक्षा 3", school: "आदर्श विद्या", hours: "सोमवार से शुक्रवार, 9 से 2 बजे" },
    },
  });
  const other = await addEnquiry({ classSought: "Nursery", language: null, message: "क्या सीट है?" });
  expect(await findForm(other)).toMatchObject({
    language: "hi",
    values: { en: { class: "Nursery" }, hi: { class: "नर्सरी" } },
  });
  const empty = await addEnquiry({ classSought: null });
  expect((await findForm(empty)).values.en.class).toBeNull();
});

it("a person who may only look cannot answer", async () => {
  const { email, password } = await createPerson(api, "look");
  const token = await api.logIn(email, password);
  const id = await addEnquiry();
  expect((await api.get(`/enquiries/${id}/reply`, { token })).status).toBe(200);
  const refused = await api.post(`/enquiries/${id}/answers`, { token, json: mailAnswer() });
  expect([refused.status, refused.body.id]).toEqual([403, "permission_needed"]);
});

it("the log has neither addresses nor answers", () => {
  expect(api.logLines.some((line) => line.includes("mail sent"))).toBe(true);
  expect(api.logLines.filter((line) => /parents\.example|there is\.|Priya/.test(line))).toEqual([]);
});

it("an answer assigns the enquiry to the person who has answered, a call that nobody took does not", async () => {
  const id = await addEnquiry();
  const person = await createPerson(api, "enquiries");
  const token = await api.logIn(person.email, person.password);
  const personOf = async () => (await api.get(`/enquiries/${id}`, { token })).body.enquiry.assignedTo;
  const call = (result: string) =>
    api.post(`/enquiries/${id}/answers`, {
      token,
      json: { by: "call", result, note: "", isAnswered: result === "reached" },
    });
  expect((await call("noAnswer")).status).toBe(201);
  expect(await personOf()).toBe(null);
  expect((await call("reached")).status).toBe(201);
  expect(await personOf()).toBe((await api.get("/admins/me", { token })).body.accountId);
  // A colleague who answers next takes it.
  await answer(id, { by: "whatsapp", text: "Please come.", isAnswered: true });
  expect(await personOf()).toBe((await api.get("/admins/me", { token: api.token })).body.accountId);
});
