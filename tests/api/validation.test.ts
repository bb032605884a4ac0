import { describe, expect, it } from "vitest";
import type { FormEntry } from "./api-client.ts";
import { type ContentTypeCase, completeForm, contentTypes, createEntry, JPEG, toForm } from "./entries.ts";
import { startApi } from "./start-api.ts";

const api = await startApi();
const { notices, facilities, topStudents, blocks, galleries, team, students, contacts, alumni, committee } =
  contentTypes;

const create = (type: ContentTypeCase, form: readonly FormEntry[]) =>
  api.post(type.create, { token: api.token, form });

/** A complete form with some of its fields left out. */
const without = (type: ContentTypeCase, ...fields: string[]) =>
  completeForm(type).filter(([name]) => !fields.includes(name));

/** A complete form with some of its fields holding only blanks. */
const blank = (type: ContentTypeCase, ...fields: string[]) => [
  ...without(type, ...fields),
  ...fields.map((field): FormEntry => [field, " \t "]),
];

interface Rule {
  type: ContentTypeCase;
  field: string;
  message: string;
  /** Where the form as a whole says something else. */
  whole?: string;
}

const FILL_ALL = "Please fill all the required fields";
const REQUIRED: Rule[] = [
  { type: notices, field: "title", message: "Title is required" },
  { type: notices, field: "description", message: "Description is required" },
  { type: facilities, field: "name", message: "Facility Name is required!" },
  { type: facilities, field: "image", message: "Image is required!" },
  { type: topStudents, field: "name", message: "All fields are required" },
  { type: topStudents, field: "class", message: "All fields are required" },
  { type: topStudents, field: "percent", message: "All fields are required" },
  { type: topStudents, field: "image", message: "All fields are required" },
  { type: blocks, field: "title", message: "Title is required." },
  { type: blocks, field: "description", message: "Description is required." },
  { type: blocks, field: "autherName", message: "Author Name is required." },
  { type: blocks, field: "images", message: "Please upload at least one image." },
  { type: team, field: "name", message: "Name is required" },
  { type: team, field: "designation", message: "Designation is required" },
  { type: team, field: "subject", message: "Subject is required" },
  { type: team, field: "qualification", message: "Qualification is required" },
  { type: students, field: "name", message: "Name is required", whole: FILL_ALL },
  { type: students, field: "rollNumber", message: "Roll number is required", whole: FILL_ALL },
  { type: students, field: "class", message: "Class is required", whole: FILL_ALL },
  { type: students, field: "section", message: "Section is required", whole: FILL_ALL },
  { type: students, field: "dateOfBirth", message: "Date of birth is required", whole: FILL_ALL },
  { type: students, field: "guardianName", message: "Guardian name is required", whole: FILL_ALL },
  { type: students, field: "mobileNumber", message: "Mobile number is required", whole: FILL_ALL },
  { type: students, field: "address", message: "Address is required", whole: FILL_ALL },
  { type: students, field: "gender", message: "Gender is required", whole: FILL_ALL },
  { type: students, field: "profilePhoto", message: "Profile photo is required", whole: FILL_ALL },
];

it.each(REQUIRED)(
  "a new entry of $type.name without $field: $message",
  async ({ type, field, message, whole }) => {
    const forms = [without(type, field)];
    if (!(field in type.files) && field !== "gender") forms.push(blank(type, field));
    for (const form of forms) {
      const answer = await create(type, form);
      expect([answer.status, answer.body]).toEqual([
        400,
        {
          success: false,
          id: "validation_failed",
          message: whole ?? message,
          params: expect.objectContaining({ reason: expect.any(String) }),
          errors: { [field]: message },
          errorParams: { [field]: expect.objectContaining({ id: expect.any(String) }) },
        },
      ]);
    }
  },
);

it.each([
  { type: blocks, order: ["title", "description", "autherName", "images"], first: "Title is required." },
  { type: team, order: ["name", "designation", "subject", "qualification"], first: "Name is required" },
  { type: facilities, order: ["name", "image"], first: "Facility Name is required!" },
])(
  "an empty form of $type.name reports every error in order, the first as the message",
  async ({ type, order, first }) => {
    const answer = await create(type, []);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors)).toEqual(order);
    expect(answer.body.message).toBe(first);
  },
);

