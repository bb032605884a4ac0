import { afterEach, describe, expect, it, vi } from "vitest";
import { savePage, text } from "../../../../tests/api/save-page.ts";
import { startApi } from "../../../../tests/api/start-api.ts";

const HOUR = 60 * 60_000;
let time = Date.parse("2026-11-15T08:00:00Z");
const api = await startApi({ now: () => time });

const CLERK = { email: "Clerk@school.example", password: "green kite over neem" };
const OTHER = { email: "other@school.example", password: "yellow kite over neem" };
await api.server.accounts.create(CLERK.email, CLERK.password, "admin");
await api.server.accounts.create(OTHER.email, OTHER.password, "admin");
await savePage(api, "school", { name: text("Adarsh Vidya Gurukul") });

const logIn = ({ email, password }: typeof CLERK) => api.logIn(email, password);
const isAlive = async (token: string) => (await api.get("/admins/sessions", { token })).status === 200;
const changePassword = (token: string, currentPassword: unknown, newPassword: unknown) =>
  api.put("/admins/password", { token, json: { currentPassword, newPassword } });

// Every test starts with fresh limits and without earlier sessions.
afterEach(() => {
  time += 13 * HOUR;
});

it("an account says that its password was generated until the owner changes it", async () => {
  const account = { email: "first@school.example", password: "orange kite over neem" };
  const isGenerated = async (token: string) =>
    (await api.get("/admins/sessions", { token })).body.hasGeneratedPassword;
  await api.server.accounts.create(account.email, account.password, "admin", { isGenerated: true });
  const token = await logIn(account);
  expect([await isGenerated(token), await isGenerated(await logIn(CLERK))]).toEqual([true, false]);
  expect((await changePassword(token, "not the password", "five lamps and a drum")).status).toBe(400);
  expect(await isGenerated(token)).toBe(true);
  expect((await changePassword(token, account.password, "five lamps and a drum")).status).toBe(200);
  expect(await isGenerated(token)).toBe(false);
});

