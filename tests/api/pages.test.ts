import { describe, expect, it } from "vitest";
import { NEVER_SAVED } from "../../core/content/api/api-contract.ts";
import { emptyValues } from "../../core/content/pages/page-schema.ts";
import { type PageName, pageNames, pages } from "../../features/pages.ts";
import { buildJpeg } from "../files.ts";
import type { FormEntry } from "./api-client.ts";
import { contentTypes, createEntry } from "./entries.ts";
import { savePage, text } from "./save-page.ts";
import { startApi } from "./start-api.ts";

const api = await startApi();
const photo = await buildJpeg({ width: 700, height: 400 });
const NOBODY = "00000000000000000000000000000000-10x10.jpg";

const read = (name: PageName) => api.get(`/pages/get/${name}`, { token: api.token });

const save = (name: PageName, document: unknown, sent?: Parameters<typeof savePage>[3]) =>
  savePage(api, name, document, sent);

const refusalOf = async (name: PageName, document: unknown, files?: Uint8Array[]) => {
  const answer = await save(name, document, { files: files ?? [] });
  expect(answer.status).toBe(400);
  expect(answer.body.message).toBe(Object.values(answer.body.errors)[0]);
  return answer.body.errors;
};

describe("pages", () => {
  it.each(pageNames)("%s is empty at first", async (name) => {
    const answer = await api.get(`/pages/get/${name}`);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ name, document: emptyValues(pages[name].fields), updatedAt: null });
  });

  it("are listed for the office only", async () => {
    expect((await api.get("/pages/all")).status).toBe(401);
    const { body } = await api.get("/pages/all", { token: api.token });
    expect(body.map((page: { name: string }) => page.name)).toEqual(pageNames);
    expect(body[0]).toMatchObject({ name: "school", path: "/", isEmpty: true, isSample: false });
    const phones = { step: "school", path: "phones", label: "Telephones", isBlank: true };
    expect(body[0].needed).toContainEqual(phones);
    await save("school", { phones: [{ number: "07272 555 123" }] });
    const [school] = (await api.get("/pages/all", { token: api.token })).body;
    expect(school.needed).toContainEqual({ ...phones, isBlank: false });
    await save("school", { phones: [] });
  });

  it("that list entries are empty until the first entry", async () => {
    const isEmpty = async () =>
      (await api.get("/pages/all", { token: api.token })).body
        .filter(({ name }: { name: string }) => ["teachers", "management"].includes(name))
        .map((page: { isEmpty: boolean }) => page.isEmpty);
    await save("teachers", { head: { line: text("Ask for them") } });
    expect(await isEmpty()).toEqual([true, true]);
    const { _id: member } = await createEntry(api, contentTypes.committee);
    const { _id: teacher } = await createEntry(api, contentTypes.team);
    expect(await isEmpty()).toEqual([false, false]);
    await api.remove(contentTypes.committee.remove(member), { token: api.token });
    await api.remove(contentTypes.team.remove(teacher), { token: api.token });
  });

  it("are changed by admins only; an unknown page is 404", async () => {
    const form: FormEntry[] = [["document", "{}"]];
    expect((await api.put("/pages/update/fees", { form })).status).toBe(401);
    expect((await api.put("/pages/update/nowhere", { token: api.token, form })).status).toBe(404);
    expect((await api.get("/pages/get/nowhere")).status).toBe(404);
    expect((await api.get("/pages/get/__proto__")).status).toBe(404);
  });

  it("show at once what was saved; a field that is not mentioned keeps its value", async () => {
    expect((await api.get("/pages/get/fees")).body.document.rows).toEqual([]);
    const rows = [{ id: "a", grade: text(null, "कक्षा 1"), applicationFee: 500, admissionFee: "8,800" }];
    const saved = await save("fees", { rows, session: "2027-28" });
    expect(saved.status).toBe(200);
    const again = await save("fees", { tableHeading: text(" Fees ") });
    const { document } = (await api.get("/pages/get/fees")).body;
    expect(document).toEqual(again.body.document);
    expect(document.tableHeading).toEqual(text("Fees"));
    expect(document.session).toBe("2027-28");
    expect(document.rows).toEqual([
      {
        id: "a",
        grade: text(null, "कक्षा 1"),
        applicationFee: 500,
        admissionFee: 8800,
        firstInstalment: null,
        secondInstalment: null,
        thirdInstalment: null,
      },
    ]);
    const { body } = await api.get("/pages/all", { token: api.token });
    const fees = body.find((page: { name: string }) => page.name === "fees");
    expect(fees).toMatchObject({
      isEmpty: false,
      withoutHindi: ["tableHeading"],
      // The name of a class is read in either language.
      withoutEnglish: [],
    });
    // A school with one language lacks no translations.
    for (const only of ["en", "hi"] as const) {
      await save("school", { languages: only });
      const all = (await api.get("/pages/all", { token: api.token })).body;
      for (const lacking of ["withoutHindi", "withoutEnglish"])
        expect(all.flatMap((page: Record<string, string[]>) => page[lacking])).toEqual([]);
    }
    await save("school", { languages: null });
  });

  it("give an id to a new item, and refuse one that is there twice", async () => {
    const item = { title: text("Be on time") };
    const { body } = await save("discipline", { guidelines: [item, item] });
    const ids = body.document.guidelines.map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(2);
    const twice = ids.map(() => ({ ...item, id: ids[0] }));
    expect(await refusalOf("discipline", { guidelines: twice })).toEqual({
      "guidelines.1.id": "This guideline is there twice",
    });
  });

  it("leave out empty items of lists, and report errors of the others", async () => {
    const empty = { id: "e", grade: text(" "), admissionFee: null };
    const { body } = await save("fees", { rows: [empty, { grade: text("One") }, {}] });
    expect(body.document.rows).toHaveLength(1);
    expect(body.document.rows[0]).toMatchObject({ grade: text("One") });
  });

  it.each<[what: string, name: PageName, document: unknown, errors: Record<string, string>]>([
    ["an unknown field", "fees", { price: 1 }, { price: "price is not a field of this page" }],
    [
      "an unknown field of an item",
      "fees",
      { rows: [{ grade: text("One"), price: 1 }] },
      { "rows.0.price": "price is not a field of this page" },
    ],
    [
      "a text without any language",
      "fees",
      { rows: [{ grade: text("One") }, { grade: text(" "), admissionFee: 500 }] },
      { "rows.1.grade.en": "Class is required, in English or in Hindi" },
    ],
    [
      "an item that does not mention its name",
      "fees",
      { rows: [{ admissionFee: 500 }] },
      { "rows.0.grade.en": "Class is required, in English or in Hindi" },
    ],
    [
      "a name of marks that nobody sees",
      "fees",
      { rows: [{ grade: text("\u200b\u200f", "\u200d") }] },
      { "rows.0.grade.en": "Class is required, in English or in Hindi" },
    ],
    [
      "a text that is too long",
      "fees",
      { tableHeading: text("x".repeat(121)) },
      { "tableHeading.en": "Heading of the table must be at most 120 characters" },
    ],
    [
      "a text that cannot be stored",
      "contact",
      { visit: { text: text("a\u0000b") } },
      { "visit.text.en": "Text contains a character that cannot be saved" },
    ],
    [
      "too many items",
      "home",
      { facts: { items: Array.from({ length: 5 }, () => ({ value: text("1"), label: text("x") })) } },
      { "facts.items": "Numbers: at most 4" },
    ],
    [
      "an amount that is none",
      "fees",
      { rows: [{ grade: text("One"), admissionFee: "free" }] },
      { "rows.0.admissionFee": "Admission fee must be a whole number from 0 to 100000000" },
    ],
    [
      "a script as a link",
      "school",
      { social: { facebook: "javascript:alert(1)" } },
      { "social.facebook": "Facebook must be a web address such as https://example.com" },
    ],
    [
      "a palette that nobody tested",
      "school",
      { palette: "pink" },
      { palette: "Colours must be one of maroon, indigo, forest, teal" },
    ],
    [
      "a place that is none",
      "school",
      { mapPoint: "behind the temple" },
      { mapPoint: "Paste a link from a map, or the two numbers such as 23.1793, 75.7849" },
    ],
    [
      "a short link to a map",
      "school",
      { mapPoint: "https://maps.app.goo.gl/kBqXq5bDhR" },
      { mapPoint: expect.stringMatching(/^This link does not say where the place is/) },
    ],
    [
      "a page that is not in the menus anyway",
      "school",
      { hiddenPages: ["/nowhere"] },
      { "hiddenPages.0": expect.stringMatching(/^Not in the menus: one of/) },
    ],
  ])("%s is refused with the path of the error", async (_what, name, document, errors) => {
    expect(await refusalOf(name, document)).toEqual(errors);
  });

  it("store HTML as plain text", async () => {
    const { body } = await save("contact", {
      form: { heading: text("<b>Write</b> & ask"), line: text(null) },
    });
    expect(body.document.form.heading.en).toBe("<b>Write</b> & ask");
  });

  it("read numbers in Hindi digits, and as offices and spreadsheets write amounts", async () => {
    const school = await save("school", {
      phones: [
        { label: text(null), number: "\u202a+91 98260 12345\u202c" },
        { label: text(null), number: "०७२७२-५५५ १२३" },
      ],
      address: { postalCode: "४७२ ००१" },
      established: "१९७३",
    });
    expect(school.body.document).toMatchObject({
      phones: [{ number: "+91 98260 12345" }, { number: "07272-555 123" }],
      address: { postalCode: "472001" },
      established: 1973,
    });
    const fees = await save("fees", {
      session: "२०२६-२७",
      rows: [
        {
          grade: text("One"),
          applicationFee: "५००",
          admissionFee: "₹ 8,800.00",
          firstInstalment: "Rs. 9,500/-",
          secondInstalment: "रु. १०,०००",
          thirdInstalment: " ",
        },
      ],
    });
    expect(fees.body.document).toMatchObject({
      session: "2026-27",
      rows: [
        {
          applicationFee: 500,
          admissionFee: 8800,
          firstInstalment: 9500,
          secondInstalment: 10_000,
          thirdInstalment: null,
        },
      ],
    });
  });

  it("accept what people copy from maps", async () => {
    const links = {
      "23.1793, 75.7849": "23.179300,75.784900",
      "https://www.openstreetmap.org/#map=17/23.17930/75.78490": "23.179300,75.784900",
      "https://www.openstreetmap.org/?mlat=23.1793&mlon=75.7849#map=12/1.00000/2.00000":
        "23.179300,75.784900",
      "https://www.google.com/maps/place/School/@23.1,75.7,17z/data=!3m1!4b1!4m6!3d23.1793!4d75.7849":
        "23.179300,75.784900",
      "https://maps.google.com/?q=23.1793%2C75.7849": "23.179300,75.784900",
      '<iframe src="https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d36!2d75.7849!3d23.1793!2m3"></iframe>':
        "23.179300,75.784900",
      "२३.१७९३, ७५.७८४९": "23.179300,75.784900",
    };
    for (const [pasted, stored] of Object.entries(links)) {
      expect((await save("school", { mapPoint: pasted })).body.document.mapPoint, pasted).toBe(stored);
    }
    expect((await save("school", { mapPoint: "" })).body.document.mapPoint).toBeNull();
  });
});

