import { afterEach, describe, expect, it, vi } from "vitest";
import { addDays } from "../../../../core/content/days/calendar-days.ts";
import { formatDay } from "../../../../core/content/text/format-day.ts";
import { dayInIndia, startOfDayInIndia } from "../../../../core/content/text/india-time.ts";
import { en } from "../../../../core/words/en.ts";
import { savePage, text } from "../../../../tests/api/save-page.ts";
import { startApi } from "../../../../tests/api/start-api.ts";

const api = await startApi({ withSite: true });
const save = (document: object) => savePage(api, "admissions", document);
/** A page, without the elements that keep a date on one line. */
const look = async (path: string) =>
  (await api.look(path)).text.replace(/<span class="date">([^<]*)<\/span>/g, "$1");
/** The lines of the day banner. */
async function readBanner(path: string): Promise<string[]> {
  const [banner = ""] = /<aside [^>]*class="day-banner.*?<\/aside>/s.exec(await look(path)) ?? [];
  return [...banner.matchAll(/<a href="\/admissions">(.*?)<\/a>/gs)].map(([, content = ""]) =>
    content.replace(/<[^>]+>/g, "").trim(),
  );
}

const TODAY = dayInIndia(new Date());
const inDays = (days: number) => addDays(TODAY, days);

/** The clock only; timers go on. */
const goTo = (day: string) =>
  vi.useFakeTimers({ toFake: ["Date"], now: startOfDayInIndia(day).getTime() + 1000 });

afterEach(() => void vi.useRealTimers());

it("nobody is led to the page before the office has written it, but it takes enquiries", async () => {
  expect(await look("/sitemap.xml")).not.toContain("/admissions");
  expect(await look("/")).not.toContain("/admissions");
  expect(await look("/admissions")).toContain('name="topic" value="admission"');
});

describe("the dates", () => {
  it.each([
    [
      { opensOn: "2027-04-01", closesOn: "2027-03-31" },
      "closesOn",
      "The closing day must not be before the opening day",
    ],
    [{ opensOn: "1 December" }, "opensOn", "Opening day must be a date such as 2026-11-15"],
  ])("%j are refused at their field", async (dates, field, error) => {
    const { status, body } = await save({ dates });
    expect([status, body.errors]).toEqual([400, { [`dates.${field}`]: error }]);
  });

  it("say on the page and on the home page whether admissions are open, from midnight in India on", async () => {
    await save({
      dates: { session: "2027-28", opensOn: inDays(2), closesOn: inDays(5) },
      steps: { steps: { en: ["Come and see us"], hi: [] } },
    });
    await savePage(api, "home", { admissions: { heading: text("Admissions open!", "प्रवेश प्रारंभ!") } });
    const [first, last] = [formatDay(inDays(2), en.months), formatDay(inDays(5), en.months)];
    const coming = `Admissions for 2027-28 open on ${first} and close on ${last}`;
    const open = `Admissions for 2027-28 are open until ${last}`;
    for (const [days, sentence, hasOwnHeading, ...banner] of [
      [0, coming, false],
      [1, coming, false, "Admissions open tomorrow"],
      [2, open, true, "Admissions open today"],
      [4, open, true, "Last day of admissions tomorrow"],
      [5, open, true, "Last day of admissions today"],
      [6, `Admissions for 2027-28 closed on ${last}`, false],
    ] as const) {
      if (days > 0) goTo(inDays(days));
      expect(await look("/admissions"), sentence).toContain(sentence);
      const home = await look("/");
      expect(home, sentence).toContain(sentence);
      expect(home.includes("Admissions open!"), sentence).toBe(hasOwnHeading);
      expect(await readBanner("/contact"), sentence).toEqual(banner);
    }
    expect(await look("/hi/admissions")).toMatch(/सत्र 2027-28 के लिए प्रवेश .+ को बंद हो चुके हैं/);
  });

  it("may be left out", async () => {
    await save({ dates: {} });
    const html = await look("/admissions");
    expect(html).toContain("Come and see us");
    expect(html).not.toContain("Admissions are");
    expect(await look("/")).toContain("Admissions open!");
  });
});

