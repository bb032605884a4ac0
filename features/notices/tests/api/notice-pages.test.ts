import { describe, expect, it } from "vitest";
import { contentTypes, createEntry, toForm } from "../../../../tests/api/entries.ts";
import { savePage, text } from "../../../../tests/api/save-page.ts";
import { startApi } from "../../../../tests/api/start-api.ts";

const api = await startApi({ withSite: true });
const notices = contentTypes.notices;
const NOT_FOR_SEARCH_ENGINES = '<meta name="robots" content="noindex"/>';
const HOUR = 3_600_000;
const inMilliseconds = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
const NO_TIMES = { publishAt: "", expiresAt: "", eventFrom: "" };
const create = (fields: Record<string, string>) =>
  createEntry(api, notices, {
    ...NO_TIMES,
    description: "Words.",
    titleHi: "",
    descriptionHi: "",
    ...fields,
  });
const change = (id: string, fields: Record<string, string>) =>
  api.put(notices.update(id), { token: api.token, form: toForm(fields) });
const look = async (address: string) => {
  const { status, text: html } = await api.look(address);
  return { status, html };
};

describe("the page of a notice", () => {
  it("shows it whole, in the language of its address", async () => {
    const { _id } = await create({ title: "Sports day", titleHi: "खेल दिवस", category: "event" });
    const english = await look(`/notices/${_id}`);
    expect(english.status).toBe(200);
    expect(english.html).toContain("Sports day</h1>");
    expect(english.html).toContain(`/notices/${_id}/card.jpg?v=`);
    const hindi = await look(`/hi/notices/${_id}`);
    expect(hindi.html).toContain("खेल दिवस</h1>");
    expect(hindi.html).toContain(`/hi/notices/${_id}/card.jpg?v=`);
    expect(hindi.html).toContain("कार्यक्रम");
  });

  it("has another card when its text changes", async () => {
    const { _id } = await create({ title: "First wording" });
    const cardOf = async () => /card\.jpg\?v=(\w+)/.exec((await look(`/notices/${_id}`)).html)?.[1];
    const before = await cardOf();
    await change(_id, { title: "Second wording" });
    expect(await cardOf()).not.toBe(before);
  });

  it("is the same 404 for unknown, unpublished and scheduled notices", async () => {
    const draft = await create({ title: "Draft", isDraft: "true" });
    const coming = await create({ title: "Coming", publishAt: inMilliseconds(HOUR) });
    const nobody = "019a8f2e-0000-7000-8000-000000000000";
    const never = await look(`/notices/${nobody}`);
    expect(never.status).toBe(404);
    for (const id of [draft._id, coming._id, "no-such-id", "card.jpg"]) {
      const answer = await look(`/notices/${id}`);
      expect(answer.status, id).toBe(404);
      // The switch of languages keeps the address.
      expect(answer.html.replaceAll(id, nobody), id).toBe(never.html);
      expect((await look(`/notices/${id}/card.jpg`)).status, id).toBe(404);
      expect((await look(`/notices/${id}/letter.pdf`)).status, id).toBe(404);
    }
  });

  it("links the previous and the next notice", async () => {
    const days = ["2019-03-01", "2019-03-02", "2019-03-03"];
    const [first, second, third] = await Promise.all(
      days.map((date) => create({ title: `Of ${date}`, date })),
    );
    const { html } = await look(`/notices/${second._id}`);
    expect(html).toContain(`href="/notices/${third._id}" rel="next"`);
    expect(html).toContain(`href="/notices/${first._id}" rel="prev"`);
  });

  it("is 404 after the notice has ended, unless the school keeps an archive", async () => {
    const { _id } = await create({ title: "Over and done", expiresAt: inMilliseconds(-HOUR) });
    const seen = async () => [
      (await look(`/notices/${_id}`)).status,
      (await look(`/notices/${_id}/card.jpg`)).status,
      (await look("/notices")).html.includes("Over and done"),
    ];
    expect(await seen()).toEqual([404, 404, false]);
    await savePage(api, "notices", { expired: "kept" });
    expect(await seen()).toEqual([200, 200, true]);
    const { html } = await look(`/notices/${_id}`);
    expect(html).toContain("This notice is over.");
    expect(html).toContain(NOT_FOR_SEARCH_ENGINES);
    expect((await look("/")).html).not.toContain("Over and done");
    await savePage(api, "notices", { expired: "hidden" });
    expect(await seen()).toEqual([404, 404, false]);
  });
});

