import { afterEach, describe, expect, it, vi } from "vitest";
import { startApi } from "../../../../tests/api/start-api.ts";
import { ADMIN } from "../../../../tests/test-server.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
let time = Date.parse("2026-11-15T08:00:00Z");
const api = await startApi({ now: () => time, trustProxy: ["127.0.0.1"] });

const logIn = (email: unknown, password: unknown, address = "203.0.113.1") =>
  api.post("/admins/login", { json: { email, password }, headers: { "x-forwarded-for": address } });
const isAlive = async (token: string) => {
  const { status } = await api.get("/contact/all", { token });
  expect([200, 401]).toContain(status);
  return status === 200;
};
/** The time of a call is stored after its response. */
const untilSeen = (moment: number) =>
  expect
    .poll(() => {
      const { db } = api.server.database;
      const seenAt = new Date(moment).toISOString();
      return db.selectFrom("sessions").select("lastSeenAt").where("lastSeenAt", "=", seenAt).execute();
    })
    .not.toEqual([]);
const OTHER = { email: "Second.Admin@School.example", password: "yellow kite over neem" };
await api.server.accounts.create(OTHER.email, OTHER.password, "admin");

// Every test starts with fresh limits.
afterEach(() => {
  time += HOUR;
});

it("guesses sent all at once are counted one by one", async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => logIn(ADMIN.email, "wrong")));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(7);
});

