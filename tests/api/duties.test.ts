import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { DUTIES, dutyNames, type Permission } from "../../core/content/api/permissions.ts";
import { createAccount } from "../create-account.ts";
import { everyEighth } from "../repetitions.ts";
import { startApi } from "./start-api.ts";

const PASSWORD = "chalk and slate 12";

/** One person for each duty, and one without any. */
const PEOPLE: ReadonlyMap<string, readonly Permission[]> = new Map([...Object.entries(DUTIES), ["none", []]]);
const emailOf = (person: string) => `duty.${person.toLowerCase()}@school.example`;

const api = await startApi();
for (const person of [...PEOPLE.keys(), "disabled", "withoutSecondStep"]) {
  const duties = person === "none" ? [] : dutyNames.filter((duty) => duty === person || !PEOPLE.has(person));
  await createAccount(api.server.database, { email: emailOf(person), password: PASSWORD, duties });
}

/** Without the document of the API, which does not describe itself, and the route for unknown addresses. */
const routes = api.server.routes.filter(
  ({ method, path }) =>
    method !== "HEAD" && path.startsWith("/api/") && !/(openapi\.json|\/docs|\*)$/.test(path),
);
/** It would end the session of the caller. */
const isLogout = (path: string) => path.endsWith("/logout");

/** Without a body and with ids that nobody has, so that an allowed call changes nothing. */
const callRoute = (method: string, path: string, token?: string) =>
  api.call(method, path.replace(/:\w+/g, randomUUID()), token === undefined ? {} : { token });

/** `allowed`, or why the call is refused. */
async function describeOutcome(method: string, path: string, token?: string): Promise<string> {
  const { status, body } = await callRoute(method, path, token);
  if (status === 401 && ["login_needed", "token_ended"].includes(body.id)) return "login needed";
  return status === 403 ? [body.id, body.params?.permission].join(" ").trim() : "allowed";
}

/** Each route is called with all permissions and with none; other duties only differ in their lists of permissions. */
const routesFor = (person: string) =>
  (["everything", "none"].includes(person) ? routes : everyEighth(routes)).filter(
    ({ path }) => !isLogout(path),
  );

it.each([...PEOPLE])("with the duty %s each route does what it declares", async (person, permissions) => {
  const token = await api.logIn(emailOf(person), PASSWORD);
  expect(routes.length).toBeGreaterThan(100);
  const outcomes: string[] = [];
  const declared: string[] = [];
  for (const { method, path, access } of routesFor(person)) {
    const isAllowed = access === "public" || access === "session" || permissions.includes(access);
    outcomes.push(`${method} ${path}: ${await describeOutcome(method, path, token)}`);
    declared.push(`${method} ${path}: ${isAllowed ? "allowed" : `permission_needed ${access}`}`);
  }
  expect(outcomes).toEqual(declared);
});

it("without a login, and with a disabled account, only public routes answer", async () => {
  const token = await api.logIn(emailOf("disabled"), PASSWORD);
  await api.server.accounts.setDisabled(emailOf("disabled"), true);
  // `access.test.ts` calls every guarded route without a login.
  const called = everyEighth(routes);
  for (const caller of [undefined, token]) {
    const outcomes: string[] = [];
    for (const { method, path } of called) {
      outcomes.push(`${method} ${path}: ${await describeOutcome(method, path, caller)}`);
    }
    expect(outcomes).toEqual(
      called.map(
        ({ method, path, access }) =>
          // A visitor with an old token may log in and send a form.
          `${method} ${path}: ${access === "public" && (!caller || method !== "GET") ? "allowed" : "login needed"}`,
      ),
    );
  }
});

it("an account that has to set up a second step may only use its own account until then", async () => {
  const token = await api.logIn(emailOf("withoutSecondStep"), PASSWORD);
  const json = { duties: ["everything"] };
  expect((await api.put("/settings/second-step", { token, json })).status).toBe(200);
  const outcomes: string[] = [];
  const declared: string[] = [];
  for (const { method, path, access } of routes.filter((route) => !isLogout(route.path))) {
    const isAllowed = access === "public" || access === "session";
    outcomes.push(`${method} ${path}: ${await describeOutcome(method, path, token)}`);
    declared.push(`${method} ${path}: ${isAllowed ? "allowed" : "second_step_setup_needed"}`);
  }
  expect(outcomes).toEqual(declared);
});