describe("pictures of a page", () => {
  it("need a description, but the logo does not", async () => {
    const picture = { file: "upload:0" };
    const { body, status } = await save("school", { logo: picture }, { files: [photo] });
    expect([status, body.document.logo.alt]).toEqual([200, text(null)]);
    const refusal = await refusalOf("home", { taglineBanner: { picture: { ...picture, alt: {} } } }, [photo]);
    expect(Object.keys(refusal)).toEqual(["taglineBanner.picture.alt.en"]);
    await save("school", { logo: { ...body.document.logo, alt: text("Our logo") } });
    const all = (await api.get("/pages/all", { token: api.token })).body;
    expect(all[0].withoutHindi).not.toContain("logo.alt");
    await save("school", { logo: null });
  });

  const slide = (file: string, alt = text("The school")) => ({
    heading: text("Welcome"),
    picture: { file, alt },
  });

  it("are stored with the page, kept while it names them, and removed with the last name", async () => {
    const first = await save(
      "home",
      { slides: [slide("upload:0"), slide("upload:1")] },
      { files: [photo, photo] },
    );
    expect(first.status).toBe(200);
    const [one, two] = first.body.document.slides;
    expect(one.picture).toMatchObject({ file: expect.stringMatching(/-700x400\.v2\.jpg$/), focus: null });
    expect((await api.get(`/uploads/${one.picture.file}`)).status).toBe(200);
    const second = await save("home", { slides: [two] });
    expect(second.body.document.slides).toEqual([two]);
    expect((await api.get(`/uploads/${one.picture.file}`)).status).toBe(404);
    expect((await api.get(`/uploads/${two.picture.file}`)).status).toBe(200);
    // Another part of the page may show it too.
    const banner = { text: text("Learn"), picture: { ...two.picture, focus: { x: 10, y: 90 } } };
    await save("home", { taglineBanner: banner });
    await save("home", { slides: [] });
    expect((await api.get(`/uploads/${two.picture.file}`)).status).toBe(200);
    await save("home", { taglineBanner: { text: text("Learn"), picture: null } });
    expect((await api.get(`/uploads/${two.picture.file}`)).status).toBe(404);
  });

  it("need a description, a file that was sent, and a place in the document", async () => {
    expect(await refusalOf("home", { slides: [slide("upload:0", text(null))] }, [photo])).toEqual({
      "slides.0.picture.alt.en": "Say in a few words what the picture shows, for those who cannot see it",
    });
    expect(await refusalOf("home", { slides: [slide("upload:1")] }, [photo])).toEqual({
      "slides.0.picture.file": "No file was sent for upload:1",
      "files.0": "No picture of the document is upload:0",
    });
    expect(await refusalOf("home", { slides: [slide(NOBODY)] })).toEqual({
      "slides.0.picture.file": "This page has no such picture; send it again",
    });
    expect(
      (await save("home", { slides: [slide("upload:0")] }, { files: [Buffer.from("no picture")] })).status,
    ).toBe(415);
  });
});

