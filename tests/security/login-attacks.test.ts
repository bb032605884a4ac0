import { afterEach, describe, expect, it } from "vitest";
import { contentTypes, createEntry, JPEG } from "../api/entries.ts";
import { startApi } from "../api/start-api.ts";
import { ADMIN } from "../test-server.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
let time = Date.parse("2026-11-15T08:00:00Z");
const now = () => time;
const direct = await startApi({ now });
const behindProxy = await startApi({ now, trustProxy: ["127.0.0.1", "10.0.0.0/8"] });
const { facilities, students } = contentTypes;
const facility = await createEntry(direct, facilities);
await createEntry(direct, students);
const WRONG = { email: ADMIN.email, password: "not the password" };

// Every test starts with fresh limits.
afterEach(() => {
  time += 13 * HOUR;
});

const ADDRESS_HEADERS = [
  "x-forwarded-for",
  "forwarded",
  "x-real-ip",
  "x-client-ip",
  "true-client-ip",
  "cf-connecting-ip",
  "x-cluster-client-ip",
  "x-originating-ip",
  "x-remote-addr",
];

describe("guessing with invented addresses", () => {
  it("no header brings further guesses", async () => {
    const guess = (headers: Record<string, string> = {}) =>
      direct.post("/admins/login", { json: WRONG, headers });
    for (let number = 1; number <= 5; number++) expect((await guess()).status).toBe(401);
    for (const header of ADDRESS_HEADERS) {
      const value = header === "forwarded" ? "for=203.0.113.1" : "203.0.113.1";
      expect([header, (await guess({ [header]: value })).status]).toEqual([header, 429]);
    }
  });

  it("behind a proxy only the address that the proxy has seen counts", async () => {
    const guess = (number: number) =>
      behindProxy.post("/admins/login", {
        json: WRONG,
        headers: { "x-forwarded-for": `203.0.113.${number}, 127.0.0.1, 198.51.100.7, 10.1.2.3` },
      });
    for (let number = 1; number <= 5; number++) expect((await guess(number)).status).toBe(401);
    expect((await guess(6)).status).toBe(429);
  });

  it("other spellings of the email and of the address are the same email and address", async () => {
    const guess = (email: string, address: string) =>
      behindProxy.post("/admins/login", {
        json: { ...WRONG, email },
        headers: { "x-forwarded-for": address },
      });
    const spellings = [
      ["office@school.example", "198.51.100.9"],
      ["OFFICE@school.example", "::ffff:198.51.100.9"],
      ["Office@School.Example", "198.51.100.9"],
      ["officE@schooL.examplE", "::FFFF:198.51.100.9"],
      ["office@SCHOOL.example", "198.51.100.9"],
    ] as const;
    for (const [email, address] of spellings) expect((await guess(email, address)).status).toBe(401);
    expect((await guess(ADMIN.email, "198.51.100.9")).status).toBe(429);
  });

  it("the right password from another address still works: the office cannot be locked out", async () => {
    for (let number = 0; number < 20; number++) {
      const headers = { "x-forwarded-for": `198.51.100.${100 + (number % 4)}` };
      await behindProxy.post("/admins/login", { json: WRONG, headers });
    }
    const headers = { "x-forwarded-for": "192.0.2.1" };
    expect((await behindProxy.post("/admins/login", { json: ADMIN, headers })).status).toBe(200);
  });

  it("while the account is locked the password is not checked", async () => {
    for (let number = 0; number < 5; number++) await direct.post("/admins/login", { json: WRONG });
    const [right, wrong] = [
      await direct.post("/admins/login", { json: ADMIN }),
      await direct.post("/admins/login", { json: WRONG }),
    ];
    expect([right.status, right.text]).toEqual([429, wrong.text]);
  });
});

