import { afterEach, describe, expect, it } from "vitest";
import { startApi } from "../../../../tests/api/start-api.ts";
import { ADMIN } from "../../../../tests/test-server.ts";
import type { AccountMailer } from "../../server/links/account-mail.ts";
import { createLoginSteps } from "../../server/second-step/login-steps.ts";
import { createPerson, type Person } from "./people.ts";
import { appCode, type PersonWithApp, setUpApp } from "./second-step-of.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
let time = Date.parse("2026-11-15T08:00:00Z");
const now = () => time;

const sent: Parameters<AccountMailer["queue"]>[1][] = [];
const mailer = { isSet: false, queue: async (_tx: unknown, mail: (typeof sent)[number]) => sent.push(mail) };
const api = await startApi({ now, accountMailer: mailer, trustProxy: ["127.0.0.1"] });
const { db } = api.server.database;
const steps = createLoginSteps(db, now);

// Every test starts with fresh limits, unused codes and without mail.
afterEach(() => {
  time += 2 * HOUR;
  mailer.isSet = false;
  sent.length = 0;
});

const logInAdmin = () => api.logIn(ADMIN.email, ADMIN.password);
const createPersonWithApp = async (...duties: Parameters<typeof createPerson>[1][]) => {
  const person = await setUpApp(api, await createPerson(api, ...duties), now);
  // The code that confirmed the app is used.
  time += MINUTE;
  return person;
};
const givePassword = ({ email, password }: Person, address = "203.0.113.1") =>
  api.post("/admins/login", { json: { email, password }, headers: { "x-forwarded-for": address } });
const openStep = async (person: Person) => String((await givePassword(person)).body.secondStep.token);
const giveCode = (token: string, code: string, address = "203.0.113.1") =>
  api.post("/admins/login/code", { json: { token, code }, headers: { "x-forwarded-for": address } });
const logInWithApp = async (person: PersonWithApp) =>
  giveCode(await openStep(person), appCode(person.key, time));
const reasonOf = ({ status, body }: Awaited<ReturnType<typeof giveCode>>) => [
  status,
  body.params?.reason ?? body.id,
];
const actionsOf = async ({ id }: Person) => {
  const rows = await db.selectFrom("auditLog").select("action").where("entryId", "=", id).execute();
  return rows.map(({ action }) => action);
};