describe("two admins on one page", () => {
  it("the second editor gets a 409, and nothing is overwritten", async () => {
    const { headers } = await read("services");
    const ifMatch = { "if-match": String(headers.get("etag")) };
    const first = await save("services", { question: { heading: text("Mine") } }, { headers: ifMatch });
    expect(first.status).toBe(200);
    const second = await save("services", { question: { heading: text("Theirs") } }, { headers: ifMatch });
    expect(second.status).toBe(409);
    expect((await read("services")).body.document.question.heading.en).toBe("Mine");
    const next = { "if-match": String(first.headers.get("etag")) };
    expect((await save("services", {}, { headers: next })).status).toBe(200);
  });

  it("of many at once with the same version, one wins", async () => {
    const { headers } = await read("activities");
    const ifMatch = { "if-match": String(headers.get("etag")) };
    const answers = await Promise.all(
      ["one", "two", "three", "four"].map((word) =>
        save("activities", { head: { line: text(word) } }, { headers: ifMatch }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });
});

it("of many first saves of a page, one wins", async () => {
  const { pages: store } = api.server;
  const saves = ["one", "two", "three", "four", "five", "six"].map((word) =>
    store.update(
      "blog",
      (before) => ({ ...before, head: { line: text(word) } }),
      (updatedAt) => updatedAt === NEVER_SAVED,
    ),
  );
  const outcomes = await Promise.allSettled(saves);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

describe("an invalid form", () => {
  it.each<[what: string, form: FormEntry[], status: number]>([
    ["without a document", [], 400],
    [
      "with two documents",
      [
        ["document", "{}"],
        ["document", "{}"],
      ],
      400,
    ],
    [
      "with another field",
      [
        ["document", "{}"],
        ["title", "x"],
      ],
      400,
    ],
    ["with broken JSON", [["document", "{"]], 400],
    ["with a list", [["document", "[]"]], 400],
    ["with null", [["document", "null"]], 400],
  ])("%s is refused", async (_what, form, status) => {
    expect((await api.put("/pages/update/fees", { token: api.token, form })).status).toBe(status);
  });
});

describe("a stored document", () => {
  const store = (name: PageName, document: unknown) =>
    api.server.database.db
      .updateTable("pages")
      .set({
        document: typeof document === "string" ? document : JSON.stringify(document),
        updatedAt: new Date(Date.now() + 60_000).toISOString(),
      })
      .where("name", "=", name)
      .execute();

  it("older than its declaration has empty values for added fields and no removed ones", async () => {
    await save("fees", { session: "2026-27" });
    await store("fees", { session: "2026-27", price: 3, rows: [{ id: "a", grade: text("One") }] });
    const { document } = (await read("fees")).body;
    expect(document).toMatchObject({ session: "2026-27", notes: { en: [], hi: [] } });
    expect(document.rows[0]).toMatchObject({ id: "a", grade: text("One"), admissionFee: null });
    expect(document).not.toHaveProperty("price");
  });
});
