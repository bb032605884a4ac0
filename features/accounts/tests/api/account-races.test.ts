import { expect, it } from "vitest";
import { MAX_PASSKEYS } from "../../../../core/content/api/passkey-contract.ts";
import { startApi } from "../../../../tests/api/start-api.ts";
import { MAX_TOKENS } from "../../content/token-contract.ts";
import { passkeyCalls } from "./passkey-calls.ts";
import { createPerson } from "./people.ts";
import { appCode } from "./second-step-of.ts";
import { createDevice } from "./software-device.ts";

const MANY = 36;
const api = await startApi();
const { logIn, listOf, startAdding, sendNew, add } = passkeyCalls(api);

const requireFor = (...duties: string[]) =>
  api.put("/settings/second-step", { token: api.token, json: { duties } });

/** How many calls had each status. */
const tally = (answers: readonly { status: number }[]) =>
  Object.fromEntries(
    Map.groupBy(answers, ({ status }) => status)
      .entries()
      .map(([status, all]) => [status, all.length]),
  );

it("36 new tokens at the same time are twenty at most", async () => {
  const session = await logIn(await createPerson(api, "students"));
  const json = {
    name: "Fee software",
    permissions: ["students:read"],
    expiresOn: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
  };
  const answers = await Promise.all(
    Array.from({ length: MANY }, () => api.post("/admins/tokens", { token: session, json })),
  );
  expect(tally(answers)).toEqual({ 201: MAX_TOKENS, 400: MANY - MAX_TOKENS });
  expect((await api.get("/admins/tokens", { token: session })).body).toHaveLength(MAX_TOKENS);
});

it("36 new passkeys at the same time are twenty at most, and one of them gives recovery codes", async () => {
  const token = await logIn(await createPerson(api, "students"));
  const made: Record<string, unknown>[] = [];
  for (let count = 0; count < MANY; count++) {
    const { body } = await startAdding(token);
    made.push({ token: body.token, response: createDevice(api.url).register(body.options) });
  }
  const answers = await Promise.all(made.map((json) => sendNew(token, json)));
  expect(tally(answers)).toEqual({ 201: MAX_PASSKEYS, 409: MANY - MAX_PASSKEYS });
  expect(await listOf(token)).toHaveLength(MAX_PASSKEYS);
  expect(answers.filter(({ body }) => body.recoveryCodes?.length > 0)).toHaveLength(1);
  expect((await api.get("/admins/second-step", { token })).body.recoveryCodesLeft).toBe(10);
});

it("of an app and a passkey that are removed at the same time one stays if the school requires it", async () => {
  await requireFor("students");
  for (let count = 0; count < 3; count++) {
    const person = await createPerson(api, "students");
    const token = await logIn(person);
    const { body } = await api.post("/admins/second-step/app", { token });
    const json = { token: body.token, code: appCode(body.key, Date.now()) };
    expect((await api.post("/admins/second-step/app/confirm", { token, json })).status).toBe(200);
    expect((await add(token, createDevice(api.url))).status).toBe(201);
    const [{ _id: passkey }] = await listOf(token);
    const answers = await Promise.all([
      api.post("/admins/second-step/off", { token, json: { proof: person.password } }),
      api.remove(`/admins/passkeys/${passkey}`, { token }),
    ]);
    expect(tally(answers)).toEqual({ 200: 1, 409: 1 });
  }
  await requireFor();
});

it("of two passkeys that are removed at the same time one stays if the school requires it", async () => {
  const token = await logIn(await createPerson(api, "students"));
  for (let count = 0; count < 2; count++) await add(token, createDevice(api.url));
  await requireFor("students");
  const own: { _id: string }[] = await listOf(token);
  const answers = await Promise.all(own.map(({ _id }) => api.remove(`/admins/passkeys/${_id}`, { token })));
  expect(tally(answers)).toEqual({ 200: 1, 409: 1 });
  expect(await listOf(token)).toHaveLength(1);
  await requireFor();
});

it("recovery codes that are renewed several times at once are ten", async () => {
  const person = await createPerson(api, "students");
  const token = await logIn(person);
  await add(token, createDevice(api.url));
  const json = { proof: person.password };
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => api.post("/admins/second-step/recovery-codes", { token, json })),
  );
  expect(tally(answers)).toEqual({ 200: 6 });
  expect((await api.get("/admins/second-step", { token })).body.recoveryCodesLeft).toBe(10);
});
