import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Duty } from "../../../../core/content/api/permissions.ts";
import type { MailTime } from "../../../../core/content/feature.ts";
import { savePage, text } from "../../../../tests/api/save-page.ts";
import { startApi } from "../../../../tests/api/start-api.ts";
import { createAccount } from "../../../../tests/create-account.ts";
import { refusal, startSmtpServer } from "../../../../tests/smtp-server.ts";
import { NO_MAILS } from "../../../accounts/tests/api/no-mails.ts";

const START = Date.parse("2026-11-18T06:00:00Z");
const HOUR_MS = 3_600_000;
const PASSWORD = "green kite over neem";
const SECRET = "about my daughter Asha";

/** The clock only; timers go on. */
vi.useFakeTimers({ toFake: ["Date"], now: START });
let isAway = false;
const smtp = await startSmtpServer({
  onRcptTo: ({ address }, _session, done) => {
    if (isAway) done(refusal(451, "Try again later"));
    else if (address.startsWith("unknown")) done(refusal(550, "No such user"));
    else done();
  },
});
const api = await startApi({ mail: smtp.settings, now: () => Date.now(), trustProxy: ["127.0.0.1"] });
afterAll(async () => {
  vi.useRealTimers();
  await smtp.close();
});
const { db } = api.server.database;

await savePage(api, "school", {
  name: text("Adarsh Vidya", "आदर्श विद्या"),
  email: "head-office@school.example",
  officeHours: [{ days: text("Monday", "सोमवार"), hours: text("8 to 3", "8 से 3 बजे") }],
  phones: [{ label: text("Office", "कार्यालय"), number: "0734 255 9917" }],
});

let sender = 0;
const write = (fields: object = {}) => {
  vi.setSystemTime(Date.now() + 1000);
  const address = `203.0.${Math.floor(++sender / 200)}.${sender % 200}`;
  return api.post("/contact/create", {
    json: { name: "Sunita", phoneNumber: "98765 43210", message: `${SECRET} ${sender}`, ...fields },
    headers: { "x-forwarded-for": address },
  });
};

let people = 0;
async function addClerk(choices: Record<string, MailTime> = {}, hour = 9, duties: Duty[] = ["enquiries"]) {
  const email = `clerk${people++}@school.example`;
  await createAccount(api.server.database, { email, password: PASSWORD, duties });
  const token = await api.logIn(email, PASSWORD);
  const enquiries = { ...NO_MAILS.mails.enquiries, ...choices };
  const json = { mails: { ...NO_MAILS.mails, enquiries }, hour };
  expect((await api.put("/admins/mails", { token, json })).body).toEqual({
    ...json,
    sendsMail: true,
  });
  return { email, token };
}

/** Waits until the outbox is empty. */
async function takeMails() {
  const isWaiting = () =>
    db.selectFrom("mails").select("_id").where("sentAt", "is", null).where("givenUpAt", "is", null).execute();
  await expect.poll(isWaiting, { timeout: 10_000 }).toEqual([]);
  return smtp.received.splice(0).sort((one, other) => String(one.to).localeCompare(String(other.to)));
}

beforeEach(async () => {
  vi.setSystemTime(START);
  await db.deleteFrom("attempts").execute();
});
afterEach(async () => {
  await takeMails();
  await db.deleteFrom("mailChoices").execute();
  await db.deleteFrom("contacts").execute();
  await db.deleteFrom("mails").execute();
});

it("nobody gets mails before choosing them", async () => {
  const own = await api.get("/admins/mails", { token: api.token });
  expect(own.body).toEqual({ ...NO_MAILS, sendsMail: true });
  expect((await write()).status).toBe(201);
  expect(await takeMails()).toEqual([]);
});

it("choices are checked and need a login", async () => {
  const put = (json: object, token = api.token) => api.put("/admins/mails", { token, json });
  expect((await put({ ...NO_MAILS, hour: 24 })).status).toBe(400);
  expect((await put({ ...NO_MAILS, hour: "9" })).status).toBe(400);
  const { mails } = NO_MAILS;
  expect((await put({ ...NO_MAILS, mails: { ...mails, enquiries: { fees: "now" } } })).status).toBe(400);
  const often = { ...mails.enquiries, fees: "often" };
  expect((await put({ ...NO_MAILS, mails: { ...mails, enquiries: often } })).status).toBe(400);
  expect((await put(NO_MAILS, "")).status).toBe(401);
});

