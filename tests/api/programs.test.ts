import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { buildPdf } from "../files.ts";
import { contentTypes, createEntry } from "./entries.ts";
import { startApi } from "./start-api.ts";

const APP = "https://app.example";
const api = await startApi({ corsOrigins: [APP] });
const { notices, contacts } = contentTypes;

const guide = await readFile(path.resolve(import.meta.dirname, "../../docs/api.md"), "utf8");
const examples = [...guide.matchAll(/## ([^\n]+)\n\n```js\n([\s\S]+?)```/g)].map(
  ([, title = "", code = ""]) => ({
    title,
    code,
  }),
);

/** Runs an example of the guide as a program of its own. */
async function runExample(title: string, environment: Record<string, string>): Promise<string> {
  const code = examples.find((example) => example.title.startsWith(title))?.code ?? "";
  const env = { SITE: api.server.url, TOKEN: api.token, ...environment };
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", code], {
    env,
  });
  return stdout;
}

describe("the guide for programs", () => {
  it("reads notices, with and without a token", async () => {
    const { title } = await createEntry(api, notices);
    for (const TOKEN of [api.token, ""]) expect(await runExample("Read", { TOKEN })).toContain(title);
  });

  it("creates a notice with a PDF", async () => {
    const file = path.join(api.server.dataDir, "holiday.pdf");
    await writeFile(file, buildPdf());
    const [id = "", stored] = (await runExample("Create", { FILE: file })).trim().split(" ");
    const { body } = await api.get(notices.list, { token: api.token });
    expect(body.find(({ _id }: { _id: string }) => _id === id)).toMatchObject({
      title: "Holiday on Friday",
      pdfOrImage: stored,
    });
  });

  it("follows the enquiries and stops at the last one that it knows", async () => {
    const known = await createEntry(api, contacts);
    const created = await createEntry(api, contacts);
    expect(await runExample("Follow", { LAST_SEEN: created._id })).toBe("");
    expect((await runExample("Follow", { LAST_SEEN: known._id })).trim().split("\n")).toHaveLength(1);
    expect((await runExample("Follow", {})).trim().split("\n").length).toBeGreaterThanOrEqual(2);
  });

  it("has three examples", () => {
    expect(examples).toHaveLength(3);
  });
});

describe("a token that is not valid", () => {
  it("is refused on lists, entries and files that everybody may read", async () => {
    for (const address of [notices.list, `${notices.list}?limit=1`, "/texts/get"]) {
      const { status, body } = await api.get(address, { token: "x".repeat(43) });
      expect([address, status, body.id]).toEqual([address, 401, "token_ended"]);
    }
    const short = await api.get(notices.list, { headers: { authorization: "Bearer short" } });
    expect(short.body.id).toBe("token_ended");
  });

  it("does not hinder a login, and another scheme is not a token", async () => {
    const basic = { authorization: "Basic eDp5" };
    expect((await api.get(notices.list, { headers: basic })).status).toBe(200);
    const { body } = await api.post("/admins/login", { json: {}, token: "x".repeat(43) });
    expect(body.id).toBe("validation_failed");
  });
});

it("a wrong method is refused with those of the address", async () => {
  for (const [method, address, allowed] of [
    ["POST", notices.list, "GET, HEAD"],
    ["GET", "/admins/login", "POST"],
    ["DELETE", contacts.update("1"), "PUT"],
  ]) {
    const response = await fetch(`${api.server.url}/api/v1${address}`, { method });
    const { id } = (await response.json()) as { id: string };
    expect([response.status, id, response.headers.get("allow")]).toEqual([
      405,
      "method_not_allowed",
      allowed,
    ]);
  }
});

it("a limit that is not valid is refused with what is", async () => {
  const { status, body } = await api.get(`${notices.list}?limit=-1`);
  expect([status, body.errors.limit]).toEqual([400, "must be a whole number from 0 to 999999999"]);
});

describe("pages of other sites", () => {
  const preflight = (origin: string) =>
    fetch(`${api.server.url}/api/v1${notices.list}`, {
      method: "OPTIONS",
      headers: { origin, "access-control-request-method": "PUT" },
    });

  it("may call the API if they are named, also for cached answers", async () => {
    expect((await preflight(APP)).headers.get("access-control-allow-origin")).toBe(APP);
    for (let call = 0; call < 2; call++) {
      const { headers } = await api.get(notices.list, { headers: { origin: APP } });
      expect(headers.get("access-control-allow-origin")).toBe(APP);
    }
    const fromApp = { origin: APP, "sec-fetch-site": "cross-site" };
    expect((await api.post("/admins/login", { json: {}, headers: fromApp })).body.id).toBe(
      "validation_failed",
    );
  });

  it("may not if they are not", async () => {
    const other = "https://other.example";
    expect((await preflight(other)).headers.get("access-control-allow-origin")).toBeNull();
    const { headers } = await api.get(notices.list, { headers: { origin: other } });
    expect(headers.get("access-control-allow-origin")).toBeNull();
  });
});
