import { afterEach, describe, expect, it } from "vitest";
import { startApi } from "../../../../tests/api/start-api.ts";
import { passkeyCalls, reasonOf } from "./passkey-calls.ts";
import { createPerson, type Person } from "./people.ts";
import { createDevice, type Deviations } from "./software-device.ts";

const MINUTE = 60_000;
let time = Date.parse("2026-11-15T08:00:00Z");
const api = await startApi({ now: () => time, trustProxy: ["127.0.0.1"] });
const { db } = api.server.database;
const HOST = new URL(api.url).hostname;
const { listOf, startAdding, createOwner, startLogin, sendProof, logInWith, startConfirming, confirm } =
  passkeyCalls(api);

// Every test starts with fresh limits.
afterEach(() => {
  time += 20 * MINUTE;
});

const isAlive = async (token: string) => (await api.get("/admins/me", { token })).status === 200;

describe("a login with a passkey as the only step", () => {
  it("does not need the address, and returns what a login with the password returns", async () => {
    const { device, email, token } = await createOwner();
    const start = await startLogin();
    expect(start.body.options).toMatchObject({ rpId: HOST, userVerification: "required" });
    expect(start.body.options.allowCredentials).toBeUndefined();
    time += MINUTE;
    const answer = await logInWith(device);
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        token: expect.stringMatching(/^[\w-]{43}$/),
        role: "admin",
        email,
        duties: ["notices"],
        permissions: expect.arrayContaining(["notices:write"]),
        mustSetUpSecondStep: false,
      },
    ]);
    expect(await isAlive(answer.body.token)).toBe(true);
    expect(await listOf(token)).toMatchObject([{ lastUsedAt: new Date(time).toISOString() }]);
    expect((await logInWith(device)).status).toBe(200);
  });

  it("works with devices that do not count", async () => {
    const { device } = await createOwner(createDevice(api.url, { counts: false }));
    expect((await logInWith(device)).status).toBe(200);
    expect((await logInWith(device)).status).toBe(200);
  });

  it("refuses a response that was used already", async () => {
    const { device } = await createOwner();
    const { body } = await startLogin();
    const response = device.answer(body.options);
    const answers = await Promise.all([sendProof(body.token, response), sendProof(body.token, response)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(reasonOf(await sendProof(body.token, response))).toEqual([401, "passkey_too_late"]);
    const { token } = (await startLogin()).body;
    expect(reasonOf(await sendProof(token, response))).toEqual([401, "passkey_not_valid"]);
  });

  it("refuses a challenge that has expired or that nobody has asked for", async () => {
    const { device } = await createOwner();
    const { body } = await startLogin();
    time += 5 * MINUTE;
    expect(reasonOf(await sendProof(body.token, device.answer(body.options)))).toEqual([
      401,
      "passkey_too_late",
    ]);
    expect(reasonOf(await sendProof("x".repeat(43), device.answer(body.options)))).toEqual([
      401,
      "passkey_too_late",
    ]);
  });

  it.each<[string, Deviations]>([
    ["for another website", { origin: "https://school.example.evil" }],
    ["for another host", { rpId: "school.example.evil" }],
    ["for another challenge", { challenge: "b3RoZXI" }],
    ["without verification of the person", { isVerified: false }],
  ])("refuses a response %s", async (_what, changes) => {
    const { device } = await createOwner();
    expect(reasonOf(await logInWith(device, changes))).toEqual([401, "passkey_not_valid"]);
  });

  it("refuses the signature of another device", async () => {
    const { device } = await createOwner();
    const other = createDevice(api.url);
    expect(reasonOf(await logInWith(other, { credentialId: device.id }))).toEqual([401, "passkey_not_valid"]);
    expect(reasonOf(await logInWith(other))).toEqual([401, "passkey_unknown"]);
  });

  it("refuses a counter that has not grown, because the passkey may be copied", async () => {
    const { device } = await createOwner();
    expect((await logInWith(device, { counter: 40 })).status).toBe(200);
    for (const counter of [40, 39, 0]) {
      expect(reasonOf(await logInWith(device, { counter }))).toEqual([401, "passkey_copied"]);
    }
    expect((await logInWith(device, { counter: 41 })).status).toBe(200);
  });

  it("refuses the challenge of a new passkey", async () => {
    const { device, token } = await createOwner();
    const { body } = await startAdding(token);
    const response = device.answer({ challenge: body.options.challenge, rpId: HOST });
    expect(reasonOf(await sendProof(body.token, response))).toEqual([401, "passkey_too_late"]);
  });

  it("refuses a removed passkey; sessions stay", async () => {
    const { device, token, passkey } = await createOwner();
    const opened = (await logInWith(device)).body.token;
    const { body } = await startLogin();
    expect((await api.remove(`/admins/passkeys/${passkey}`, { token })).status).toBe(200);
    const answer = await sendProof(body.token, device.answer(body.options));
    expect(reasonOf(answer)).toEqual([401, "passkey_unknown"]);
    expect(await isAlive(opened)).toBe(true);
  });

  it("refuses the passkey of a disabled or deleted account", async () => {
    const { device, email } = await createOwner();
    await api.server.accounts.setDisabled(email, true);
    expect(reasonOf(await logInWith(device))).toEqual([401, "passkey_account_disabled"]);
    await api.server.accounts.setDisabled(email, false);
    expect((await logInWith(device)).status).toBe(200);
    await api.server.accounts.remove(email);
    expect(reasonOf(await logInWith(device))).toEqual([401, "passkey_unknown"]);
  });

  it("is limited for each address", async () => {
    const { device } = await createOwner();
    const send = async (address: string, changes: Deviations = {}) => {
      const { body } = await startLogin();
      const json = { token: body.token, response: device.answer(body.options, changes) };
      return api.post("/admins/login/passkey", { json, headers: { "x-forwarded-for": address } });
    };
    for (let round = 0; round < 20; round++) {
      expect((await send("203.0.113.9", { isVerified: false })).status).toBe(401);
    }
    const refused = await send("203.0.113.9");
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "900"]);
    expect((await send("203.0.113.10")).status).toBe(200);
  });
});

