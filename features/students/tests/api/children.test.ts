import { describe, expect, it } from "vitest";
import { pagePaths } from "../../../../core/content/site/public-pages.ts";
import { CANARIES, contentTypes, createEntry, publicTypes } from "../../../../tests/api/entries.ts";
import { startApi } from "../../../../tests/api/start-api.ts";

const api = await startApi({ withSite: true });
const { students, blocks } = contentTypes;
const student = await createEntry(api, students);
const post = await createEntry(api, blocks);
await createEntry(api, contentTypes.contacts);

const PAGES = [
  ...pagePaths,
  ...[
    `/blog-details/${post._id}`,
    "/login",
    "/admin/student-management",
    "/admin/ManageContacts",
    "/nowhere",
    `/students/${student._id}`,
  ],
  ...[
    "/hi",
    "/hi/students",
    `/hi/students?q=${encodeURIComponent("काव्या")}`,
    "/students?q=Kavya",
    "/students?class=4",
    "/students?page=1",
    "/sitemap.xml",
    "/robots.txt",
  ],
];
const dataOf = (page: string) => {
  const [path = "", query = ""] = page.split("?");
  return `${path === "/" ? "/_root" : path}.data${query && `?${query}`}`;
};

/** Private data, in every spelling that a page or its data may use. */
const SECRETS = [
  ...Object.values(CANARIES),
  ...[
    "कैनरी",
    "देशमुख",
    "98260",
    "77553",
    "09 Mar",
    "9 March 2017",
    "Canary",
    "2017-03-09",
    "Freeganj",
    "Nanakheda",
  ],
];
const findSecrets = (text: string) => SECRETS.filter((secret) => text.includes(secret));

describe.each([
  ["anonymously", {}],
  ["with a dead token", { authorization: `Bearer ${"x".repeat(43)}` }],
  ["with an admin's token", { authorization: `Bearer ${api.token}` }],
])("read %s", (_how, headers: Record<string, string>) => {
  it.each(PAGES.flatMap((page) => [page, dataOf(page)]))(
    "%s reveals nothing about a child or a visitor",
    async (address) => {
      const answer = await api.look(address, { headers });
      expect(findSecrets(answer.text)).toEqual([]);
      expect(findSecrets(JSON.stringify([...answer.headers]))).toEqual([]);
    },
  );
});

it("the students page shows what is public, in its own language", async () => {
  const page = (await api.look("/students")).text;
  expect(page).toContain("Kavya Patel");
  expect(page).not.toContain("काव्या");
  const hindi = (await api.look("/hi/students")).text;
  expect(hindi).toContain("काव्या पटेल");
  expect(hindi).toContain("कक्षा: 4");
  expect(hindi).toMatch(/(?:वर्ग|सेक्शन) बी/);
  expect(hindi).not.toContain("Kavya");
});

it("visitors find a student by either name, and by no guardian", async () => {
  const count = async (q: string) => (await api.get(`/students/all?q=${encodeURIComponent(q)}`)).body.length;
  expect(await Promise.all(["Kavya", "काव्या", "अभिभावक", "Guardian"].map(count))).toEqual([1, 1, 0, 0]);
});

it("without consent to the name, neither name is public", async () => {
  const record = (state: "given" | "withdrawn") =>
    api.post("/consents", {
      token: api.token,
      json: { students: [student._id], purposes: ["name"], state, how: "slip", on: "2026-01-02" },
    });
  expect((await record("withdrawn")).status).toBe(200);
  for (const address of ["/students", "/hi/students", "/api/v1/students/all"]) {
    expect((await api.look(address)).text).not.toMatch(/Kavya|काव्या/);
  }
  expect((await record("given")).status).toBe(200);
});

it("no public API response reveals private data, whatever the query", async () => {
  const queries = [
    "",
    "?q=Kavya",
    "?q=Canary",
    `?q=${encodeURIComponent("देशमुख")}`,
    "?limit=1",
    "?offset=0",
    "?class=4",
    "?fields=address",
    "?select=*",
  ];
  for (const type of publicTypes) {
    for (const query of queries) {
      expect(findSecrets((await api.get(`${type.list}${query}`)).text)).toEqual([]);
    }
  }
  for (const path of ["/contact/all", "/students/counts", "/openapi.json", "/docs", "/texts/get"]) {
    expect(findSecrets((await api.look(`/api/v1${path}`)).text)).toEqual([]);
  }
});

it("refusals do not repeat what was sent", async () => {
  const wrong = { ...students.fields, gender: "unknown", dateOfBirth: `${CANARIES.dateOfBirth}!` };
  const form = Object.entries(wrong);
  const answer = await api.post(students.create, { token: api.token, form });
  expect(answer.status).toBe(400);
  expect(findSecrets(answer.text)).toEqual([]);
  const message = { ...contentTypes.contacts.fields, phoneNumber: "Canary 98260" };
  expect(findSecrets((await api.post("/contact/create", { json: message })).text)).toEqual([]);
});

it("an admin gets all fields, uncached", async () => {
  const answer = await api.get("/students/all", { token: api.token });
  expect(answer.body[0]).toMatchObject(students.fields);
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

it("an edit shows nothing about others, and neither does a change of a cached page", async () => {
  await api.put(students.update(student._id), { token: api.token, form: [["name", "Kavya P. Patel"]] });
  for (const address of ["/students", "/api/v1/students/all"]) {
    const text = (await api.look(address)).text;
    expect(text).toContain("Kavya P. Patel");
    expect(findSecrets(text)).toEqual([]);
  }
});
