import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { dayInIndia } from "../../../../core/content/text/india-time.ts";
import { restoreBackup } from "../../../../core/server/backup/restore-backup.ts";
import { writeBackupFile } from "../../../../core/server/backup/write-backup.ts";
import { COMMAND_LINE } from "../../../../core/server/database/entries/record-change.ts";
import { createStores } from "../../../../tests/api/create-stores.ts";
import { type AnyEntry, CANARIES, contentTypes, createEntry, JPEG } from "../../../../tests/api/entries.ts";
import { savePage, text } from "../../../../tests/api/save-page.ts";
import { startApi } from "../../../../tests/api/start-api.ts";
import { startTestServer } from "../../../../tests/test-server.ts";
import { resources } from "../../../types.ts";

const api = await startApi({ withSite: true });
const call = { token: api.token };
const { notices, blocks, facilities, students, contacts } = contentTypes;

interface Result {
  kind: string;
  href: string;
  title: string;
  excerpt: string;
  marked: string[];
}

const plain = (html = "") =>
  html
    .replace(/<[^>]*>/g, "")
    .replace(/&quot;/g, '"')
    .trim();

/** The results on the page, read from its HTML. */
async function look(q: string, { address = "/search", page = 1, at = api.url } = {}) {
  const query = new URLSearchParams({ q, page: String(page) });
  const answer = await fetch(`${at}${address}?${query}`);
  const html = (await answer.text()).split("<main")[1] ?? "";
  const results = [...html.matchAll(/<li><article.*?<\/article>/g)].map(([article]): Result => {
    const [, kind, title, excerpt] = /<p[^>]*>(.*?)<\/p><h2[^>]*>(.*?)<\/h2>(.*)/.exec(article) ?? [];
    return {
      kind: plain(kind),
      href: /href="([^"]*)"/.exec(title ?? "")?.[1] ?? "",
      title: plain(title),
      excerpt: plain(excerpt),
      marked: [...article.matchAll(/<mark[^>]*>(.*?)<\/mark>/g)].map(([, word]) => word ?? ""),
    };
  });
  const count = plain(/role="status"[^>]*>(.*?)<\/p>/.exec(html)?.[1]);
  return { status: answer.status, headers: answer.headers, html, results, count };
}

const titles = async (q: string, options = {}) => (await look(q, options)).results.map(({ title }) => title);

const buildNotice = (overrides: Record<string, string> = {}) =>
  createEntry(api, notices, {
    title: "Quagga",
    description: "Plain.",
    titleHi: "",
    descriptionHi: "",
    ...overrides,
  });
const remove = (...entries: AnyEntry[]) =>
  Promise.all(entries.map(({ _id }) => api.remove(notices.remove(_id), call)));

