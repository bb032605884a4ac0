import { afterEach, describe, expect, it } from "vitest";
import { PERMISSIONS } from "../../../../core/content/api/permissions.ts";
import { startApi } from "../../../../tests/api/start-api.ts";
import { firstOf } from "../../../../tests/repetitions.ts";
import { ADMIN } from "../../../../tests/test-server.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
let time = Date.parse("2026-11-15T08:00:00Z");
const api = await startApi({ now: () => time, trustProxy: ["127.0.0.1"] });

const logIn = (email: unknown, password: unknown, address = "203.0.113.1") =>
  api.post("/admins/login", { json: { email, password }, headers: { "x-forwarded-for": address } });
const isAlive = async (token: string) => (await api.get("/contact/all", { token })).status === 200;
const OTHER = { email: "Second.Admin@School.example", password: "yellow kite over neem" };
await api.server.accounts.create(OTHER.email, OTHER.password, "admin");

// Every test starts with fresh limits.
afterEach(() => {
  time += HOUR;
});

describe("login", () => {
  it("gives a token, the role, the duties and the permissions, uncached", async () => {
    const answer = await logIn(ADMIN.email, ADMIN.password);
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        token: expect.stringMatching(/^[\w-]{43}$/),
        role: "admin",
        duties: ["everything"],
        permissions: [...PERMISSIONS],
        mustSetUpSecondStep: false,
      },
    ]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await isAlive(answer.body.token)).toBe(true);
  });

  it("ignores the case of the email", async () => {
    expect((await logIn(OTHER.email.toUpperCase(), OTHER.password)).status).toBe(200);
    expect((await logIn(OTHER.email.toLowerCase(), OTHER.password)).status).toBe(200);
  });

  it("opens a new session each time", async () => {
    const tokens = [
      await api.logIn(ADMIN.email, ADMIN.password),
      await api.logIn(ADMIN.email, ADMIN.password),
    ] as const;
    expect(tokens[0]).not.toBe(tokens[1]);
    await api.get("/admins/logout", { token: tokens[0] });
    expect([await isAlive(tokens[0]), await isAlive(tokens[1])]).toEqual([false, true]);
  });

  it("stores only a digest of the token and of the password", async () => {
    const token = await api.logIn(ADMIN.email, ADMIN.password);
    const { db } = api.server.database;
    const stored = JSON.stringify([
      await db.selectFrom("sessions").selectAll().execute(),
      await db.selectFrom("accounts").selectAll().execute(),
    ]);
    expect(stored).toContain("$argon2id$v=19$m=19456,t=2,p=1$");
    for (const secret of [token, ADMIN.password]) expect(stored).not.toContain(secret);
  });

  it("gives the same response to a wrong password and an unknown email", async () => {
    const wrong = await logIn(ADMIN.email, "not the password");
    const unknown = await logIn("nobody@school.example", "not the password");
    expect([wrong.status, wrong.body]).toEqual([
      401,
      { success: false, id: "login_failed", message: "Login failed. Please try again." },
    ]);
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
    const visible = ({ headers }: typeof wrong) =>
      [...headers].filter(([name]) => name !== "date").map(([name]) => name);
    expect(visible(unknown)).toEqual(visible(wrong));
  });

  it.each([
    [{}, ["email", "password"]],
    [{ email: "office@school.example" }, ["password"]],
    [{ email: "office", password: "x" }, ["email"]],
    [{ email: "office@school.example", password: "" }, ["password"]],
    [{ email: ["office@school.example"], password: { $gt: "" } }, ["email", "password"]],
    [{ email: "office@school.example", password: "x".repeat(1025) }, ["password"]],
    [{ email: "office@school.example", password: "x", role: "admin" }, ["role"]],
  ])("%j is malformed", async (json, fields) => {
    const answer = await api.post("/admins/login", { json });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, fields]);
  });

  it("SQL in a password or an email is only text", async () => {
    expect((await logIn(ADMIN.email, "' OR '1'='1")).status).toBe(401);
    expect((await logIn("'--@school.example", "x")).status).toBeGreaterThanOrEqual(400);
  });
});

describe("limits", () => {
  it("five failures lock the account for that address for 15 minutes, for the right password too", async () => {
    for (let attempt = 0; attempt < 5; attempt++)
      expect((await logIn(ADMIN.email, "wrong")).status).toBe(401);
    const locked = await logIn(ADMIN.email, ADMIN.password);
    expect([locked.status, locked.body.id]).toEqual([429, "too_many_requests"]);
    expect(Number(locked.headers.get("retry-after"))).toBe(15 * 60);

    expect((await logIn(ADMIN.email, ADMIN.password, "203.0.113.2")).status).toBe(200);
    expect((await logIn(OTHER.email, OTHER.password)).status).toBe(200);
    time += 10 * MINUTE;
    expect(Number((await logIn(ADMIN.email, ADMIN.password)).headers.get("retry-after"))).toBe(5 * 60);
    time += 5 * MINUTE;
    expect((await logIn(ADMIN.email, ADMIN.password)).status).toBe(200);
  });

  it("an unknown email is locked like a known one", async () => {
    for (let attempt = 0; attempt < 5; attempt++) await logIn("nobody@school.example", "wrong");
    expect((await logIn("nobody@school.example", "wrong")).status).toBe(429);
  });

  it("a success resets the failures before it", async () => {
    for (let round = 0; round < 3; round++) {
      for (let attempt = 0; attempt < 4; attempt++) await logIn(ADMIN.email, "wrong");
      expect((await logIn(ADMIN.email, ADMIN.password)).status).toBe(200);
    }
  });

  it("one address has 50 failures over all accounts, and successes do not count", async () => {
    const address = "2001:db8::1";
    for (let round = 0; round < 3; round++) {
      expect((await logIn(OTHER.email, OTHER.password, address)).status).toBe(200);
    }
    for (let attempt = 0; attempt < 50; attempt++) {
      const answer = await logIn(
        `guess${attempt}@school.example`,
        "wrong",
        `2001:db8::${attempt.toString(16)}`,
      );
      expect(answer.status).toBe(401);
    }
    expect((await logIn(OTHER.email, OTHER.password, address)).status).toBe(429);
    expect((await logIn(OTHER.email, OTHER.password, "2001:db8:0:1::1")).status).toBe(200);
  });
});

const PLACES: [from: string, addressOf: (person: number) => string][] = [
  ["one address", () => "203.0.113.9"],
  ["forty addresses", (person) => `198.51.100.${person}`],
];

it.each(firstOf(PLACES, 1))(
  "forty people who log in at the same moment from %s all get in",
  async (_from, addressOf) => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, person) => logIn(OTHER.email, OTHER.password, addressOf(person))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
  },
);
