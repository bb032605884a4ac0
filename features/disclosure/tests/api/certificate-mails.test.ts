import { afterAll, afterEach, expect, it, vi } from "vitest";
import type { Duty } from "../../../../core/content/api/permissions.ts";
import { openDatabase } from "../../../../core/server/database/open-database.ts";
import { createMailQueue } from "../../../../core/server/mail/mail-queue.ts";
import { changeCall, contentTypes, createEntry } from "../../../../tests/api/entries.ts";
import { startApi } from "../../../../tests/api/start-api.ts";
import { startSmtpServer } from "../../../../tests/smtp-server.ts";
import { createRecipientFinder } from "../../../accounts/server/links/mail-recipients.ts";
import { createMailChoiceStore } from "../../../accounts/server/mails/mail-choices.ts";
import { NO_MAILS } from "../../../accounts/tests/api/no-mails.ts";
import { createCertificateReminders } from "../../server/certificates/certificate-reminders.ts";
import { openDisclosure } from "../../server/open-disclosure.ts";

/** 11:30 in India. */
const START = Date.parse("2026-11-18T06:00:00Z");
const DAY_MS = 86_400_000;
const PASSWORD = "green kite over neem";
const PATH = "/admins/mails";
const choose = (certificates: string) => ({
  ...NO_MAILS,
  mails: { ...NO_MAILS.mails, disclosure: { certificates } },
});

/** The clock only; timers go on. */
vi.useFakeTimers({ toFake: ["Date"], now: START });
const smtp = await startSmtpServer();
const api = await startApi({ mail: smtp.settings, now: () => Date.now() });
afterAll(async () => {
  vi.useRealTimers();
  await smtp.close();
});
const { db } = api.server.database;
const call = { token: api.token };
const type = contentTypes.certificates;

let people = 0;
async function addClerk(duties: Duty[] = ["pages"]) {
  const email = `clerk${people++}@school.example`;
  await api.server.accounts.create(email, PASSWORD, "admin", { duties });
  const token = await api.logIn(email, PASSWORD);
  const { body } = await api.put(PATH, { token, json: choose("now") });
  expect(body).toEqual({ ...choose("now"), sendsMail: true });
  return { email, token };
}

const add = (fields: Record<string, string>) =>
  createEntry(api, type, { kind: "fire safety", title: "", titleHi: "", issuedOn: "2020-01-01", ...fields });

/** Sends what is due and waits until the outbox is empty. Returns the lines about certificates by subject and recipient. */
async function takeMails() {
  await openDisclosure(api.server.core).sendReminders();
  const isWaiting = () => db.selectFrom("mails").select("_id").where("sentAt", "is", null).execute();
  await expect.poll(isWaiting, { timeout: 10_000 }).toEqual([]);
  return smtp.received.splice(0).map(({ to, headers, text }) => ({
    to: String(to),
    subject: headers.subject,
    lines: String(text).match(/^• .*$/gm),
  }));
}

afterEach(async () => {
  vi.setSystemTime(START);
  for (const { _id } of (await api.get(type.list, call)).body) await api.remove(type.remove(_id), call);
  for (const table of ["mailChoices", "certificateReminders", "mails"] as const) {
    await db.deleteFrom(table).execute();
  }
});

it("nobody gets mails before choosing them, and anybody can stop them", async () => {
  expect((await api.get(PATH, { token: api.token })).body).toEqual({ ...NO_MAILS, sendsMail: true });
  expect((await api.put(PATH, { token: "", json: choose("now") })).status).toBe(401);
  expect((await api.put(PATH, { token: api.token, json: choose("daily") })).status).toBe(400);
  await add({ validUntil: "2026-11-20" });
  expect(await takeMails()).toEqual([]);
  const { token } = await addClerk();
  await api.put(PATH, { token, json: choose("never") });
  expect(await takeMails()).toEqual([]);
});