describe("what is found", () => {
  it("is shown with its kind, its day and the words around", async () => {
    const notice = await buildNotice({
      title: "Winter zebras",
      description: `${"Much is said before. ".repeat(20)}Bring a zebra <b>costume</b>. ${"And after. ".repeat(40)}`,
      date: "2026-12-20",
    });
    const post = await createEntry(api, blocks, {
      title: "The day of the zebras",
      description: "We saw it.",
      content: "At the **zoo**, see [the map](https://quokka.example).",
    });
    const facility = await createEntry(api, facilities, { name: "Zebra crossing", nameHi: "" });
    await savePage(api, "services", { head: { line: text("We lend zebras") } });
    const { results, count, html, status, headers } = await look("zebra");
    expect([status, headers.get("cache-control"), count]).toEqual([200, "no-store", "4 results for “zebra”"]);
    expect(results.map(({ kind, href }) => [kind.split(" · ")[0], href])).toEqual([
      ["Facility", "/facilities"],
      ["Notice", `/notices/${notice._id}`],
      ["Blog post", `/blog-details/${post._id}`],
      ["Page", "/services"],
    ]);
    expect(results[1]).toMatchObject({
      kind: "Notice · 20 December 2026",
      title: "Winter zebras",
      marked: ["zebras", "zebra"],
    });
    expect(results[1]?.excerpt).toMatch(/^… .*Bring a zebra &lt;b&gt;costume&lt;\/b&gt;\. And after.* …$/);
    expect(results[3]).toMatchObject({ title: "Services", excerpt: "We lend zebras" });
    expect(html).toContain('value="zebra"');
    expect(await titles("quokka")).toEqual([]);
    expect(await titles("zoo map")).toEqual(["The day of the zebras"]);
    await remove(notice);
    await api.remove(blocks.remove(post._id), call);
    await api.remove(facilities.remove(facility._id), call);
    await savePage(api, "services", { head: { line: text(null) } });
  });

  it("may be a calendar entry, with a link to its month", async () => {
    const { events } = contentTypes;
    const days = { startsOn: "2099-02-14", endsOn: "2099-02-15" };
    const event = await createEntry(api, events, { title: "Ibis meeting", ...days });
    expect((await look("ibis")).results).toMatchObject([
      {
        kind: "● Event · 14 February 2099 – 15 February 2099",
        href: `/calendar?month=2099-02#entry-${event._id}`,
        title: "Ibis meeting",
      },
    ]);
    await api.remove(events.remove(event._id), call);
  });

  it("matches every word in any order, whole or as a prefix", async () => {
    const notice = await buildNotice({
      title: "Half-yearly examination",
      description: "Reporting time is 8:30.",
    });
    for (const q of ["exam", "examinations", "EXAMINATION half", "time 8", "yearly   exam!", "8:30"]) {
      expect([q, await titles(q)]).toEqual([q, ["Half-yearly examination"]]);
    }
    expect(await titles("ination")).toEqual([]);
    await remove(notice);
  });

  it("may use any Hindi spelling", async () => {
    const notice = await buildNotice({
      title: "हिन्दी दिवस",
      description: "शुल्कों की ज़रूरी सूचना, दिनांक १५ अगस्त",
    });
    for (const q of ["हिंदी", "हिन्दी दिव", "शुल्क", "जरूरी", "15 अगस्त", "१५", "हि\u200dन्दी"]) {
      expect([q, await titles(q)]).toEqual([q, ["हिन्दी दिवस"]]);
    }
    expect((await look("शुल्क")).results[0]?.marked).toEqual(["शुल्कों"]);
    expect(await titles("१६")).toEqual([]);
    await remove(notice);
  });

  it("links the language of the reader, also if only the other language has the words", async () => {
    const notice = await buildNotice({
      title: "Sports day 2026",
      description: "On the meadow.",
      titleHi: "खेल दिवस 2026",
      descriptionHi: "चरागाह में।",
    });
    const lookAt = async (q: string, address?: string) => {
      const { results } = await look(q, { ...(address && { address }) });
      return results.map(({ href, title }) => [href, title]);
    };
    const [english, hindi] = [`/notices/${notice._id}`, `/hi/notices/${notice._id}`];
    expect(await lookAt("sports")).toEqual([[english, "Sports day 2026"]]);
    expect(await lookAt("sports", "/hi/search")).toEqual([[hindi, "खेल दिवस 2026"]]);
    expect(await lookAt("चरागाह")).toEqual([[hindi, "खेल दिवस 2026"]]);
    expect(await lookAt("2026", "/hi/search")).toEqual([[hindi, "खेल दिवस 2026"]]);
    expect(await lookAt("meadow", "/hi/search")).toEqual([[hindi, "खेल दिवस 2026"]]);
    const [matching] = (await look("meadow", { address: "/hi/search" })).results;
    expect([matching?.excerpt, matching?.marked]).toEqual(["On the meadow.", ["meadow"]]);
    expect(await lookAt("meadow चरागाह")).toHaveLength(1);
    expect((await look("चरागाह", { address: "/hi/search" })).count).toBe("“चरागाह” के लिए 1 परिणाम");
    await remove(notice);
  });

  it("is sorted by title matches, then pages before entries, then newest first", async () => {
    const entries = [
      await buildNotice({ title: "Young otters", description: "x", date: "2026-01-05" }),
      await buildNotice({ title: "Other", description: "otters", date: "2026-12-05" }),
      await buildNotice({ title: "More young otters", description: "x", date: "2026-02-05" }),
    ];
    await savePage(api, "fees", { head: { line: text("Otters pay nothing") } });
    expect(await titles("otter")).toEqual(["More young otters", "Young otters", "Fees", "Other"]);
    expect((await titles("young otters"))[0]).toBe("Young otters");
    await savePage(api, "fees", { head: { line: text("Otters young") } });
    expect(await titles("young otter")).toEqual(["Young otters", "More young otters", "Fees"]);
    await remove(...entries);
    await savePage(api, "fees", { head: { line: text(null) } });
  });

  it("is paged by twenty without hidden results, and a number that is too high shows the last page", async () => {
    const entries: AnyEntry[] = [];
    for (let number = 10; number < 33; number++)
      entries.push(await buildNotice({ title: `Lemur ${number}` }));
    const hidden: Record<string, string>[] = [
      { isDraft: "true" },
      { publishAt: "2100-01-01T00:00:00.000Z", expiresAt: "" },
      { publishAt: "2026-01-01T00:00:00.000Z", expiresAt: "2026-02-01T00:00:00.000Z" },
    ];
    for (const each of hidden) entries.push(await buildNotice({ title: "Lemur 33", ...each }));
    const first = await look("lemur");
    expect([first.results.length, first.count]).toEqual([20, "23 results for “lemur”"]);
    expect(first.html).toContain("/search?q=lemur&amp;page=2#found");
    for (const page of [2, 99]) {
      const { results, html } = await look("lemur", { page });
      expect(results.map(({ title }) => title)).toEqual(["Lemur 12", "Lemur 11", "Lemur 10"]);
      expect(html).toContain("Page 2 of 2");
    }
    await remove(...entries);
  });
});