describe("setting up an authenticator app", () => {
  it("gives a key and its address for a QR code, and is active after the first right code", async () => {
    const person = await createPerson(api, "posts");
    const token = await api.logIn(person.email, person.password);
    const { body } = await api.post("/admins/second-step/app", { token });
    expect(body.key).toMatch(/^[A-Z2-7]{32}$/);
    expect(body.uri).toContain(`secret=${body.key}`);
    expect(body.uri).toContain(encodeURIComponent(person.email));
    expect((await givePassword(person)).status).toBe(200);

    const confirm = (code: string) =>
      api.post("/admins/second-step/app/confirm", { token, json: { token: body.token, code } });
    const wrong = await confirm("000000");
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([400, ["code"]]);
    expect((await givePassword(person)).status).toBe(200);

    const right = await confirm(appCode(body.key, time));
    expect(right.body.recoveryCodes).toHaveLength(10);
    expect(new Set(right.body.recoveryCodes).size).toBe(10);
    expect((await givePassword(person)).status).toBe(401);
    expect((await api.get("/admins/second-step", { token })).body).toEqual({
      secondStep: "app",
      appSince: new Date(time).toISOString(),
      recoveryCodesLeft: 10,
      isRequired: false,
    });
    expect(await actionsOf(person)).toContain("set-up-second-step");
    expect((await confirm(appCode(body.key, time))).status).toBe(409);
  });

  it("belongs to the person who started it, for an hour", async () => {
    const [one, other] = [await createPerson(api, "posts"), await createPerson(api, "posts")];
    const token = await api.logIn(one.email, one.password);
    const { body } = await api.post("/admins/second-step/app", { token });
    const confirm = (caller: string) =>
      api.post("/admins/second-step/app/confirm", {
        token: caller,
        json: { token: body.token, code: appCode(body.key, time) },
      });
    expect((await confirm(await api.logIn(other.email, other.password))).status).toBe(409);
    time += HOUR;
    await api.post("/admins/confirm", { token, json: { password: one.password } });
    expect(reasonOf(await confirm(token))).toEqual([409, "setup_step_ended"]);
  });

  it("stores recovery codes as digests, and tells nobody the key again", async () => {
    const person = await createPersonWithApp("posts");
    const rows = JSON.stringify(await db.selectFrom("recoveryCodes").selectAll().execute());
    for (const code of person.recoveryCodes) {
      expect(rows).not.toContain(code);
      expect(rows).not.toContain(code.replaceAll("-", ""));
    }
    const token = String((await logInWithApp(person)).body.token);
    for (const [path, caller] of [
      ["/admins/second-step", token],
      ["/accounts", await logInAdmin()],
    ] as const) {
      expect((await api.get(path, { token: caller })).text).not.toContain(person.key);
    }
    expect(api.logLines.join()).not.toContain(person.key);
  });

  it("can replace the app with a new one, after the password or a code", async () => {
    const person = await createPersonWithApp("posts");
    const token = String((await logInWithApp(person)).body.token);
    expect((await api.post("/admins/second-step/app", { token })).status).toBe(400);
    const started = await api.post("/admins/second-step/app", { token, json: { proof: person.password } });
    const { key, token: step } = started.body;
    const json = { token: step, code: appCode(key, time) };
    expect((await api.post("/admins/second-step/app/confirm", { token, json })).status).toBe(200);
    time += MINUTE;
    expect((await logInWithApp(person)).status).toBe(401);
    expect((await logInWithApp({ ...person, key })).status).toBe(200);
    expect((await giveCode(await openStep(person), person.recoveryCodes[0] ?? "")).status).toBe(401);
  });
});

describe("a login with a second step", () => {
  it("answers a right password in words that an old program can show, and says how to go on", async () => {
    const person = await createPersonWithApp("posts");
    const { status, body } = await givePassword(person);
    expect([status, body]).toEqual([
      401,
      {
        success: false,
        id: "second_step_needed",
        message: expect.stringMatching(/browser.*token/),
        secondStep: { token: expect.stringMatching(/^[\w-]{43}$/), methods: ["code", "recovery"] },
      },
    ]);
    const wrong = await givePassword({ ...person, password: "not the password" });
    expect([wrong.status, wrong.body]).toEqual([
      401,
      { success: false, id: "login_failed", message: "Login failed. Please try again." },
    ]);
  });

  it("opens a session with a code, also with Hindi digits and a space", async () => {
    const person = await createPersonWithApp("posts");
    const answer = await logInWithApp(person);
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { role: "admin", duties: ["posts"], mustSetUpSecondStep: false },
    ]);
    expect((await api.get("/admins/me", { token: answer.body.token })).status).toBe(200);
    time += MINUTE;
    const code = appCode(person.key, time);
    const hindi = code.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)));
    const typed = `${hindi.slice(0, 3)} ${hindi.slice(3)}`;
    expect((await giveCode(await openStep(person), typed)).status).toBe(200);
  });

  it("takes a code once", async () => {
    const person = await createPersonWithApp("posts");
    const code = appCode(person.key, time);
    expect((await giveCode(await openStep(person), code)).status).toBe(200);
    expect(reasonOf(await giveCode(await openStep(person), code))).toEqual([401, "code_used"]);
    // An older code, too.
    expect((await giveCode(await openStep(person), appCode(person.key, time - 30 * SECOND))).status).toBe(
      401,
    );
  });

  it("keeps the step open after a wrong code, and ends it with the login or after five minutes", async () => {
    const person = await createPersonWithApp("posts");
    const step = await openStep(person);
    expect(reasonOf(await giveCode(step, "000000"))).toEqual([401, "code_wrong"]);
    expect((await giveCode(step, appCode(person.key, time))).status).toBe(200);
    time += MINUTE;
    expect(reasonOf(await giveCode(step, appCode(person.key, time)))).toEqual([401, "login_step_ended"]);
    const late = await openStep(person);
    time += 5 * MINUTE;
    expect(reasonOf(await giveCode(late, appCode(person.key, time)))).toEqual([401, "login_step_ended"]);
    await api.server.removeExpired();
    expect(
      await db.selectFrom("loginSteps").where("purpose", "=", "second").select("accountId").execute(),
    ).toEqual([]);
  });

  it("is not finished after the password was changed or the account disabled", async () => {
    const person = await createPersonWithApp("posts");
    const step = await openStep(person);
    await api.server.accounts.changePassword(person.email, "another kite over neem");
    expect((await giveCode(step, appCode(person.key, time))).status).toBe(401);
    const changed = { ...person, password: "another kite over neem" };
    time += MINUTE;
    const second = await openStep(changed);
    await api.server.accounts.setDisabled(person.email, true);
    expect((await giveCode(second, appCode(person.key, time))).status).toBe(401);
  });

  it.each([
    [{}, ["token", "code"]],
    [{ token: "x", code: "" }, ["code"]],
    [{ token: "x", code: "1".repeat(101) }, ["code"]],
    [{ token: ["x"], code: { $gt: "" } }, ["token", "code"]],
    [{ token: "x", code: "1", role: "admin" }, ["role"]],
  ])("%j is malformed", async (json, fields) => {
    const answer = await api.post("/admins/login/code", { json });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, fields]);
  });
});

