import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addDays, monthOf } from "../../../../core/content/days/calendar-days.ts";
import { dayInIndia, startOfDayInIndia } from "../../../../core/content/text/india-time.ts";
import { contentTypes, createEntry } from "../../../../tests/api/entries.ts";
import { savePage, text } from "../../../../tests/api/save-page.ts";
import { startApi } from "../../../../tests/api/start-api.ts";

const api = await startApi({ withSite: true });
const { events, notices } = contentTypes;
const HOUR = 3_600_000;

/** The clock only; timers go on. */
const setClock = (moment: number) => vi.useFakeTimers({ toFake: ["Date"], now: moment });
const createEvent = async (json: Record<string, string>) => {
  const { body } = await api.post(events.create, { token: api.token, json: { kind: "event", ...json } });
  return body;
};
const createNotice = (values: Record<string, string>) =>
  createEntry(api, notices, { category: "", publishAt: "", expiresAt: "", titleHi: "", ...values });

/** The links of the day banner as `address: text`; undefined without a banner. */
async function readBanner(address: string): Promise<string[] | undefined> {
  const { text } = await api.look(address);
  const [banner] = /<aside [^>]*class="day-banner.*?<\/aside>/s.exec(text) ?? [];
  const links = banner?.matchAll(/<a href="([^"]*)">(.*?)<\/a>/gs);
  return links?.map(([, href, content = ""]) => `${href}: ${content.replace(/<[^>]+>/g, "")}`).toArray();
}

beforeEach(async () => {
  for (const { list, remove } of [events, notices]) {
    const { body } = await api.get(list, { token: api.token });
    for (const { _id } of body) await api.remove(remove(_id), { token: api.token });
  }
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the day banner", () => {
  it("is on every page, also on a missing one, in the language of the page, and absent without entries", async () => {
    const pages = ["/", "/contact", "/notices", "/nothing-here", "/hi/contact"];
    for (const address of pages) expect(await readBanner(address), address).toBeUndefined();
    const today = dayInIndia(new Date());
    await createEvent({
      title: "Fair",
      titleHi: "मेला",
      startsOn: addDays(today, -3),
      endsOn: addDays(today, 30),
    });
    for (const address of pages) expect((await readBanner(address))?.length, address).toBe(1);
    expect((await readBanner("/contact"))?.[0]).toMatch(
      /^\/calendar\?month=\S+#entry-\S+: Event until .+: Fair$/,
    );
    expect((await readBanner("/hi/contact"))?.[0]).toMatch(/^\/hi\/calendar\S+: \d+ \S+ तक कार्यक्रम: मेला$/);
  });

  it("changes at midnight in India on a cached page", async () => {
    const today = dayInIndia(new Date());
    const day = addDays(today, 2);
    const { _id } = await createEvent({ title: "Holi", kind: "holiday", startsOn: day });
    const link = `/calendar?month=${monthOf(day)}#entry-${_id}`;
    const midnight = (count: number) => startOfDayInIndia(addDays(today, count)).getTime();
    setClock(midnight(1) - 1);
    expect(await readBanner("/contact")).toBeUndefined();
    setClock(midnight(1));
    expect(await readBanner("/contact")).toEqual([`${link}: Closed tomorrow: Holi`]);
    setClock(midnight(2) - 1);
    expect(await readBanner("/contact")).toEqual([`${link}: Closed tomorrow: Holi`]);
    setClock(midnight(2));
    expect(await readBanner("/contact")).toEqual([`${link}: Closed today: Holi`]);
    setClock(midnight(3));
    expect(await readBanner("/contact")).toBeUndefined();
  });

  it("follows at once when an event is saved, changed and withdrawn", async () => {
    const today = dayInIndia(new Date());
    const days = { startsOn: addDays(today, -1), endsOn: addDays(today, 20) };
    expect(await readBanner("/contact")).toBeUndefined();
    const { _id } = await createEvent({ title: "Unit test", kind: "examination", ...days });
    expect((await readBanner("/contact"))?.[0]).toMatch(/Examination until .+: Unit test$/);
    const update = (json: object) => api.put(events.update(_id), { token: api.token, json });
    await update({ title: "Class test" });
    expect((await readBanner("/contact"))?.[0]).toMatch(/: Class test$/);
    await update({ isDraft: true });
    expect(await readBanner("/contact")).toBeUndefined();
  });

  it("announces a notice with days, until the notice expires", async () => {
    const today = dayInIndia(new Date());
    const expiresAt = Date.now() + HOUR;
    const { _id } = await createNotice({
      title: "Cold wave",
      category: "holiday",
      expiresAt: new Date(expiresAt).toISOString(),
      eventFrom: addDays(today, -1),
      eventTo: addDays(today, 20),
    });
    expect((await readBanner("/contact"))?.[0]).toMatch(
      new RegExp(`^/notices/${_id}: Closed until .+: Cold wave$`),
    );
    expect((await api.look("/contact")).text).toContain(`data-until="${new Date(expiresAt).toISOString()}"`);
    setClock(expiresAt);
    expect(await readBanner("/contact")).toBeUndefined();
  });

  it("does not repeat a closing that a banner notice shows above the header", async () => {
    const today = dayInIndia(new Date());
    const days = { eventFrom: addDays(today, -1), eventTo: addDays(today, 20) };
    await createEvent({ title: "Vacation", kind: "holiday", startsOn: days.eventFrom, endsOn: days.eventTo });
    await createNotice({ title: "School closed", category: "holiday", isBanner: "true", ...days });
    expect((await api.look("/contact")).text).toContain("School closed</a>");
    expect(await readBanner("/contact")).toBeUndefined();
  });

  it("shows two lines and counts the others, and shows neither markup nor more than the start of a title", async () => {
    const today = dayInIndia(new Date());
    const days = { startsOn: addDays(today, -1), endsOn: addDays(today, 20) };
    await createEvent({ title: "<img src=x onerror=alert(1)>", kind: "holiday", ...days });
    await createEvent({ title: "Long ".repeat(39).trim(), kind: "examination", ...days });
    for (const title of ["One", "Two", "Three"]) await createEvent({ title, ...days });
    const links = await readBanner("/contact");
    expect(links).toHaveLength(4);
    expect(links?.[0]).toMatch(/Closed until .+: &lt;img src=x onerror=alert\(1\)&gt;$/);
    expect(links?.[1]).toMatch(/: (Long ){11}Long…$/);
    expect(links?.slice(2)).toEqual(["/calendar: +4 more", "/calendar: +3 more"]);
  });
});

