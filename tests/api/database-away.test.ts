import { afterEach, describe, expect, it, vi } from "vitest";
import { dayInIndia } from "../../core/content/text/india-time.ts";
import { contentTypes, createEntry } from "./entries.ts";
import { savePage, text } from "./save-page.ts";
import { startApi } from "./start-api.ts";

const api = await startApi({ breaks: true, withSite: true });
const { token } = api;
const { contacts, notices, students } = contentTypes;
const { db } = api.server.database;

const HOUR = 3_600_000;
const IN_A_BROWSER = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

/** Everything that shows notices and that visitors and their programs read without a query. */
const SHOWING_NOTICES = [
  ...["/", "/hi", "/notices", "/notices/feed.xml", "/sitemap.xml", "/calendar.ics"],
  `/api/v1${notices.list}`,
];

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function takeDatabaseAway() {
  const refuse = () => {
    throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  };
  vi.spyOn(db, "transaction").mockImplementation(refuse);
  return vi.spyOn(db, "selectFrom").mockImplementation(refuse);
}
/** The clock alone: timers go on. */
const goForward = (milliseconds: number) =>
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + milliseconds });
const open = (path: string) => api.look(path, { headers: IN_A_BROWSER });
const read = async (paths: readonly string[]) =>
  Promise.all(
    paths.map(async (path) => {
      const { status, text } = await open(path);
      return { path, status, text };
    }),
  );
const expectBusy = async (path: string) => {
  const answer = await open(path);
  expect([path, answer.status, answer.headers.get("retry-after")]).toEqual([path, 503, "5"]);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  return answer;
};
const createNotice = (title: string) =>
  createEntry(api, notices, {
    title,
    description: "Bring a water bottle.",
    category: "",
    eventFrom: "",
    publishAt: "",
    expiresAt: new Date(Date.now() + HOUR).toISOString(),
  });

await savePage(api, "school", { name: text("Adarsh Vidya Gurukul"), languages: "en-hi" });

describe("while the database is away", () => {
  it("visitors get the last cached copy, even if its time is over", async () => {
    await createNotice("Sports day");
    const before = await read(SHOWING_NOTICES);
    expect(before.filter(({ status }) => status !== 200)).toEqual([]);
    goForward(2 * HOUR);
    takeDatabaseAway();
    expect(await read(SHOWING_NOTICES)).toEqual(before);
  });

  it("the next visitor after it is back gets a fresh page", async () => {
    await createNotice("Annual day");
    expect((await open("/notices")).text).toContain("Annual day");
    goForward(2 * HOUR);
    const away = takeDatabaseAway();
    expect((await open("/notices")).text).toContain("Annual day");
    away.mockRestore();
    const fresh = await open("/notices");
    expect([fresh.status, fresh.text.includes("Annual day")]).toEqual([200, false]);
  });

  it("a page without a cached copy is 503 with Retry-After, in HTML for browsers", async () => {
    takeDatabaseAway();
    for (const path of ["/blog", "/hi/blog", "/students?q=a", "/search?q=a"]) {
      expect((await expectBusy(path)).text).toContain("open this page again");
    }
    await expectBusy("/blog/feed.xml");
  });

  it("a page is rendered if everything on it has been read before", async () => {
    await read(["/"]);
    takeDatabaseAway();
    const answers = await read(["/discipline", "/login", "/manifest.webmanifest", "/nowhere"]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404]);
  });

  it("a message to the office is answered with 503", async () => {
    takeDatabaseAway();
    const answer = await fetch(`${api.server.url}/contact`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(contacts.fields as Record<string, string>),
    });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
  });

  it("a copy is not shown again after its content was deleted", async () => {
    const { _id } = await createNotice("Wrong notice");
    await read(SHOWING_NOTICES);
    expect((await api.remove(notices.remove(_id), { token })).status).toBe(200);
    takeDatabaseAway();
    for (const path of SHOWING_NOTICES) await expectBusy(path);
  });

  it("a copy is not shown after the consent of a child on it has ended", async () => {
    await savePage(api, "privacy", { withoutRecord: "shown", validity: "year" });
    const child = await createEntry(api, students, { ...students.fields, name: "Child with consent" });
    const json = { students: [child._id], purposes: ["name"], state: "given", how: "slip" };
    await api.post("/consents", { token, json: { ...json, on: dayInIndia(new Date()) } });
    const showing = ["/students", `/api/v1${students.list}`];
    for (const { text } of await read(showing)) expect(text).toContain("Child with consent");
    goForward(400 * 24 * HOUR);
    takeDatabaseAway();
    for (const path of showing) await expectBusy(path);
  });
});