describe("a section of a page", () => {
  const line = text("Here are galagos", "यहाँ गलागो हैं");
  const SECTIONS = {
    parents: { uniform: { line }, transport: { line } },
    admissions: { documents: { line } },
    about: { vision: { text: line }, mission: { text: line }, history: { text: line } },
  } as const;

  it.each(Object.entries(SECTIONS))(
    "of /%s is found with its heading and its place",
    async (name, sections) => {
      await savePage(api, name as keyof typeof SECTIONS, sections);
      const page = await (await fetch(`${api.url}/${name}`)).text();
      const { results } = await look("galagos");
      expect(results.map(({ href }) => href).sort()).toEqual(
        Object.keys(sections)
          .map((section) => `/${name}#${section}`)
          .sort(),
      );
      for (const { href, title } of results) {
        const [, anchor] = href.split("#");
        expect([href, page.includes(`id="${anchor}"`)]).toEqual([href, true]);
        expect([title, plain(page).includes(title)]).toEqual([title, true]);
      }
      const [section = ""] = Object.keys(sections);
      const blank = Object.fromEntries(
        Object.entries(sections).map(([key, fields]) => [
          key,
          Object.fromEntries(Object.keys(fields).map((field) => [field, text(null)])),
        ]),
      );
      expect((await look(`${name} galagos`)).results.map(({ href }) => href)).toContain(
        `/${name}#${section}`,
      );
      await savePage(api, name as keyof typeof SECTIONS, blank);
      expect(await titles("galagos")).toEqual([]);
    },
  );

  it("is not found beside its page if the page is about the search", async () => {
    await savePage(api, "admissions", {
      head: { line: text("Galagos") },
      documents: { line: text("Galagos") },
    });
    expect((await look("admissions")).results.map(({ href }) => href)).toEqual(["/admissions"]);
    expect((await look("galagos documents")).results[0]?.href).toBe("/admissions#documents");
    await savePage(api, "admissions", { head: { line: text(null) }, documents: { line: text(null) } });
  });
});

