import { expect, it } from "vitest";
import { addDays } from "../../../../core/content/days/calendar-days.ts";
import { formatBytes } from "../../../../core/content/files/format-bytes.ts";
import { formatDay } from "../../../../core/content/text/format-day.ts";
import { dayInIndia } from "../../../../core/content/text/india-time.ts";
import { WORDS } from "../../../../core/words/index.ts";
import type { FormEntry } from "../../../../tests/api/api-client.ts";
import { contentTypes, createEntry, JPEG } from "../../../../tests/api/entries.ts";
import { savePage, text } from "../../../../tests/api/save-page.ts";
import { startApi } from "../../../../tests/api/start-api.ts";
import { buildPdf } from "../../../../tests/files.ts";

const api = await startApi({ withSite: true });
const save = async (document: object, files: Uint8Array[] = []) =>
  await savePage(api, "parents", document, { files });
const look = async (path: string) => (await api.look(path)).text;
/** The texts of the elements of a kind, in the section of the downloads. */
const findTexts = (html: string, element: string) =>
  [...(html.split("</section>")[0] ?? "").matchAll(new RegExp(`<${element}[ >].*?</${element}>`, "gs"))].map(
    ([found]) =>
      found
        .replace(/<!--.*?-->/g, "")
        .replace(/<[^>]+>/g, "")
        .trim(),
  );
const time = (values: object) => ({ timings: { items: [{ classes: text("Classes 1 to 5"), ...values }] } });

it("nobody is led to the page before the office has written it", async () => {
  expect(await look("/sitemap.xml")).not.toContain("/parents");
  expect(await look("/")).not.toContain("/parents");
  expect(await look("/parents")).toContain("will be shown here soon");
  const { body } = await api.get("/pages/all", { token: api.token });
  expect(body.find(({ name }: { name: string }) => name === "parents")).toMatchObject({ isEmpty: true });
});

it("a section that is filled is shown, linked from the home page and found by its usual name", async () => {
  await save(time({ from: "7:50 am", to: "1:40 PM" }));
  const html = await look("/parents");
  expect(html).toContain("7:50 am to 1:40 pm");
  expect(html).toContain('id="timings"');
  expect(html).not.toContain('id="uniform"');
  expect(await look("/")).toContain('href="/parents#timings"');
  expect(await look("/hi")).toContain('href="/hi/parents#timings"');
  expect(await look("/sitemap.xml")).toContain("/parents");
  for (const [search, q] of [
    ["/search", "timings"],
    ["/hi/search", "समय"],
  ]) {
    expect(await look(`${search}?q=${encodeURIComponent(String(q))}`)).toContain('/parents"');
  }
  await savePage(api, "school", { hiddenPages: ["/parents"] });
  expect(await look("/")).not.toContain("/parents");
  await savePage(api, "school", { hiddenPages: [] });
});

it.each([
  [{ from: "13:00", to: "07:50" }, "timings.items.0.to", "The end time must be after the start time"],
  [{ to: "13:00" }, "timings.items.0.from", "An end time needs a start time"],
  [
    { secondFrom: "09:00", secondTo: "09:00" },
    "timings.items.0.secondTo",
    "The end time must be after the start time",
  ],
  [{ from: "half past seven" }, "timings.items.0.from", "School begins must be a time such as 07:30"],
])("times %j are refused at their field", async (values, path, error) => {
  const refused = await save(time(values));
  expect([refused.status, refused.body.errors]).toEqual([400, { [path]: error }]);
});

it("a bus with 60 stops and a long name is shown whole", async () => {
  const name = `${"Nanakheda – ".repeat(7)}School`.slice(0, 90);
  const stops = Array.from({ length: 60 }, (_stop, index) => ({
    stop: text(`Stop number ${index + 1}`, null),
    route: "१",
    pickUp: "७:०५",
  }));
  const saved = await save({ transport: { routes: [{ number: "1", name: text(name) }], stops } });
  expect(saved.body.document.transport.stops[59]).toMatchObject({ pickUp: "07:05", drop: null });
  const html = await look("/parents");
  expect(html).toContain(name);
  expect(html).toContain("60 stops");
  expect(html).toContain("Stop number 60");
  expect(html).not.toContain("Afternoon");
  const tooMany = Array.from({ length: 401 }, () => stops[0]);
  expect((await save({ transport: { stops: tooMany } })).body.errors).toEqual({
    "transport.stops": "Stops: at most 400",
  });
  await save({ transport: {} });
});

it("a form is a PDF that visitors open until the page no longer names it", async () => {
  const forms = { items: [{ title: text("Leave"), pdf: { file: "upload:0" } }] };
  const { body } = await save({ forms }, [buildPdf()]);
  const { file } = body.document.forms.items[0].pdf;
  expect(file).toMatch(/\.pdf$/);
  expect(await look("/parents")).toContain(`href="/api/v1/uploads/${file}"`);
  expect((await api.get(`/uploads/${file}`)).status).toBe(200);

  await save({ forms: { items: [{ title: text("Leave") }] } });
  expect(await look("/parents")).toContain("You get this form at the school office.");
  expect((await api.get(`/uploads/${file}`)).status).toBe(404);
});

