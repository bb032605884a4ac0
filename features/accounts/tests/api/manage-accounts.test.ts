import { afterAll, describe, expect, it } from "vitest";
import type { Duty } from "../../../../core/content/api/permissions.ts";
import { buildServer } from "../../../../core/server/build-server.ts";
import { openDatabase } from "../../../../core/server/database/open-database.ts";
import { startApi } from "../../../../tests/api/start-api.ts";
import { ADMIN } from "../../../../tests/test-server.ts";
import { createPerson, type Person } from "./people.ts";

const api = await startApi();
const { token } = api;
const { db } = api.server.database;

const logIn = ({ email, password }: Person) => api.logIn(email, password);
const changeDuties = (caller: string, { id }: Person, ...duties: string[]) =>
  api.put(`/accounts/${id}`, { token: caller, json: { duties } });
const find = async (id: string) =>
  (await api.get("/accounts", { token })).body.find((account: { _id: string }) => account._id === id);
const countFull = async () =>
  (await api.server.accounts.list()).filter(
    ({ duties, disabledAt }) => duties.includes("everything") && disabledAt === null,
  ).length;

describe("the list of accounts", () => {
  it("has names, addresses, duties, last logins and states, and no secrets", async () => {
    const clerk = await createPerson(api, "posts", "notices");
    expect(await find(clerk.id)).toEqual({
      _id: clerk.id,
      name: "",
      email: clerk.email,
      duties: ["notices", "posts"],
      createdAt: expect.any(String),
      lastLoginAt: null,
      disabledAt: null,
      secondStep: "none",
      isOwn: false,
      tokens: [],
    });
    await logIn(clerk);
    expect((await find(clerk.id)).lastLoginAt).toMatch(/Z$/);
    const { body, text } = await api.get("/accounts", { token });
    expect(body.filter(({ isOwn }: { isOwn: boolean }) => isOwn)).toMatchObject([{ email: ADMIN.email }]);
    expect(text).not.toMatch(/argon2|passwordHash/);
  });

  it("is for people with full duties", async () => {
    const clerk = await logIn(await createPerson(api, "office", "look"));
    for (const path of ["/accounts", "/invitations"]) {
      expect((await api.get(path)).status).toBe(401);
      expect((await api.get(path, { token: clerk })).status).toBe(403);
    }
  });
});

describe("duties", () => {
  it("are answered at the login and apply to the next call", async () => {
    const clerk = await createPerson(api, "students");
    const own = await logIn(clerk);
    const answer = await api.post("/admins/login", {
      json: clerk && { email: clerk.email, password: clerk.password },
    });
    expect(answer.body).toMatchObject({ role: "admin", duties: ["students"] });
    expect((await api.get("/students/export", { token: own })).status).toBe(200);
    expect((await changeDuties(token, clerk, "notices")).status).toBe(200);
    expect((await api.get("/students/export", { token: own })).status).toBe(403);
    expect((await find(clerk.id)).duties).toEqual(["notices"]);
  });

  it("include all others with “everything”, and are stored once and in order", async () => {
    const clerk = await createPerson(api, "look");
    await changeDuties(token, clerk, "posts", "notices", "posts");
    expect((await find(clerk.id)).duties).toEqual(["notices", "posts"]);
    await changeDuties(token, clerk, "posts", "everything");
    expect((await find(clerk.id)).duties).toEqual(["everything"]);
  });

  it.each([
    [{ duties: ["principal"] }, "duties/0"],
    [{ duties: [] }, "duties"],
    [{ duties: "everything" }, "duties"],
    [{ name: " " }, "name"],
    [{ name: "x".repeat(121) }, "name"],
    [{ role: "admin" }, "role"],
    [{ email: "other@school.example" }, "email"],
  ])("are not changed by %j", async (json, field) => {
    const clerk = await createPerson(api, "look");
    const { status, body } = await api.put(`/accounts/${clerk.id}`, { token, json });
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
    expect(await find(clerk.id)).toMatchObject({ duties: ["look"], name: "", email: clerk.email });
  });

  it("that this version does not know give no rights", async () => {
    const clerk = await createPerson(api, "students");
    const own = await logIn(clerk);
    await db.updateTable("accounts").set({ duties: '["later"]' }).where("_id", "=", clerk.id).execute();
    expect((await api.get("/students/export", { token: own })).status).toBe(403);
    for (const damaged of ["", "{}", '"everything"']) {
      await db.updateTable("accounts").set({ duties: damaged }).where("_id", "=", clerk.id).execute();
      expect((await find(clerk.id)).duties).toEqual([]);
    }
  });
});

