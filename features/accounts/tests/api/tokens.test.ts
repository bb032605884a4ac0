import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, it } from "vitest";
import type { Duty, Permission } from "../../../../core/content/api/permissions.ts";
import { COMMAND_LINE } from "../../../../core/server/database/entries/record-change.ts";
import { completeForm, contentTypes, createEntry } from "../../../../tests/api/entries.ts";
import { startApi } from "../../../../tests/api/start-api.ts";
import { ADMIN } from "../../../../tests/test-server.ts";
import { MAX_TOKENS, TOKEN_PERMISSIONS } from "../../content/token-contract.ts";
import { createPerson, type Person, tokenIn } from "./people.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let time = Date.parse("2026-11-15T08:00:00Z");
const api = await startApi({ now: () => time });
const { db } = api.server.database;
const { facilities, notices, students } = contentTypes;

const created: string[] = [];
afterAll(() => {
  expect(created.length).toBeGreaterThan(5);
  expect(api.logLines.filter((line) => created.some((token) => line.includes(token)))).toEqual([]);
});

const INPUT = { name: "Fee software", permissions: ["students:read"], expiresOn: "2026-12-31" };
const create = (token: string, input: object = {}) =>
  api.post("/admins/tokens", { token, json: { ...INPUT, ...input } });

/** Creates a token, and returns it with its id. */
async function createToken(session: string, ...permissions: Permission[]) {
  const answer = await create(session, { permissions });
  expect(answer.status).toBe(201);
  created.push(answer.body.token);
  return { id: String(answer.body._id), token: String(answer.body.token) };
}

const logIn = ({ email, password }: Person) => api.logIn(email, password);
const openPerson = async (...duties: Duty[]) => {
  const person = await createPerson(api, ...duties);
  return { ...person, session: await logIn(person) };
};
const lastUseOf = async (id: string) =>
  (await db.selectFrom("apiTokens").select("lastUsedAt").where("_id", "=", id).executeTakeFirst())
    ?.lastUsedAt;
const audited = async (type: string) => {
  const lines = await db.selectFrom("auditLog").selectAll().where("type", "=", type).orderBy("_id").execute();
  return lines.map(({ actor, accountId, action, title }) => ({ actor, accountId, action, title }));
};

describe("a token", () => {
  it("is shown once, and stored as a digest", async () => {
    const { session } = await openPerson("office");
    const answer = await create(session, { permissions: ["students:read", "notices:write"] });
    expect([answer.status, answer.body]).toEqual([
      201,
      {
        _id: expect.any(String),
        token: expect.stringMatching(/^gurukul_[\w-]{43}$/),
        name: "Fee software",
        permissions: ["notices:write", "students:read"],
        createdAt: new Date(time).toISOString(),
        // The end of the day in India.
        expiresAt: "2026-12-31T18:30:00.000Z",
        lastUsedAt: null,
      },
    ]);
    const { token, ...shown } = answer.body;
    created.push(token);
    const listed = await api.get("/admins/tokens", { token: session });
    expect(listed.body).toEqual([shown]);
    const stored = JSON.stringify(await db.selectFrom("apiTokens").selectAll().execute());
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(String(token).slice(8));
  });

  it("has its permissions, and no others", async () => {
    const { session } = await openPerson("office");
    const { token } = await createToken(session, "enquiries:read");
    expect((await api.get("/contact/all", { token })).status).toBe(200);
    const refused = await api.get("/students/counts", { token });
    expect([refused.status, refused.body.id, refused.body.params.permission]).toEqual([
      403,
      "permission_needed",
      "students:read",
    ]);
    expect(refused.body.message).toBe("This token does not have the permission students:read");
  });

  it("sees private fields in public lists only with the permission", async () => {
    const entry = await createEntry(api, students);
    const { session } = await openPerson("office");
    const reader = await createToken(session, "students:read");
    const other = await createToken(session, "notices:read");
    const guardianOf = async (token: string) =>
      (await api.get(students.list, { token })).body.find(({ _id }: { _id: string }) => _id === entry._id)
        ?.guardianName;
    expect([await guardianOf(reader.token), await guardianOf(other.token)]).toEqual([
      expect.any(String),
      undefined,
    ]);
  });

  it("loses a permission with its account, and gets it back", async () => {
    const clerk = await openPerson("notices", "students");
    const { token } = await createToken(clerk.session, "students:read");
    const read = async () => (await api.get("/students/counts", { token })).status;
    const setDuties = (...duties: Duty[]) =>
      api.put(`/accounts/${clerk.id}`, { token: api.token, json: { duties } });
    expect(await read()).toBe(200);
    await setDuties("notices");
    expect(await read()).toBe(403);
    await setDuties("students");
    expect(await read()).toBe(200);
  });

  it("needs no confirmation, also long after the login", async () => {
    const { session } = await openPerson("students");
    const { token } = await createToken(session, "students:read");
    time += 11 * MINUTE;
    expect((await api.get("/students/export?format=csv", { token: session })).body.id).toBe(
      "confirmation_needed",
    );
    expect((await api.get("/students/export?format=csv", { token })).status).toBe(200);
    time -= 11 * MINUTE;
  });

  it("writes its name and its owner into the audit log and the history", async () => {
    const clerk = await openPerson("notices");
    const { token } = await createToken(clerk.session, "notices:write");
    const { _id } = await createEntry({ ...api, token }, notices);
    const actor = `${clerk.email} (Fee software)`;
    expect((await audited("notices")).at(-1)).toMatchObject({ actor, accountId: clerk.id, action: "create" });
    const versions = await api.get(`/revisions/notices/${_id}`, { token: api.token });
    expect(versions.body).toMatchObject([{ by: actor, accountId: clerk.id }]);
  });

  it("remembers when it was last used, and use does not extend it", async () => {
    const owner = await openPerson("students");
    const { id, token } = await createToken(owner.session, "students:read");
    time += DAY;
    await api.get("/students/counts", { token });
    await expect.poll(() => lastUseOf(id)).toBe(new Date(time).toISOString());
    const listed = await api.get("/admins/tokens", { token: await logIn(owner) });
    expect(listed.body[0].expiresAt).toBe("2026-12-31T18:30:00.000Z");
    time -= DAY;
  });
});

