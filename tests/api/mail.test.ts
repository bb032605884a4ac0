import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, it, onTestFinished } from "vitest";
import { restoreBackup } from "../../core/server/backup/restore-backup.ts";
import { writeBackupFile } from "../../core/server/backup/write-backup.ts";
import type { OutgoingMail } from "../../core/server/mail/mail-queue.ts";
import { refusal, startSmtpServer } from "../smtp-server.ts";
import { ADMIN } from "../test-server.ts";
import { savePage } from "./save-page.ts";
import { startApi } from "./start-api.ts";

const LINK = "https://school.example/invitation/s3cr3t-token";
const UNKNOWN = "unknown@school.example";
let isAccepting = false;
const smtp = await startSmtpServer({
  onRcptTo: ({ address }, _session, done) =>
    address === UNKNOWN && !isAccepting ? done(refusal(550, `No such user, see ${LINK}`)) : done(),
});
const api = await startApi({ mail: smtp.settings });
const withoutMail = await startApi();
afterAll(() => smtp.close());

const { token } = api;
const mail = (overrides: Partial<OutgoingMail> = {}): OutgoingMail => ({
  kind: "invitation",
  to: "teacher@school.example",
  language: "hi",
  subject: "आपका आमंत्रण",
  text: `नमस्ते\n\n${LINK}`,
  button: "खाता बनाएँ",
  ...overrides,
});
const queue = (overrides?: Partial<OutgoingMail>) =>
  api.server.database.db.transaction().execute((tx) => api.server.mail.queue(tx, mail(overrides)));
const findState = async () => (await api.get("/mail", { token })).body;
const sendTest = (to: string, client = api) =>
  client.post("/mail/test", { token: client.token, json: { to } });

it("a queued mail is sent in the recipient's language, by the school", async () => {
  await savePage(api, "school", { name: { en: "Adarsh Vidya", hi: "आदर्श विद्या" } });
  expect(api.server.mail.isSet).toBe(true);
  await queue();
  await expect.poll(() => smtp.received.length).toBe(1);
  const [received] = smtp.received.splice(0);
  expect(received?.headers).toMatchObject({
    from: "आदर्श विद्या <office@school.example>",
    subject: "आपका आमंत्रण",
  });
  expect(received?.text).toContain(LINK);
  expect(received?.html).toContain(">खाता बनाएँ</a>");
  await expect.poll(findState).toMatchObject({ waiting: 0, givenUp: 0, mails: [] });
});

it("an invitation is mailed with its link and not shown", async () => {
  const json = { email: "invited@school.example", duties: ["look"], language: "hi" };
  const { status, body } = await api.post("/invitations", { token, json });
  expect([status, body.link]).toEqual([201, null]);
  await expect.poll(() => smtp.received.length).toBe(1);
  const [received] = smtp.received.splice(0);
  expect(received?.to).toEqual(["invited@school.example"]);
  const link = /\/login\/invitation#([\w-]{43})/.exec(received?.text ?? "");
  const opened = await api.post("/admins/link", { json: { kind: "invitation", token: link?.[1] } });
  expect(opened.body).toEqual({ email: "invited@school.example", duties: ["look"], language: "hi" });
});

it("a mail that cannot be sent is listed without its content, and can be tried again or dismissed", async () => {
  const id = await queue({ to: UNKNOWN });
  await expect.poll(findState).toMatchObject({ givenUp: 1 });
  const answer = await api.get("/mail", { token });
  expect(answer.body).toMatchObject({
    sender: { address: "office@school.example", name: null, server: "127.0.0.1" },
    waiting: 0,
    mails: [
      {
        id,
        kind: "invitation",
        to: UNKNOWN,
        attempts: 1,
        nextTryAt: null,
        message: "The mailbox does not exist (550)",
        reason: { id: "mail_mailbox_unknown", params: { code: "550" } },
      },
    ],
  });
  expect(answer.text).not.toMatch(/s3cr3t|आमंत्रण|नमस्ते/);

  isAccepting = true;
  expect((await api.post("/mail/retry", { token, json: { ids: [id] } })).body).toEqual({ count: 1 });
  await expect.poll(() => smtp.received.length).toBe(1);
  smtp.received.splice(0);
  isAccepting = false;
  expect((await api.post("/mail/retry", { token, json: { ids: [id] } })).body, "sent").toEqual({ count: 0 });

  const other = await queue({ to: UNKNOWN });
  await expect.poll(findState).toMatchObject({ givenUp: 1 });
  expect((await api.post("/mail/dismiss", { token, json: { ids: [other, id] } })).body).toEqual({ count: 1 });
  expect(await findState()).toMatchObject({ givenUp: 0, mails: [] });
});

