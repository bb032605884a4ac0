import { afterEach, expect, it } from "vitest";
import { startApi } from "../../../../tests/api/start-api.ts";
import { createPerson } from "./people.ts";
import { appCode, type PersonWithApp, setUpApp } from "./second-step-of.ts";

const MINUTE = 60_000;
let time = Date.parse("2026-11-15T08:00:00Z");
const now = () => time;
const api = await startApi({ now });
const person = await setUpApp(api, await createPerson(api, "posts"), now);

// Every test has fresh limits and unused codes.
afterEach(() => {
  time += 60 * MINUTE;
});

const openStep = async ({ email, password }: PersonWithApp) => {
  const { body } = await api.post("/admins/login", { json: { email, password } });
  return String(body.secondStep.token);
};
const giveCode = async (token: string, code: string) =>
  (await api.post("/admins/login/code", { json: { token, code } })).status;

it("a code opens one session when several logins give it at the same time", async () => {
  time += MINUTE;
  const steps = [await openStep(person), await openStep(person), await openStep(person)];
  const statuses = await Promise.all(steps.map((step) => giveCode(step, appCode(person.key, time))));
  expect(statuses.sort()).toEqual([200, 401, 401]);
});

it("so does a recovery code", async () => {
  const steps = [await openStep(person), await openStep(person)];
  const statuses = await Promise.all(steps.map((step) => giveCode(step, person.recoveryCodes[0] ?? "")));
  expect(statuses.sort()).toEqual([200, 401]);
});

it("wrong codes are counted one by one when they arrive together", async () => {
  const step = await openStep(person);
  const statuses = await Promise.all(
    Array.from({ length: 12 }, (_, index) => giveCode(step, String(index).padStart(6, "0"))),
  );
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(7);
});
