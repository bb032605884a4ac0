import { expect } from "vitest";
import type { Api } from "../../../../tests/api/start-api.ts";
import { codeOf, decodeBase32, stepAt } from "../../server/second-step/one-time-codes.ts";
import type { Person } from "./people.ts";

/** The code that an authenticator app shows at a time. */
export const appCode = (key: string, time: number) => codeOf(decodeBase32(key), stepAt(time));

export interface PersonWithApp extends Person {
  key: string;
  recoveryCodes: string[];
}

/** Sets up an authenticator app for a person. */
export async function setUpApp(api: Api, person: Person, now: () => number): Promise<PersonWithApp> {
  const token = await api.logIn(person.email, person.password);
  const started = await api.post("/admins/second-step/app", { token });
  expect(started.status).toBe(200);
  const { key } = started.body;
  const json = { token: started.body.token, code: appCode(key, now()) };
  const { status, body } = await api.post("/admins/second-step/app/confirm", { token, json });
  expect(status).toBe(200);
  await api.get("/admins/logout", { token });
  return { ...person, key, recoveryCodes: body.recoveryCodes };
}