describe("a token ends", () => {
  const endingOf = async (token: string) => {
    const { status, body } = await api.get("/students/counts", { token });
    return status === 200 ? "works" : `${status} ${body.id} ${body.params?.reason}`;
  };

  it("at its last day, and is deleted a month later", async () => {
    const { session, id: accountId } = await openPerson("students");
    const { token } = await createToken(session, "students:read");
    const start = time;
    time = Date.parse("2026-12-31T18:29:59.999Z");
    expect(await endingOf(token)).toBe("works");
    time += 1;
    expect(await endingOf(token)).toBe("401 token_ended token_expired");
    const count = async () =>
      (await db.selectFrom("apiTokens").select("_id").where("accountId", "=", accountId).execute()).length;
    await api.server.removeExpired();
    expect(await count()).toBe(1);
    time += 30 * DAY;
    await api.server.removeExpired();
    expect(await count()).toBe(0);
    time = start;
    api.token = await api.logIn(ADMIN.email, ADMIN.password);
  });

  it("when its owner revokes it", async () => {
    const clerk = await openPerson("students");
    const { id, token } = await createToken(clerk.session, "students:read");
    const other = await openPerson("everything");
    expect((await api.remove(`/admins/tokens/${id}`, { token: other.session })).status).toBe(404);
    expect(await endingOf(token)).toBe("works");
    expect((await api.remove(`/admins/tokens/${id}`, { token: clerk.session })).status).toBe(200);
    expect(await endingOf(token)).toBe("401 token_ended token_unknown");
    expect((await api.remove(`/admins/tokens/${id}`, { token: clerk.session })).status).toBe(404);
    const title = `${clerk.email} (Fee software)`;
    expect((await audited("token")).slice(-2)).toEqual([
      { actor: clerk.email, accountId: clerk.id, action: "create", title },
      { actor: clerk.email, accountId: clerk.id, action: "delete", title },
    ]);
  });

  it("when a person who manages accounts revokes it", async () => {
    const clerk = await openPerson("students");
    const { id, token } = await createToken(clerk.session, "students:read");
    const list = await api.get("/accounts", { token: api.token });
    const listed = list.body.find(({ _id }: { _id: string }) => _id === clerk.id);
    expect(listed.tokens).toMatchObject([{ _id: id, name: "Fee software", permissions: ["students:read"] }]);
    expect(list.text).not.toContain(token);
    const path = `/accounts/${clerk.id}/tokens/${id}`;
    expect((await api.remove(path, { token: clerk.session })).status).toBe(403);
    expect((await api.remove(`/accounts/${randomUUID()}/tokens/${id}`, { token: api.token })).status).toBe(
      404,
    );
    expect((await api.remove(path, { token: api.token })).status).toBe(200);
    expect(await endingOf(token)).toBe("401 token_ended token_unknown");
    expect((await audited("token")).at(-1)).toMatchObject({ actor: ADMIN.email, action: "delete" });
  });

  it("while its account is disabled, and when the account is deleted", async () => {
    const clerk = await openPerson("students");
    const { token } = await createToken(clerk.session, "students:read");
    await api.server.accounts.setDisabled(clerk.email, true);
    expect(await endingOf(token)).toBe("401 token_ended token_of_disabled_account");
    await api.server.accounts.setDisabled(clerk.email, false);
    expect(await endingOf(token)).toBe("works");
    await api.server.accounts.remove(clerk.email);
    expect(await endingOf(token)).toBe("401 token_ended token_unknown");
  });

  it("with a password that somebody else or a link has set", async () => {
    const [clerk, other] = [await openPerson("students"), await openPerson("students")];
    const { token } = await createToken(clerk.session, "students:read");
    const ofOther = await createToken(other.session, "students:read");
    const { body } = await api.post(`/accounts/${clerk.id}/reset-link`, { token: api.token });
    const json = { token: tokenIn(body.link), password: "seven mangoes on a roof" };
    expect((await api.post("/admins/password/reset", { json })).status).toBe(200);
    expect(await endingOf(token)).toBe("401 token_ended token_unknown");
    expect((await audited("token")).at(-1)).toMatchObject({ actor: clerk.email, action: "delete" });
    expect(await endingOf(ofOther.token)).toBe("works");
    // As `npm run admin` does.
    await api.server.accounts.changePassword(other.email, "seven mangoes on a roof", { actor: COMMAND_LINE });
    expect(await endingOf(ofOther.token)).toBe("401 token_ended token_unknown");
    expect((await audited("token")).at(-1)).toMatchObject({ actor: "command line", action: "delete" });
  });

  const NEXT = "seven mangoes on a roof";
  it.each<[string, (person: Person & { session: string }, json: object) => ReturnType<typeof api.post>]>([
    [
      "with a change of the password by its owner",
      ({ session, password }, json) =>
        api.put("/admins/password", {
          token: session,
          json: { currentPassword: password, newPassword: NEXT, ...json },
        }),
    ],
    [
      "with the end of every session",
      ({ id }, json) => api.post(`/accounts/${id}/sign-out`, { token: api.token, json }),
    ],
  ])("%s, unless the call names it", async (_when, change) => {
    const [clerk, silent, other] = [
      await openPerson("students"),
      await openPerson("students"),
      await openPerson("students"),
    ];
    const kept = await createToken(clerk.session, "students:read");
    const ended = await createToken(clerk.session, "students:read");
    const unnamed = await createToken(silent.session, "students:read");
    const ofOther = await createToken(other.session, "students:read");
    expect((await change(clerk, { keptTokens: [kept.id, ofOther.id] })).status).toBe(200);
    expect((await change(silent, {})).status).toBe(200);
    const endings = [kept, ended, unnamed, ofOther].map(({ token }) => endingOf(token));
    const unknown = "401 token_ended token_unknown";
    expect(await Promise.all(endings)).toEqual(["works", unknown, unknown, "works"]);
  });

  it("and a call that is running then is completed whole", async () => {
    const clerk = await openPerson("everything");
    const upload = async (end: (id: string) => Promise<void>, wait = () => {}) => {
      const { id, token } = await createToken(clerk.session, "facilities:write");
      wait();
      const beforeBody = async () => {
        // The token is checked before the body is read.
        await expect.poll(() => lastUseOf(id)).toBe(new Date(time).toISOString());
        await end(id);
      };
      const form = completeForm(facilities);
      const { status } = await api.post(facilities.create, { token, form, beforeBody });
      const next = await api.post(facilities.create, { token, form });
      return [status, next.status, next.body.params?.reason];
    };
    const revoke = async (id: string) =>
      expect((await api.remove(`/admins/tokens/${id}`, { token: clerk.session })).status).toBe(200);
    expect(await upload(revoke)).toEqual([201, 401, "token_unknown"]);
    const start = time;
    const moveToLastMoment = () => {
      time = Date.parse("2026-12-31T18:29:59.999Z");
    };
    const expire = async () => {
      time += 1;
    };
    expect(await upload(expire, moveToLastMoment)).toEqual([201, 401, "token_expired"]);
    time = start;
    // With versions and lines of the audit log. The refused calls have left nothing.
    const { body: entries } = await api.get(facilities.list);
    expect(entries).toHaveLength(2);
    const versions = await db
      .selectFrom("revisions")
      .select("entryId")
      .where("type", "=", "facilities")
      .execute();
    expect([versions.length, (await audited("facilities")).length]).toEqual([2, 2]);
  });

  it("and is then refused on public lists as well", async () => {
    const ended = await api.get(notices.list, { token: `gurukul_${"x".repeat(43)}` });
    expect([ended.status, ended.headers.get("www-authenticate")]).toEqual([
      401,
      'Bearer error="invalid_token"',
    ]);
  });
});