describe("wrong codes", () => {
  it("lock the account for that address after five, across steps, until 15 minutes have passed", async () => {
    const person = await createPersonWithApp("posts");
    for (let count = 0; count < 5; count++) {
      expect((await giveCode(await openStep(person), "000000")).status).toBe(401);
    }
    const locked = await giveCode(await openStep(person), appCode(person.key, time));
    expect([locked.status, locked.body.message]).toEqual([429, expect.stringContaining("wrong codes")]);
    expect((await giveCode(await openStep(person), person.recoveryCodes[0] ?? "")).status).toBe(429);
    expect((await giveCode(await openStep(person), appCode(person.key, time), "203.0.113.2")).status).toBe(
      200,
    );
    time += 15 * MINUTE;
    expect((await logInWithApp(person)).status).toBe(200);
  });

  it("lock the address after fifty", async () => {
    const person = await createPersonWithApp("posts");
    const address = "198.51.100.77";
    for (let count = 0; count < 50; count++) {
      // Accounts without a password, because checking passwords takes long.
      const accountId = `account${Math.floor(count / 5)}`;
      const account = { _id: accountId, email: accountId, passwordHash: "", role: "admin", createdAt: "" };
      await db
        .insertInto("accounts")
        .values({ ...account, disabledAt: null })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await giveCode(await steps.open("second", { accountId }), "000000", address);
    }
    expect((await giveCode(await openStep(person), appCode(person.key, time), address)).status).toBe(429);
    await db.deleteFrom("accounts").where("passwordHash", "=", "").execute();
  });
});

