import { describe, expect, it } from "vitest";
import { readEnvironment, startApi } from "../../../../tests/api/start-api.ts";
import { firstOf } from "../../../../tests/repetitions.ts";
import { runCommand } from "../../../../tests/run-command.ts";
import { ADMIN } from "../../../../tests/test-server.ts";
import { createPerson } from "./people.ts";
import { setUpApp } from "./second-step-of.ts";

/** The server runs meanwhile, as it would at a school. */
const api = await startApi();

const admin = (parameters: string[], piped?: string) =>
  runCommand("admin", parameters, readEnvironment(api), piped);

const canLogIn = async (email: string, password: string) => {
  const { status } = await api.post("/admins/login", { json: { email, password } });
  return status === 200;
};
const isAlive = async (token: string) => (await api.get("/contact/all", { token })).status === 200;

describe("npm run admin --", () => {
  it("create reads the password from standard input and creates an admin who can log in", async () => {
    const ending = await admin(["create", "Second@School.example"], "white kite over neem\nignored\n");
    expect(ending).toEqual({ code: 0, out: "second@school.example can log in now.\n", error: "" });
    const token = await api.logIn("second@school.example", "white kite over neem");
    expect(await isAlive(token)).toBe(true);
  });

  it("create --generate prints a password once", async () => {
    const { code, out } = await admin(["create", "third@school.example", "--generate"]);
    expect(code).toBe(0);
    const password = /The password is (\S{16}) \(shown only this once\)\./.exec(out)?.[1] ?? "";
    const token = await api.logIn("third@school.example", password);
    expect((await api.get("/admins/sessions", { token })).body.hasGeneratedPassword).toBe(true);
  });

  it("create --duty gives only these duties", async () => {
    const limited = ["create", "teacher@school.example", "--duty", "posts", "--duty", "notices"];
    expect((await admin(limited, "silver kite over neem\n")).code).toBe(0);
    const { body } = await api.post("/admins/login", {
      json: { email: "teacher@school.example", password: "silver kite over neem" },
    });
    expect([body.role, body.duties]).toEqual(["admin", ["notices", "posts"]]);
  });

  it("list names every account, its state and its duties, and no secret", async () => {
    await api.server.accounts.setDisabled("third@school.example", true);
    const { out } = await admin(["list"]);
    const today = new Date().toISOString().slice(0, 10);
    expect(out.split("\n")).toEqual([
      `office@school.example   admin  since ${today}  active`,
      `second@school.example   admin  since ${today}  active`,
      `teacher@school.example  admin  since ${today}  active  notices, posts`,
      expect.stringMatching(`^third@school.example    admin  since ${today}  disabled since ${today}`),
      "",
    ]);
    await api.server.accounts.remove("teacher@school.example");
  });

  it("invite prints a link once, with which the person creates the account", async () => {
    const withSite = { ...readEnvironment(api), SITE_URL: "https://school.example" };
    const { code, out } = await runCommand(
      "admin",
      ["invite", "Principal@School.example", "--duty", "office"],
      withSite,
    );
    expect(code).toBe(0);
    const token = /^https:\/\/school\.example\/login\/invitation#([\w-]{43})$/m.exec(out)?.[1];
    const json = { token, name: "Principal", password: "golden kite over neem", language: "en" };
    expect((await api.post("/admins/invitation", { json })).body).toEqual({
      success: true,
      email: "principal@school.example",
    });
    await api.server.accounts.remove("principal@school.example");
  });

  it("invite prints the path if it does not know the address of the website", async () => {
    const { out } = await admin(["invite", "clerk@school.example"]);
    expect(out).toMatch(/\n\/login\/invitation#[\w-]{43}\nSITE_URL is not set/);
  });

  it("reset-second-step lets a person log in who has lost the phone and the recovery codes", async () => {
    const { db } = api.server.database;
    const person = await setUpApp(api, await createPerson(api, "posts"), Date.now);
    expect(await canLogIn(person.email, person.password)).toBe(false);
    const { code, out } = await admin(["reset-second-step", person.email.toUpperCase()]);
    expect([code, out]).toEqual([
      0,
      `${person.email} logs in with the password alone now, and every session has ended.\n`,
    ]);
    expect(await canLogIn(person.email, person.password)).toBe(true);
    const line = await db
      .selectFrom("auditLog")
      .select("actor")
      .where("action", "=", "reset-second-step")
      .execute();
    expect(line).toEqual([{ actor: "command line" }]);
    await api.server.accounts.remove(person.email);
  });

  it("disable ends the sessions at once, and enable allows logins again", async () => {
    const token = await api.logIn("second@school.example", "white kite over neem");
    expect((await admin(["disable", "second@school.example"])).out).toBe(
      "second@school.example is logged out and cannot log in.\n",
    );
    expect(await isAlive(token)).toBe(false);
    expect(await canLogIn("second@school.example", "white kite over neem")).toBe(false);
    expect((await admin(["enable", "second@school.example"])).code).toBe(0);
    expect(await isAlive(token)).toBe(false);
    expect(await canLogIn("second@school.example", "white kite over neem")).toBe(true);
  });

  it("reset-password sets a new password and ends every session", async () => {
    const token = await api.logIn("second@school.example", "white kite over neem");
    const ending = await admin(["reset-password", "second@school.example"], "black kite over neem");
    expect(ending.out).toBe(
      "second@school.example has a new password. Every session and every token of a program has ended.\n",
    );
    expect(await isAlive(token)).toBe(false);
    expect(await canLogIn("second@school.example", "white kite over neem")).toBe(false);
    expect(await canLogIn("second@school.example", "black kite over neem")).toBe(true);
  });

  it("disable keeps at least one admin", async () => {
    for (const email of ["second@school.example", "third@school.example"])
      await api.server.accounts.setDisabled(email, true);
    const ending = await admin(["disable", ADMIN.email]);
    expect(ending).toEqual({
      code: 1,
      out: "",
      error: "No other admin could log in then. Create one first.\n",
    });
    expect(await isAlive(api.token)).toBe(true);
  });

  const REFUSED: [parameters: string[], piped: string, words: RegExp][] = [
    [["create", ADMIN.email], "", /already/],
    [["create", "fourth@school.example"], "Password@1234\n", /easy to guess/],
    [["create", "fourth@school.example"], "", /No password was given/],
    [["create", "fourth"], "white kite over neem\n", /not an email address/],
    [["reset-password", "nobody@school.example"], "white kite over neem\n", /no account nobody/],
    [["reset-second-step", "nobody@school.example"], "", /^There is no account nobody@school\.example\.$/m],
    [["invite", ADMIN.email], "", /already/],
    [["disable"], "", /^EMAIL is missing\. /],
    [["create", "fourth@school.example", "--duty", "root"], "", /no duty root/],
    [["create", "fourth@school.example", "--admin"], "", /^Unknown option '--admin'\. /],
    [["toString"], "", /^There is no command toString: it is one of create, /],
  ];

  it.each(firstOf(REFUSED, 2))(
    "%j with %j is refused with a message and changes nothing",
    async (parameters, piped, words) => {
      const before = await api.server.accounts.list();
      const ending = await admin(parameters, piped);
      expect([ending.code, ending.out]).toEqual([1, ""]);
      expect(ending.error).toMatch(words);
      expect(ending.error).not.toMatch(/\n {4}at /);
      expect(await api.server.accounts.list()).toEqual(before);
    },
  );
});