describe("the order of results", () => {
  it("coming days of the calendar are first, the next one before others, and past ones last", async () => {
    const { events } = contentTypes;
    const build = (title: string, startsOn: string, endsOn: string) =>
      createEntry(api, events, { title, titleHi: "", kind: "holiday", startsOn, endsOn });
    const entries = [
      await build("Ibis one", "2001-03-01", "2001-03-02"),
      await build("Ibis four", "2099-03-01", "2099-03-01"),
      await build("Ibis three", "2098-03-01", "2098-03-02"),
      await build("Ibis two", "2002-03-01", "2002-03-01"),
    ];
    const notice = await buildNotice({ title: "Ibis notice" });
    const { results } = await look("ibis");
    expect(results.map(({ title }) => title)).toEqual([
      "Ibis three",
      "Ibis four",
      "Ibis notice",
      "Ibis two",
      "Ibis one",
    ]);
    expect(results[0]?.kind).toMatch(/ Holiday · 1 March 2098 – 2 March 2098$/);
    expect(results[4]?.kind).toMatch(/ Holiday · 1 March 2001 – 2 March 2001 · Over$/);
    expect(await titles("छुट्टियाँ")).toEqual(["कैलेंडर", "Ibis three", "Ibis four", "Ibis two", "Ibis one"]);
    expect((await titles("march 2098"))[0]).toBe("Ibis three");
    for (const { _id } of entries) await api.remove(events.remove(_id), call);
    await remove(notice);
  });

  it("an exact title is before everything else", async () => {
    const entries = [
      await buildNotice({ title: "Bilby fees", date: "2026-01-05" }),
      await buildNotice({ title: "Bilby fees and more bilby fees", date: "2026-12-05" }),
    ];
    expect((await titles("bilby fee"))[0]).toBe("Bilby fees");
    await remove(...entries);
  });
});

describe("the details of the school", () => {
  const NO_ADDRESS = {
    street: text(null),
    locality: text(null),
    city: text(null),
    state: text(null),
    postalCode: null,
  };

  it("answer a search that asks for them, in the language of the page", async () => {
    const answers = async (q: string, address = "/search") => plain((await look(q, { address })).html);
    const hasAnswers = (html: string) => /Answers from the school|विद्यालय की ओर से उत्तर/.test(html);
    expect(hasAnswers((await look("phone number")).html)).toBe(false);
    await savePage(api, "school", {
      phones: [{ label: text("Office", "कार्यालय"), number: "+91 98765 43210" }],
      email: "office@school.example",
      address: {
        ...NO_ADDRESS,
        street: text("Canal Road", "नहर मार्ग"),
        city: text("Ujjain", "उज्जैन"),
        postalCode: "456010",
      },
      officeHours: [{ days: text("Monday", "सोमवार"), hours: text("8 to 3", "8 से 3") }],
      mapPoint: "23.179300,75.784900",
    });
    const { html } = await look("school ka phone number");
    expect(html).toContain('href="tel:+919876543210"');
    expect((await look("ईमेल")).html).toContain('href="mailto:office@school.example"');
    expect((await look("address")).html).toContain("https://www.openstreetmap.org/?mlat=23.1793");
    expect(await answers("पता", "/hi/search")).toContain("नहर मार्ग, उज्जैन, 456010");
    expect(await answers("office hours")).toContain("Monday8 to 3");
    for (const q of ["bus phone xyz", "exam time", "principal name", "class 5 fees"]) {
      expect([q, hasAnswers((await look(q)).html)]).toEqual([q, false]);
    }
    await savePage(api, "school", {
      phones: [],
      email: null,
      officeHours: [],
      mapPoint: null,
      address: NO_ADDRESS,
    });
    expect(hasAnswers((await look("address")).html)).toBe(false);
  });
});