describe("recovery codes", () => {
  it("open a session once each, in any spelling, and are counted down", async () => {
    const person = await createPersonWithApp("posts");
    const [first = ""] = person.recoveryCodes;
    const answer = await giveCode(await openStep(person), ` ${first.toLowerCase().replaceAll("-", " ")} `);
    expect(answer.status).toBe(200);
    const { body } = await api.get("/admins/second-step", { token: answer.body.token });
    expect(body.recoveryCodesLeft).toBe(9);
    expect(reasonOf(await giveCode(await openStep(person), first))).toEqual([401, "recovery_code_used"]);
    expect(await actionsOf(person)).toContain("use-recovery-code");
  });

  it("of another person do not work", async () => {
    const [one, other] = [await createPersonWithApp("posts"), await createPersonWithApp("posts")];
    const answer = await giveCode(await openStep(one), other.recoveryCodes[0] ?? "");
    expect(reasonOf(answer)).toEqual([401, "recovery_code_wrong"]);
  });

  it("can be made anew with the password or a code, which ends the earlier ones", async () => {
    const person = await createPersonWithApp("posts");
    const token = String((await logInWithApp(person)).body.token);
    const renew = (proof?: string) =>
      api.post("/admins/second-step/recovery-codes", { token, json: { proof } });
    for (const proof of [undefined, "", "not the password", "000000"]) {
      const { status, body } = await renew(proof);
      expect([status, Object.keys(body.errors)]).toEqual([400, ["proof"]]);
    }
    const { recoveryCodes } = (await renew(person.password)).body;
    expect(recoveryCodes).toHaveLength(10);
    expect((await giveCode(await openStep(person), person.recoveryCodes[0] ?? "")).status).toBe(401);
    expect((await giveCode(await openStep(person), recoveryCodes[0])).status).toBe(200);
    time += MINUTE;
    expect((await renew(appCode(person.key, time))).status).toBe(200);
  });

  it("are not made without a second step", async () => {
    const person = await createPerson(api, "posts");
    const token = await api.logIn(person.email, person.password);
    const json = { proof: person.password };
    expect((await api.post("/admins/second-step/recovery-codes", { token, json })).status).toBe(409);
    expect((await api.post("/admins/second-step/off", { token, json })).status).toBe(409);
  });
});

describe("turning it off", () => {
  it("needs the password or a code, and removes the recovery codes", async () => {
    const person = await createPersonWithApp("posts");
    const token = String((await logInWithApp(person)).body.token);
    const turnOff = (proof: string) => api.post("/admins/second-step/off", { token, json: { proof } });
    expect((await turnOff("not the password")).status).toBe(400);
    expect((await turnOff(person.password)).status).toBe(200);
    expect((await givePassword(person)).status).toBe(200);
    expect((await api.get("/admins/second-step", { token })).body).toMatchObject({
      secondStep: "none",
      appSince: null,
      recoveryCodesLeft: 0,
    });
    expect(await actionsOf(person)).toContain("remove-second-step");
  });

  it("is refused if the school requires it", async () => {
    const person = await createPersonWithApp("pages");
    const token = String((await logInWithApp(person)).body.token);
    await requireFor("pages");
    const { status, body } = await api.post("/admins/second-step/off", {
      token,
      json: { proof: person.password },
    });
    expect([status, body.id]).toEqual([409, "second_step_required"]);
    await requireFor();
  });
});

describe("a reset by another person", () => {
  it("removes the app, codes and passkeys and ends the sessions; the owner gets a mail in their language", async () => {
    const person = await createPersonWithApp("posts");
    const token = String((await logInWithApp(person)).body.token);
    await db.updateTable("accounts").set({ language: "hi" }).where("_id", "=", person.id).execute();
    const passkey = { _id: "p", accountId: person.id, credentialId: "c", publicKey: "", counter: 0 };
    await db
      .insertInto("passkeys")
      .values({ ...passkey, transports: "[]", name: "", createdAt: "" })
      .execute();
    const admin = await logInAdmin();
    const stateOf = async () =>
      (await api.get("/accounts", { token: admin })).body.find(
        ({ _id }: { _id: string }) => _id === person.id,
      ).secondStep;
    expect(await stateOf()).toBe("both");
    mailer.isSet = true;
    expect((await api.post(`/accounts/${person.id}/reset-second-step`, { token: admin })).status).toBe(200);
    expect(await stateOf()).toBe("none");
    expect((await api.get("/admins/me", { token })).status).toBe(401);
    expect((await givePassword(person)).status).toBe(200);
    expect(
      await db.selectFrom("recoveryCodes").where("accountId", "=", person.id).selectAll().execute(),
    ).toEqual([]);
    expect(sent).toMatchObject([{ kind: "security", to: person.email, language: "hi" }]);
    const line = await db
      .selectFrom("auditLog")
      .select(["actor", "title"])
      .where("action", "=", "reset-second-step")
      .where("entryId", "=", person.id)
      .executeTakeFirst();
    expect(line).toEqual({ actor: ADMIN.email, title: person.email });
  });

  it("is not for the own account or by people without full duties", async () => {
    const admin = await logInAdmin();
    const own = (await api.get("/admins/me", { token: admin })).body.accountId;
    const { status, body } = await api.post(`/accounts/${own}/reset-second-step`, { token: admin });
    expect([status, body.id]).toEqual([409, "own_second_step"]);
    const clerk = await createPerson(api, "office");
    const clerkToken = await api.logIn(clerk.email, clerk.password);
    expect((await api.post(`/accounts/${own}/reset-second-step`, { token: clerkToken })).status).toBe(403);
    expect((await api.post("/accounts/nobody/reset-second-step", { token: admin })).status).toBe(404);
  });
});

