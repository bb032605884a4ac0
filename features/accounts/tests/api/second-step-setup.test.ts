import { afterEach, expect, it } from "vitest";
import { startApi } from "../../../../tests/api/start-api.ts";
import { ADMIN } from "../../../../tests/test-server.ts";
import { createPerson, type Person } from "./people.ts";
import { appCode } from "./second-step-of.ts";

const MINUTE = 60_000;
let time = Date.parse("2026-11-15T08:00:00Z");
const api = await startApi({ now: () => time });
const { db } = api.server.database;

// Every test starts with fresh limits.
afterEach(() => {
  time += 120 * MINUTE;
});

interface Ticket {
  token: string;
  key: string;
}

const logIn = ({ email, password }: Pick<Person, "email" | "password">) => api.logIn(email, password);
const start = async (token: string, proof?: string): Promise<Ticket> => {
  const { status, body } = await api.post("/admins/second-step/app", { token, json: { proof } });
  expect(status).toBe(200);
  return body;
};
const confirm = async (token: string, ticket: Ticket) => {
  const json = { token: ticket.token, code: appCode(ticket.key, time) };
  const { status, body } = await api.post("/admins/second-step/app/confirm", { token, json });
  return status === 200 ? "set up" : `${status} ${body.id}`;
};
const keyOf = async ({ id }: Person) => {
  const { totpSecret } = await db
    .selectFrom("accounts")
    .select("totpSecret")
    .where("_id", "=", id)
    .executeTakeFirstOrThrow();
  return totpSecret;
};

it("a key that was asked for before another app was set up does not replace that app", async () => {
  const person = await createPerson(api, "posts");
  const [stolen, own] = [await logIn(person), await logIn(person)];
  const older = await start(stolen);
  const owners = await start(own);
  expect(await confirm(own, owners)).toBe("set up");
  expect(await confirm(stolen, older)).toBe("409 setup_step_ended");
  expect(await keyOf(person)).toBe(owners.key);
});

it("of two keys that are confirmed at the same time one becomes the app", async () => {
  const person = await createPerson(api, "posts");
  const token = await logIn(person);
  const tickets = [await start(token), await start(token)];
  const outcomes = await Promise.all(tickets.map((ticket) => confirm(token, ticket)));
  expect(outcomes.toSorted()).toEqual(["409 setup_step_ended", "set up"]);
  expect(await keyOf(person)).toBe(tickets[outcomes.indexOf("set up")]?.key);
});

it("a key to replace the app ends when the app is removed or replaced", async () => {
  const person = await createPerson(api, "posts");
  const token = await logIn(person);
  expect(await confirm(token, await start(token))).toBe("set up");
  const replacing = await start(token, person.password);
  const other = await start(token, person.password);
  expect(await confirm(token, other)).toBe("set up");
  expect(await confirm(token, replacing)).toBe("409 setup_step_ended");

  const last = await start(token, person.password);
  const json = { proof: person.password };
  expect((await api.post("/admins/second-step/off", { token, json })).status).toBe(200);
  expect(await confirm(token, last)).toBe("409 setup_step_ended");
  expect(await keyOf(person)).toBeNull();
});

it("a key ends when another person resets the second step", async () => {
  const person = await createPerson(api, "posts");
  const ticket = await start(await logIn(person));
  const admin = await logIn(ADMIN);
  expect((await api.post(`/accounts/${person.id}/reset-second-step`, { token: admin })).status).toBe(200);
  expect(await confirm(await logIn(person), ticket)).toBe("409 setup_step_ended");
});

it("confirming needs the password again after ten minutes; the key stays valid meanwhile", async () => {
  const person = await createPerson(api, "posts");
  const token = await logIn(person);
  const ticket = await start(token);
  time += 11 * MINUTE;
  expect(await confirm(token, ticket)).toBe("403 confirmation_needed");
  expect(await keyOf(person)).toBeNull();
  const json = { password: person.password };
  expect((await api.post("/admins/confirm", { token, json })).status).toBe(200);
  expect(await confirm(token, ticket)).toBe("set up");
});

it("the password that allows another phone is not asked for again when its code is confirmed", async () => {
  const person = await createPerson(api, "posts");
  const token = await logIn(person);
  expect(await confirm(token, await start(token))).toBe("set up");
  time += 11 * MINUTE;
  expect(await confirm(token, await start(token, person.password))).toBe("set up");
});
