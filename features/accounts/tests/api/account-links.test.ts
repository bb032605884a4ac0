import { afterEach, describe, expect, it } from "vitest";
import { startApi } from "../../../../tests/api/start-api.ts";
import { ADMIN } from "../../../../tests/test-server.ts";
import type { AccountMailer } from "../../server/links/account-mail.ts";
import { createPerson, tokenIn } from "./people.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
let time = Date.parse("2026-11-15T08:00:00Z");

const sent: Parameters<AccountMailer["queue"]>[1][] = [];
const mailer = {
  isSet: false,
  queue: async (_tx: unknown, mail: (typeof sent)[number]) => sent.push(mail),
};
const api = await startApi({ now: () => time, accountMailer: mailer, trustProxy: ["127.0.0.1"] });
const { db } = api.server.database;

const PASSWORD = "purple kite over neem";
let number = 0;
const newAddress = () => `invited${++number}@school.example`;
const logInAdmin = () => api.logIn(ADMIN.email, ADMIN.password);
const canLogIn = async (email: string, password = PASSWORD) =>
  (await api.post("/admins/login", { json: { email, password } })).status === 200;

const read = (kind: string, token: string) => api.post("/admins/link", { json: { kind, token } });
const accept = (token: string, changes: Record<string, unknown> = {}) =>
  api.post("/admins/invitation", {
    json: { token, name: "Rekha Sharma", password: PASSWORD, language: "hi", ...changes },
  });
const reset = (token: string, password = PASSWORD) =>
  api.post("/admins/password/reset", { json: { token, password } });

async function invite(email = newAddress(), duties = ["notices"], by?: string) {
  const answer = await api.post("/invitations", {
    token: by ?? (await logInAdmin()),
    json: { email, duties },
  });
  expect(answer.status).toBe(201);
  return { email, answer, link: answer.body.link as string | null };
}

const findInvitation = async (email: string) => {
  const { body } = await api.get("/invitations", { token: await logInAdmin() });
  return body.find((invitation: { email: string }) => invitation.email === email);
};

const refusalOf = ({ status, body }: Awaited<ReturnType<typeof read>>) => [
  status,
  body.params?.reason ?? body.id,
];

// Every test starts with fresh limits and without mail.
afterEach(() => {
  time += 2 * HOUR;
  mailer.isSet = false;
  sent.length = 0;
});

