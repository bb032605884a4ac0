import { afterEach, describe, expect, it } from "vitest";
import { startApi } from "../../../../tests/api/start-api.ts";
import { ADMIN } from "../../../../tests/test-server.ts";
import type { AccountMailer } from "../../server/links/account-mail.ts";
import { passkeyCalls, reasonOf } from "./passkey-calls.ts";
import { createPerson } from "./people.ts";
import { createDevice, type Deviations } from "./software-device.ts";

const MINUTE = 60_000;
let time = Date.parse("2026-11-15T08:00:00Z");
const sent: Parameters<AccountMailer["queue"]>[1][] = [];
const mailer = { isSet: false, queue: async (_tx: unknown, mail: (typeof sent)[number]) => sent.push(mail) };
const api = await startApi({ now: () => time, accountMailer: mailer });
const { db } = api.server.database;
const HOST = new URL(api.url).hostname;
const { logIn, listOf, startAdding, sendNew, add, createOwner } = passkeyCalls(api);
/** A new session, because the clock of these tests is fast. */
const logInAdmin = () => logIn(ADMIN);

// Every test starts with fresh limits.
afterEach(() => {
  time += 20 * MINUTE;
});

describe("a new passkey", () => {
  it("is asked for with the school, the account and a device that verifies the person", async () => {
    const { token, email, device } = await createOwner();
    const { status, body } = await startAdding(token);
    expect(status).toBe(200);
    expect(body.options).toMatchObject({
      rp: { id: HOST, name: expect.stringMatching(/./) },
      user: { name: email, displayName: email },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: [{ id: device.id, transports: ["internal"] }],
      attestation: "none",
    });
  });

  it("is listed with its name, for its owner only, and is in the audit log", async () => {
    const { token, email } = await createOwner();
    const answer = await api.get("/admins/passkeys", {
      token,
      headers: { "user-agent": "Mozilla/5.0 (Linux; Android 14) Chrome/130.0.0.0 Mobile" },
    });
    expect(answer.body).toEqual({
      passkeys: [
        {
          _id: expect.any(String),
          name: "Phone",
          createdAt: new Date(time).toISOString(),
          lastUsedAt: null,
        },
      ],
      address: api.url,
      suggestedName: "Chrome on Android",
    });
    expect(await listOf(await logInAdmin())).toEqual([]);
    const { body } = await api.get(`/audit?q=${email}&action=add-passkey`, { token: await logInAdmin() });
    expect(body).toMatchObject([{ actor: email, type: "account", action: "add-passkey" }]);
  });

  it.each<[string, Deviations]>([
    ["of another website", { origin: "https://school.example.evil" }],
    ["for another host", { rpId: "school.example.evil" }],
    ["with another challenge", { challenge: "b3RoZXI" }],
    ["of a device that did not verify the person", { isVerified: false }],
    ["with a counter that cannot be stored", { counter: 2 ** 31 }],
  ])("%s is refused", async (_what, changes) => {
    const person = await createPerson(api, "notices");
    const token = await logIn(person);
    expect(reasonOf(await add(token, createDevice(api.url), changes))).toEqual([400, "passkey_not_valid"]);
    expect(await listOf(token)).toEqual([]);
  });

  it("needs a challenge of the same account, which is valid for five minutes and once", async () => {
    const [one, other] = [await createPerson(api, "notices"), await createPerson(api, "notices")];
    const [token, otherToken] = [await logIn(one), await logIn(other)];
    const device = createDevice(api.url);
    const { body } = await startAdding(token);
    const response = device.register(body.options);
    expect(reasonOf(await sendNew(otherToken, { token: body.token, response }))).toEqual([
      400,
      "passkey_too_late",
    ]);
    const late = (await startAdding(token)).body;
    time += 5 * MINUTE;
    expect(
      reasonOf(await sendNew(token, { token: late.token, response: device.register(late.options) })),
    ).toEqual([400, "passkey_too_late"]);
    const fresh = (await startAdding(token)).body;
    const good = { token: fresh.token, response: device.register(fresh.options) };
    expect((await sendNew(token, good)).status).toBe(201);
    expect(reasonOf(await sendNew(token, good))).toEqual([400, "passkey_too_late"]);
  });

  it("is added once, also by another account", async () => {
    const { token, device } = await createOwner();
    expect(reasonOf(await add(token, device))).toEqual([409, "passkey_exists"]);
    expect(reasonOf(await add(await logIn(await createPerson(api, "notices")), device))).toEqual([
      409,
      "passkey_exists",
    ]);
  });

  it("is refused after twenty", async () => {
    const { token, id: accountId } = await createOwner();
    const rows = Array.from({ length: 18 }, (_each, index) => ({
      _id: `${accountId}-${index}`,
      accountId,
      credentialId: `${accountId}${index}`,
      publicKey: "",
      counter: 0,
      transports: "[]",
      name: "Key",
      createdAt: new Date(time).toISOString(),
    }));
    await db.insertInto("passkeys").values(rows).execute();
    expect((await add(token, createDevice(api.url))).status).toBe(201);
    expect(reasonOf(await startAdding(token))).toEqual([409, "too_many_passkeys"]);
  });

  it("has a name of one to 120 characters and a complete response", async () => {
    const { token } = await createOwner();
    const device = createDevice(api.url);
    for (const name of ["", "  ", "x".repeat(121), "a\u0000b", 7, undefined]) {
      const { body } = await startAdding(token);
      const answer = await sendNew(token, {
        token: body.token,
        name,
        response: device.register(body.options),
      });
      expect([answer.status, Object.keys(answer.body.errors)], String(name)).toEqual([400, ["name"]]);
    }
    const { body } = await startAdding(token);
    const { response, ...rest } = device.register(body.options);
    for (const broken of [
      undefined,
      {},
      rest,
      { ...rest, response: { ...response, attestationObject: "not base64!" } },
      { ...rest, response: { ...response, attestationObject: "AAAA".repeat(10_000) } },
      { ...rest, response: { ...response, clientDataJSON: undefined } },
    ]) {
      expect((await sendNew(token, { token: body.token, response: broken })).status).toBe(400);
    }
    expect((await sendNew(token, { token: body.token, response: { ...rest, response } })).status).toBe(201);
  });
});

