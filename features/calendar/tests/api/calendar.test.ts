import ICAL from "ical.js";
import { beforeEach, describe, expect, it } from "vitest";
import { addDays, monthOf, weekdayOf } from "../../../../core/content/days/calendar-days.ts";
import { dayInIndia, startOfDayInIndia } from "../../../../core/content/text/india-time.ts";
import { type AnyEntry, contentTypes, createEntry } from "../../../../tests/api/entries.ts";
import { savePage } from "../../../../tests/api/save-page.ts";
import { startApi } from "../../../../tests/api/start-api.ts";

const api = await startApi({ withSite: true });
const { events } = contentTypes;
const today = dayInIndia(new Date());

const EVENT = { title: "Sports Day", kind: "event", startsOn: "2026-12-20" };

const create = (json: object) =>
  api.post("/events/create", { token: api.token, json: { ...EVENT, ...json } });
const update = ({ _id }: AnyEntry, json: object) =>
  api.put(`/events/update/${_id}`, { token: api.token, json });
const read = async (address: string) => (await api.look(address)).text;

async function readFile(address: string) {
  const { text } = await api.look(address);
  return new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents("vevent")
    .map((component) => new ICAL.Event(component).summary);
}

beforeEach(async () => {
  const { body } = await api.get("/events/all", { token: api.token });
  for (const { _id } of body) await api.remove(`/events/delete/${_id}`, { token: api.token });
});

describe("rules between the fields of an event", () => {
  it("apply to a new one", async () => {
    const { status, body } = await create({ endsOn: "2026-12-19", endsAt: "10:00" });
    expect([status, body.errors]).toEqual([
      400,
      {
        endsOn: "The last day must not be before the first day",
        startsAt: "An end time needs a start time",
      },
    ]);
  });

  it("apply to the merged values of an edit", async () => {
    const { body: event } = await create({ endsOn: "2026-12-22", startsAt: "09:00", endsAt: "08:00" });
    for (const [json, field] of [
      [{ startsOn: "2026-12-23" }, "endsOn"],
      [{ endsOn: null }, "endsAt"],
      [{ startsAt: null }, "startsAt"],
    ] as const) {
      const { status, body } = await update(event, json);
      expect([status, Object.keys(body.errors ?? {})], JSON.stringify(json)).toEqual([400, [field]]);
    }
    expect((await update(event, { startsAt: null, endsAt: null, endsOn: null })).status).toBe(200);
  });
});

describe("/calendar.ics", () => {
  it("is a calendar file in the language of its address, and follows every change", async () => {
    await savePage(api, "school", { name: { en: "Green School", hi: "हरित विद्यालय" } });
    const event = await createEntry(api, events);
    const { headers, status } = await api.look("/calendar.ics");
    expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
      200,
      "text/calendar; charset=utf-8",
      "public, max-age=0, s-maxage=1",
    ]);
    expect(await readFile("/calendar.ics")).toEqual(["Sports Day"]);
    expect(await readFile("/hi/calendar.ics")).toEqual(["खेल दिवस"]);
    expect(await read("/hi/calendar.ics")).toContain("X-WR-CALNAME:हरित विद्यालय: कैलेंडर\r\n");

    await update(event, { title: "Sports Week" });
    expect(await readFile("/calendar.ics")).toEqual(["Sports Week"]);
    await update(event, { isDraft: true });
    expect(await readFile("/calendar.ics")).toEqual([]);
  });
});

