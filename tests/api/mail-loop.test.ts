import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { decode, inEnglish, message } from "../../core/content/messages/message.ts";
import { coloursOf } from "../../core/content/site/palettes.ts";
import { type OpenDatabase, openDatabase } from "../../core/server/database/open-database.ts";
import { startMailLoop } from "../../core/server/mail/mail-loop.ts";
import { createMailQueue, type OutgoingMail, UnsendableMail } from "../../core/server/mail/mail-queue.ts";
import type { MailSettings } from "../../core/server/mail/mail-settings.ts";
import { type ClaimedMail, createMailStore } from "../../core/server/mail/mail-store.ts";
import { createSmtpSender } from "../../core/server/mail/smtp-sender.ts";
import { findFreePort } from "../free-port.ts";
import { createMigratedSqlite } from "../migrated-database.ts";
import { mailSettings, refusal, startSmtpServer } from "../smtp-server.ts";
import { createStores } from "./create-stores.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const LINK = "https://school.example/invitation/s3cr3t-token";

const TROUBLE = message("mail_unreachable", { host: "mail.example" });

const letter = (overrides: Partial<OutgoingMail> = {}): OutgoingMail => ({
  kind: "invitation",
  to: "teacher@school.example",
  language: "en",
  subject: "Your invitation",
  text: `Please choose a password.\n\n${LINK}`,
  ...overrides,
});

/** A database that several processes can open, and a clock that the test sets. */
async function openOutbox() {
  const { databaseUrl } = await createStores();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "gurukul-mail-"));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  if (databaseUrl === undefined) await createMigratedSqlite(dataDir);
  const open = async () => {
    const database = await openDatabase({ databaseUrl, dataDir });
    onTestFinished(() => database.db.destroy());
    return database;
  };
  const clock = { now: Date.parse("2026-11-18T06:00:00Z") };
  const now = () => clock.now;
  const database = await open();
  const { db } = database;
  const queue = (overrides?: Partial<OutgoingMail>) =>
    db.transaction().execute((tx) => createMailQueue({ isSet: true, now }).queue(tx, letter(overrides)));
  const readAll = () => db.selectFrom("mails").selectAll().orderBy("_id").execute();
  const readOne = async () => (await readAll())[0];
  return { open, database, clock, now, queue, readAll, readOne, store: createMailStore(db, now) };
}

const logLines: string[] = [];
const record = (details: unknown, text?: unknown) => void logLines.push(JSON.stringify([details, text]));
const log = { info: record, warn: record };

/** A process that sends mails. */
function startLoop({ db }: OpenDatabase, settings: MailSettings, now: () => number) {
  const loop = startMailLoop({
    store: createMailStore(db, now),
    send: createSmtpSender(settings),
    findSchool: async () => ({
      name: "Adarsh Vidya",
      siteAddress: "https://school.example",
      colours: coloursOf(null),
    }),
    log,
  });
  onTestFinished(() => loop.close());
  return loop;
}

async function startServer(...options: Parameters<typeof startSmtpServer>) {
  const server = await startSmtpServer(...options);
  onTestFinished(() => server.close());
  return server;
}

it("three processes send each mail once, and keep no text", async () => {
  const { open, now, queue, readAll } = await openOutbox();
  const { settings, received } = await startServer();
  const addresses = Array.from({ length: 20 }, (_, index) => `parent${index}@school.example`);
  for (const to of addresses) await queue({ to });
  const databases = [await open(), await open(), await open()];
  const loops = databases.map((database) => startLoop(database, settings, now));
  await expect.poll(async () => (await readAll()).every(({ sentAt }) => sentAt !== null)).toBe(true);
  await Promise.all(loops.map(({ close }) => close()));
  expect(received.map(({ to }) => to[0]).sort()).toEqual(addresses.sort());
  expect((await readAll()).map(({ text, subject, attempts }) => [text, subject, attempts])).toEqual(
    addresses.map(() => ["", "", 1]),
  );
});

it("a mail of a transaction that fails is not sent", async () => {
  const { database, now, readAll } = await openOutbox();
  const failing = database.db.transaction().execute(async (tx) => {
    await createMailQueue({ isSet: true, now }).queue(tx, letter());
    throw new Error("The invitation was not stored");
  });
  await expect(failing).rejects.toThrow("The invitation was not stored");
  expect(await readAll()).toEqual([]);
});

it.each([
  ["to", { to: "teacher@school.example\r\nBcc: all@school.example" }],
  ["to", { to: "teacher@school.example, other@school.example" }],
  ["subject", { subject: "Invitation\r\nBcc: all@school.example" }],
  ["subject", { subject: "\nInvitation" }],
  ["replyTo", { replyTo: "a@school.example\nBcc: b@school.example" }],
  ["button", { button: "Open\u2028it" }],
])("a line break or a second address in %s is refused", async (field, overrides) => {
  const { queue, readAll } = await openOutbox();
  const queued = queue(overrides);
  await expect(queued).rejects.toThrow(UnsendableMail);
  await expect(queued).rejects.toThrow(`A mail cannot be sent with this ${field}`);
  expect(await readAll()).toEqual([]);
});

it("a refused address is given up at once, with the server's words", async () => {
  const { database, now, queue, readOne } = await openOutbox();
  const { settings, received } = await startServer({
    onRcptTo: ({ address }, _session, done) => done(refusal(550, `${address} is unknown, see ${LINK}`)),
  });
  await queue();
  startLoop(database, settings, now);
  await expect.poll(async () => (await readOne())?.givenUpAt).toBe("2026-11-18T06:00:00.000Z");
  const mail = await readOne();
  expect(inEnglish(String(mail?.lastError))).toBe("The mailbox does not exist (550)");
  expect([mail?.attempts, mail?.claimedBy, received]).toEqual([1, null, []]);
});