it("a mail is sent once at 90, 30 and 7 days before the end, and after it", async () => {
  const { email } = await addClerk();
  await add({ validUntil: "2027-02-17" });
  expect(await takeMails(), "91 days before").toEqual([]);
  const subjects: unknown[] = [];
  for (let days = 1; days <= 100; days++) {
    vi.setSystemTime(START + days * DAY_MS);
    for (const mail of await takeMails()) subjects.push([days, mail]);
  }
  const mailOf = (state: string) => ({
    to: email,
    subject: "1 certificate to renew",
    lines: [`• Fire safety certificate: ${state}`],
  });
  expect(subjects).toEqual([
    [1, mailOf("valid until 17 February 2027, 90 days left")],
    [61, mailOf("valid until 17 February 2027, 30 days left")],
    [84, mailOf("valid until 17 February 2027, 7 days left")],
    [92, mailOf("expired on 17 February 2027")],
  ]);
});

it("one mail is about all certificates, in the language of the account, and is not sent at night", async () => {
  const { token } = await addClerk();
  await api.put("/admins/language", { token, json: { language: "hi" } });
  await add({ validUntil: "2026-11-19" });
  await add({ kind: "water test", validUntil: "2026-11-18", isInternal: "true" });
  await add({ kind: "other", title: "Draft", validUntil: "2026-11-18", isDraft: "true" });
  await add({ kind: "recognition", validUntil: "" });
  vi.setSystemTime(Date.parse("2026-11-18T02:29:00Z"));
  expect(await takeMails(), "at 7:59").toEqual([]);
  vi.setSystemTime(Date.parse("2026-11-18T02:30:00Z"));
  expect(await takeMails()).toMatchObject([
    {
      subject: "2 प्रमाणपत्रों का नवीनीकरण करना है",
      lines: [
        "• जल परीक्षण रिपोर्ट: आज (18 नवंबर 2026) के अंत तक मान्य",
        "• अग्नि सुरक्षा प्रमाणपत्र: 19 नवंबर 2026 तक मान्य, 1 दिन शेष",
      ],
    },
  ]);
});

it("a renewed certificate needs no mail, and another last day starts anew", async () => {
  await addClerk();
  const { _id } = await add({ validUntil: "2026-11-20" });
  await add({ issuedOn: "2026-11-01", validUntil: "2029-10-31" });
  expect(await takeMails()).toEqual([]);
  const change = (validUntil: string) =>
    api.put(type.update(_id), {
      token: api.token,
      ...changeCall(type, { kind: "building safety", validUntil }),
    });
  await change("2026-11-21");
  expect(await takeMails()).toHaveLength(1);
  await change("2026-11-22");
  expect(await takeMails()).toHaveLength(1);
  expect(await takeMails()).toEqual([]);
});

it("disabled accounts, and those that may not read certificates any more, get no mails", async () => {
  const disabled = await addClerk();
  await addClerk(["notices"]);
  await api.server.accounts.setDisabled(disabled.email, true);
  await add({ validUntil: "2026-11-20" });
  expect(await takeMails()).toEqual([]);
});

it("of several processes, one sends the mail", async () => {
  await addClerk();
  await addClerk();
  await add({ validUntil: "2026-11-20" });
  await add({ kind: "water test", validUntil: "2026-11-20" });
  const opened = await Promise.all(
    Array.from({ length: 4 }, () =>
      openDatabase({ databaseUrl: api.databaseUrl, dataDir: api.server.dataDir }),
    ),
  );
  const now = () => Date.now();
  const mail = createMailQueue({ isSet: true, now });
  const findRecipients = createRecipientFinder(api.server.accounts);
  try {
    await Promise.all(
      opened.map(({ db }) => {
        const choices = createMailChoiceStore({ db, findRecipients });
        return createCertificateReminders({
          db,
          mail,
          choices,
          findSiteAddress: async () => api.server.url,
          now,
        })();
      }),
    );
  } finally {
    for (const each of opened) await each.db.destroy();
  }
  expect(await db.selectFrom("mails").select("recipient").execute()).toHaveLength(2);
});
