import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addDays } from "../../../../core/content/days/calendar-days.ts";
import { storedNames } from "../../../../core/content/files/images.ts";
import { dayInIndia, startOfDayInIndia } from "../../../../core/content/text/india-time.ts";
import type { Answer } from "../../../../tests/api/api-client.ts";
import {
  type AnyEntry,
  bareName,
  changeCall,
  contentTypes,
  createEntry,
  filePath,
  JPEG,
} from "../../../../tests/api/entries.ts";
import { readPdf } from "../../../../tests/api/read-pdf.ts";
import { savePage, text } from "../../../../tests/api/save-page.ts";
import { startApi } from "../../../../tests/api/start-api.ts";
import { buildPdf } from "../../../../tests/files.ts";
import { certificates } from "../../content/certificates/certificates.ts";

const api = await startApi({ withSite: true });
const call = { token: api.token };
const type = contentTypes.certificates;
const today = dayInIndia(new Date());
const PAGES = ["/disclosure", "/hi/disclosure"];
const PDFS = ["/disclosure.pdf", "/hi/disclosure.pdf"];

await savePage(api, "school", { name: text("Gyan Bharati", "ज्ञान भारती") });
await savePage(api, "disclosure", { general: { affiliationNumber: "1030000" } });

/** The clock only; timers go on. */
const setClock = (moment: number) => vi.useFakeTimers({ toFake: ["Date"], now: moment });

const change = async (id: string, fields: Record<string, string>, file?: Buffer) => {
  const form = [...(changeCall(type, fields).form ?? []), ...(file ? [["file", file] as const] : [])];
  const answer = await api.put(type.update(id), { ...call, form });
  expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
  return answer;
};

async function readText({ status, headers, bytes, text: html }: Answer): Promise<string> {
  expect(status).toBe(200);
  return headers.get("content-type") === "application/pdf" ? (await readPdf(bytes)).text : html;
}

const textOf = async (path: string) => readText(await api.look(path));

beforeEach(async () => {
  vi.useRealTimers();
  for (const { _id } of (await api.get(type.list, call)).body) await api.remove(type.remove(_id), call);
});
afterEach(() => {
  vi.useRealTimers();
});

describe("at midnight in India", () => {
  const midnight = startOfDayInIndia(addDays(today, 1)).getTime();
  const WORDS: Record<string, readonly [valid: string, expired: string]> = {
    "/disclosure": ["Valid until", "Expired on"],
    "/disclosure.pdf": ["Valid until", "Expired on"],
    "/hi/disclosure": ["तक मान्य", "को समाप्त"],
  };
  /** Whether an answer says that a certificate is valid, and that one has expired. A Hindi PDF has no text that can be compared. */
  async function readClaims(address: string, answer: Answer) {
    const shown = await readText(answer);
    return WORDS[address]?.map((words) => shown.includes(words));
  }

  it("a certificate that expires tonight is no longer shown as valid, also on cached pages", async () => {
    await createEntry(api, type, { kind: "fire safety", title: "", titleHi: "", validUntil: today });
    for (const address of [...PAGES, ...PDFS]) {
      setClock(midnight - 1000);
      await api.look(address);
      const before = await api.look(address);
      expect([address, await readClaims(address, before)]).toEqual([
        address,
        WORDS[address] && [true, false],
      ]);
      // Browsers ask each time and do not show a stored page as the current one.
      expect(before.headers.get("cache-control")).toBe("public, max-age=0, s-maxage=1");
      const version = String(before.headers.get("etag"));
      expect((await api.look(address, { headers: { "if-none-match": version } })).status).toBe(304);
      setClock(midnight);
      const after = await api.look(address, { headers: { "if-none-match": version } });
      expect([address, await readClaims(address, after)]).toEqual([address, WORDS[address] && [false, true]]);
      expect(after.headers.get("etag")).not.toBe(version);
    }
  });

  it("the earlier certificate that is still valid is shown again", async () => {
    const shared = { kind: "water test", title: "", titleHi: "" };
    await createEntry(api, type, {
      ...shared,
      number: "W-1",
      issuedOn: "2020-01-01",
      validUntil: addDays(today, 9),
    });
    await createEntry(api, type, { ...shared, number: "W-2", issuedOn: "2021-01-01", validUntil: today });
    setClock(midnight - 1);
    expect(await textOf("/disclosure")).toContain("W-2");
    setClock(midnight);
    const shown = await textOf("/disclosure");
    expect([shown.includes("W-1"), shown.includes("W-2")]).toEqual([true, false]);
  });
});

it("a file that is replaced while the page is printed gives the old page or the new one, never a mix", async () => {
  const shared = { kind: "fire safety", title: "", titleHi: "" };
  const first = await createEntry(api, type, { ...shared, number: "F-0" });
  const files = [bareName(first.file)];
  for (let round = 1; round <= 4; round++) {
    const [saved, ...answers] = await Promise.all([
      change(first._id, { number: `F-${round}` }, buildPdf()),
      ...[...PAGES, ...PDFS, ...PAGES].map((path) => api.look(path)),
    ]);
    files.push(bareName(saved.body.file));
    const [before = "", after = ""] = files.slice(-2);
    for (const answer of answers) {
      const shown = await readText(answer);
      const isNew = shown.includes(`F-${round}`);
      expect(shown.includes(`F-${round - 1}`)).toBe(!isNew);
      if (answer.headers.get("content-type") === "application/pdf") continue;
      expect([shown.includes(before), shown.includes(after)]).toEqual([!isNew, isNew]);
    }
    for (const path of [...PAGES, ...PDFS]) expect(await textOf(path)).toContain(`F-${round}`);
    expect((await api.get(filePath(before))).status).toBe(404);
    expect((await api.get(filePath(after))).status).toBe(200);
  }
});