describe("an invitation", () => {
  it("is a link to the page that creates the account, with the duties of the invitation", async () => {
    const { email, answer, link } = await invite("New.Clerk@School.example".toLowerCase(), [
      "posts",
      "notices",
    ]);
    expect(answer.body).toEqual({
      link: expect.stringMatching(new RegExp(`^${api.url}/login/invitation#[\\w-]{43}$`)),
      expiresAt: new Date(time + 7 * DAY).toISOString(),
    });
    const token = tokenIn(link);
    const opened = { email, duties: ["notices", "posts"], language: "en" };
    expect((await read("invitation", token)).body).toEqual(opened);
    expect(await findInvitation(email)).toEqual({
      _id: expect.any(String),
      email,
      duties: ["notices", "posts"],
      createdAt: new Date(time).toISOString(),
      expiresAt: new Date(time + 7 * DAY).toISOString(),
      createdBy: ADMIN.email,
      state: "open",
      mail: null,
      endedLinkSentAt: null,
    });
    const accepted = await accept(token);
    expect([accepted.status, accepted.body]).toEqual([201, { success: true, email }]);
    const { body } = await api.post("/admins/login", { json: { email, password: PASSWORD } });
    expect(body).toMatchObject({ role: "admin", duties: ["notices", "posts"] });
    expect((await api.get("/admins/sessions", { token: body.token })).body).toMatchObject({
      name: "Rekha Sharma",
      hasGeneratedPassword: false,
    });
    expect((await api.get("/admins/language", { token: body.token })).body).toEqual({ language: "hi" });
    expect(await findInvitation(email)).toBeUndefined();
  });

  it("is stored as a digest and is neither in the audit log nor in the server's log", async () => {
    const { email, link } = await invite();
    const token = tokenIn(link);
    await read("invitation", token);
    await accept(token);
    const stored = JSON.stringify([
      await db.selectFrom("accountLinks").selectAll().execute(),
      await db.selectFrom("auditLog").selectAll().execute(),
    ]);
    expect(stored).toContain(email);
    expect(stored + api.logLines.join("")).not.toContain(token);
    const { body } = await api.get(`/audit?q=${email}`, { token: await logInAdmin() });
    expect(body.map(({ actor, type, action }: Record<string, string>) => [actor, type, action])).toEqual([
      [email, "account", "create"],
      [ADMIN.email, "invitation", "create"],
    ]);
  });

  it("works once; of two people who use it at the same time one gets the account", async () => {
    for (let round = 0; round < 3; round++) {
      const token = tokenIn((await invite()).link);
      const answers = await Promise.all([accept(token, { name: "One" }), accept(token, { name: "Two" })]);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 410]);
      expect(refusalOf(await accept(token))).toEqual([410, "invitation_used"]);
      expect(refusalOf(await read("invitation", token))).toEqual([410, "invitation_used"]);
    }
  });

  it("is valid for 7 days, and can be renewed afterwards", async () => {
    const { email, link } = await invite();
    const token = tokenIn(link);
    time += 7 * DAY - 1;
    expect((await read("invitation", token)).status).toBe(200);
    time += 1;
    expect(refusalOf(await accept(token))).toEqual([410, "invitation_expired"]);
    const { _id, state } = await findInvitation(email);
    expect(state).toBe("expired");
    const renewed = await api.post(`/invitations/${_id}/renew`, { token: await logInAdmin() });
    expect(renewed.status).toBe(200);
    expect(refusalOf(await accept(token))).toEqual([410, "invitation_revoked"]);
    expect((await accept(tokenIn(renewed.body.link))).status).toBe(201);
  });

  it("can be withdrawn, once", async () => {
    const { email, link } = await invite();
    const { _id } = await findInvitation(email);
    const withdraw = async () => api.remove(`/invitations/${_id}`, { token: await logInAdmin() });
    expect((await withdraw()).status).toBe(200);
    expect(refusalOf(await accept(tokenIn(link)))).toEqual([410, "invitation_revoked"]);
    expect([(await withdraw()).status, await findInvitation(email)]).toEqual([404, undefined]);
  });

  it("ends when the person who invited may no longer do so, and works again if they may", async () => {
    const principal = await createPerson(api, "everything");
    const { email, link } = await invite(
      newAddress(),
      ["look"],
      await api.logIn(principal.email, principal.password),
    );
    const admin = await logInAdmin();
    for (const [end, undo] of [
      [
        () => api.put(`/accounts/${principal.id}`, { token: admin, json: { duties: ["office"] } }),
        () => api.put(`/accounts/${principal.id}`, { token: admin, json: { duties: ["everything"] } }),
      ],
      [
        () => api.post(`/accounts/${principal.id}/disable`, { token: admin }),
        () => api.post(`/accounts/${principal.id}/enable`, { token: admin }),
      ],
    ] as const) {
      await end();
      expect(refusalOf(await accept(tokenIn(link)))).toEqual([410, "invitation_without_inviter"]);
      expect((await findInvitation(email)).state).toBe("withoutInviter");
      await undo();
      expect((await read("invitation", tokenIn(link))).status).toBe(200);
    }
    await api.remove(`/accounts/${principal.id}`, { token: admin });
    expect(refusalOf(await accept(tokenIn(link)))).toEqual([410, "invitation_without_inviter"]);
  });

  it("is refused for an address that has an account, before and after it was sent", async () => {
    const token = await logInAdmin();
    const known = await api.post("/invitations", {
      token,
      json: { email: ADMIN.email.toUpperCase(), duties: ["look"] },
    });
    expect([known.status, known.body.errors]).toEqual([
      400,
      { email: "There is an account with this address already" },
    ]);
    const { email, link } = await invite();
    await api.server.accounts.create(email, "yellow kite over neem", "admin");
    const late = await accept(tokenIn(link));
    expect([late.status, Object.keys(late.body.errors)]).toEqual([400, ["email"]]);
    expect(await canLogIn(email)).toBe(false);
    const { _id } = await findInvitation(email);
    expect((await api.post(`/invitations/${_id}/renew`, { token })).status).toBe(400);
  });

  it("replaces an earlier one of the same address", async () => {
    const { email, link } = await invite();
    const second = await invite(email, ["look"]);
    expect(refusalOf(await accept(tokenIn(link)))).toEqual([410, "invitation_revoked"]);
    expect((await accept(tokenIn(second.link))).status).toBe(201);
  });

  it.each([
    [{ email: "clerk" }, "email"],
    [{ email: "" }, "email"],
    [{ email: "a@b.example\r\nBcc: c@d.example" }, "email"],
    [{ duties: [] }, "duties"],
    [{ duties: ["everything", "root"] }, "duties/1"],
    [{ language: "fr" }, "language"],
    [{ role: "admin" }, "role"],
  ])("is refused with %j", async (changes, field) => {
    const json = { email: newAddress(), duties: ["look"], ...changes };
    const { status, body } = await api.post("/invitations", { token: await logInAdmin(), json });
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });

  it.each([
    [{ password: "short" }, "password"],
    [{ password: "Password@1234" }, "password"],
    [{ password: undefined }, "password"],
    [{ name: "   " }, "name"],
    [{ name: "a\u0000b" }, "name"],
    [{ language: "fr" }, "language"],
    [{ email: "other@school.example" }, "email"],
    [{ duties: ["everything"] }, "duties"],
  ])("stays usable when it is accepted with %j", async (changes, field) => {
    const token = tokenIn((await invite()).link);
    const { status, body } = await accept(token, changes);
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
    expect((await accept(token)).status).toBe(201);
  });

  it("is no reset link, and a token that nobody made opens nothing", async () => {
    const token = tokenIn((await invite()).link);
    for (const answer of [await reset(token), await read("reset", token), await read("invitation", "x")])
      expect(refusalOf(answer)).toEqual([404, "link_unknown"]);
  });

  it("is not guessed: fifty wrong tokens from an address, then 429", async () => {
    const headers = { "x-forwarded-for": "203.0.113.7" };
    const guess = () => api.post("/admins/link", { json: { kind: "reset", token: "guess" }, headers });
    for (let attempt = 0; attempt < 50; attempt++) expect((await guess()).status).toBe(404);
    expect((await guess()).status).toBe(429);
    expect((await read("invitation", tokenIn((await invite()).link))).status).toBe(200);
  });

  it("is sent by mail in the chosen language, and shown only on request", async () => {
    mailer.isSet = true;
    const email = newAddress();
    const json = { email, duties: ["look"], language: "hi" };
    const { body } = await api.post("/invitations", { token: await logInAdmin(), json });
    expect(body.link).toBeNull();
    expect(sent).toMatchObject([
      { kind: "invitation", to: email, language: "hi", validUntil: body.expiresAt },
    ]);
    const link = sent[0]?.text.split("\n").find((line) => line.startsWith(api.url));
    expect((await read("invitation", tokenIn(link))).status).toBe(200);
    const { _id } = await findInvitation(email);
    const renewed = await api.post(`/invitations/${_id}/renew`, {
      token: await logInAdmin(),
      json: { asLink: true },
    });
    expect([tokenIn(renewed.body.link), sent.length]).toEqual([expect.any(String), 1]);
  });
});