it("downloads are listed by category with size and date, in both languages", async () => {
  const pdf = buildPdf();
  const firstDay = dayInIndia(new Date());
  const saved = await save(
    {
      forms: { items: [{ title: text("Leave", "अवकाश"), pdf: { file: "upload:0", addedOn: "2001-01-01" } }] },
      books: {
        items: [
          { class: text("Class 3"), list: { file: "upload:1" } },
          { class: text("Class 4"), list: { file: "upload:2" } },
        ],
      },
    },
    [pdf, pdf, pdf],
  );
  const { forms, books } = saved.body.document;
  const form = forms.items[0].pdf;
  await api.server.files.remove([books.items[1].list.file]);
  // The test may run at midnight.
  expect([firstDay, dayInIndia(new Date())]).toContain(form.addedOn);
  const notice = { title: "Winter timings", titleHi: "शीतकालीन समय", description: "From Monday." };
  const publish = async (values: Record<string, string>, files: FormEntry[]) => {
    const fields = { ...notice, category: "circular", date: "2026-11-13", ...values };
    const form = [...Object.entries(fields), ...files];
    expect((await api.post("/notices/create", { token: api.token, form })).status).toBe(201);
  };
  await publish({}, [["pdfOrImage", pdf]]);
  await publish({ title: "Lunch menu", category: "event" }, [["pdfOrImage", pdf]]);
  await publish({ title: "Only words" }, []);

  const english = (await look("/parents")).split('id="forms"')[1] ?? "";
  const size = formatBytes(pdf.length);
  const added = formatDay(form.addedOn, WORDS.en.months);
  expect(findTexts(english, "h3")).toEqual(["Forms", "Book lists", "Circulars"]);
  expect(findTexts(english, "li")).toEqual([
    `Leave (PDF, ${size})${added}`,
    `Class 3 (PDF, ${size})${added}`,
    `Class 4 (PDF)${added}`,
    `Winter timings (PDF, ${size})13 November 2026`,
  ]);
  expect(english).toContain('href="/notices?category=circular"');
  const hindi = (await look("/hi/parents")).split('id="forms"')[1] ?? "";
  expect(findTexts(hindi, "h3")).toEqual(["फ़ॉर्म", "पुस्तक सूचियाँ", "परिपत्र"]);
  expect(findTexts(hindi, "li")[3]).toBe(`शीतकालीन समय (PDF, ${size})13 नवंबर 2026`);

  const kept = await save({ forms: { items: [{ ...forms.items[0], pdf: { file: form.file } }] } });
  expect(kept.body.document.forms.items[0].pdf).toEqual(form);
  await save({ forms: {}, books: {} });
});

it("a PDF is no picture, and a picture no PDF", async () => {
  const form = { title: text("Leave"), pdf: { file: "upload:0" } };
  const asForm = await save({ forms: { items: [form] } }, [JPEG]);
  expect([asForm.status, asForm.body.errors]).toEqual([400, { "forms.items.0.pdf.file": "Choose a PDF" }]);
  const picture = { file: "upload:0", alt: text("A boy in uniform") };
  const uniform = { items: [{ when: text("Monday"), picture }] };
  const asPicture = await save({ uniform }, [buildPdf()]);
  expect(asPicture.body.errors).toEqual({ "uniform.items.0.picture.file": "Choose a picture" });
  const unknown = await save({ forms: { items: [{ ...form, pdf: { file: `${"0".repeat(32)}.pdf` } }] } });
  expect(unknown.body.errors).toEqual({
    "forms.items.0.pdf.file": "This page has no such PDF; send it again",
  });
});

it("term dates are the holidays and examinations of the calendar that are not over", async () => {
  const day = (days: number) => addDays(dayInIndia(new Date()), days);
  const { events } = contentTypes;
  await createEntry(api, events, {
    title: "Coming holiday",
    kind: "holiday",
    startsOn: day(3),
    endsOn: day(5),
  });
  await createEntry(api, events, {
    title: "Past holiday",
    kind: "holiday",
    startsOn: day(-9),
    endsOn: day(-8),
  });
  await createEntry(api, events, {
    title: "Running test",
    kind: "examination",
    startsOn: day(-1),
    endsOn: day(1),
  });
  await createEntry(api, events, { title: "A fair", kind: "event", startsOn: day(2), endsOn: "" });
  const html = await look("/parents");
  const section = html.slice(html.indexOf('id="dates"'));
  expect(section).toContain("Coming holiday");
  expect(section).toContain("Running test");
  for (const other of ["Past holiday", "A fair"]) expect(section).not.toContain(other);
});
