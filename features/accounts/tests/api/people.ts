import { expect } from "vitest";
import type { Duty } from "../../../../core/content/api/permissions.ts";
import type { Api } from "../../../../tests/api/start-api.ts";
import { createAccount } from "../../../../tests/create-account.ts";

export interface Person {
  id: string;
  email: string;
  password: string;
}

let count = 0;

/** A new account with these duties. */
export async function createPerson(api: Api, ...duties: Duty[]): Promise<Person> {
  const email = `person${++count}@school.example`;
  const password = "green kite over neem";
  await createAccount(api.server.database, { email, password, duties });
  const account = (await api.server.accounts.list()).find((each) => each.email === email);
  return { id: String(account?._id), email, password };
}

/** The token of a link that an answer shows. */
export function tokenIn(link: unknown): string {
  const [, token = ""] = String(link).split("#");
  expect(token).toMatch(/^[\w-]{43}$/);
  return token;
}