describe("a passkey as the second step", () => {
  async function givePassword({ email, password }: Person): Promise<string> {
    const { status, body } = await api.post("/admins/login", { json: { email, password } });
    expect([status, body.id, body.secondStep.methods]).toEqual([
      401,
      "second_step_needed",
      ["recovery", "passkey"],
    ]);
    return body.secondStep.token;
  }

  it("is one of the passkeys of the account", async () => {
    const owner = await createOwner();
    const { body } = await startLogin(await givePassword(owner));
    expect(body.options.allowCredentials).toEqual([
      { id: owner.device.id, type: "public-key", transports: ["internal"] },
    ]);
    const answer = await sendProof(body.token, owner.device.answer(body.options));
    expect([answer.status, answer.body.email]).toEqual([200, owner.email]);
    expect(await isAlive(answer.body.token)).toBe(true);
  });

  it("refuses the passkey of another account", async () => {
    const [owner, other] = [await createOwner(), await createOwner()];
    const { body } = await startLogin(await givePassword(owner));
    const answer = await sendProof(body.token, other.device.answer(body.options));
    expect(reasonOf(answer)).toEqual([401, "passkey_of_other_account"]);
  });

  it("needs the password of the last five minutes, and no new one since", async () => {
    const owner = await createOwner();
    const late = await givePassword(owner);
    time += 5 * MINUTE;
    expect(reasonOf(await startLogin(late))).toEqual([401, "login_step_ended"]);
    const token = await givePassword(owner);
    expect(reasonOf(await sendProof(token, owner.device.answer({ challenge: "", rpId: HOST })))).toEqual([
      401,
      "passkey_too_late",
    ]);
    const { body } = await startLogin(token);
    await api.server.accounts.changePassword(owner.email, "three lamps and a drum");
    const answer = await sendProof(body.token, owner.device.answer(body.options));
    expect(reasonOf(answer)).toEqual([401, "login_failed"]);
  });
});

describe("a passkey instead of the password before a sensitive step", () => {
  const isConfirmed = async (token: string) => (await startAdding(token)).status !== 403;

  it("confirms the session for ten minutes", async () => {
    const { token, device } = await createOwner();
    time += 11 * MINUTE;
    expect(reasonOf(await startAdding(token))).toEqual([403, "confirmation_needed"]);
    const { body } = await startConfirming(token);
    expect(body.options.allowCredentials).toMatchObject([{ id: device.id }]);
    const proof = { token: body.token, response: device.answer(body.options) };
    expect((await confirm(token, proof)).body).toEqual({ success: true });
    expect(await isConfirmed(token)).toBe(true);
    expect(reasonOf(await confirm(token, proof))).toEqual([400, "passkey_too_late"]);
    time += 11 * MINUTE;
    expect(await isConfirmed(token)).toBe(false);
  });

  it("belongs to the account, and its challenge to the account and the purpose", async () => {
    const [owner, other] = [await createOwner(), await createOwner()];
    time += 11 * MINUTE;
    const own = (await startConfirming(owner.token)).body;
    expect(
      reasonOf(await confirm(owner.token, { token: own.token, response: other.device.answer(own.options) })),
    ).toEqual([400, "passkey_of_other_account"]);
    const foreign = (await startConfirming(other.token)).body;
    const login = (await startLogin()).body;
    for (const { token, options } of [foreign, login]) {
      const answer = await confirm(owner.token, { token, response: owner.device.answer(options) });
      expect(reasonOf(answer)).toEqual([400, "passkey_too_late"]);
    }
    const again = (await startConfirming(owner.token)).body;
    const response = owner.device.answer(again.options, { isVerified: false });
    expect(reasonOf(await confirm(owner.token, { token: again.token, response }))).toEqual([
      400,
      "passkey_not_valid",
    ]);
    expect(await isConfirmed(owner.token)).toBe(false);
  });

  it("is refused in words for an account without a passkey", async () => {
    const { email, password } = await createPerson(api, "notices");
    expect(reasonOf(await startConfirming(await api.logIn(email, password)))).toEqual([409, "no_passkey"]);
  });
});

it("a login is refused in words at another address of the same server", async () => {
  const start = (origin: string) => api.post("/admins/login/passkey/options", { headers: { origin } });
  const { status, body } = await start("http://localhost:3000");
  expect([status, body.id, body.params]).toEqual([409, "passkey_wrong_address", { address: api.url }]);
  expect((await start(api.url)).status).toBe(200);
});

it("neither the log nor the audit log has parts of a passkey", async () => {
  const { device } = await createOwner();
  const { body } = await startLogin();
  await sendProof(body.token, device.answer(body.options));
  const audit = JSON.stringify(await db.selectFrom("auditLog").selectAll().execute());
  for (const secret of [device.id, body.token, body.options.challenge])
    expect(audit + api.logLines.join("")).not.toContain(secret);
});