describe("questions about days", () => {
  it("are answered from the calendar, also if nothing is entered for them", async () => {
    const { events } = contentTypes;
    const [today, later] = [dayInIndia(new Date()), "2098-05-01"];
    const build = (title: string, startsOn: string, kind: string) =>
      createEntry(api, events, { title, titleHi: "", kind, startsOn, endsOn: startsOn });
    const entries = [
      await build("Saiga today", today, "event"),
      await build("Saiga test", later, "examination"),
      await build("Saiga test after it", "2098-05-02", "examination"),
    ];
    const answer = async (q: string, address?: string) => {
      const { html } = await look(q, { ...(address && { address }) });
      return plain(/<section aria-label="(?:Answers|विद्यालय).*?<\/section>/.exec(html)?.[0]);
    };
    expect(await answer("aaj kya hai")).toMatch(/^Today in the calendar.*Saiga today/);
    expect(await answer("next exam")).toMatch(
      /^Next in the calendar.*Saiga test.*1 May 2098.*Saiga test after it/,
    );
    expect(await answer("next exam")).not.toContain("Saiga today");
    expect(await answer("परसों", "/hi/search")).toMatch(/^कैलेंडर में परसोंकुछ दर्ज नहीं है।/);
    expect(await answer("next meeting")).toBe("");
    for (const { _id } of entries) await api.remove(events.remove(_id), call);
  });
});

describe("numbers", () => {
  it("are found in any spelling where they stand", async () => {
    const notice = await buildNotice({ description: "Ring +91 55500 77001. It costs ₹18,700. Room B/204." });
    const event = await createEntry(api, contentTypes.events, {
      title: "Ibis day",
      titleHi: "",
      startsOn: "2099-12-25",
      endsOn: "2099-12-25",
    });
    for (const q of [
      "5550077001",
      "055500-77001",
      "0091 5550077001",
      "५५५००७७००१",
      "18700",
      "18,700",
      "b/204",
    ]) {
      expect([q, await titles(q)]).toEqual([q, ["Quagga"]]);
    }
    for (const q of ["25 december", "25/12", "25-12-2099", "dec 25", "२५ दिसंबर", "25th dec"]) {
      expect([q, (await titles(q))[0]]).toEqual([q, "Ibis day"]);
    }
    expect(await titles("24/12")).not.toContain("Ibis day");
    expect(await titles("5550077002")).toEqual([]);
    await api.remove(contentTypes.events.remove(event._id), call);
    await remove(notice);
  });
});

describe("what visitors may not read", () => {
  it("is not found: drafts, children, enquiries, and notices before their time", async () => {
    const draft = await buildNotice({ isDraft: "true" });
    await createEntry(api, students, { name: "Quagga Sharma" });
    await createEntry(api, contacts, { message: `Quagga. ${CANARIES.visitorMessage}` });
    expect((await look("quagga")).count).toBe("Nothing found for “quagga”");
    await api.put(notices.update(draft._id), { ...call, form: [["isDraft", "false"]] });
    expect(await titles("quagga")).toEqual(["Quagga"]);
    await api.put(notices.update(draft._id), { ...call, form: [["isDraft", "true"]] });
    expect(await titles("quagga")).toEqual([]);
    for (const secret of Object.values(CANARIES)) expect(await titles(secret)).toEqual([]);
    await remove(draft);
  });

  it("is not found before a notice appears, nor after it has ended", async () => {
    const hour = 60 * 60 * 1000;
    const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
    const entries = [
      await buildNotice({ title: "Gecko to come", publishAt: inHours(1) }),
      await buildNotice({ title: "Gecko now", publishAt: inHours(-1), expiresAt: inHours(1), date: "" }),
      await buildNotice({ title: "Gecko gone", publishAt: inHours(-2), expiresAt: inHours(-1) }),
    ];
    const { results, count } = await look("gecko");
    expect([results.map(({ title }) => title), count]).toEqual([["Gecko now"], "1 result for “gecko”"]);
    const ids = entries.map(({ _id }) => _id);
    await api.server.database.db
      .updateTable("notices")
      .set({ publishAt: null, expiresAt: null })
      .where("_id", "in", ids)
      .execute();
    expect(await titles("gecko")).toHaveLength(3);
    await remove(...entries);
  });

  it("is not found on hidden or empty pages", async () => {
    const facility = await createEntry(api, facilities, { name: "Okapi house" });
    await savePage(api, "discipline", { head: { line: text("Okapis are quiet") } });
    expect(await titles("okapi")).toEqual(["Okapi house", "Discipline"]);
    await savePage(api, "school", { hiddenPages: ["/discipline", "/facilities"] });
    expect(await titles("okapi")).toEqual([]);
    await savePage(api, "school", { hiddenPages: [] });
    await savePage(api, "discipline", { head: { line: text(null) } });
    expect(await titles("discipline")).toEqual([]);
    expect(await titles("contact")).toEqual(["Contact"]);
    await api.remove(facilities.remove(facility._id), call);
    expect(await titles("okapi")).toEqual([]);
  });
});

describe("the words follow every change", () => {
  it("of an entry: edited, deleted, restored, undone, one or many", async () => {
    const [one, two] = [await buildNotice({ title: "Tapir one" }), await buildNotice({ title: "Tapir two" })];
    const ids = [one._id, two._id];
    const edited = await api.put(notices.update(one._id), { ...call, form: [["title", "Coati one"]] });
    expect([await titles("tapir"), await titles("coati")]).toEqual([["Tapir two"], ["Coati one"]]);
    await api.post(`/revisions/${edited.headers.get("x-revision")}/restore`, call);
    expect([await titles("tapir one"), await titles("coati")]).toEqual([["Tapir one"], []]);
    const removed = await api.remove(notices.remove(two._id), call);
    expect(await titles("tapir")).toEqual(["Tapir one"]);
    await api.post(`/trash/${removed.headers.get("x-revision")}/restore`, call);
    expect(await titles("tapir")).toHaveLength(2);
    const bulk = await api.post(notices.bulk, { ...call, json: { action: "delete", ids } });
    expect(await titles("tapir")).toEqual([]);
    await api.post(`/revisions/batches/${bulk.body.batch}/undo`, call);
    expect((await titles("tapir")).sort()).toEqual(["Tapir one", "Tapir two"]);
    await api.post(notices.bulk, { ...call, json: { action: "delete", ids } });
  });

  it("and nothing is kept of what is gone", async () => {
    const { db } = api.server.database;
    const notice = await buildNotice();
    const indexed = await db
      .selectFrom("searchTexts")
      .select("entryId")
      .where("type", "=", "notices")
      .execute();
    expect(indexed).toEqual([{ entryId: notice._id }]);
    await remove(notice);
    const left = await db.selectFrom("searchTexts").select("type").where("type", "!=", "pages").execute();
    const ofOffice = ["contacts", "students"];
    expect(left.map(({ type }) => type).filter((type) => !ofOffice.includes(type))).toEqual([]);
    const hidden = await db.selectFrom("searchTexts").select("words").where("type", "in", ofOffice).execute();
    expect(hidden.length).toBeGreaterThan(0);
    // SQLite has the words only in its index.
    for (const { words } of hidden) expect(words).toMatch(/^(@\S+( @\S+)*)?$/);
  });

  it("of the longest post, with very many different words", async () => {
    const words = Array.from({ length: 12_000 }, (_, index) => `ढ${index.toString(36).padStart(5, "q")}`);
    const content = words.join(" ").slice(0, 99_000);
    const fields = { title: "Numbat", content, contentHi: content.replaceAll("ढ", "झ") };
    const post = await createEntry(api, blocks, fields);
    expect(await titles(words[0] ?? "")).toEqual(["Numbat"]);
    await api.remove(blocks.remove(post._id), call);
  });

  it("of a page: saved and restored", async () => {
    await savePage(api, "discipline", { head: { line: text("A numbat first") } });
    const saved = await savePage(api, "discipline", { head: { line: text("A bilby first") } });
    expect([await titles("numbat"), await titles("bilby")]).toEqual([[], ["Discipline"]]);
    await api.post(`/revisions/${saved.headers.get("x-revision")}/restore`, call);
    expect([await titles("numbat"), await titles("bilby")]).toEqual([["Discipline"], []]);
    await savePage(api, "discipline", { head: { line: text(null) } });
  });

  it("of the sample: loaded and removed; what the school has edited stays", async () => {
    const server = await startTestServer({ ...(await createStores()), withSite: true });
    onTestFinished(() => server.close());
    const find = (q: string) => titles(q, { at: server.url });
    const image = `${"a".repeat(32)}-40x30.jpg`;
    await server.files.write(image, JPEG);
    await server.sample.load({
      rows: ["Wombat hall", "Wombat pool"].map((name) => ({
        resource: resources.facilities,
        values: { name, image },
      })),
      documents: [],
      pages: [{ name: "services", document: { cards: [], head: { line: text("Wombats") } } }],
    });
    expect((await find("wombat")).sort()).toEqual(["Services", "Wombat hall", "Wombat pool"]);
    const [row] = (await server.content.list(resources.facilities, { q: "hall" })).rows;
    await server.content.update(
      resources.facilities,
      String(row?._id),
      () => ({ name: "Our wombat hall" }),
      () => true,
    );
    await server.sample.remove(COMMAND_LINE);
    expect(await find("wombat")).toEqual(["Our wombat hall"]);
  });

  it("of a backup: its content is found, and nothing from before", async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), "gurukul-search-"));
    const elsewhere = await startTestServer({ ...(await createStores()), withSite: true });
    onTestFinished(async () => {
      await elsewhere.close();
      await rm(folder, { recursive: true });
    });
    const find = (q: string) => titles(q, { at: elsewhere.url });
    const notice = await buildNotice({ title: "Kiwi in the backup" });
    const archive = path.join(folder, "school.tar");
    await writeBackupFile(api.server, archive);
    await elsewhere.content.create(resources.notices, { title: "Kiwi before it", description: "x" });
    expect(await find("kiwi")).toEqual(["Kiwi before it"]);
    await restoreBackup(archive, elsewhere, { mayOverwrite: true });
    expect(await find("kiwi")).toEqual(["Kiwi in the backup"]);
    await remove(notice);
  });
});