describe("a link for a new password", () => {
  const createLink = async (id: string) => {
    const answer = await api.post(`/accounts/${id}/reset-link`, { token: await logInAdmin() });
    expect(answer.status).toBe(200);
    return tokenIn(answer.body.link);
  };

  it("works once, ends every session and replaces an earlier link", async () => {
    const clerk = await createPerson(api, "look");
    const session = await api.logIn(clerk.email, clerk.password);
    const [earlier, token] = [await createLink(clerk.id), await createLink(clerk.id)];
    expect(refusalOf(await read("reset", earlier))).toEqual([410, "link_revoked"]);
    expect((await read("reset", token)).body).toEqual({ email: clerk.email, duties: [], language: "en" });
    expect((await reset(token, "weak")).status).toBe(400);
    expect((await reset(token)).body).toEqual({ success: true, email: clerk.email });
    expect((await api.get("/admins/sessions", { token: session })).status).toBe(401);
    expect([await canLogIn(clerk.email, clerk.password), await canLogIn(clerk.email)]).toEqual([false, true]);
    expect(refusalOf(await reset(token))).toEqual([410, "link_used"]);
  });

  it("is used by one of two people who use it at the same time", async () => {
    const clerk = await createPerson(api, "look");
    const token = await createLink(clerk.id);
    const answers = await Promise.all([reset(token), reset(token, "orange kite over neem")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  it("ends after an hour, with a change of the password and with a disabled account", async () => {
    const clerk = await createPerson(api, "look");
    const late = await createLink(clerk.id);
    time += HOUR;
    expect(refusalOf(await reset(late))).toEqual([410, "link_expired"]);
    const changed = await createLink(clerk.id);
    const session = await api.logIn(clerk.email, clerk.password);
    const json = { currentPassword: clerk.password, newPassword: "seven mangoes on a roof" };
    expect((await api.put("/admins/password", { token: session, json })).status).toBe(200);
    expect(refusalOf(await reset(changed))).toEqual([410, "link_revoked"]);
    const disabled = await createLink(clerk.id);
    const token = await logInAdmin();
    await api.post(`/accounts/${clerk.id}/disable`, { token });
    expect(refusalOf(await reset(disabled))).toEqual([410, "link_revoked"]);
    const refused = await api.post(`/accounts/${clerk.id}/reset-link`, { token });
    expect([refused.status, refused.body.id]).toEqual([409, "account_disabled"]);
  });
});

describe("a forgotten password", () => {
  const ask = (email: string, address = "203.0.113.9") =>
    api.post("/admins/password/forgotten", { json: { email }, headers: { "x-forwarded-for": address } });

  it("has the same answer for every address, and only an account gets a mail", async () => {
    mailer.isSet = true;
    const clerk = await createPerson(api, "look");
    const disabled = await createPerson(api, "look");
    await api.server.accounts.setDisabled(disabled.email, true);
    const answers = [
      await ask("nobody@school.example"),
      await ask(disabled.email),
      await ask(clerk.email.toUpperCase()),
    ];
    for (const { status, text } of answers) expect([status, text]).toEqual([200, '{"success":true}']);
    await expect
      .poll(() => sent.map(({ to, kind }) => [to, kind]))
      .toEqual([[clerk.email, "password-reset"]]);
    const link = sent[0]?.text.split("\n").find((line) => line.startsWith(api.url));
    expect(link).toContain("/login/reset#");
    expect((await reset(tokenIn(link))).status).toBe(200);
    expect(await canLogIn(clerk.email)).toBe(true);
  });

  it("sends an account at most three mails in an hour, without saying so", async () => {
    mailer.isSet = true;
    const [clerk, other] = [await createPerson(api, "look"), await createPerson(api, "look")];
    for (let attempt = 0; attempt < 5; attempt++)
      expect((await ask(clerk.email, `203.0.113.${20 + attempt}`)).status).toBe(200);
    expect((await ask(other.email, "203.0.113.30")).status).toBe(200);
    await expect.poll(() => sent.filter(({ to }) => to === other.email)).toHaveLength(1);
    await expect.poll(() => sent.filter(({ to }) => to === clerk.email)).toHaveLength(3);
  });

  it("can be reported ten times in an hour from an address", async () => {
    for (let attempt = 0; attempt < 10; attempt++)
      expect((await ask("nobody@school.example")).status).toBe(200);
    const refused = await ask("nobody@school.example");
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "3600"]);
  });

  it("says whether the school sends mail", async () => {
    const state = async () => (await api.get("/admins/password/forgotten")).body;
    expect(await state()).toEqual({ sendsMail: false });
    mailer.isSet = true;
    expect(await state()).toEqual({ sendsMail: true });
  });
});

describe("the own name and email address", () => {
  const changeEmail = (token: string, email: string, currentPassword: string) =>
    api.post("/admins/email", { token, json: { email, currentPassword } });
  const confirm = (token: string) => api.post("/admins/email/confirm", { json: { token } });
  const linkIn = (text = "") => text.split("\n").find((line) => line.startsWith(api.url));

  it("the name is changed by its owner, whatever the duties", async () => {
    const clerk = await createPerson(api, "look");
    const token = await api.logIn(clerk.email, clerk.password);
    expect((await api.put("/admins/name", { token, json: { name: "सीमा वर्मा" } })).status).toBe(200);
    expect((await api.get("/admins/sessions", { token })).body.name).toBe("सीमा वर्मा");
    expect(
      (await api.put("/admins/name", { token, json: { name: "", duties: ["everything"] } })).status,
    ).toBe(400);
  });

  it("without mail the address is changed at once, with the password", async () => {
    const clerk = await createPerson(api, "look");
    const token = await api.logIn(clerk.email, clerk.password);
    const next = newAddress();
    const wrong = await changeEmail(token, next, "not the password");
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([400, ["currentPassword"]]);
    const taken = await changeEmail(token, ADMIN.email, clerk.password);
    expect([taken.status, Object.keys(taken.body.errors)]).toEqual([400, ["email"]]);
    expect((await changeEmail(token, next, clerk.password)).body).toEqual({ isChanged: true });
    expect([await canLogIn(next, clerk.password), await canLogIn(clerk.email, clerk.password)]).toEqual([
      true,
      false,
    ]);
    expect((await api.get("/admins/sessions", { token })).body.email).toBe(next);
  });

  it("with mail it is confirmed at the new address and reported to the old one", async () => {
    mailer.isSet = true;
    const clerk = await createPerson(api, "look");
    const token = await api.logIn(clerk.email, clerk.password);
    const [first, next] = [newAddress(), newAddress()];
    expect((await changeEmail(token, first, clerk.password)).body).toEqual({ isChanged: false });
    expect((await changeEmail(token, next, clerk.password)).body).toEqual({ isChanged: false });
    expect(sent.map(({ to, kind }) => [to, kind])).toEqual([
      [first, "email-change"],
      [next, "email-change"],
    ]);
    expect(await canLogIn(next, clerk.password)).toBe(false);
    expect(refusalOf(await confirm(tokenIn(linkIn(sent[0]?.text))))).toEqual([410, "link_revoked"]);
    const confirmed = await confirm(tokenIn(linkIn(sent[1]?.text)));
    expect(confirmed.body).toEqual({ success: true, email: next });
    expect(sent[2]).toMatchObject({ to: clerk.email, kind: "email-changed" });
    expect(sent[2]?.text).toContain(next);
    expect(await canLogIn(next, clerk.password)).toBe(true);
  });

  it("an address of another account gets the same answer and no link", async () => {
    mailer.isSet = true;
    const [clerk, other] = [await createPerson(api, "look"), await createPerson(api, "look")];
    const token = await api.logIn(clerk.email, clerk.password);
    const [known, unknown] = [
      await changeEmail(token, other.email, clerk.password),
      await changeEmail(token, newAddress(), clerk.password),
    ];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect(sent.map(({ to, text }) => [to, linkIn(text) !== undefined])).toEqual([
      [other.email, false],
      [expect.any(String), true],
    ]);
  });

  it("of two accounts that confirm the same address at the same time, one gets it", async () => {
    mailer.isSet = true;
    const people = [await createPerson(api, "look"), await createPerson(api, "look")];
    const next = newAddress();
    for (const { email, password } of people) {
      await changeEmail(await api.logIn(email, password), next, password);
    }
    const answers = await Promise.all(
      sent.filter(({ to }) => to === next).map(({ text }) => confirm(tokenIn(linkIn(text)))),
    );
    const refused = answers.find(({ status }) => status !== 200);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(refused?.body.errorParams.email.id).toBe("email_not_usable");
    const owners = await db.selectFrom("accounts").select("_id").where("email", "=", next).execute();
    expect(owners).toHaveLength(1);
    const stillOpen = db.selectFrom("accountLinks").select("_id").where("email", "=", next);
    expect(await stillOpen.where("usedAt", "is", null).where("revokedAt", "is", null).execute()).toHaveLength(
      1,
    );
  });

  it("a link that was confirmed by another account meanwhile changes nothing", async () => {
    mailer.isSet = true;
    const clerk = await createPerson(api, "look");
    const token = await api.logIn(clerk.email, clerk.password);
    const next = newAddress();
    await changeEmail(token, next, clerk.password);
    await api.server.accounts.create(next, "yellow kite over neem", "admin");
    const late = await confirm(tokenIn(linkIn(sent[0]?.text)));
    expect([late.status, Object.keys(late.body.errors)]).toEqual([400, ["email"]]);
    expect(await canLogIn(clerk.email, clerk.password)).toBe(true);
  });
});

it("old links are deleted", async () => {
  await invite();
  time += 38 * DAY;
  await api.server.removeExpired();
  expect(await db.selectFrom("accountLinks").select("_id").execute()).toEqual([]);
});