describe("an email that is known and one that is not", () => {
  let visitor = 0;
  /** The processor time of one login in all threads; unlike wall time it does not depend on the load of the machine. */
  const measureWork = async (email: string) => {
    visitor++;
    const before = process.cpuUsage();
    const answer = await behindProxy.post("/admins/login", {
      json: { email, password: "not the password" },
      headers: {
        "x-forwarded-for": `10.9.${Math.floor(visitor / 250)}.${visitor % 250}, 192.0.2.${visitor % 250}`,
      },
    });
    const { user, system } = process.cpuUsage(before);
    expect(answer.status).toBe(401);
    return user + system;
  };

  it("take the same processor time, so that timing does not reveal accounts", async () => {
    // With a password of production's cost, unlike the accounts of the test server.
    const email = "known@school.example";
    await behindProxy.server.accounts.create(email, "yellow kite over neem", "admin");
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 15; round++) {
      known.push(await measureWork(email));
      unknown.push(await measureWork(`nobody${round}@school.example`));
    }
    const ratio = median(unknown) / median(known);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });
});

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

describe("an ended session", () => {
  it("can neither read private data nor change anything, however it ended", async () => {
    const endings = {
      "two hours of silence": async () => {
        time += 2 * HOUR;
      },
      "twelve hours of work": async (token: string) => {
        for (let hour = 0; hour < 12; hour++) {
          time += HOUR;
          await direct.get("/contact/all", { token });
        }
      },
      logout: async (token: string) => {
        await direct.get("/admins/logout", { token });
      },
      "another password": async () => {
        await direct.server.accounts.changePassword(ADMIN.email, ADMIN.password);
      },
    };
    for (const [ending, end] of Object.entries(endings)) {
      const token = await direct.logIn(ADMIN.email, ADMIN.password);
      const save = () => direct.put(facilities.update(facility._id), { token, form: [["image", JPEG]] });
      expect([ending, (await direct.get("/contact/all", { token })).status]).toEqual([ending, 200]);
      await end(token);
      const files = await direct.storedFiles();
      expect([ending, (await save()).status]).toEqual([ending, 401]);
      expect([ending, (await direct.remove(facilities.remove(facility._id), { token })).status]).toEqual([
        ending,
        401,
      ]);
      expect(await direct.storedFiles()).toEqual(files);
      expect([ending, (await direct.get(students.list, { token })).status]).toEqual([ending, 401]);
    }
  });

  it("stays ended when the clock is set back after it was deleted", async () => {
    const token = await direct.logIn(ADMIN.email, ADMIN.password);
    time += 3 * HOUR;
    await direct.server.removeExpired();
    time -= 3 * HOUR;
    expect((await direct.get("/contact/all", { token })).status).toBe(401);
    time += 3 * HOUR;
  });

  it("ends after twelve hours despite simultaneous calls", async () => {
    const token = await direct.logIn(ADMIN.email, ADMIN.password);
    for (let hour = 0; hour < 11; hour++) {
      time += HOUR;
      await Promise.all(Array.from({ length: 5 }, () => direct.get("/contact/all", { token })));
    }
    time += HOUR;
    const answers = await Promise.all(Array.from({ length: 5 }, () => direct.get("/contact/all", { token })));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  });
});

it("a password is compared exactly: every character, case-sensitive, at any length", async () => {
  const email = "long@school.example";
  const password = `${" Neem पत्ता tractor kabaddi".repeat(8)} `;
  await direct.server.accounts.create(email, password, "admin");
  const tryPassword = async (guess: string) => {
    time += HOUR;
    return (await direct.post("/admins/login", { json: { email, password: guess } })).status;
  };
  expect(await tryPassword(password)).toBe(200);
  for (const guess of [password.trim(), password.toLowerCase(), password.slice(0, -1), `${password} `]) {
    expect(await tryPassword(guess)).toBe(401);
  }
});

it("tokens are 256 random bits: no two start or end alike", async () => {
  const tokens: string[] = [];
  for (let number = 0; number < 20; number++) tokens.push(await direct.logIn(ADMIN.email, ADMIN.password));
  for (const token of tokens) expect(Buffer.from(token, "base64url")).toHaveLength(32);
  expect(new Set(tokens.map((token) => token.slice(0, 8))).size).toBe(20);
  expect(new Set(tokens.map((token) => token.slice(-8))).size).toBe(20);
});