it("a mail at once names topic, reference and time, links to the enquiry and has nothing of the message", async () => {
  const clerk = await addClerk({ admission: "now" });
  const other = await addClerk({ fees: "now", other: "now" });
  await api.put("/admins/language", { token: other.token, json: { language: "hi" } });
  const fields = { topic: "admission", classSought: "UKG", email: "parent@home.example" };
  const { body } = await write({ ...fields, name: "Asha\r\nBcc: stranger@example.com" });
  await write();
  const [first, second, receipt] = await takeMails();
  expect([first?.to, first?.headers.subject]).toEqual([
    [clerk.email],
    `New enquiry ${body.reference}: Admission`,
  ]);
  const { _id } = await db
    .selectFrom("contacts")
    .select("_id")
    .where("reference", "=", body.reference)
    .executeTakeFirstOrThrow();
  expect(first?.text).toContain(`Received: 18 November 2026, 11:30 am`);
  expect(first?.text).toContain(`${api.server.url}/admin/enquiries/${_id}`);
  expect([second?.to, second?.headers.subject]).toEqual([
    [other.email],
    expect.stringMatching(/^नई पूछताछ \S{7}: अन्य$/),
  ]);
  expect(receipt?.to).toEqual(["parent@home.example"]);
  for (const { headers, text, html } of [first, second, receipt].filter((each) => each !== undefined)) {
    expect(Object.keys(headers)).not.toContain("bcc");
    expect(`${JSON.stringify(headers)} ${text} ${html}`).not.toMatch(
      /Asha|Sunita|daughter|UKG|98765|stranger/,
    );
  }
});

it("a sender with an address gets one receipt in the language of the form, and answers reach the office", async () => {
  const send = (key: string) =>
    api.post("/contact/create", {
      json: {
        name: "सुनीता",
        phoneNumber: "98765 43210",
        message: SECRET,
        email: " Parent@Home.example ",
        language: "hi",
      },
      headers: { "idempotency-key": key, "x-forwarded-for": "203.0.113.1" },
    });
  const [{ body }, again] = await Promise.all([send("one"), send("one")]);
  expect([again.body, (await send("one")).body]).toEqual([body, body]);
  const [receipt, ...others] = await takeMails();
  expect(others).toEqual([]);
  expect(receipt?.to).toEqual(["Parent@Home.example"]);
  expect(receipt?.headers).toMatchObject({
    subject: `आपका संदेश हमें मिल गया है (${body.reference})`,
    from: "आदर्श विद्या <office@school.example>",
    "reply-to": "head-office@school.example",
    "auto-submitted": "auto-generated",
  });
  expect(receipt?.text).toContain("सोमवार: 8 से 3 बजे");
  expect(receipt?.text).toContain("0734 255 9917");
  expect(receipt?.text).not.toMatch(/सुनीता|daughter|98765/);
});

it("strangers cannot be flooded with receipts: two a day for an address, and a limit for all", async () => {
  for (const email of ["victim@home.example", "VICTIM+a@home.example", "victim+b@home.example"]) {
    expect((await write({ email })).status).toBe(201);
  }
  expect((await takeMails()).map(({ to }) => to)).toEqual([
    ["victim@home.example"],
    ["VICTIM+a@home.example"],
  ]);
  for (let number = 0; number < 40; number++) await write({ email: `one${number}@home.example` });
  expect(await takeMails()).toHaveLength(28);
  vi.setSystemTime(START + 25 * HOUR_MS);
  await write({ email: "victim@home.example" });
  expect(await takeMails()).toHaveLength(1);
});

it.each([
  "parent@home.example\r\nBcc: stranger@example.com",
  "parent@home.example, stranger@example.com",
  "Parent <parent@home.example>",
  "par\u200bent@home.example",
  "parent@home.example\u0000",
  `${"x".repeat(250)}@home.example`,
])("%j is no address", async (email) => {
  const { status, body } = await write({ email });
  expect([status, Object.keys(body.errors)]).toEqual([400, ["email"]]);
  expect(await takeMails()).toEqual([]);
});