describe("a passkey", () => {
  it("gets another name from its owner only", async () => {
    const { token, passkey } = await createOwner();
    const rename = (by: string, name: string) =>
      api.put(`/admins/passkeys/${passkey}`, { token: by, json: { name } });
    expect((await rename(await logInAdmin(), "Mine now")).status).toBe(404);
    expect((await rename(token, " Office computer ")).status).toBe(200);
    expect(await listOf(token)).toMatchObject([{ name: "Office computer" }]);
    expect((await rename(token, "")).body.errors).toEqual({ name: "Name is required" });
  });

  it("is removed by its owner only, which is in the audit log", async () => {
    const { token, passkey, email } = await createOwner();
    const path = `/admins/passkeys/${passkey}`;
    expect((await api.remove(path, { token: await logInAdmin() })).status).toBe(404);
    expect((await api.remove(path, { token })).status).toBe(200);
    expect((await api.remove(path, { token })).status).toBe(404);
    expect(await listOf(token)).toEqual([]);
    const { body } = await api.get(`/audit?q=${email}&action=remove-passkey`, { token: await logInAdmin() });
    expect(body).toMatchObject([{ actor: email, type: "account" }]);
  });

  it("cannot be added at another address of the same server, and the answer names the right one", async () => {
    const token = await logIn(ADMIN);
    const start = (origin: string) => api.post("/admins/passkeys/options", { token, headers: { origin } });
    const { status, body } = await start("http://localhost:3000");
    expect([status, body.id, body.params]).toEqual([409, "passkey_wrong_address", { address: api.url }]);
    expect((await start(api.url)).status).toBe(200);
  });

  it("is the second step that the school requires; the only one cannot be removed then", async () => {
    const { token, passkey, email, password } = await createOwner();
    const requireFor = async (...duties: string[]) =>
      api.put("/settings/second-step", { token: await logInAdmin(), json: { duties } });
    const remove = (id: string) => api.remove(`/admins/passkeys/${id}`, { token });
    expect((await requireFor("notices")).status).toBe(200);
    const { body } = await api.get("/admins/me", { token });
    expect([body.mustSetUpSecondStep, body.permissions]).toEqual([
      false,
      expect.arrayContaining(["notices:write"]),
    ]);
    expect(reasonOf(await remove(passkey))).toEqual([409, "last_passkey"]);
    expect((await add(token, createDevice(api.url))).status).toBe(201);
    expect((await remove(passkey)).status).toBe(200);
    const [{ _id: last }] = await listOf(token);
    expect(reasonOf(await remove(last))).toEqual([409, "last_passkey"]);
    await requireFor();
    expect((await remove(last)).status).toBe(200);
    expect((await api.post("/admins/login", { json: { email, password } })).status).toBe(200);
  });

  it("gives ten recovery codes when it becomes the second step; they end with the last passkey", async () => {
    const { token, passkey, email, password, recoveryCodes } = await createOwner();
    expect(new Set(recoveryCodes).size).toBe(10);
    const { body } = await api.post("/admins/login", { json: { email, password } });
    expect(body.secondStep.methods).toEqual(["recovery", "passkey"]);
    const json = { token: body.secondStep.token, code: recoveryCodes[0] };
    expect((await api.post("/admins/login/code", { json })).status).toBe(200);
    const audited = await api.get(`/audit?q=${email}&action=make-recovery-codes`, {
      token: await logInAdmin(),
    });
    expect(audited.body).toHaveLength(1);
    await api.remove(`/admins/passkeys/${passkey}`, { token });
    expect((await api.get("/admins/second-step", { token })).body).toMatchObject({
      secondStep: "none",
      recoveryCodesLeft: 0,
    });
  });

  it("gives no recovery codes while there are some, and new ones after the last was used", async () => {
    const { token, id: accountId } = await createOwner();
    const giveAnother = async () => (await add(token, createDevice(api.url))).body;
    expect(await giveAnother()).toEqual({ success: true, recoveryCodes: [] });
    await db.updateTable("recoveryCodes").set({ usedAt: "" }).where("accountId", "=", accountId).execute();
    expect((await giveAnother()).recoveryCodes).toHaveLength(10);
  });

  it("is reported to its owner by mail when it is added and removed", async () => {
    mailer.isSet = true;
    const { token, passkey, email } = await createOwner();
    await api.remove(`/admins/passkeys/${passkey}`, { token });
    mailer.isSet = false;
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      [email, "A passkey was added to your account"],
      [email, "A passkey was removed from your account"],
    ]);
  });
});