describe("a new token is refused", () => {
  it("if the session ends while the call is running", async () => {
    const clerk = await openPerson("students");
    time += 2 * MINUTE;
    const beforeBody = async () => {
      const lastSeen = () =>
        db.selectFrom("sessions").select("lastSeenAt").where("accountId", "=", clerk.id).executeTakeFirst();
      await expect.poll(lastSeen).toEqual({ lastSeenAt: new Date(time).toISOString() });
      await api.server.accounts.changePassword(clerk.email, "seven mangoes on a roof");
    };
    const refused = await api.post("/admins/tokens", { token: clerk.session, json: INPUT, beforeBody });
    expect(refused.status).toBe(401);
    const left = await db.selectFrom("apiTokens").select("_id").where("accountId", "=", clerk.id).execute();
    expect(left).toEqual([]);
    time -= 2 * MINUTE;
  });

  it("with a permission that the person does not have, or that no program may have", async () => {
    const { session } = await openPerson("notices");
    const lacking = await create(session, { permissions: ["notices:read", "students:read"] });
    expect([lacking.status, lacking.body.id, lacking.body.params.permission]).toEqual([
      403,
      "permission_needed",
      "students:read",
    ]);
    for (const permission of ["accounts:read", "accounts:write"]) {
      const answer = await create(api.token, { permissions: [permission] });
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ["permissions/0"]]);
    }
  });

  it.each([
    [{ name: " " }, "name"],
    [{ name: "x".repeat(61) }, "name"],
    [{ permissions: [] }, "permissions"],
    [{ permissions: "students:read" }, "permissions"],
    [{ permissions: undefined }, "permissions"],
    [{ expiresOn: "2026-11-14" }, "expiresOn"],
    [{ expiresOn: "2027-11-16" }, "expiresOn"],
    [{ expiresOn: "2026-02-30" }, "expiresOn"],
    [{ expiresOn: undefined }, "expiresOn"],
    [{ expiresOn: 20261231 }, "expiresOn"],
    [{ accountId: randomUUID() }, "accountId"],
  ])("for %j", async (input, field) => {
    const { status, body } = await create(api.token, input);
    expect([status, body.id, Object.keys(body.errors)]).toEqual([400, "validation_failed", [field]]);
  });

  it("after twenty of them, in words; today and one year from now are possible", async () => {
    const { session } = await openPerson("students");
    expect((await create(session, { expiresOn: "2026-11-15" })).status).toBe(201);
    for (let count = 1; count < 20; count++) {
      expect((await create(session, { expiresOn: "2027-11-15" })).status).toBe(201);
    }
    const refused = await create(session);
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      { name: "You have 20 tokens already. Revoke one that you do not need." },
    ]);
  });
});