it("a mail whose link has ended is not tried again", async () => {
  const { db } = api.server.database;
  const id = await queue({ to: UNKNOWN, validUntil: new Date(Date.now() + 60_000).toISOString() });
  await expect.poll(findState).toMatchObject({ givenUp: 1 });
  await db
    .updateTable("mails")
    .set({ validUntil: new Date(Date.now() - 1).toISOString() })
    .where("_id", "=", id)
    .execute();
  expect((await api.post("/mail/retry", { token, json: { ids: [id] } })).body).toEqual({ count: 0 });
  expect((await api.post("/mail/dismiss", { token, json: { ids: [id] } })).body).toEqual({ count: 1 });
});

it("only given-up mails can be dismissed, and ids are checked", async () => {
  const dismissed = await api.post("/mail/dismiss", { token, json: { ids: [randomUUID()] } });
  expect(dismissed.body).toEqual({ count: 0 });
  for (const ids of [[], ["x"], Array(101).fill(randomUUID())]) {
    expect((await api.post("/mail/retry", { token, json: { ids } })).status).toBe(400);
  }
});

it("a test mail says what the mail server answers", async () => {
  const accepted = await sendTest("me@school.example");
  expect(accepted.body).toEqual({ isAccepted: true, message: null, reason: null });
  expect(smtp.received.splice(0)).toMatchObject([
    { to: ["me@school.example"], headers: { subject: "Test mail from the website of Adarsh Vidya" } },
  ]);
  expect((await sendTest(UNKNOWN)).body).toMatchObject({
    isAccepted: false,
    message: "The mailbox does not exist (550)",
    reason: { id: "mail_mailbox_unknown" },
  });
  expect(await findState()).toMatchObject({ waiting: 0, givenUp: 0 });
});

it("a test mail is in the language of the admin", async () => {
  await api.put("/admins/language", { token, json: { language: "hi" } });
  await sendTest("me@school.example");
  expect(smtp.received.splice(0)[0]?.headers).toMatchObject({
    from: "आदर्श विद्या <office@school.example>",
    subject: "आदर्श विद्या की वेबसाइट से परीक्षण ईमेल",
  });
});

it("a test mail goes to one address, and not too often", async () => {
  for (const to of [
    "",
    "me",
    "a@school.example,b@school.example",
    "a@school.example\nBcc: b@school.example",
  ]) {
    const refused = await sendTest(to);
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      { to: "Email must be an address such as office@school.example" },
    ]);
  }
  const statuses: number[] = [];
  for (let count = 0; count < 11; count++) statuses.push((await sendTest("me@school.example")).status);
  expect(statuses.at(-1)).toBe(429);
  smtp.received.splice(0);
});

it("what was done with mails is in the audit log, without addresses", async () => {
  const { body } = await api.get("/audit?type=mail", { token });
  const actions = new Set(body.map(({ action }: { action: string }) => action));
  expect([...actions].sort()).toEqual(["delete", "send-again", "send-test"]);
  const titles = body.map(({ title, entryId }: Record<string, unknown>) => [title, entryId]);
  expect(new Set(titles.flat())).toEqual(new Set([null]));
});

it("the log has neither addresses nor links", () => {
  expect(api.logLines.filter((line) => line.includes("mail sent")).length).toBeGreaterThan(0);
  expect(api.logLines.filter((line) => /s3cr3t|@school\.example/.test(line))).toEqual([]);
});

it("without a mail server everything says so", async () => {
  const state = await withoutMail.get("/mail", { token: withoutMail.token });
  expect(state.body).toEqual({ sender: null, sendsLinks: true, waiting: 0, givenUp: 0, mails: [] });
  expect((await sendTest(ADMIN.email, withoutMail)).body).toMatchObject({
    isAccepted: false,
    reason: { id: "mail_not_set" },
  });
  const { database, mail: queueWithout } = withoutMail.server;
  expect(queueWithout.isSet).toBe(false);
  const queued = database.db.transaction().execute((tx) => queueWithout.queue(tx, mail()));
  await expect(queued).rejects.toThrow("Mail is not set up");
});

it("a restored backup sends no old mail, and leaves waiting ones alone", async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "gurukul-mail-backup-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const id = await queue({ to: UNKNOWN });
  await expect.poll(findState).toMatchObject({ givenUp: 1 });
  const archive = path.join(folder, "school.tar");
  const { tables } = await writeBackupFile(api.server, archive);
  expect(Object.keys(tables)).not.toContain("mails");
  await api.post("/mail/dismiss", { token, json: { ids: [id] } });
  const waiting = await queue({ to: UNKNOWN });
  await expect.poll(findState).toMatchObject({ givenUp: 1 });
  await restoreBackup(archive, api.server, { mayOverwrite: true });
  const rows = await api.server.database.db
    .selectFrom("mails")
    .select("_id")
    .where("sentAt", "is", null)
    .execute();
  expect(rows).toEqual([{ _id: waiting }]);
  expect(smtp.received).toEqual([]);
});