it("after an outage the mail is sent once", async () => {
  const { database, clock, now, queue, readOne } = await openOutbox();
  const port = await findFreePort();
  await queue();
  const loop = startLoop(database, mailSettings({ port }), now);
  await expect.poll(async () => (await readOne())?.attempts).toBe(1);
  expect(await readOne()).toMatchObject({ nextTryAt: "2026-11-18T06:01:00.000Z", givenUpAt: null });
  const { received } = await startServer({}, port);
  clock.now += MINUTE_MS;
  loop.wake();
  await expect.poll(async () => (await readOne())?.sentAt).toBe("2026-11-18T06:01:00.000Z");
  expect(received).toHaveLength(1);
  expect(await readOne()).toMatchObject({ attempts: 2, lastError: null, text: "" });
});

it("pauses grow, and after two days the mail is given up", async () => {
  const { clock, queue, store, readOne } = await openOutbox();
  await queue();
  const start = clock.now;
  const pauses: number[] = [];
  for (let isGivenUp = false; !isGivenUp; ) {
    const mail = await store.claimNext("this process", HOUR_MS);
    ({ isGivenUp } = await store.noteFailure(mail as ClaimedMail, TROUBLE, { isFinal: false }));
    const { nextTryAt = "" } = (await readOne()) ?? {};
    if (isGivenUp) continue;
    expect(await store.claimNext("this process", HOUR_MS), "not due yet").toBeUndefined();
    pauses.push((Date.parse(nextTryAt) - clock.now) / MINUTE_MS);
    clock.now = Date.parse(nextTryAt);
  }
  expect(pauses).toEqual([1, 5, 15, 60, 180, 360, 720, 720, 720]);
  expect(clock.now - start).toBeLessThan(48 * HOUR_MS);
  expect(clock.now - start).toBeGreaterThan(36 * HOUR_MS);
  expect(await store.countUnsent()).toEqual({ waiting: 0, givenUp: 1 });
});

it("a mail is not sent after its link has ended", async () => {
  const { database, clock, now, queue, readOne } = await openOutbox();
  const { settings, received } = await startServer();
  await queue({ validUntil: "2026-11-18T07:00:00.000Z" });
  clock.now += HOUR_MS;
  startLoop(database, settings, now);
  await expect.poll(async () => (await readOne())?.givenUpAt).not.toBeNull();
  expect(decode(String((await readOne())?.lastError))).toEqual({ id: "mail_too_late" });
  expect(received).toEqual([]);
});

it("a mail of a process that was killed before it handed over the text is sent by another one", async () => {
  const { database, clock, now, queue, readOne, store } = await openOutbox();
  const { settings, received } = await startServer();
  await queue();
  await store.claimNext("killed process", 5 * MINUTE_MS);
  const loop = startLoop(database, settings, now);
  loop.wake();
  expect(await store.claimNext("third process", MINUTE_MS)).toBeUndefined();
  clock.now += 5 * MINUTE_MS;
  loop.wake();
  await expect.poll(async () => (await readOne())?.sentAt).not.toBeNull();
  expect(received).toHaveLength(1);
});

it("a mail of a process that was killed after it handed over the text is not sent again", async () => {
  const { database, clock, now, queue, readOne, store } = await openOutbox();
  const { settings, received } = await startServer();
  await queue();
  await store.noteHandOver((await store.claimNext("killed process", 5 * MINUTE_MS)) as ClaimedMail);
  clock.now += 5 * MINUTE_MS;
  const loop = startLoop(database, settings, now);
  await expect.poll(async () => (await readOne())?.givenUpAt).not.toBeNull();
  expect(decode(String((await readOne())?.lastError))).toEqual({ id: "mail_unconfirmed" });
  await loop.close();
  expect(received).toEqual([]);
});

it("a process that was stopped for longer than its claim does not send the mail", async () => {
  const { clock, queue, store } = await openOutbox();
  await queue();
  const slow = (await store.claimNext("slow process", MINUTE_MS)) as ClaimedMail;
  clock.now += MINUTE_MS;
  const other = (await store.claimNext("other process", MINUTE_MS)) as ClaimedMail;
  await expect(store.noteHandOver(slow)).rejects.toThrow("The claim of a mail has ended");
  await store.noteHandOver(other);
});

it("closing does not wait for a server that hangs, and the mail can be sent later", async () => {
  const { database, now, queue, readOne } = await openOutbox();
  const server = await startServer({ onConnect: () => {} });
  await queue();
  const loop = startLoop(database, server.settings, now);
  await expect.poll(async () => (await readOne())?.claimedBy).not.toBeNull();
  await loop.close();
  expect(await readOne()).toMatchObject({ claimedBy: null, handedOverAt: null, attempts: 0, sentAt: null });
});

it("mails are deleted after thirty days", async () => {
  const { database, clock, now, queue, readOne, store } = await openOutbox();
  const { settings } = await startServer();
  await queue();
  startLoop(database, settings, now);
  await expect.poll(async () => (await readOne())?.sentAt).not.toBeNull();
  clock.now += 30 * 24 * HOUR_MS;
  await store.removeOld();
  expect(await readOne()).toBeDefined();
  clock.now += 1;
  await store.removeOld();
  expect(await readOne()).toBeUndefined();
});

it("the log has neither addresses nor links", () => {
  expect(logLines.length).toBeGreaterThan(10);
  expect(logLines.filter((line) => /@|s3cr3t|school\.example/.test(line))).toEqual([]);
});