describe("changing the own password", () => {
  it("needs the current one, ends the other sessions and keeps this one", async () => {
    const [here, elsewhere, stranger] = [await logIn(CLERK), await logIn(CLERK), await logIn(OTHER)];
    const next = "three lamps and a drum";
    const answer = await changePassword(here, CLERK.password, next);
    expect([answer.status, answer.body]).toEqual([
      200,
      { success: true, message: "Password changed. All other sessions have ended." },
    ]);
    expect([await isAlive(here), await isAlive(elsewhere), await isAlive(stranger)]).toEqual([
      true,
      false,
      true,
    ]);
    expect((await api.post("/admins/login", { json: CLERK })).status).toBe(401);
    CLERK.password = next;
    expect(await isAlive(await logIn(CLERK))).toBe(true);
  });

  it("is refused with a wrong current password, and the session continues", async () => {
    const token = await logIn(CLERK);
    const answer = await changePassword(token, "not the password", "three lamps and a flute");
    expect([answer.status, answer.body.errors]).toEqual([
      400,
      { currentPassword: "This is not your current password" },
    ]);
    expect(await isAlive(await logIn(CLERK))).toBe(true);
    expect(await isAlive(token)).toBe(true);
  });

  it("is refused when somebody else changed it after the current one was checked", async () => {
    const token = await logIn(CLERK);
    const next = "three lamps and a bell";
    const find = api.server.accounts.findByEmail;
    vi.spyOn(api.server.accounts, "findByEmail").mockImplementationOnce(async (email) => {
      const found = await find(email);
      await api.server.accounts.changePassword(email, next);
      return found;
    });
    const answer = await changePassword(token, CLERK.password, "three lamps and a flute");
    expect([answer.status, answer.body.errors]).toEqual([
      400,
      { currentPassword: "This is not your current password" },
    ]);
    CLERK.password = next;
    expect(await isAlive(await logIn(CLERK))).toBe(true);
  });

  it.each([
    ["short", "t7#Kd!2mQz9", "A password has at least 12 characters"],
    ["common", "Password@1234", expect.stringContaining("easy to guess")],
    ["the account’s own address", "clerk@school.example", expect.stringContaining("easy to guess")],
    ["the school’s name", "AdarshVidya2026", expect.stringContaining("easy to guess")],
    ["endless", "x".repeat(1025), expect.stringContaining("1024")],
    ["missing", undefined, expect.stringMatching(/./)],
    ["not a text", { $gt: "" }, expect.stringMatching(/./)],
  ])("refuses a new password that is %s", async (_kind, next, message) => {
    const answer = await changePassword(await logIn(CLERK), CLERK.password, next);
    expect([answer.status, answer.body.errors]).toEqual([400, { newPassword: message }]);
    expect(await isAlive(await logIn(CLERK))).toBe(true);
  });

  it("refuses the old password as the new one", async () => {
    const answer = await changePassword(await logIn(CLERK), CLERK.password, CLERK.password);
    expect(answer.body.errors).toEqual({ newPassword: "This is your current password" });
  });

  it("gives a stolen session five guesses at the password", async () => {
    const token = await logIn(CLERK);
    const guesses = Array.from({ length: 8 }, (_, guess) =>
      changePassword(token, `guess ${guess}`, "three lamps and a flute"),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(5);
    const locked = await changePassword(token, CLERK.password, "three lamps and a flute");
    expect([locked.status, locked.headers.get("retry-after")]).toEqual([429, "900"]);
  });

  it("is open to an account of any role", async () => {
    const teacher = { email: "teacher@school.example", password: "chalk and slate 12" };
    await api.server.accounts.create(teacher.email, teacher.password, "teacher");
    const token = await logIn(teacher);
    expect((await changePassword(token, teacher.password, "slate and chalk 34")).status).toBe(200);
  });
});

describe("the own sessions", () => {
  it("are listed with their times, the newest first and this one marked", async () => {
    const first = await logIn(CLERK);
    time += HOUR;
    const second = await logIn(CLERK);
    await logIn(OTHER);
    const { status, body } = await api.get("/admins/sessions", { token: first });
    expect(status).toBe(200);
    const [now, before] = [time, time - HOUR].map((moment) => new Date(moment).toISOString());
    expect(body).toEqual({
      name: "",
      email: "clerk@school.example",
      hasGeneratedPassword: false,
      sessions: [
        {
          id: expect.stringMatching(/^[0-9a-f]{32}$/),
          device: "",
          place: "computer",
          createdAt: now,
          lastSeenAt: now,
          isCurrent: false,
        },
        expect.objectContaining({ createdAt: before, isCurrent: true }),
      ],
    });
    const seen = await api.get("/admins/sessions", { token: second });
    expect(seen.body.sessions.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([
      true,
      false,
    ]);
  });

  it("name the browser and the system of the device and store nothing else of its user agent", async () => {
    const userAgent = `Mozilla/5.0 (Linux; Android 10; K) Chrome/141.0.0.0 Mobile Safari/537.36 ${"x".repeat(5000)}`;
    const login = await api.post("/admins/login", { json: CLERK, headers: { "user-agent": userAgent } });
    const { body } = await api.get("/admins/sessions", { token: login.body.token });
    expect(body.sessions[0].device).toBe("Chrome on Android");
    const stored = await api.server.database.db.selectFrom("sessions").selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain("Mozilla");
  });

  it("show no ended sessions, no tokens and no token hashes", async () => {
    await logIn(CLERK);
    time += 2 * HOUR;
    const token = await logIn(CLERK);
    const answer = await api.get("/admins/sessions", { token });
    expect(answer.body.sessions).toHaveLength(1);
    const stored = await api.server.database.db.selectFrom("sessions").select("tokenHash").execute();
    for (const secret of [token, ...stored.map(({ tokenHash }) => tokenHash)])
      expect(answer.text).not.toContain(secret);
  });

  it("can be ended one by one, once", async () => {
    const [here, elsewhere] = [await logIn(CLERK), await logIn(CLERK)];
    const { body } = await api.get("/admins/sessions", { token: elsewhere });
    const { id } = body.sessions.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
    const ended = await api.remove(`/admins/sessions/${id}`, { token: here });
    expect([ended.status, ended.body]).toEqual([200, { success: true, message: "Session ended." }]);
    expect([await isAlive(here), await isAlive(elsewhere)]).toEqual([true, false]);
    expect((await api.remove(`/admins/sessions/${id}`, { token: here })).status).toBe(404);
  });

  it("cannot be ended by another account", async () => {
    const mine = await logIn(CLERK);
    const { body } = await api.get("/admins/sessions", { token: mine });
    const theirs = await logIn(OTHER);
    const [{ id }] = body.sessions;
    for (const name of [id, id.slice(0, 31), "%", "__proto__"]) {
      expect((await api.remove(`/admins/sessions/${name}`, { token: theirs })).status).toBeGreaterThanOrEqual(
        400,
      );
    }
    expect(await isAlive(mine)).toBe(true);
  });
});

describe("the language of the panel", () => {
  const read = async (token: string) => (await api.get("/admins/language", { token })).body;
  const choose = (token: string, json: unknown) => api.put("/admins/language", { token, json });

  it("is stored per admin and returned at the next login; it has no default", async () => {
    const token = await logIn(CLERK);
    expect(await read(token)).toEqual({ language: null });
    const { status, body } = await choose(token, { language: "hi" });
    expect([status, body]).toEqual([200, { language: "hi" }]);
    expect(await read(await logIn(CLERK))).toEqual({ language: "hi" });
    expect(await read(await logIn(OTHER))).toEqual({ language: null });
    await choose(token, { language: "en" });
    expect(await read(token)).toEqual({ language: "en" });
  });

  it.each([{ language: "fr" }, { language: null }, { language: ["hi"] }, {}])(
    "must be a language of the panel, so %j is refused",
    async (json) => {
      const token = await logIn(CLERK);
      await choose(token, { language: "hi" });
      const { status, body } = await choose(token, json);
      expect([status, body.errors]).toEqual([400, { language: "must be one of en, hi" }]);
      expect(await read(token)).toEqual({ language: "hi" });
    },
  );

  it("is neither readable nor writable without a session", async () => {
    expect((await api.get("/admins/language")).status).toBe(401);
    expect((await api.put("/admins/language", { json: { language: "hi" } })).status).toBe(401);
  });

  it("has its own route, apart from the login", async () => {
    const { body } = await api.post("/admins/login", { json: CLERK });
    const keys = ["duties", "mustSetUpSecondStep", "permissions", "role", "token"];
    expect(Object.keys(body).sort()).toEqual(keys);
  });
});

describe("the views of lists", () => {
  const viewsOf = async (token: string) => (await api.get("/admins/me", { token })).body.views;
  const choose = (token: string, type: string, view: string) =>
    api.put(`/admins/views/${type}`, { token, json: { view } });

  it("are stored per account and list, and are the same after the next login", async () => {
    const token = await logIn(CLERK);
    expect(await viewsOf(token)).toEqual({});
    await Promise.all([choose(token, "students", "table"), choose(token, "notices", "table")]);
    await choose(token, "notices", "cards");
    expect(await viewsOf(await logIn(CLERK))).toEqual({ students: "table", notices: "cards" });
    expect(await viewsOf(await logIn(OTHER))).toEqual({});
  });

  it("are those of a content type, cards or table", async () => {
    const token = await logIn(CLERK);
    expect((await choose(token, "nothing", "table")).status).toBe(404);
    expect((await choose(token, "students", "map")).body.errors).toEqual({
      view: "must be one of cards, table",
    });
  });
});

describe("a disabled account", () => {
  it("is logged out, cannot log in, and has no sessions when it is enabled again", async () => {
    const token = await logIn(OTHER);
    expect(await api.server.accounts.setDisabled(OTHER.email.toUpperCase(), true)).toBe(true);
    expect(await isAlive(token)).toBe(false);
    expect((await api.post("/admins/login", { json: OTHER })).status).toBe(401);
    expect(await api.server.accounts.setDisabled(OTHER.email, false)).toBe(true);
    expect(await isAlive(token)).toBe(false);
    expect(await isAlive(await logIn(OTHER))).toBe(true);
    expect(await api.server.accounts.setDisabled("nobody@school.example", true)).toBe(false);
  });
});

it("no account is created with a weak password", async () => {
  await expect(api.server.accounts.create("new@school.example", "password1234", "admin")).rejects.toThrow(
    /easy to guess/,
  );
  await expect(api.server.accounts.create("new@school.example", "too short", "admin")).rejects.toThrow(
    /at least 12 characters/,
  );
});