it.each([
  { type: facilities, fields: ["name"], message: "Name cannot be empty" },
  { type: students, fields: ["name", "rollNumber", "class", "section"], message: "All fields are required!" },
  { type: topStudents, fields: ["name", "class", "percent"], message: "All fields are required" },
  { type: blocks, fields: ["title"], message: "Title is required." },
  { type: blocks, fields: ["description"], message: "Description is required." },
  { type: blocks, fields: ["autherName"], message: "Author Name is required." },
  { type: team, fields: ["qualification"], message: "Qualification is required" },
  { type: notices, fields: ["title"], message: "Title is required" },
])("an edit of $type.name that empties $fields: $message", async ({ type, fields, message }) => {
  const entry = await createEntry(api, type);
  for (const field of fields) {
    const answer = await api.put(type.update(entry._id), { token: api.token, form: [[field, "  "]] });
    expect([answer.status, answer.body.message]).toEqual([400, message]);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
  }
  const listed = (await api.get(type.list, { token: api.token })).body;
  expect(listed.find(({ _id }: { _id: string }) => _id === entry._id)).toEqual(entry);
});

it("a complete student form reports its first error, not a missing field", async () => {
  const message = "Mobile number must have 7 to 15 digits; only +, - and spaces may stand between them";
  const form = toForm({ ...students.fields, mobileNumber: "12" });
  expect((await create(students, [...form, ["profilePhoto", JPEG]])).body.message).toBe(message);
  const { _id } = await createEntry(api, students);
  const edit = await api.put(students.update(_id), { token: api.token, form: [["mobileNumber", "12"]] });
  expect(edit.body.message).toBe(message);
});

it("an edit of a student requires the four fields only; others may be empty, but not invalid", async () => {
  const { _id } = await createEntry(api, students);
  const edit = (form: [string, string][]) => api.put(students.update(_id), { token: api.token, form });
  const rest = ["dateOfBirth", "guardianName", "mobileNumber", "address", "gender"];
  const four: [string, string][] = [
    ["name", "Kavya"],
    ["rollNumber", "18"],
    ["class", "5"],
    ["section", "A"],
  ];
  const answer = await edit([...four, ...rest.map((name): [string, string] => [name, " "])]);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ name: "Kavya", ...Object.fromEntries(rest.map((name) => [name, ""])) });
  expect((await edit([["gender", "girl"]])).body.errors).toEqual({
    gender: "Gender must be one of Male, Female, Other",
  });
  expect((await edit([["dateOfBirth", "soon"]])).status).toBe(400);
});

it("an edit of a contact checks nothing, while a visitor's message keeps its rules", async () => {
  const { _id } = await createEntry(api, contacts);
  const edit = (json: unknown) => api.put(contacts.update(_id), { token: api.token, json });
  const answer = await edit({ name: "", address: "", phoneNumber: "", message: " " });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ name: "", address: null, phoneNumber: "", message: "" });
  expect((await edit({ phoneNumber: "see the address" })).body.phoneNumber).toBe("see the address");
  const sent = await api.post(contacts.create, { json: { ...contacts.fields, name: "", message: "" } });
  expect(Object.keys(sent.body.errors)).toEqual(["name", "message"]);
});

describe.each([
  [contacts, { address: null }],
  [committee, { nameHi: null, designationHi: null }],
])("$name as JSON", (type, empty) => {
  it("a client may send back what it read, null included, as a new entry and as an edit", async () => {
    const { _id } = await createEntry(api, type);
    const json = { ...type.fields, ...empty };
    expect((await api.post(type.create, { token: api.token, json })).status).toBe(201);
    const [newest] = (await api.get(type.list, { token: api.token })).body;
    expect(newest).toMatchObject(json);
    const edited = await api.put(type.update(_id), { token: api.token, json });
    expect([edited.status, edited.body]).toEqual([200, expect.objectContaining(json)]);
  });

  it("null is refused for required fields", async () => {
    const json = { ...type.fields, name: null };
    const answer = await api.post(type.create, { token: api.token, json });
    expect([answer.status, answer.body.errors]).toEqual([400, { name: "Name is required" }]);
  });
});

it("fields that the specification makes optional may be omitted, and are null", async () => {
  const notice = await create(notices, toForm({ title: "T", description: "D" }));
  expect(notice.body).toMatchObject({ pdfOrImage: null, date: null });
  expect((await create(galleries, [])).body).toMatchObject({ title: null, description: null, images: [] });
  expect((await create(team, toForm(team.fields))).body.image).toBeNull();
  const post = await create(blocks, without(blocks, "content", "authorImage"));
  expect(post.body).toMatchObject({ content: null, authorImage: null });
});

it("an edit can clear an optional text", async () => {
  const { _id } = await createEntry(api, notices);
  const answer = await api.put(notices.update(_id), { token: api.token, form: [["date", ""]] });
  expect(answer.body.date).toBeNull();
});