describe("an account", () => {
  it("gets a name from a person with full duties", async () => {
    const clerk = await createPerson(api, "look");
    await api.put(`/accounts/${clerk.id}`, { token, json: { name: " रेखा  Sharma " } });
    expect(await find(clerk.id)).toMatchObject({ name: "रेखा  Sharma", duties: ["look"] });
  });

  it("is signed out everywhere", async () => {
    const clerk = await createPerson(api, "look");
    const tokens = [await logIn(clerk), await logIn(clerk)];
    expect((await api.post(`/accounts/${clerk.id}/sign-out`, { token })).status).toBe(200);
    for (const each of tokens) expect((await api.get("/admins/sessions", { token: each })).status).toBe(401);
    expect(await logIn(clerk)).toMatch(/./);
  });

  it("is disabled and enabled, and its sessions stay ended", async () => {
    const clerk = await createPerson(api, "look");
    const own = await logIn(clerk);
    expect((await api.post(`/accounts/${clerk.id}/disable`, { token })).status).toBe(200);
    expect((await api.get("/admins/sessions", { token: own })).status).toBe(401);
    expect(
      (await api.post("/admins/login", { json: { email: clerk.email, password: clerk.password } })).status,
    ).toBe(401);
    expect((await find(clerk.id)).disabledAt).toMatch(/Z$/);
    await api.post(`/accounts/${clerk.id}/enable`, { token });
    expect((await api.get("/admins/sessions", { token: own })).status).toBe(401);
    expect(await logIn(clerk)).toMatch(/./);
  });

  it("is removed once", async () => {
    const clerk = await createPerson(api, "look");
    const own = await logIn(clerk);
    expect((await api.remove(`/accounts/${clerk.id}`, { token })).status).toBe(200);
    expect((await api.get("/admins/sessions", { token: own })).status).toBe(401);
    for (const answer of [
      await api.remove(`/accounts/${clerk.id}`, { token }),
      await api.put(`/accounts/${clerk.id}`, { token, json: { name: "Nobody" } }),
      await api.post(`/accounts/${clerk.id}/disable`, { token }),
      await api.post(`/accounts/${clerk.id}/sign-out`, { token }),
      await api.post(`/accounts/${clerk.id}/reset-link`, { token }),
    ]) {
      expect([answer.status, answer.body.message]).toEqual([404, "Account not found"]);
    }
  });

  it("leaves lines in the audit log: who, what, and which fields", async () => {
    const clerk = await createPerson(api, "look");
    await api.put(`/accounts/${clerk.id}`, { token, json: { name: "Rekha", duties: ["posts"] } });
    await api.post(`/accounts/${clerk.id}/sign-out`, { token });
    await api.post(`/accounts/${clerk.id}/reset-link`, { token });
    await api.remove(`/accounts/${clerk.id}`, { token });
    const { body } = await api.get(`/audit?type=account&q=${clerk.id}`, { token });
    const lines = body.map(({ actor, action, title, fields }: Record<string, unknown>) => [
      ...[actor, action, title, fields],
    ]);
    expect(lines.reverse()).toEqual([
      ["program", "create", clerk.email, []],
      [ADMIN.email, "update", clerk.email, ["name", "duties"]],
      [ADMIN.email, "sign-out", clerk.email, []],
      [ADMIN.email, "reset-link", clerk.email, []],
      [ADMIN.email, "delete", clerk.email, []],
    ]);
  });
});