/** Without the document of the API and the route for unknown addresses. */
const routes = api.server.routes.filter(
  ({ method, path }) =>
    method !== "HEAD" && path.startsWith("/api/") && !/(openapi\.json|\/docs|\*)$/.test(path),
);

/** Without a body and with ids that nobody has, so that an allowed call changes nothing. */
async function outcomeOf({ method, path }: (typeof routes)[number], token: string): Promise<string> {
  const { status, body } = await api.call(method, path.replace(/:\w+/g, randomUUID()), { token });
  if (status === 401) return String(body.id);
  return status === 403 ? `${body.id} ${body.params?.permission ?? ""}`.trim() : "allowed";
}

/** Private fields of children need a second permission. */
const ALSO_NEEDED: Readonly<Record<string, Permission>> = {
  "POST /api/v1/students/import/check": "students:read",
  "GET /api/v1/consents": "students:read",
  "GET /api/v1/consents/:student": "students:read",
  "GET /api/v1/pictures/:type/:id/children": "consents:read",
  "GET /api/v1/students/:id/everything": "consents:read",
};

it("each route can be called with a token that has only its permission, and with no other", async () => {
  const tokens = new Map<string, string>();
  let session = "";
  for (const [index, permission] of TOKEN_PERMISSIONS.entries()) {
    if (index % MAX_TOKENS === 0) ({ session } = await openPerson("everything"));
    tokens.set(permission, (await createToken(session, permission)).token);
  }
  const tokenFor = (permission: string) => String(tokens.get(permission));

  const outcomes: string[] = [];
  const expected: string[] = [];
  for (const route of routes) {
    const name = `${route.method} ${route.path}`;
    const { access } = route;
    const other = tokenFor(access === "notices:read" ? "students:read" : "notices:read");
    const refused = access === "session" ? "not_for_tokens" : `permission_needed ${access}`;
    const lacking = ALSO_NEEDED[name];
    const own = lacking === undefined ? "allowed" : `permission_needed ${lacking}`;
    if (tokens.has(access)) {
      outcomes.push(`${name}: ${await outcomeOf(route, tokenFor(access))}`);
      expected.push(`${name}: ${own}`);
    }
    outcomes.push(`${name} with another: ${await outcomeOf(route, other)}`);
    expected.push(`${name} with another: ${access === "public" ? "allowed" : refused}`);
  }
  expect(routes.length).toBeGreaterThan(100);
  expect(outcomes).toEqual(expected);
});