it("spam sends no mails and gets the same answer", async () => {
  await addClerk({ other: "now" });
  const spam = { email: "parent@home.example", website: "https://shop.example" };
  const { status, body } = await write(spam);
  expect([status, body]).toEqual([201, { success: true, reference: expect.stringMatching(/^\S{3}-\S{3}$/) }]);
  expect(await takeMails()).toEqual([]);
});

it("many enquiries in an hour send few mails, and the last one says so", async () => {
  await addClerk({ other: "now" });
  for (let number = 0; number < 15; number++) await write();
  const mails = await takeMails();
  expect(mails).toHaveLength(11);
  expect(mails.filter(({ headers }) => headers.subject === "Many new enquiries")).toHaveLength(1);
  vi.setSystemTime(START + HOUR_MS);
  await write();
  expect(await takeMails()).toHaveLength(1);
});

it("while the mail server is away, the enquiry is stored and its mails are sent afterwards", async () => {
  await addClerk({ other: "now" });
  isAway = true;
  expect((await write({ email: "parent@home.example" })).status).toBe(201);
  const listFailed = () =>
    db.selectFrom("mails").select("_id").where("attempts", "=", 1).where("sentAt", "is", null).execute();
  await expect.poll(listFailed, { timeout: 10_000 }).toHaveLength(2);
  isAway = false;
  const ids = (await listFailed()).map(({ _id }) => _id);
  await api.post("/mail/retry", { token: api.token, json: { ids } });
  expect(await takeMails()).toHaveLength(2);
});

it("a refused receipt is shown to the office, and the enquiry stays", async () => {
  await write({ email: "unknown@home.example" });
  await takeMails();
  const { body } = await api.get("/mail", { token: api.token });
  expect(body.mails).toMatchObject([
    { kind: "enquiry-receipt", to: "unknown@home.example", reason: { id: "mail_mailbox_unknown" } },
  ]);
  expect((await api.get("/contact/all", { token: api.token })).body).toHaveLength(1);
});

it("the daily mail comes once at its hour in India, with what nobody has dealt with", async () => {
  // At 11:30 in India.
  const clerk = await addClerk({ fees: "daily", other: "daily" }, 9);
  await addClerk({ fees: "daily" }, 13);
  await write({ topic: "fees" });
  const done = await write({ topic: "fees" });
  await write({ topic: "transport" });
  await write();
  await write({ website: "spam" });
  await db
    .updateTable("contacts")
    .set({ status: "answered" })
    .where("reference", "=", done.body.reference)
    .execute();
  await api.server.sendDailyMails();
  expect(await takeMails(), "at 11:30").toEqual([]);

  vi.setSystemTime(Date.parse("2026-11-18T07:35:00Z"));
  await api.server.sendDailyMails();
  expect(
    (await takeMails()).map(({ headers }) => headers.subject),
    "at 13:05",
  ).toEqual(["1 new enquiry"]);

  vi.setSystemTime(Date.parse("2026-11-19T03:35:00Z"));
  await api.server.sendDailyMails();
  await api.server.sendDailyMails();
  const [mail, ...others] = await takeMails();
  expect(others).toEqual([]);
  expect([mail?.to, mail?.headers.subject]).toEqual([[clerk.email], "2 new enquiries"]);
  expect(mail?.text).toMatch(
    /\S{7} · Fees · 18 November 2026, 11:30 am\s+\S{7} · Other · 18 November 2026, 11:30 am/,
  );
  expect(mail?.text).not.toMatch(/Sunita|daughter|98765/);

  vi.setSystemTime(Date.parse("2026-11-20T03:35:00Z"));
  await api.server.sendDailyMails();
  expect(await takeMails(), "nothing is new").toEqual([]);
});

it("disabled accounts, and those that may not read enquiries any more, get no mails", async () => {
  const disabled = await addClerk({ other: "daily", fees: "now" });
  const changed = await addClerk({ other: "daily", fees: "now" });
  await api.server.accounts.setDisabled(disabled.email, true);
  await api.server.accounts.change(changed.email, { duties: ["notices"] }, { name: "test", accountId: null });
  await write({ topic: "fees" });
  await write();
  vi.setSystemTime(START + 24 * HOUR_MS);
  await api.server.sendDailyMails();
  expect(await takeMails()).toEqual([]);
});