describe("/calendar", () => {
  const daysWith = (html: string, title: string) =>
    [...html.matchAll(/<td.*?<\/td>/gs)]
      .map(([cell]) => cell)
      .filter((cell) => cell.includes(title))
      .map((cell) => /datetime="([\d-]+)"/i.exec(cell)?.[1]);

  it("shows the month that is asked for, an event on each of its days", async () => {
    await create({ title: "Winter camp", startsOn: "2026-12-30", endsOn: "2027-01-02" });
    const december = await read("/calendar?month=2026-12");
    expect(december).toContain('<caption class="sr-only">December 2026</caption>');
    expect(daysWith(december, "Winter camp")).toEqual(["2026-12-30", "2026-12-31"]);
    expect(daysWith(await read("/hi/calendar?month=2027-01"), "Winter camp")).toEqual([
      "2027-01-01",
      "2027-01-02",
    ]);
  });

  it("marks today, and shows the current month if the query is invalid", async () => {
    await create({ startsOn: today });
    for (const address of [
      "/calendar",
      "/calendar?month=2026-31",
      "/calendar?month=",
      "/calendar?from=chat",
    ]) {
      const marked = /<td aria-current="date".*?<\/td>/s.exec(await read(address))?.[0];
      expect(marked, address).toContain(`dateTime="${today}"`);
    }
    expect(await read("/calendar?month=2031-01")).not.toContain('aria-current="date"');
  });

  describe("opens with this week", () => {
    const weekOn = async (address: string) =>
      /<section aria-labelledby="week".*?<\/section>/s.exec(await read(address))?.[0] ?? "";
    const monday = addDays(today, -weekdayOf(today));

    it("and what is on each day, with today marked and an event of several days once", async () => {
      await create({ title: "Book fair", startsOn: addDays(monday, -1), endsOn: addDays(monday, 1) });
      await create({ title: "Last week", startsOn: addDays(monday, -1) });
      await create({ title: "Next week", startsOn: addDays(monday, 7) });
      await create({ title: "One day", startsOn: today });
      const html = await read("/calendar");
      const order = ["week", "coming", "month", "of-month"].map((id) =>
        html.indexOf(`aria-labelledby="${id}"`),
      );
      expect(order).toEqual(order.toSorted((one, other) => one - other));
      const week = await weekOn("/calendar");
      expect(week.match(/>Book fair</g)).toHaveLength(1);
      expect(week).toMatch(/<li class="week-long lg:col-start-1 lg:col-end-3" data-kind="event"/);
      expect(week).not.toMatch(/Last week|Next week/);
      const midnight = startOfDayInIndia(addDays(today, 1)).toISOString();
      const marked = week.split('<li class="week-day"').filter((day) => day.includes('data-near="today"'));
      expect(marked).toHaveLength(1);
      expect(marked[0]).toContain(`dateTime="${today}"`);
      expect(marked[0]).toContain(">One day</a>");
      expect(marked[0]).toContain(`data-until="${midnight}"`);
      expect(week).toContain(`data-until="${startOfDayInIndia(addDays(monday, 7)).toISOString()}"`);
      expect(await weekOn("/hi/calendar")).toContain(">इस सप्ताह</h2>");
    });

    it("or says that nothing is on, and what is next", async () => {
      await create({ title: "In spring", startsOn: addDays(monday, 40) });
      const week = await weekOn("/calendar");
      expect(week).toContain("Nothing is entered for this week.");
      expect(week).toMatch(/Next:.*>In spring<\/a>/s);
      expect(await weekOn(`/calendar?month=${monthOf(addDays(today, 40))}`)).toBe("");
    });
  });

  it("links only months that have entries", async () => {
    const month = monthOf(today);
    await create({ startsOn: today });
    expect(await read("/calendar")).not.toMatch(/rel="(prev|next)"/);
    await create({ startsOn: addDays(today, -40) });
    const html = await read(`/calendar?month=${month}`);
    expect(html).toMatch(/rel="prev"/);
    expect(html).not.toMatch(/rel="next"/);
  });

  it("lists a school year from April to March, each event once", async () => {
    await create({ title: "Last of the old year", startsOn: "2026-03-31" });
    await create({ title: "From March into April", startsOn: "2026-03-30", endsOn: "2026-04-02" });
    await create({ title: "First of the new year", startsOn: "2026-04-01" });
    await create({ title: "Last of the new year", startsOn: "2027-03-31" });
    const html = await read("/calendar?view=year&year=2026-27");
    const shown = [...html.matchAll(/<b>(.*?)<\/b>/g)].map(([, title]) => title);
    expect(shown).toEqual(["From March into April", "First of the new year", "Last of the new year"]);
    expect(html).toContain('href="/calendar?view=year&amp;year=2025-26"');
  });

  it("without events says so, and is in no sitemap", async () => {
    expect(await read("/calendar")).toContain("The dates of the school year will be shown here soon.");
    expect(await read("/calendar?view=year")).toContain("Nothing is entered for this school year.");
    expect(await read("/sitemap.xml")).not.toContain("/calendar");
    await create({});
    expect(await read("/sitemap.xml")).toContain("/calendar</loc>");
  });

  it("describes coming events for search engines, without holidays and without markup", async () => {
    const address = { street: { en: "12 Mill Road", hi: null }, city: { en: "Ujjain", hi: null } };
    await savePage(api, "school", { name: { en: "Green School", hi: null }, address });
    const title = "Sports </script><script>alert(1)</script>";
    await create({ title, startsOn: "2099-01-14", startsAt: "09:30", place: "Playground" });
    await create({ title: "Camp", startsOn: "2099-01-20", endsOn: "2099-01-22" });
    await create({ title: "Holi", kind: "holiday", startsOn: "2099-01-16" });
    await create({ title: "Long ago", startsOn: "2020-01-16" });
    const html = await read("/calendar");
    expect(html).not.toContain("<script>alert(1)");
    const described = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
      .map(([, json]) => JSON.parse(json ?? ""))
      .filter((each) => each["@type"] === "Event");
    expect(described).toMatchObject([
      {
        name: title,
        startDate: "2099-01-14T04:00:00.000Z",
        eventStatus: "https://schema.org/EventScheduled",
        location: { name: "Playground", address: { streetAddress: "12 Mill Road" } },
        url: expect.stringMatching(/\/calendar\?month=2099-01#entry-/),
      },
      { name: "Camp", startDate: "2099-01-20", endDate: "2099-01-22", location: { name: "Green School" } },
    ]);
  });

  it("has its own title, description and address in each month with entries", async () => {
    await create({ title: "Kite festival", startsOn: "2099-01-14", endsOn: "2099-01-15" });
    const describe = async (address: string) => {
      const html = await read(address);
      return {
        title: /<title>(.*?)<\/title>/.exec(html)?.[1]?.split(" | ")[0],
        description: /<meta name="description" content="(.*?)"/.exec(html)?.[1],
        canonical: /<link rel="canonical" href="(.*?)"/.exec(html)?.[1]?.replace(api.url, ""),
        isIndexed: !html.includes('<meta name="robots" content="noindex"'),
      };
    };
    const present = await describe("/calendar");
    expect(present).toMatchObject({ canonical: "/calendar", isIndexed: true });
    expect(await describe(`/calendar?month=${monthOf(today)}`)).toEqual(present);
    expect(await describe("/calendar?month=2099-01")).toEqual({
      title: `January 2099: ${present.title}`,
      description: "January 2099: Kite festival (14 to 15)",
      canonical: "/calendar?month=2099-01",
      isIndexed: true,
    });
    expect(await describe("/hi/calendar?month=2099-01")).toMatchObject({
      title: expect.stringMatching(/^जनवरी 2099: /),
      canonical: "/hi/calendar?month=2099-01",
    });
    expect(await describe("/calendar?view=year&year=2098-99")).toMatchObject({
      title: `School year 2098-99: ${present.title}`,
      canonical: "/calendar?view=year&amp;year=2098-99",
      isIndexed: true,
    });
    expect(await describe("/calendar?month=2099-02")).toMatchObject({ isIndexed: false });
  });

  it("offers Google Calendar for all dates and for each that is not over", async () => {
    await create({ title: "Kite festival", startsOn: "2099-01-14" });
    await create({ title: "Long ago", startsOn: "2020-01-16" });
    const links = (html: string) =>
      [...html.matchAll(/href="(https:\/\/calendar\.google\.com\/[^"]*)"/g)].map(
        ([, href]) => new URL(href?.replaceAll("&amp;", "&") ?? "").searchParams,
      );
    const [entry, all] = links(await read("/hi/calendar?month=2099-01"));
    expect(all?.get("cid")).toBe(`${api.url.replace(/^http/, "webcal")}/hi/calendar.ics`);
    expect([entry?.get("text"), entry?.get("dates")]).toEqual(["Kite festival", "20990114/20990115"]);
    expect(entry?.get("details")).toMatch(`${api.url}/hi/calendar?month=2099-01#entry-`);
    expect(links(await read("/calendar?month=2020-01"))).toHaveLength(1);
  });

  it("shows neither drafts nor markup", async () => {
    await create({ title: "Secret", startsOn: today, isDraft: true });
    await create({ title: "<img src=x onerror=alert(1)>", startsOn: today });
    const html = await read("/calendar");
    expect(html).not.toContain("Secret");
    expect(html).not.toContain("<img src=x");
    expect(html).toContain("&lt;img src=x");
  });
});

describe("the home page", () => {
  it("shows the next three events and current ones, or nothing", async () => {
    await create({ title: "Over", startsOn: addDays(today, -3), endsOn: addDays(today, -1) });
    expect(await read("/")).not.toContain("Coming up");
    const days = [3, 2, 1];
    for (const count of days) await create({ title: `In ${count} days`, startsOn: addDays(today, count) });
    await create({ title: "Going on", startsOn: addDays(today, -3), endsOn: today });
    const html = await read("/");
    const [section = ""] = /<section aria-labelledby="coming".*?<\/section>/s.exec(html) ?? [];
    expect([...section.matchAll(/<b>(.*?)<\/b>/g)].map(([, title]) => title)).toEqual([
      "Going on",
      "In 1 days",
      "In 2 days",
    ]);
    expect(section).toContain('href="/calendar"');
  });
});