describe("the classes", () => {
  const classes = (item: object, ageOn: string | null = null) => ({
    classes: { ageOn, items: [{ class: text("Class 3", "कक्षा 3"), ...item }] },
  });

  it("have birthdays that follow from the session and the age", async () => {
    await save({ dates: { session: "2026-27" }, ...classes({ atLeast: 5, below: 6 }) });
    expect(await look("/admissions")).toContain("born between 1 April 2020 and 31 March 2021");
    expect(await look("/hi/admissions")).toContain("जन्म 1 अप्रैल 2020 से 31 मार्च 2021 के बीच");
    await save({ dates: { session: "2027-28" }, ...classes({ atLeast: 5, below: 7 }, "04-01") });
    const html = await look("/admissions");
    expect(html).toContain("Age on 1 April 2027");
    expect(html).toContain("5 to 6 years");
    expect(html).toContain("born between 2 April 2020 and 1 April 2022");
    await save({ dates: {}, ...classes({ atLeast: 5 }) });
    expect(await look("/admissions")).toContain("at least 5 years");
  });

  it("with ages in the wrong order are refused at the field", async () => {
    const { status, body } = await save(classes({ atLeast: 6, below: 5 }));
    const error = "“Age below” must be more than “Age at least”";
    expect([status, body.errors]).toEqual([400, { "classes.items.0.below": error }]);
  });

  it("link to their row of the fee table", async () => {
    const { body } = await savePage(api, "fees", { rows: [{ grade: text(null, "कक्षा 3 से 5") }] });
    const [{ id }] = body.document.rows;
    await save(classes({}));
    expect(await look("/admissions")).toContain(`href="/fees#fees-${id}"`);
    await save({ classes: { items: [{ class: text("Class 9") }] } });
    expect(await look("/admissions")).toContain('href="/fees"');
  });
});

describe("an enquiry from the page", () => {
  it("may be about the classes that admit, here and on the contact page, or about any class if all are full", async () => {
    const offered = async (path: string) => {
      const [, choices = ""] =
        /<select id="contact-classSought".*?<\/option>(.*?)<\/select>/s.exec(await look(path)) ?? [];
      return [...choices.matchAll(/<option value="([^"]*)"/g)].map(([, value]) => value);
    };
    const { body } = await savePage(api, "school", { classes: [{ name: text("1") }, { name: text("2") }] });
    const items = (...seats: string[]) => ({
      classes: { items: seats.map((each, index) => ({ class: text(`Class ${index + 1}`), seats: each })) },
    });
    await save(items("open", "full", "few"));
    for (const path of ["/admissions", "/contact"])
      expect(await offered(path)).toEqual(["Class 1", "Class 3"]);
    await save(items("full"));
    const ofSchool = body.document.classes.map(({ name }: { name: { en: string } }) => name.en);
    expect(await offered("/admissions")).toEqual(ofSchool);
  });

  const message = { name: "Meera", phoneNumber: "98765 00001", address: "", message: "Is Class 1 open?" };
  const newest = async () => (await api.get("/contact/all", { token: api.token })).body[0];
  const post = (fields: Record<string, string>, path = "/admissions") =>
    fetch(`${api.url}${path}`, { method: "POST", body: new URLSearchParams(fields) });

  it("reaches the office with its topic, without scripts too", async () => {
    const sent = await post({ ...message, topic: "admission", classSought: "UKG", website: "" });
    const stored = await newest();
    expect(stored).toMatchObject({ name: "Meera", topic: "admission", classSought: "UKG", language: "en" });
    expect([sent.status, sent.redirected, new URL(sent.url).pathname]).toEqual([
      200,
      true,
      `/admissions/${stored.reference}`,
    ]);
    const html = await sent.text();
    expect(html).toContain("Message sent successfully!");
    expect(html).toContain(stored.reference);
    await api.post("/contact/create", { json: { ...message, name: "Ravi", topic: "admission" } });
    expect(await newest()).toMatchObject({ name: "Ravi", topic: "admission" });
    const found = await api.get("/contact/all?topic=admission", { token: api.token });
    expect(found.body).toHaveLength(2);
  });

  it("is stored once when the button is pressed twice, and its page is for one visitor", async () => {
    const sent = { ...message, message: "Is there a bus?" };
    const [first, second] = await Promise.all([post(sent, "/hi/contact"), post(sent, "/hi/contact")]);
    const { reference } = await newest();
    expect(new URL(first.url).pathname).toBe(`/hi/contact/${reference}`);
    expect(second.url).toBe(first.url);
    expect(first.headers.get("cache-control")).toBe("no-store");
    expect(await first.text()).toContain("आपकी संदर्भ संख्या");
    const { body } = await api.get("/contact/all?q=bus", { token: api.token });
    expect(body).toMatchObject([{ message: "Is there a bus?", language: "hi", topic: null }]);
    for (const address of [
      "/contact/AAA-AA1",
      "/contact/x",
      `/fees/${reference}`,
      `/contact/${reference}/x`,
    ]) {
      expect((await api.look(address)).status, address).toBe(404);
    }
  });

  it("with a file is refused", async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(message)) form.append(name, value);
    form.append("file", new Blob(["x"]), "photo.jpg");
    const answer = await fetch(`${api.url}/contact`, { method: "POST", body: form });
    expect(answer.status).toBe(415);
    await answer.arrayBuffer();
  });

  it("keeps what was typed when it is refused, and takes no other topic", async () => {
    const refused = await post({ ...message, phoneNumber: "call me", topic: "admission" });
    const html = await refused.text();
    expect(refused.status).toBe(400);
    expect(html).toContain("Is Class 1 open?");
    expect(html).toContain('name="topic" value="admission"');
    const other = await api.post("/contact/create", { json: { ...message, topic: "<b>free</b>" } });
    expect([other.status, Object.keys(other.body.errors)]).toEqual([400, ["topic"]]);
  });
});