describe("nobody without an account learns of an internal certificate", () => {
  const SECRETS = ["Canary lease", "कैनरी पट्टा", "CANARY-7781", "Canary Authority", "कैनरी प्राधिकरण"];
  const [title = "", titleHi = "", number = "", authority = "", authorityHi = ""] = SECRETS;
  const fields = { kind: "other", title, titleHi, number, authority, authorityHi, issuedOn: "1931-07-13" };

  async function createInternal(file: Buffer): Promise<AnyEntry> {
    const form = [...Object.entries({ ...fields, isInternal: "true" }), ["file", file] as const];
    const { status, body } = await api.post(type.create, { ...call, form });
    expect(status).toBe(201);
    return body;
  }

  /** The parts of a response that may reveal something. */
  const found = (answer: string, { _id, file }: AnyEntry) =>
    [...SECRETS, "1931", _id, bareName(file)].filter((secret) => answer.includes(secret));

  it.each([
    ["picture", JPEG],
    ["PDF", buildPdf()],
  ])("by the address of its %s, or of any copy of it", async (_kind, file) => {
    const internal = await createInternal(file);
    const names = storedNames(bareName(internal.file));
    const addresses = names.flatMap((name) => [
      `/api/v1/uploads/${name}`,
      `/api/v1/uploads/${name}?v=1`,
      `/api/v1/uploads/${name.toUpperCase()}`,
      `/api/v1/uploads/.%2f${name}`,
      `/api/v1/withdrawn/${name}`,
      `/uploads/${name}`,
      `/withdrawn/${name}`,
      `/hi/uploads/${name}`,
    ]);
    for (const address of addresses) {
      for (const headers of [[], [["range", "bytes=0-9"]], [["if-none-match", "*"]]]) {
        const { status } = await api.look(address, { headers: Object.fromEntries(headers) });
        expect([address, [400, 401, 404].includes(status) || status]).toEqual([address, true]);
      }
    }
    expect((await api.get(`/withdrawn/${names[0]}`, call)).status).toBe(200);
  });

  it("by a list, whatever is searched, sorted or filtered", async () => {
    const internal = await createInternal(JPEG);
    const queries = [
      "",
      ...SECRETS.map((secret) => `?q=${encodeURIComponent(secret)}`),
      "?q=canary&kind=other",
      "?kind=other",
      "?limit=100&offset=0",
      ...certificates.sortable.flatMap((name) => [`?sort=${name}`, `?sort=-${name}&limit=100`]),
      ...[
        "isInternal=true",
        "isInternal=1",
        "isDraft=true",
        "lacks=hi",
        "sort=isInternal",
        `ids=${internal._id}`,
      ].map((query) => `?${query}`),
    ];
    for (const query of queries) {
      const answer = await api.get(`${type.list}${query}`);
      expect([query, found(answer.text, internal)]).toEqual([query, []]);
      if (answer.status === 200)
        expect([query, answer.headers.get("x-total-count") ?? "0"]).toEqual([query, "0"]);
    }
  });

  it("by pages, feeds, the sitemap, the search, the history or the trash", async () => {
    const internal = await createInternal(buildPdf());
    const search = `search?q=${encodeURIComponent("Canary")}`;
    const addresses = [
      ...["/", "/hi", ...PAGES, ...PDFS, "/parents", "/notices", "/sitemap.xml", "/feed.xml", "/hi/feed.xml"],
      ...[`/${search}`, `/hi/${search}`, `/${search}&type=certificates`],
      ...[`/api/v1/revisions/certificates/${internal._id}`, "/api/v1/trash", "/api/v1/audit"],
      ...["/api/v1/disclosure-check", "/api/v1/pages/get/disclosure", `/api/v1/certificates/${internal._id}`],
    ];
    for (const address of addresses) {
      const answer = await api.look(address);
      const isPdf = answer.headers.get("content-type") === "application/pdf";
      const shown = isPdf ? await readText(answer) : answer.text;
      // The search repeats what is searched for.
      const secrets = found(shown.replaceAll(/Canary(?! )/g, ""), internal);
      expect([address, secrets]).toEqual([address, []]);
    }
  });

  it("by an account without the permission for certificates", async () => {
    const internal = await createInternal(JPEG);
    const email = "notices@school.example";
    await api.server.accounts.create(email, "green kite over neem", "admin", { duties: ["notices"] });
    const token = await api.logIn(email, "green kite over neem");
    const answers = [
      await api.get(type.list, { token }),
      await api.get(`/revisions/certificates/${internal._id}`, { token }),
      await api.get("/trash", { token }),
      await api.get("/disclosure-check", { token }),
    ];
    for (const answer of answers) expect(found(answer.text, internal)).toEqual([]);
  });

  it("from the moment at which a public one is made internal", async () => {
    const shown = await createInternal(JPEG);
    await change(shown._id, { isInternal: "false" });
    const [file = ""] = storedNames(bareName(shown.file));
    const seen = await api.get(filePath(file));
    expect(seen.status).toBe(200);
    for (const path of [...PAGES, ...PDFS]) expect(await textOf(path)).toContain(number);
    const version = String(seen.headers.get("etag"));

    await change(shown._id, { isInternal: "true" });
    for (const path of [...PAGES, ...PDFS]) expect(found(await textOf(path), shown)).toEqual([]);
    expect((await api.get(type.list)).body).toEqual([]);
    for (const name of storedNames(bareName(shown.file))) {
      const again = await api.get(filePath(name), { headers: { "if-none-match": version } });
      expect([name, again.status]).toEqual([name, 404]);
    }
  });
});