describe("a school day without anything special", () => {
  const timings = (items: object[]) => savePage(api, "parents", { timings: { items } });
  /** A Thursday. */
  const TODAY = "2099-11-19";
  const at = (day: string) => startOfDayInIndia(day).getTime();

  it("has its hours, until midnight in India on a cached page", async () => {
    await createEvent({ title: "Holi", kind: "holiday", startsOn: addDays(TODAY, 5) });
    setClock(at(TODAY));
    expect(await readBanner("/contact")).toBeUndefined();
    await timings([
      { classes: text("All"), days: text("Monday to Friday"), from: "07:50", to: "13:00" },
      { classes: text("All"), days: text("Saturday"), from: "07:50", to: "11:30" },
    ]);
    const link = "/parents#timings: Today 7:50–";
    expect(await readBanner("/contact")).toEqual([`${link}1:00 · tomorrow open · next holiday Tuesday 24`]);
    expect(await readBanner("/hi/contact")).toEqual([
      "/hi/parents#timings: आज 7:50–1:00 · कल विद्यालय खुला है · अगला अवकाश मंगलवार 24",
    ]);
    const until = `data-until="${startOfDayInIndia(addDays(TODAY, 1)).toISOString()}"`;
    expect((await api.look("/contact")).text).toContain(until);
    setClock(at(addDays(TODAY, 2)) - 1);
    expect(await readBanner("/contact")).toEqual([`${link}1:00 · tomorrow open · next holiday Tuesday 24`]);
    setClock(at(addDays(TODAY, 2)));
    expect(await readBanner("/contact")).toEqual([
      `${link}11:30 · tomorrow closed · next holiday Tuesday 24`,
    ]);
    setClock(at(addDays(TODAY, 3)));
    expect(await readBanner("/contact")).toBeUndefined();
    setClock(at(addDays(TODAY, 4)));
    expect((await readBanner("/contact"))?.[0]).toMatch(/: Closed tomorrow: Holi$/);
    await timings([]);
  });
});

describe("today and tomorrow", () => {
  it("are marked wherever events are listed, with the kind in words", async () => {
    const today = dayInIndia(new Date());
    await createEvent({ title: "Ibis day", kind: "meeting", startsOn: addDays(today, 1) });
    const midnight = startOfDayInIndia(addDays(today, 1));
    const addresses = ["/", "/calendar", "/calendar?view=year", "/search?q=ibis"];
    const readMarks = async (address: string) => {
      const [, wholeMain = ""] = (await api.look(address)).text.split("<main");
      // The calendar's week marks days, with or without events.
      const main = wholeMain.replace(/<section aria-labelledby="week".*?<\/section>/s, "");
      const marks = main.matchAll(/<strong class="near-day[^>]* data-until="([^"]*)">(.*?)<\/strong>/g);
      return { main, marks: [...new Set(marks.map(([, until, word]) => `${word} ${until}`))] };
    };
    setClock(midnight.getTime() - 1);
    for (const address of addresses.filter((each) => !each.includes("year"))) {
      const { marks } = await readMarks(address);
      expect(marks, address).toEqual([`Tomorrow ${midnight.toISOString()}`]);
    }
    setClock(midnight.getTime());
    for (const address of addresses) {
      const { main, marks } = await readMarks(address);
      expect(main.replaceAll("<!-- -->", ""), address).toMatch(/◆<\/span> Meeting |>Meeting, /);
      const until = startOfDayInIndia(addDays(today, 2)).toISOString();
      expect(marks, address).toEqual([`Today ${until}`]);
    }
    setClock(midnight.getTime() + 24 * HOUR);
    for (const address of addresses) expect((await readMarks(address)).marks, address).toEqual([]);
  });
});
