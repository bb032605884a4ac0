import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import { contentTypes, createEntry } from "../../../../tests/api/entries.ts";
import { startApi } from "../../../../tests/api/start-api.ts";
import { ADMIN } from "../../../../tests/test-server.ts";
import { createPerson } from "./people.ts";

const MINUTE = 60_000;
let time = Date.parse("2026-11-15T08:00:00Z");
const api = await startApi({ now: () => time });

const confirm = (token: string, password: unknown) =>
  api.post("/admins/confirm", { token, json: { password } });
const exportStudents = (token: string) => api.get("/students/export?format=csv", { token });
const logIn = () => api.logIn(ADMIN.email, ADMIN.password);

// The limits of the next test are fresh, and the first session has ended.
afterEach(() => {
  time += 3 * 60 * MINUTE;
});

describe("a sensitive step", () => {
  it("needs a login or a password within the last ten minutes, and use does not extend the time", async () => {
    const token = await logIn();
    for (const minutes of [0, 5, 5]) {
      time += minutes * MINUTE;
      expect((await exportStudents(token)).status).toBe(200);
    }
    time += 1;
    const refused = await exportStudents(token);
    expect([refused.status, refused.body.id]).toEqual([403, "confirmation_needed"]);
    expect(refused.body.message).toMatch(/^Please give your password again/);

    expect((await confirm(token, ADMIN.password)).body).toEqual({ success: true });
    time += 10 * MINUTE;
    expect((await exportStudents(token)).status).toBe(200);
    time += 1;
    expect((await exportStudents(token)).status).toBe(403);
  });

  it("is confirmed for one session, not for the others of the account", async () => {
    const [one, other] = [await logIn(), await logIn()];
    time += 11 * MINUTE;
    await confirm(one, ADMIN.password);
    expect([(await exportStudents(one)).status, (await exportStudents(other)).status]).toEqual([200, 403]);
  });

  it("needs a confirmation in a session from before this rule", async () => {
    const token = await logIn();
    await api.server.database.db.updateTable("sessions").set({ confirmedAt: null }).execute();
    expect((await exportStudents(token)).body.id).toBe("confirmation_needed");
  });

  it("is refused for a missing permission first", async () => {
    const clerk = await createPerson(api, "notices");
    const token = await api.logIn(clerk.email, clerk.password);
    time += 11 * MINUTE;
    expect((await exportStudents(token)).body.id).toBe("permission_needed");
  });

  it("changes nothing when it is refused", async () => {
    const token = await logIn();
    const before = (await api.server.accounts.list()).length;
    const { db } = api.server.database;
    const countLines = async () => (await db.selectFrom("auditLog").select("_id").execute()).length;
    const lines = await countLines();
    time += 11 * MINUTE;
    const json = { email: "new@school.example", duties: ["look"] };
    expect((await api.post("/invitations", { token, json })).status).toBe(403);
    expect((await api.get("/backups/download", { token })).status).toBe(403);
    expect([(await api.server.accounts.list()).length, await countLines()]).toEqual([before, lines]);
  });
});

/** Only the first authenticator app needs it; replacing an app needs a proof in the same call. */
const ASKS_IN_HANDLER = "POST /api/v1/admins/second-step/app";

it("each route asks for a confirmation if it declares it, and only then", async () => {
  const token = await logIn();
  time += 11 * MINUTE;
  const routes = api.server.routes.filter(
    ({ method, path, access }) =>
      access !== "public" && !path.endsWith("/logout") && method !== "HEAD" && path.startsWith("/api/"),
  );
  const asking: string[] = [];
  for (const { method, path } of routes) {
    const { body } = await api.call(method, path.replace(/:\w+/g, randomUUID()), { token });
    if (body?.id === "confirmation_needed") asking.push(`${method} ${path}`);
  }
  const declared = routes.filter(({ isConfirmed }) => isConfirmed);
  const expected = [ASKS_IN_HANDLER, ...declared.map(({ method, path }) => `${method} ${path}`)];
  expect(asking.sort()).toEqual(expected.sort());
});

it("moving an entry to the trash and restoring it needs no confirmation; deleting it for good does", async () => {
  api.token = await logIn();
  const { token } = api;
  const type = contentTypes.events;
  const { _id } = await createEntry(api, type);
  time += 11 * MINUTE;
  const removed = await api.remove(type.remove(_id), { token });
  const revision = String(removed.headers.get("x-revision"));
  expect((await api.post(`/trash/${revision}/restore`, { token })).status).toBe(200);
  const again = String((await api.remove(type.remove(_id), { token })).headers.get("x-revision"));
  for (const attempt of [
    () => api.remove(`/trash/${again}`, { token }),
    () => api.post("/trash/purge-many", { token, json: { revisions: [again] } }),
  ]) {
    expect((await attempt()).body.id).toBe("confirmation_needed");
  }
  await confirm(token, ADMIN.password);
  expect((await api.remove(`/trash/${again}`, { token })).status).toBe(200);
});

describe("the password for a confirmation", () => {
  it("is refused in words if it is wrong, and five times at most", async () => {
    const clerk = await createPerson(api, "students");
    const token = await api.logIn(clerk.email, clerk.password);
    time += 11 * MINUTE;
    for (let attempt = 0; attempt < 5; attempt++) {
      const wrong = await confirm(token, "not the password");
      expect([wrong.status, wrong.body.errors]).toEqual([
        400,
        { password: "This is not your current password" },
      ]);
    }
    const limited = await confirm(token, clerk.password);
    expect([limited.status, limited.body.id]).toEqual([429, "too_many_requests"]);
    expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await exportStudents(token)).status).toBe(403);
    // The same limit as for changing the password.
    const json = { currentPassword: clerk.password, newPassword: "seven mangoes on a roof" };
    expect((await api.put("/admins/password", { token, json })).status).toBe(429);
    time += 15 * MINUTE;
    expect((await confirm(token, clerk.password)).status).toBe(200);
  });

  it("is one text", async () => {
    const token = await logIn();
    for (const json of [
      {},
      { password: "" },
      { password: 12 },
      { password: "x".repeat(1025) },
      { email: "a" },
    ]) {
      const answer = await api.post("/admins/confirm", { token, json });
      expect([answer.status, answer.body.id]).toEqual([400, "validation_failed"]);
    }
  });

  it("needs a session", async () => {
    expect((await api.post("/admins/confirm", { json: { password: ADMIN.password } })).status).toBe(401);
  });
});