const LIMITS: [ContentTypeCase, string, number][] = [
  [notices, "title", 200],
  [notices, "description", 5000],
  [facilities, "name", 120],
  [topStudents, "name", 120],
  [blocks, "title", 200],
  [blocks, "description", 5000],
  [blocks, "autherName", 120],
  [blocks, "content", 100_000],
  [galleries, "title", 200],
  [galleries, "description", 5000],
  [team, "name", 120],
  [team, "designation", 120],
  [alumni, "name", 120],
  [alumni, "post", 200],
  [committee, "name", 120],
  [committee, "designationHi", 120],
  [students, "name", 120],
  [students, "guardianName", 120],
  [students, "address", 500],
  [contacts, "name", 120],
  [contacts, "address", 500],
  [contacts, "message", 4000],
];

describe("length limits", () => {
  it.each(LIMITS.map(([type, field, most]) => ({ type, field, most })))(
    "$field of $type.name accepts at most $most characters",
    async ({ type, field, most }) => {
      const { _id } = await createEntry(api, type);
      const put = (value: string) =>
        api.put(type.update(_id), {
          token: api.token,
          ...(type.body === "json" ? { json: { [field]: value } } : { form: [[field, value]] }),
        });
      const longest = "क".repeat(most);
      expect((await put(longest)).body[field]).toBe(longest);
      const refused = await put(`${longest}!`);
      expect(refused.status).toBe(400);
      expect(refused.body.errors[field]).toContain(`at most ${most} characters`);
    },
  );
});

it.each([
  ["+91 98765-43210", 200],
  ["\u202a+91 98765 43210\u202c", 200],
  ["1234567", 200],
  ["123456789012345", 200],
  ["123456", 400],
  ["1234567890123456", 400],
  ["98765x43210", 400],
  ["(0734) 255 123", 400],
  ["+++1234567", 400],
  ["९८७६५", 400],
  ["९८७६५४३२१०", 200, "9876543210"],
  ["+९१ ९८७६५‑४३२१०", 200, "+91 98765-43210"],
])("phone number %s: %i", async (phoneNumber, status, stored?: string) => {
  const { _id } = await createEntry(api, students);
  const form: [string, string][] = [["mobileNumber", phoneNumber]];
  const answer = await api.put(students.update(_id), { token: api.token, form });
  expect(answer.status).toBe(status);
  if (stored !== undefined) expect(answer.body.mobileNumber).toBe(stored);
});

it("numbers typed in Hindi digits are stored in plain digits", async () => {
  const student = await createEntry(api, students, { rollNumber: "५-अ-१२", dateOfBirth: "२०१७-०३-०९" });
  expect(student).toMatchObject({ rollNumber: "5-अ-12", dateOfBirth: "2017-03-09" });
  const top = await createEntry(api, topStudents, { percent: "९७.५" });
  expect(top.percent).toBe(97.5);
});

it.each([
  ["2026-11-15", 200],
  ["2024-02-29", 200],
  ["2026-11-15T10:00:00Z", 200],
  ["2026-11-15T10:00:00+05:30", 200],
  ["2026-02-29", 400],
  ["2026-13-01", 400],
  ["15/11/2026", 400],
  ["tomorrow", 400],
])("notice date %s: %i", async (date, status) => {
  const { _id } = await createEntry(api, notices);
  expect((await api.put(notices.update(_id), { token: api.token, form: [["date", date]] })).status).toBe(
    status,
  );
});

it.each([
  ["0", 201, 0],
  ["100", 201, 100],
  ["97.25", 201, 97.25],
  [" 88 ", 201, 88],
  ["९७.२५", 201, 97.25],
  ["100.01", 400, undefined],
  ["-1", 400, undefined],
  ["ninety", 400, undefined],
  ["Infinity", 400, undefined],
  ["NaN", 400, undefined],
])("percent %s: %i", async (percent, status, stored) => {
  const answer = await create(topStudents, completeForm(topStudents, { percent }));
  expect([answer.status, answer.body.percent]).toEqual([status, stored]);
});

it("gender is one of three", async () => {
  for (const gender of ["Male", "Female", "Other"]) {
    expect((await create(students, completeForm(students, { gender }))).status).toBe(201);
  }
  const answer = await create(students, completeForm(students, { gender: "male" }));
  expect(answer.body.errors).toEqual({ gender: "Gender must be one of Male, Female, Other" });
});