describe("the archive", () => {
  const found = async (query: string) =>
    [...(await look(`/notices?${query}`)).html.matchAll(/<h3[^>]*><a[^>]*>([^<]*)<\/a><\/h3>/g)].map(
      ([, title]) => title,
    );

  it("is filtered by words, category and year, newest first", async () => {
    await create({ title: "Examination of 2021", date: "2021-04-02", category: "examination" });
    await create({ title: "Examination of 2020", date: "2020-12-31", category: "examination" });
    await create({ title: "Holiday of 2021", date: "2021-12-31", category: "holiday" });
    expect(await found("category=examination")).toEqual(["Examination of 2021", "Examination of 2020"]);
    expect(await found("year=2021")).toEqual(["Holiday of 2021", "Examination of 2021"]);
    expect(await found("q=exam&year=2021")).toEqual(["Examination of 2021"]);
    const { html } = await look("/notices?q=nothing+like+it");
    expect(html).toContain("No notice matches.");
    expect(html).toContain(NOT_FOR_SEARCH_ENGINES);
    expect((await look("/notices")).html).not.toContain(NOT_FOR_SEARCH_ENGINES);
  });

  it("opens with the newest notice that is not over, and lists the others by month", async () => {
    await savePage(api, "notices", { expired: "kept" });
    await create({ title: "Trip of tomorrow", date: "2099-02-03", eventFrom: "2099-02-04" });
    await create({ title: "Newer, but over", date: "2099-02-04", expiresAt: inMilliseconds(-HOUR) });
    await create({ title: "Trip of yesterday", date: "2099-01-31", eventFrom: "2019-01-01" });
    const { html } = await look("/notices");
    expect(/<h2 id="newest"[^>]*><a[^>]*>([^<]*)/.exec(html)?.[1]).toBe("Trip of tomorrow");
    const rowOf = (title: string) =>
      /<article class="notice-row".*?<\/article>/gs
        [Symbol.matchAll](html)
        .map(([row]) => row)
        .find((row) => row.includes(title));
    expect(rowOf("Trip of tomorrow")).toBeUndefined();
    for (const title of ["Newer, but over", "Trip of yesterday"])
      expect(rowOf(title)).toContain(">Over</span>");
    expect(
      [...html.matchAll(/<h2 id="(month-[\d-]+)"[^>]*>([^<]*)/g)]
        .slice(0, 2)
        .map(([, id, text]) => [id, text]),
    ).toEqual([
      ["month-2099-02", "February 2099"],
      ["month-2099-01", "January 2099"],
    ]);
    expect((await look("/hi/notices")).html).toContain(">समाप्त</span>");
    expect((await look("/notices?year=2099")).html).not.toContain('id="newest"');
    await savePage(api, "notices", { expired: "hidden" });
  });

  it("shows the day that a notice is about, and labels the day of posting", async () => {
    const { _id } = await create({
      title: "Closed for a festival",
      date: "2098-11-12",
      category: "holiday",
      eventFrom: "2098-11-24",
      eventTo: "2098-11-26",
    });
    await create({ title: "About no day", date: "2098-11-11" });
    const rows = async (address: string) =>
      [...(await look(address)).html.matchAll(/<article class="notice-row".*?<\/article>/gs)].map(([row]) =>
        row
          .replace(/<[^>]+>/g, " ")
          .replace(/\s+/g, " ")
          .trim(),
      );
    expect(await rows("/notices?year=2098")).toEqual([
      "Mon 24 November Posted 12 November Holiday Until 26 November 2098 Closed for a festival Words. with a file",
      "Posted 11 November Event About no day Words. with a file",
    ]);
    expect((await rows("/hi/notices?year=2098"))[1]).toMatch(/^11 नवंबर को प्रकाशित /);
    const { html } = await look(`/notices/${_id}`);
    const shown = html.replace(/<[^>]+>/g, "");
    expect(shown).toContain("Posted 12 November 2098");
    expect(shown).toContain("From 24 to 26 November 2098");
    const home = (await look("/")).html.replace(/<[^>]+>/g, "");
    expect(home).toContain("From 24 to 26 NovemberClosed for a festival");
    expect(home).toContain("Posted 11 November 2098About no day");
    await create({ title: "Fair of 2019", date: "2098-12-01", eventFrom: "2019-01-01" });
    expect((await look("/")).html.replace(/<[^>]+>/g, "")).toContain("On 1 January (Over)");
  });

  it("has links to the categories that keep the words and the year; the search keeps the category", async () => {
    const { html } = await look("/notices?q=exam&category=examination&year=2021&page=3");
    expect(html).toContain('href="/notices?q=exam&amp;category=holiday&amp;year=2021"');
    expect(html).toContain('<input type="hidden" name="category" value="examination"/>');
    expect(html).toMatch(/<a href="[^"]*category=examination[^"]*" aria-current="true">/);
  });

  it("marks what a saved page must not show after its end", async () => {
    const ending = inMilliseconds(HOUR);
    const { _id } = await create({ title: "Until this evening", date: "2016-05-05", expiresAt: ending });
    const marked = async () => [
      (await look("/notices?year=2016")).html.includes(`<li data-until="${ending}">`),
      (await look(`/notices/${_id}`)).html.includes(`data-until="${ending}"`),
    ];
    expect(await marked()).toEqual([true, true]);
    await savePage(api, "notices", { expired: "kept" });
    expect(await marked()).toEqual([false, false]);
    expect((await look("/notices?year=2016")).html).toContain(`<span data-until="${ending}">Until `);
    await savePage(api, "notices", { expired: "hidden" });
  });

  it("uses the Indian day of publication for a notice without a date", async () => {
    await create({ title: "New year in India", date: "", publishAt: "2017-12-31T19:00:00Z" });
    expect(await found("year=2018")).toEqual(["New year in India"]);
    expect(await found("year=2017")).toEqual([]);
  });

  it.each([
    "page=99999",
    "page=-1",
    "category=nonsense",
    "year=20x6",
    "year=99999",
    "q=%00%ED%A0%80",
    `q=${"x".repeat(500)}`,
  ])("answers %s", async (query) => {
    expect((await look(`/notices?${query}`)).status).toBe(200);
  });

  it("uses the school's names of categories", async () => {
    await savePage(api, "notices", { categories: { examination: text("Test week") } });
    expect((await look("/notices?category=examination")).html).toContain(">Test week</span>");
  });
});

describe("the banner", () => {
  it("is on every page while its notice is public", async () => {
    const { _id } = await create({ title: "School closed today", isBanner: "true" });
    for (const address of ["/", "/about", "/hi/contact", "/nothing-here"]) {
      expect((await look(address)).html, address).toContain(`/notices/${_id}`);
    }
    await change(_id, { expiresAt: inMilliseconds(-1) });
    for (const address of ["/about", "/hi/contact"]) {
      expect((await look(address)).html, address).not.toContain("School closed today");
    }
  });
});

it("the sitemap lists the public notices", async () => {
  const { _id } = await create({ title: "For search engines" });
  const coming = await create({ title: "Not yet", publishAt: inMilliseconds(HOUR) });
  const { html } = await look("/sitemap.xml");
  expect(html).toContain(`/notices/${_id}<`);
  expect(html).toContain(`/hi/notices/${_id}<`);
  expect(html).not.toContain(coming._id);
});