describe("whatever is typed", () => {
  it.each([
    ...[
      '"',
      "'",
      '"fee',
      "fee*",
      "*",
      "-fee",
      "^fee",
      "title:fee",
      "NEAR(fee, 2)",
      "fee AND",
      "OR",
      "NOT fee",
    ],
    ...[
      "(",
      "fee)",
      "{a b}: c",
      "a:*&!b|c",
      "\\",
      "%",
      "_",
      "';--",
      "<script>",
      "&amp;",
      ".,;:!?",
      "\u0000",
      "fee\u0000x",
    ],
    ...[
      "😀".repeat(200),
      "\ud800",
      "अ".repeat(200),
      "a ".repeat(100),
      "x".repeat(5000),
      "\u202e\u200d",
      "ﷺ",
      "İ",
      "ß",
    ],
  ])("is answered: %j", async (q) => {
    const { status, html } = await look(q);
    expect(status).toBe(200);
    expect(html).not.toContain("<script");
  });

  it("a search without results links the pages that parents need most", async () => {
    const { html } = await look("xyzzy");
    expect(html).toContain("Parents often look for:");
    expect(html).toMatch(/<a href="\/contact" class="button/);
    expect(html).not.toMatch(/<a href="\/fees" class="button/);
    expect((await look("xyzzy", { address: "/hi/search" })).html).toContain("अभिभावक प्रायः यह खोजते हैं:");
  });

  it("finds the words in it: joined scripts, letters of other scripts, codes, emoji, quotes and operators", async () => {
    const notice = await buildNotice({ title: "Otters of नहर in room 7B", description: "Form A-12/7." });
    for (const q of [
      "ottersनहर",
      "नहरotters",
      "\u043etters",
      "7b",
      "room7b otters",
      "A-12/7",
      "🦦otters🎉",
    ]) {
      expect([q, await titles(q)]).toEqual([q, ["Otters of नहर in room 7B"]]);
    }
    for (const q of ['"otters" AND (नहर)', "otters -7b", "title:otters*", "OR otters || ''"]) {
      expect([q, await titles(q)]).toEqual([q, ["Otters of नहर in room 7B"]]);
    }
    for (const q of ["kya hai aur ka", "7c8d", "otters".repeat(34), "नहर".repeat(66), "🦦"]) {
      expect([q, await titles(q)]).toEqual([q, []]);
    }
    await remove(notice);
  });

  it("words that nothing has are left out, and the page says so", async () => {
    const notice = await buildNotice({ title: "Fees of the quagga" });
    const { results, html } = await look("fees xyzzy");
    expect(results.map(({ title }) => title)).toEqual(["Fees of the quagga"]);
    expect(plain(html)).toContain("Nothing has all your words. These results are without “xyzzy”.");
    await remove(notice);
  });

  it("a word with a wrong letter shows the results of the closest words, with a link to the word as typed", async () => {
    const entries = [
      await buildNotice({ title: "Pangolins at night" }),
      await buildNotice({ title: "Wallaroo" }),
      await buildNotice({ title: "Wallaboo", isDraft: "true" }),
    ];
    const { results, html } = await look("pangolnis");
    expect(results).toMatchObject([{ title: "Pangolins at night", marked: ["Pangolins"] }]);
    expect(plain(html)).toContain("Showing results for pangolins. Search only for “pangolnis”");
    expect(html).toContain('href="/search?q=pangolnis&amp;typed=1"');
    const typed = await fetch(`${api.url}/search?q=pangolnis&typed=1`);
    expect(plain(await typed.text())).toContain("Nothing found for “pangolnis”");
    expect(await titles("night of the xangolins")).toEqual(["Pangolins at night"]);
    // A word that visitors may not read is never shown, and hides no other.
    expect(plain((await look("wallaxoo")).html)).toContain("Showing results for wallaroo.");
    await api.put(notices.update(entries[2]?._id ?? ""), { ...call, form: [["isDraft", "false"]] });
    expect((await titles("wallaxoo")).toSorted()).toEqual(["Wallaboo", "Wallaroo"]);
    expect(plain((await look("wallaxoo")).html)).toMatch(/Showing results for wallaboo · wallaroo\./);
    await remove(...entries);
  });

  it("one word that does not occur with the others leaves the best partial matches", async () => {
    const notice = await buildNotice({ title: "Otters of Gopal Das", description: "They swim." });
    const { results, html } = await look("otters swim xyzzy quagga");
    expect(results.map(({ title }) => title)).toEqual(["Otters of Gopal Das"]);
    expect(plain(html)).toContain("These results are without “xyzzy quagga”.");
    expect(await titles("gopaldas otter")).toEqual(["Otters of Gopal Das"]);
    expect(await titles("otters xyzzy quagga")).toEqual([]);
    expect(await titles("what is the")).toEqual([]);
    await remove(notice);
  });

  it("an empty search shows the box and is cached; a search without results gives advice", async () => {
    const empty = await api.look("/search");
    expect(empty.status).toBe(200);
    expect(empty.headers.get("cache-control")).toContain("public");
    expect(empty.text).toContain("Type a word or two:");
    expect(empty.text).toContain('<meta name="robots" content="noindex"/>');
    const { html, count } = await look("xyzzy");
    expect(count).toBe("Nothing found for “xyzzy”");
    expect(html).toContain("Look at the spelling");
    expect(html).toContain('href="/contact"');
    const long = await look("y".repeat(300));
    expect(long.count).toBe(`Nothing found for “${"y".repeat(200)}”`);
  });

  it("the 404 page has the search box", async () => {
    const { status, text: html } = await api.look("/hi/nothing-here");
    expect(status).toBe(404);
    expect(html).toContain('action="/hi/search"');
    expect(html).toContain("शायद यहाँ मिल जाए:");
  });
});