it("characters that a database cannot store are refused, all others are kept", async () => {
  for (const title of ["NUL \0 inside", "bell \u0007"]) {
    expect((await create(notices, completeForm(notices, { title }))).status).toBe(400);
  }
  for (const description of [
    "नमस्ते 🙏🏽 <b>&amp;</b> 'quoted' \"twice\" \\ %_",
    "line\nline\ttab\u2028\u202E",
  ]) {
    expect((await create(notices, completeForm(notices, { description }))).body.description).toBe(
      description,
    );
  }
  const { _id } = await createEntry(api, contacts);
  for (const message of ["\ud800 alone", "\0"]) {
    expect((await api.put(contacts.update(_id), { token: api.token, json: { message } })).status).toBe(400);
  }
});

it("a field sent twice is refused", async () => {
  const answer = await create(notices, [...completeForm(notices), ["title", "Another"]]);
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.errors)).toEqual(["title"]);
});

it("field names like __proto__ are refused", async () => {
  for (const field of ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty"]) {
    expect((await create(notices, [...completeForm(notices), [field, "x"]])).status).toBe(400);
    expect((await create(notices, [...completeForm(notices), [field, JPEG]])).status).toBe(400);
    const { _id } = await createEntry(api, contacts);
    const body = `{"${field}": "x"}`;
    const headers = { "content-type": "application/json" };
    expect((await api.put(contacts.update(_id), { token: api.token, body, headers })).status).toBe(400);
  }
});

describe("the announcement", () => {
  const set = (json: unknown) => api.post("/texts/set", { token: api.token, json });
  const read = async () => (await api.get("/texts/get")).body;

  it("is null until it is set, and then the last text", async () => {
    expect(await read()).toEqual({ text: null });
    const link = "https://school.example/admissions?year=2027";
    expect((await set({ content: " Admissions open ", link })).body).toEqual({
      text: { content: "Admissions open", contentHi: null, link },
    });
    expect(await read()).toEqual({ text: { content: "Admissions open", contentHi: null, link } });
    expect((await set({ content: "Holiday" })).body.text).toEqual({
      content: "Holiday",
      contentHi: null,
      link,
    });
    expect((await set({ content: "Holiday", link: "" })).body.text).toEqual({
      content: "Holiday",
      contentHi: null,
      link: null,
    });
    expect((await set({ content: "Holiday", link: null })).status).toBe(200);
    expect(await read()).toEqual({ text: { content: "Holiday", contentHi: null, link: null } });
  });

  it("is removed by an empty text, with its Hindi and its link", async () => {
    await set({ content: "Holiday", contentHi: "अवकाश", link: "https://school.example/holiday" });
    expect((await set({ content: "  " })).body).toEqual({ text: null });
    expect(await read()).toEqual({ text: null });
    expect((await set({ content: "School opens" })).body.text).toEqual({
      content: "School opens",
      contentHi: null,
      link: null,
    });
  });

  it.each([
    [{}, "content", "Text is required"],
    [{ content: null }, "content", "Text is required"],
    [{ content: "x".repeat(501) }, "content", "Text must be at most 500 characters"],
    [
      { content: "x", contentHi: "क".repeat(501) },
      "contentHi",
      "विवरण (हिन्दी) must be at most 500 characters",
    ],
    [{ content: "x", contentHi: 5 }, "contentHi", "विवरण (हिन्दी) must be text"],
    [
      { content: "x", link: "javascript:alert(1)" },
      "link",
      "Link must be a web address such as https://example.com",
    ],
    [
      { content: "x", link: "school.example" },
      "link",
      "Link must be a web address such as https://example.com",
    ],
    [{ content: "x", link: 5 }, "link", "Link must be a web address such as https://example.com"],
    [
      { content: "x", link: "https://x.example/\0" },
      "link",
      "Link must be a web address such as https://example.com",
    ],
  ])("%j is refused", async (json, field, message) => {
    const answer = await set(json);
    expect([answer.status, answer.body.errors]).toEqual([400, { [field]: message }]);
  });

  it("keeps its Hindi if omitted, and loses it by null or an empty text", async () => {
    const inHindi = { content: "Admissions open", contentHi: "प्रवेश प्रारंभ" };
    expect((await set(inHindi)).body.text).toMatchObject(inHindi);
    expect((await set({ content: "Admissions closed" })).body.text.contentHi).toBe(inHindi.contentHi);
    expect((await set({ content: "Admissions closed", contentHi: null })).body.text.contentHi).toBeNull();
    await set(inHindi);
    expect((await set({ content: "Admissions closed", contentHi: " " })).body.text.contentHi).toBeNull();
  });

  it("accepts only text, Hindi and link", async () => {
    const answer = await set({ content: "x", _id: "other" });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ["_id"]]);
  });
});
