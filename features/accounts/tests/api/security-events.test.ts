import { afterEach, expect, it } from "vitest";
import { COMMAND_LINE } from "../../../../core/server/database/entries/record-change.ts";
import { startApi } from "../../../../tests/api/start-api.ts";
import { ADMIN } from "../../../../tests/test-server.ts";
import type { AccountMailer } from "../../server/links/account-mail.ts";
import { passkeyCalls } from "./passkey-calls.ts";
import { createPerson, type Person, tokenIn } from "./people.ts";
import { appCode, setUpApp } from "./second-step-of.ts";
import { createDevice } from "./software-device.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let time = Date.parse("2026-11-15T08:00:00Z");
const now = () => time;
const sent: Parameters<AccountMailer["queue"]>[1][] = [];
const mailer = { isSet: true, queue: async (_tx: unknown, mail: (typeof sent)[number]) => sent.push(mail) };
const api = await startApi({ now, accountMailer: mailer, trustProxy: ["127.0.0.1"] });
const { db } = api.server.database;
const passkeys = passkeyCalls(api);

afterEach(() => {
  time += 2 * 60 * MINUTE;
  mailer.isSet = true;
  sent.length = 0;
});

const NEXT = "seven mangoes on a roof";
const logIn = ({ email, password }: Person) => api.logIn(email, password);
const listed = async (token: string) =>
  (await api.get("/admins/security-events", { token })).body as Record<"_id" | "event" | "at", string>[];
const eventsOf = async ({ id }: Person) => {
  const rows = await db
    .selectFrom("securityEvents")
    .select("event")
    .where("accountId", "=", id)
    .orderBy("_id")
    .execute();
  return rows.map(({ event }) => event);
};
const createToken = (token: string) =>
  api.post("/admins/tokens", {
    token,
    json: { name: "Fee software", permissions: ["notices:read"], expiresOn: "2026-12-31" },
  });
const changePassword = (token: string, { password }: Person) =>
  api.put("/admins/password", { token, json: { currentPassword: password, newPassword: NEXT } });
const giveCode = async (person: Person, code: string, address = "203.0.113.1") => {
  const headers = { "x-forwarded-for": address };
  const { email, password } = person;
  const { body } = await api.post("/admins/login", { json: { email, password }, headers });
  const json = { token: body.secondStep.token, code };
  return api.post("/admins/login/code", { json, headers });
};

it("the dashboard and a mail report events of an account to its owner", async () => {
  const person = await createPerson(api, "notices");
  await db.updateTable("accounts").set({ language: "hi" }).where("_id", "=", person.id).execute();
  const { key, recoveryCodes } = await setUpApp(api, person, now);
  const login = await giveCode(person, recoveryCodes[0] ?? "");
  expect(login.status).toBe(200);
  const token = String(login.body.token);
  const created = await createToken(token);
  await passkeys.add(token, createDevice(api.url));
  expect((await changePassword(token, person)).status).toBe(200);
  await api.server.accounts.changePassword(person.email, person.password, { actor: COMMAND_LINE });
  expect(await eventsOf(person)).toEqual([
    ...["app-added", "recovery-code-used", "token-created", "passkey-added"],
    ...["password-changed", "password-reset"],
  ]);

  expect(
    sent.every(({ to, language, kind }) => to === person.email && language === "hi" && kind === "security"),
  ).toBe(true);
  expect(new Set(sent.map(({ subject }) => subject)).size).toBe(6);
  const secrets = [created.body.token, person.password, NEXT, key, ...recoveryCodes];
  for (const { text } of sent) {
    expect(text).toContain("यदि");
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  }
});

it("without mail there is only the line on the dashboard", async () => {
  mailer.isSet = false;
  const person = await createPerson(api, "notices");
  expect((await createToken(await logIn(person))).status).toBe(201);
  expect([await eventsOf(person), sent]).toEqual([["token-created"], []]);
});

it("a link for a new password tells the owner when it is used", async () => {
  const person = await createPerson(api, "notices");
  mailer.isSet = false;
  const { body } = await api.post(`/accounts/${person.id}/reset-link`, {
    token: await api.logIn(ADMIN.email, ADMIN.password),
  });
  mailer.isSet = true;
  const json = { token: tokenIn(body.link), password: NEXT };
  expect((await api.post("/admins/password/reset", { json })).status).toBe(200);
  expect(await eventsOf(person)).toEqual(["password-reset"]);
  expect(sent.map(({ to, kind }) => [to, kind])).toEqual([[person.email, "security"]]);
});

it("ten wrong codes within a day are reported once, from all addresses and logins together", async () => {
  const person = await setUpApp(api, await createPerson(api, "notices"), now);
  sent.length = 0;
  const guess = async (count: number) => {
    for (let index = 0; index < count; index++)
      expect((await giveCode(person, "000000", `198.51.100.${index % 5}`)).status).toBe(401);
  };
  const failures = async () => (await eventsOf(person)).filter((event) => event === "codes-failed").length;
  await guess(8);
  time += 2 * 60 * MINUTE;
  expect((await giveCode(person, appCode(person.key, time))).status).toBe(200);
  await guess(1);
  expect(await failures()).toBe(0);
  await guess(1);
  expect((await giveCode(person, "000000", "198.51.100.9")).status).toBe(429);
  expect([await failures(), sent.length]).toEqual([1, 1]);
  time += DAY;
  await guess(10);
  expect([await failures(), sent.length]).toEqual([2, 2]);
});

it("the lines are shown to their owner only, until they are dismissed or for 30 days", async () => {
  const [owner, other] = [await createPerson(api, "notices"), await createPerson(api, "everything")];
  const [token, ofOther] = [await logIn(owner), await logIn(other)];
  await createToken(token);
  time += 1;
  await createToken(token);
  const events = await listed(token);
  expect(events).toEqual([
    { _id: expect.any(String), event: "token-created", at: new Date(time).toISOString() },
    { _id: expect.any(String), event: "token-created", at: new Date(time - 1).toISOString() },
  ]);
  expect(await listed(ofOther)).toEqual([]);
  const dismiss = (caller: string, ...ids: (string | undefined)[]) =>
    api.post("/admins/security-events/dismiss", { token: caller, json: { ids } });
  expect((await dismiss(ofOther, events[0]?._id)).status).toBe(200);
  expect(await listed(token)).toHaveLength(2);
  expect((await dismiss(token, events[0]?._id)).status).toBe(200);
  expect(await listed(token)).toEqual([events[1]]);
  expect((await dismiss(token)).status).toBe(400);
  time += 30 * DAY;
  await api.server.removeExpired();
  expect(await eventsOf(owner)).toEqual([]);
});
