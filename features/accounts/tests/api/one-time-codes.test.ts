import { afterEach, describe, expect, it } from "vitest";
import { startApi } from "../../../../tests/api/start-api.ts";
import { ADMIN } from "../../../../tests/test-server.ts";
import { passkeyCalls } from "./passkey-calls.ts";
import { createPerson, type Person } from "./people.ts";
import { appCode, setUpApp } from "./second-step-of.ts";
import { createDevice } from "./software-device.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
let time = Date.parse("2026-11-15T08:00:00Z");
const now = () => time;
const api = await startApi({ now, trustProxy: ["127.0.0.1"] });
const { db } = api.server.database;

// Every test starts with fresh limits.
afterEach(() => {
  time += 25 * HOUR;
});

/** A person with an app on a phone whose clock is off. */
async function createPersonWithApp(clock = 0) {
  const person = await setUpApp(api, await createPerson(api, "posts"), () => time + clock);
  // The code that confirmed the app is used.
  time += 5 * MINUTE;
  return person;
}

const openStep = async ({ email, password }: Person) => {
  const { body } = await api.post("/admins/login", { json: { email, password } });
  return String(body.secondStep.token);
};
const giveCode = (token: string, code: string, address = "203.0.113.1") =>
  api.post("/admins/login/code", { json: { token, code }, headers: { "x-forwarded-for": address } });

describe("the clock of the phone", () => {
  const logIn = async (person: Person & { key: string }, clock: number) =>
    (await giveCode(await openStep(person), appCode(person.key, time + clock))).status;

  it.each([2 * MINUTE, -2 * MINUTE])("may be %i ms off at the set-up, which is remembered", async (clock) => {
    const person = await createPersonWithApp(clock);
    expect(await logIn(person, 0)).toBe(401);
    expect(await logIn(person, clock + 60 * SECOND)).toBe(401);
    expect(await logIn(person, clock - 60 * SECOND)).toBe(401);
    expect(await logIn(person, clock)).toBe(200);
  });

  it("may be further off at the next code by 30 seconds, each time", async () => {
    const person = await createPersonWithApp();
    for (const clock of [30, 60, 90, 120, 150, 120, 90]) {
      expect(await logIn(person, clock * SECOND), String(clock)).toBe(200);
      time += 5 * MINUTE;
    }
    expect(await logIn(person, 0)).toBe(401);
  });

  it("is not known of an app of an earlier version: its next code may be two minutes off", async () => {
    const person = await createPersonWithApp();
    await db.updateTable("accounts").set({ totpOffset: null }).where("_id", "=", person.id).execute();
    expect(await logIn(person, 150 * SECOND)).toBe(401);
    expect(await logIn(person, 120 * SECOND)).toBe(200);
    time += 5 * MINUTE;
    expect(await logIn(person, 0)).toBe(401);
    expect(await logIn(person, 120 * SECOND)).toBe(200);
  });
});

describe("ten wrong codes in a day", () => {
  /** From many addresses, over five hours. */
  async function failTenTimes(person: Person): Promise<void> {
    for (let count = 0; count < 10; count++) {
      const answer = await giveCode(await openStep(person), "000000", `198.51.100.${count}`);
      expect(answer.status).toBe(401);
      time += 30 * MINUTE;
    }
  }

  it("end the codes of the app for the rest of the day, at every address, and the answer says what works", async () => {
    const person = await createPersonWithApp();
    await failTenTimes(person);
    const refused = await giveCode(await openStep(person), appCode(person.key, time));
    expect([refused.status, refused.body.id, refused.body.params]).toEqual([
      429,
      "too_many_codes_today",
      { count: 19 },
    ]);
    expect(refused.body.message).toMatch(/again in 19 hours.*recovery code or a passkey.*“Everything”/);
    expect(refused.headers.get("retry-after")).toBe(String(19 * 60 * 60));
    time += 19 * HOUR - SECOND;
    expect((await giveCode(await openStep(person), appCode(person.key, time))).body.params.count).toBe(1);
    time += SECOND;
    expect((await giveCode(await openStep(person), appCode(person.key, time))).status).toBe(200);
  });

  it("are counted across right codes", async () => {
    const person = await createPersonWithApp();
    for (let count = 0; count < 10; count++) {
      const step = await openStep(person);
      expect((await giveCode(step, "000000")).status).toBe(401);
      if (count < 9) expect((await giveCode(step, appCode(person.key, time))).status).toBe(200);
      time += MINUTE;
    }
    expect((await giveCode(await openStep(person), appCode(person.key, time))).status).toBe(429);
  });

  it("leave recovery codes, passkeys and the password where a code is asked for", async () => {
    const person = await createPersonWithApp();
    const { add, logInWith } = passkeyCalls(api);
    const device = createDevice(api.url);
    const [first = "", second = ""] = person.recoveryCodes;
    const { token } = (await giveCode(await openStep(person), first)).body;
    expect((await add(token, device)).status).toBe(201);
    await failTenTimes(person);
    expect((await giveCode(await openStep(person), "not a recovery code")).status).toBe(401);
    expect((await giveCode(await openStep(person), second)).status).toBe(200);
    const session = (await logInWith(device)).body.token;
    const renew = (proof: string) =>
      api.post("/admins/second-step/recovery-codes", { token: session, json: { proof } });
    expect((await renew(appCode(person.key, time))).status).toBe(429);
    expect((await renew(person.password)).status).toBe(200);
  });

  it("no longer count after a colleague has reset the second step", async () => {
    const person = await createPersonWithApp();
    await failTenTimes(person);
    const token = await api.logIn(ADMIN.email, ADMIN.password);
    expect((await api.post(`/accounts/${person.id}/reset-second-step`, { token })).status).toBe(200);
    const again = await setUpApp(api, person, now);
    time += MINUTE;
    expect((await giveCode(await openStep(again), appCode(again.key, time))).status).toBe(200);
  });

  it("are ten when 36 arrive together from as many addresses", async () => {
    const person = await createPersonWithApp();
    const step = await openStep(person);
    const answers = await Promise.all(
      Array.from({ length: 36 }, (_each, index) => giveCode(step, "000000", `198.51.100.${index}`)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(26);
  });
});