describe("full duties", () => {
  const own = async () =>
    String((await api.get("/accounts", { token })).body.find((each: { isOwn: boolean }) => each.isOwn)._id);

  it("cannot be given up by their owner", async () => {
    await createPerson(api, "everything");
    const id = await own();
    const refused = [
      await api.put(`/accounts/${id}`, { token, json: { duties: ["office"] } }),
      await api.post(`/accounts/${id}/disable`, { token }),
      await api.remove(`/accounts/${id}`, { token }),
    ];
    for (const { status, body } of refused) expect([status, body.id]).toEqual([409, "own_full_duties"]);
    expect((await find(id)).duties).toEqual(["everything"]);
    expect(
      (await api.put(`/accounts/${id}`, { token, json: { duties: ["everything"], name: "Office" } })).status,
    ).toBe(200);
  });

  it("are kept by at least one account, also for the command line", async () => {
    const others = (await api.server.accounts.list()).filter(
      ({ email, duties }) => email !== ADMIN.email && duties.includes("everything"),
    );
    for (const { email } of others) await api.server.accounts.remove(email);
    for (const change of [
      () => api.server.accounts.setDisabled(ADMIN.email, true),
      () => api.server.accounts.remove(ADMIN.email),
      () =>
        api.server.accounts.change(
          ADMIN.email,
          { duties: ["look"] },
          { name: "command line", accountId: null },
        ),
    ]) {
      await expect(change()).rejects.toMatchObject({ status: 409, id: "last_full_account" });
    }
  });

  it.each([
    ["change", (caller: string, other: Person) => changeDuties(caller, other, "look")],
    [
      "disable",
      (caller: string, other: Person) => api.post(`/accounts/${other.id}/disable`, { token: caller }),
    ],
    ["remove", (caller: string, other: Person) => api.remove(`/accounts/${other.id}`, { token: caller })],
  ])("stay with one of two people who %s each other at the same time", async (_what, act) => {
    for (let round = 0; round < 4; round++) {
      const people = [await createPerson(api, "everything"), await createPerson(api, "everything")] as const;
      const tokens = [await logIn(people[0]), await logIn(people[1])] as const;
      const before = await countFull();
      const answers = await Promise.all([act(tokens[0], people[1]), act(tokens[1], people[0])]);
      const statuses = answers.map(({ status }) => status);
      // The other one was stopped before the call, or in its transaction.
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status === 401 || status === 403)).toHaveLength(1);
      expect(await countFull()).toBe(before - 1);
    }
  });
});

describe("another process with the same database", () => {
  const opened = openDatabase({ databaseUrl: api.databaseUrl, dataDir: api.server.dataDir });
  const other = opened.then(async (database) => {
    const settings = {
      siteUrl: api.url,
      hasSiteUrl: true,
      backups: undefined,
      mail: undefined,
      trustProxy: [],
      corsOrigins: [],
      ...({ logLevel: "silent", metrics: "off" } as const),
    };
    return buildServer(settings, { database, files: api.server.files });
  });
  afterAll(async () => {
    await (await other).app.close();
    await (await opened).db.destroy();
  });
  const statusThere = async (path: string, own: string) => {
    const { app } = await other;
    const headers = { authorization: `Bearer ${own}` };
    return (await app.inject({ method: "GET", url: `/api/v1${path}`, headers })).statusCode;
  };

  it("follows a change of duties and a disabled account with the next call", async () => {
    const clerk = await createPerson(api, "students" satisfies Duty);
    const own = await logIn(clerk);
    expect(await statusThere("/students/export", own)).toBe(200);
    await changeDuties(token, clerk, "posts");
    expect(await statusThere("/students/export", own)).toBe(403);
    await api.post(`/accounts/${clerk.id}/disable`, { token });
    expect(await statusThere("/admins/sessions", own)).toBe(401);
  });
});