describe("a session", () => {
  it("ends after 2 hours without a call", async () => {
    const token = await api.logIn(ADMIN.email, ADMIN.password);
    time += 2 * HOUR - 1;
    expect(await isAlive(token)).toBe(true);
    await untilSeen(time);
    time += 2 * HOUR - 1;
    expect(await isAlive(token)).toBe(true);
    time += 2 * HOUR;
    expect(await isAlive(token)).toBe(false);
  });

  it("that has ended stays ended when the clock goes back", async () => {
    const token = await api.logIn(ADMIN.email, ADMIN.password);
    time += 2 * HOUR;
    expect(await isAlive(token)).toBe(false);
    time -= HOUR;
    expect(await isAlive(token)).toBe(false);
    time += HOUR;
  });

  it("ends when the clock goes back to before its last call, and lists no longer name it", async () => {
    const token = await api.logIn(ADMIN.email, ADMIN.password);
    const createdAt = new Date(time).toISOString();
    time -= 6 * MINUTE;
    const newer = await api.logIn(ADMIN.email, ADMIN.password);
    const listed = await api.get("/admins/sessions", { token: newer });
    expect(listed.body.sessions).not.toContainEqual(expect.objectContaining({ createdAt }));
    expect([await isAlive(token), await isAlive(newer)]).toEqual([false, true]);
    time += 6 * MINUTE;
    expect(await isAlive(token)).toBe(false);
  });

  it("survives a difference of minutes between the clocks of two machines", async () => {
    const token = await api.logIn(ADMIN.email, ADMIN.password);
    time -= 5 * MINUTE;
    expect(await isAlive(token)).toBe(true);
    time += 5 * MINUTE;
  });

  it("ends after 12 hours even while in use", async () => {
    const token = await api.logIn(ADMIN.email, ADMIN.password);
    for (let hour = 0; hour < 11; hour++) {
      time += HOUR;
      expect(await isAlive(token)).toBe(true);
      await untilSeen(time);
    }
    time += HOUR;
    expect(await isAlive(token)).toBe(false);
  });

  it("ends with logout, and cannot be ended twice", async () => {
    const token = await api.logIn(ADMIN.email, ADMIN.password);
    const answer = await api.get("/admins/logout", { token });
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    expect(await isAlive(token)).toBe(false);
    expect((await api.get("/admins/logout", { token })).status).toBe(401);
  });

  it("can be ended by an account of any role", async () => {
    await api.server.accounts.create("clerk@school.example", "green kite over neem", "clerk");
    const token = await api.logIn("clerk@school.example", "green kite over neem");
    expect((await api.get("/admins/logout", { token })).status).toBe(200);
  });

  it("has the current role of the account", async () => {
    const token = await api.logIn(OTHER.email, OTHER.password);
    const { db } = api.server.database;
    const ofAccount = OTHER.email.toLowerCase();
    await db.updateTable("accounts").set({ role: "teacher" }).where("email", "=", ofAccount).execute();
    expect((await api.get("/contact/all", { token })).status).toBe(403);
    await db.updateTable("accounts").set({ role: "admin" }).where("email", "=", ofAccount).execute();
    expect((await api.get("/contact/all", { token })).status).toBe(200);
  });

  it("ends when the account is disabled, and so does logging in", async () => {
    const token = await api.logIn(OTHER.email, OTHER.password);
    const disabledAt = new Date().toISOString();
    const { db } = api.server.database;
    const ofAccount = OTHER.email.toLowerCase();
    await db.updateTable("accounts").set({ disabledAt }).where("email", "=", ofAccount).execute();
    expect(await isAlive(token)).toBe(false);
    expect((await logIn(OTHER.email, OTHER.password)).status).toBe(401);
    await db.updateTable("accounts").set({ disabledAt: null }).where("email", "=", ofAccount).execute();
  });

  it("ends when the password changes", async () => {
    const tokens = [
      await api.logIn(OTHER.email, OTHER.password),
      await api.logIn(OTHER.email, OTHER.password),
    ];
    expect(await api.server.accounts.changePassword(OTHER.email, "orange kite over neem")).toBe(true);
    for (const token of tokens) expect(await isAlive(token)).toBe(false);
    expect((await logIn(OTHER.email, OTHER.password)).status).toBe(401);
    expect((await logIn(OTHER.email, "orange kite over neem")).status).toBe(200);
    expect(await api.server.accounts.changePassword("nobody@school.example", "whatever it may be")).toBe(
      false,
    );
  });

  it.each([
    ["changed", (email: string) => api.server.accounts.changePassword(email, "silver kite over neem")],
    ["disabled", (email: string) => api.server.accounts.setDisabled(email, true)],
    ["deleted", (email: string) => api.server.accounts.remove(email)],
  ])("does not start with a password that was checked before the account was %s", async (what, change) => {
    const account = { email: `${what}@school.example`, password: "violet kite over neem" };
    await api.server.accounts.create(account.email, account.password, "admin");
    const find = api.server.accounts.findByEmail;
    vi.spyOn(api.server.accounts, "findByEmail").mockImplementationOnce(async (email) => {
      const found = await find(email);
      await change(email);
      return found;
    });
    const answer = await logIn(account.email, account.password);
    expect([answer.status, answer.body.id]).toEqual([401, "login_failed"]);
  });

  it("ends when the account is deleted", async () => {
    await api.server.accounts.create("gone@school.example", "white kite over neem", "admin");
    const token = await api.logIn("gone@school.example", "white kite over neem");
    expect(await api.server.accounts.remove("GONE@school.example")).toBe(true);
    expect(await isAlive(token)).toBe(false);
    expect(await api.server.accounts.remove("gone@school.example")).toBe(false);
  });

  it("is listed with its place, which only its owner can read", async () => {
    const owner = { email: "places@school.example", password: "blue kite over neem" };
    await api.server.accounts.create(owner.email, owner.password, "admin");
    for (const address of ["203.0.113.99", "192.168.1.5", "127.0.0.1", "198.51.100.9"]) {
      expect((await logIn(owner.email, owner.password, address)).status).toBe(200);
      time += MINUTE;
    }
    const { token } = (await logIn(owner.email, owner.password, "203.0.113.1")).body;
    const { body } = await api.get("/admins/sessions", { token });
    expect(
      body.sessions.map(({ place, address, isCurrent }: Record<string, unknown>) => [
        place,
        ...(address === undefined ? [] : [address]),
        ...(isCurrent ? ["current"] : []),
      ]),
    ).toEqual([["here", "current"], ["other", "198.51.100.9"], ["computer"], ["local"], ["here"]]);
    const log = await api.get("/audit?limit=1000", { token });
    const accounts = await api.get("/accounts", { token });
    for (const { text } of [log, accounts]) expect(text).not.toMatch(/198\.51|203\.0/);
  });

  it("is deleted when it has ended, like expired limits", async () => {
    await api.logIn(ADMIN.email, ADMIN.password);
    await logIn("nobody@school.example", "wrong");
    time += 13 * HOUR;
    await api.server.removeExpired();
    const { db } = api.server.database;
    expect(await db.selectFrom("sessions").select("accountId").execute()).toEqual([]);
    expect(await db.selectFrom("attempts").select("subject").execute()).toEqual([]);
  });
});
