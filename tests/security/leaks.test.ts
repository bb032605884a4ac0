import { afterEach, describe, expect, it, vi } from "vitest";
import { CANARIES, contentTypes, createEntry, publicTypes } from "../api/entries.ts";
import { startApi } from "../api/start-api.ts";
import { ADMIN } from "../test-server.ts";

const api = await startApi({ withSite: true, breaks: true });
await createEntry(api, contentTypes.students);
const SECRET = "SELECT passwordHash FROM accounts -- /srv/gurukul/secret postgres://office:hunter2@db";
const failure = () => Object.assign(new Error(SECRET), { code: "XX000", detail: SECRET, hint: SECRET });
const INTERNALS = /SELECT|passwordHash|\/srv\/|hunter2|postgres:|node_modules|\.ts:\d|at \w+ \(|Error:|stack/;

afterEach(() => {
  vi.restoreAllMocks();
});

const PAGES = ["/", "/teachers", "/students", "/students?q=a", "/facilities", "/gallery", "/blog"];

describe("when the database fails", () => {
  it("no page reveals the reason", async () => {
    vi.spyOn(api.server.content, "list").mockRejectedValue(failure());
    vi.spyOn(api.server.content, "find").mockRejectedValue(failure());
    vi.spyOn(api.server.core.pages, "find").mockRejectedValue(failure());
    const post = `/blog-details/${crypto.randomUUID()}`;
    for (const page of [...PAGES, post, "/sitemap.xml"]) {
      const { text, headers } = await api.look(page);
      const visible = text.replaceAll(/<script id[\s\S]*?<\/script>/g, "");
      expect([page, INTERNALS.exec(visible)?.[0]]).toEqual([page, undefined]);
      expect([page, headers.get("cache-control")]).toEqual([page, "no-store"]);
    }
  });

  it("no API response reveals the reason, and the log has it", async () => {
    vi.spyOn(api.server.content, "list").mockRejectedValue(failure());
    for (const { list } of publicTypes) {
      const answer = await api.get(`${list}?limit=1`);
      expect([answer.status, answer.body]).toEqual([
        500,
        { success: false, id: "internal_error", message: expect.not.stringMatching(INTERNALS) },
      ]);
    }
    expect(api.logLines.some((line) => line.includes("XX000"))).toBe(true);
  });

  it("a failed save does not reveal the data", async () => {
    vi.spyOn(api.server.content, "create").mockRejectedValue(failure());
    const answer = await api.post("/contact/create", { json: contentTypes.contacts.fields });
    expect([answer.status, answer.body.id]).toEqual([500, "internal_error"]);
    expect(answer.text).not.toMatch(INTERNALS);
  });
});

describe("the log", () => {
  const linesFor = async (call: () => Promise<unknown>) => {
    const from = api.logLines.length;
    await call();
    // A line is written after its response, so the line of a later request means that all are there.
    await api.look("/healthz");
    const lines = () => api.logLines.slice(from);
    const isLast = (line: string) => line.includes("/healthz");
    await expect.poll(() => lines().some(isLast)).toBe(true);
    return lines().filter((line) => !isLast(line));
  };

  it("has one line for one request, whatever it contains", async () => {
    const hostile = '%0a%0d%1b[2J{"level":60}%e2%80%a8';
    const lines = await linesFor(async () => {
      await api.look(`/students/${hostile}`);
      await api.look(`/students?q=${hostile}`, { headers: { "user-agent": '"}{"level":60' } });
      await api.call("DELETE", `/api/v1/students/${hostile}`, { token: api.token });
    });
    for (const line of lines) {
      for (const character of ["\n", "\r", "\u001b", "\u2028"])
        expect(line.trimEnd()).not.toContain(character);
      expect(JSON.parse(line).level).toBeLessThan(60);
      expect(line).not.toContain("[2J");
    }
  });

  it("contains no email address that was typed, refused or not", async () => {
    const typed = encodeURIComponent(CANARIES.mobileNumber);
    const lines = await linesFor(async () => {
      for (const token of [undefined, api.token]) {
        const call = token === undefined ? {} : { token };
        await api.call("DELETE", `/api/v1/students/${typed}`, call);
        await api.call("PUT", `/api/v1/contact/update/${typed}`, { ...call, json: {} });
        await api.call("GET", `/api/v1/blocks/get/${typed}`, call);
      }
      await api.call("POST", `/${typed}`, { json: {}, headers: { "sec-fetch-site": "cross-site" } });
    });
    expect(lines.length).toBeGreaterThanOrEqual(7);
    expect(lines.join("")).not.toContain(typed);
  });

  it("shows every refused login and every refused call with its reason, and no credentials", async () => {
    const lines = await linesFor(async () => {
      await api.post("/admins/login", { json: { email: ADMIN.email, password: "hunter2 hunter2" } });
      await api.get("/contact/all");
      await api.get("/contact/all", { token: "y".repeat(43) });
    });
    const refusals = lines.map(
      (line) => JSON.parse(line) as { refusal?: string; time: number; status: number },
    );
    expect(refusals.map(({ refusal }) => refusal)).toEqual(["login_failed", "login_needed", "token_ended"]);
    for (const { time } of refusals) expect(Math.abs(Date.now() - time)).toBeLessThan(60_000);
    expect(lines.join("")).not.toMatch(/hunter2|office@|yyyyy/);
  });
});