it("the owner gets a mail when the app is set up and when it is removed, if the school sends mail", async () => {
  mailer.isSet = true;
  const person = await createPersonWithApp("posts");
  const token = String((await logInWithApp(person)).body.token);
  await api.post("/admins/second-step/off", { token, json: { proof: person.password } });
  expect(sent.map(({ kind, to, subject }) => [kind, to, subject])).toEqual([
    ["security", person.email, "Your login now has a second step"],
    ["security", person.email, "The second step of your login was turned off"],
  ]);
});

const requireFor = async (...duties: string[]) => {
  const { status } = await api.put("/settings/second-step", { token: await logInAdmin(), json: { duties } });
  expect(status).toBe(200);
};

describe("the school requires a second step for some duties", () => {
  it("lets people without one in, but only to set it up; then they may do everything again", async () => {
    const person = await createPerson(api, "students", "posts");
    const other = await createPerson(api, "posts");
    const [token, otherToken] = [
      await api.logIn(person.email, person.password),
      await api.logIn(other.email, other.password),
    ];
    const canExport = async () => (await api.get("/students/export", { token })).status;
    expect(await canExport()).toBe(200);

    await requireFor("students");
    const refused = await api.get("/students/export", { token });
    expect([refused.status, refused.body.id]).toEqual([403, "second_step_setup_needed"]);
    expect((await api.get("/admins/me", { token })).body).toMatchObject({
      permissions: [],
      mustSetUpSecondStep: true,
    });
    expect((await givePassword(person)).body).toMatchObject({
      duties: ["posts", "students"],
      permissions: [],
      mustSetUpSecondStep: true,
    });
    expect((await api.get("/admins/me", { token: otherToken })).body.mustSetUpSecondStep).toBe(false);

    await setUpApp(api, person, now);
    expect(await canExport()).toBe(200);
    expect((await api.get("/admins/me", { token })).body.mustSetUpSecondStep).toBe(false);
    await requireFor();
  });

  it("is chosen by people with full duties and written to the audit log", async () => {
    const admin = await logInAdmin();
    expect((await api.get("/settings/second-step", { token: admin })).body).toEqual({ duties: [] });
    for (const duties of [["principal"], "look", Array(30).fill("look")]) {
      expect((await api.put("/settings/second-step", { token: admin, json: { duties } })).status).toBe(400);
    }
    const clerk = await createPerson(api, "office");
    const token = await api.logIn(clerk.email, clerk.password);
    expect((await api.get("/settings/second-step", { token })).status).toBe(403);
    await requireFor("look", "office");
    expect((await api.get("/settings/second-step", { token: admin })).body).toEqual({
      duties: ["office", "look"],
    });
    expect((await api.get("/audit?type=settings", { token: admin })).body[0]).toMatchObject({
      action: "update",
      entryId: "secondStepFor",
      fields: ["secondStepFor"],
    });
    await requireFor();
  });

  it("ignores duties of another version of the program", async () => {
    await db
      .insertInto("settings")
      .values({ name: "secondStepFor", value: '["principal","look"]', updatedAt: "" })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ value: '["principal","look"]' }))
      .execute();
    expect((await api.get("/settings/second-step", { token: await logInAdmin() })).body).toEqual({
      duties: ["look"],
    });
    await requireFor();
  });
});
