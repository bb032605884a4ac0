import { afterAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { resources } from "../../features/types.ts";
import { CANARIES, contentTypes } from "./entries.ts";
import { startApi } from "./start-api.ts";

const api = await startApi({ withSite: true });
const { students } = contentTypes;
const ALL = 230;
const IN_CLASS_4 = 130;

// Directly into the database, because uploading so many photos takes too long.
await api.server.sample.load({
  rows: Array.from({ length: ALL }, (_, index) => ({
    resource: resources.students,
    values: {
      ...students.fields,
      name: `Child ${index}`,
      rollNumber: String(1000 + index),
      class: index < IN_CLASS_4 ? "4" : "5",
      profilePhoto: `${"0".repeat(32)}-40x30.jpg`,
    },
  })),
  documents: [],
  pages: [],
});
// Before `startApi` checks for missing photos.
afterAll(() => api.server.database.db.deleteFrom("students").execute());

const read = async (query: string, call: Parameters<typeof api.get>[1] = {}) => {
  const answer = await api.get(`${students.list}${query && `?${query}`}`, call);
  expect(answer.status).toBe(200);
  return { entries: answer.body.length, total: Number(answer.headers.get("x-total-count")), answer };
};

describe("without a token", () => {
  it("the list without parameters is whole", async () => {
    expect(await read("")).toMatchObject({ entries: ALL, total: ALL });
    expect(await read("q=")).toMatchObject({ entries: ALL, total: ALL });
  });

  it.each([
    ["offset=0", 100, ALL],
    ["offset=150", 80, ALL],
    ["limit=100", 100, ALL],
    ["limit=101", 100, ALL],
    ["limit=1000", 100, ALL],
    ["limit=999999999", 100, ALL],
    ["limit=30", 30, ALL],
    ["q=child", 100, ALL],
    ["q=c&limit=1000&offset=200", 30, ALL],
    ["class=4", 100, IN_CLASS_4],
    ["class=4&offset=100", 30, IN_CLASS_4],
  ])("?%s gives %i entries and counts %i", async (query, entries, total) => {
    expect(await read(query)).toMatchObject({ entries, total });
  });
});

it("the pages of the list together are the whole list", async () => {
  const whole = (await read("")).answer.body;
  const pages = await Promise.all([0, 100, 200].map((offset) => read(`offset=${offset}`)));
  expect(pages.flatMap(({ answer }) => answer.body)).toEqual(whole);
});

it.each(["", "offset=0", "limit=1000", "q=child", "class=4&limit=200"])(
  "an admin gets all that ?%s asks for",
  async (query) => {
    const { entries, total } = await read(query, { token: api.token });
    expect(entries).toBe(total);
    expect(total).toBeGreaterThan(100);
  },
);

describe.each([
  ["a visitor's page", "offset=0", {}],
  ["a visitor's search", "q=child", {}],
  ["an admin's list", "", { token: api.token }],
  ["an admin's search", "q=child", { token: api.token }],
])("%s", (_what, query, call: { token?: string }) => {
  it.each(["br", "gzip"])("is sent as %s to who takes it, and is the same", async (encoding) => {
    const plain = (await read(query, call)).answer;
    const { answer } = await read(query, { ...call, headers: { "accept-encoding": encoding } });
    expect(answer.headers.get("content-encoding")).toBe(encoding);
    expect(answer.headers.get("vary")).toBe("Accept-Encoding, Authorization");
    expect(answer.text).toBe(plain.text);
    expect(plain.headers.get("content-encoding")).toBeNull();
  });
});

it("while very many lists are read, further visitors are refused and an admin is not", async () => {
  const { app, content } = api.server;
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  let noteReading = () => {};
  // A busy machine cannot open a thousand connections at once.
  const reading = vi.spyOn(content, "list").mockImplementation(async () => {
    noteReading();
    await held;
    return { rows: [], total: 0 };
  });
  onTestFinished(() => {
    release();
    reading.mockRestore();
  });
  const ask = async (address: string, headers = {}) =>
    (await app.inject({ url: `/api/v1${address}`, headers })).statusCode;
  // One after the other: on a busy machine a thousand at once would wait too long for their turn, and be refused for that.
  const begin = async (address: string, headers = {}) => {
    const { promise: begun, resolve } = Promise.withResolvers<void>();
    noteReading = resolve;
    const answer = ask(address, headers);
    await Promise.race([begun, answer]);
    return { answer };
  };
  const waiting: Promise<number>[] = [];
  for (let offset = 0; offset < 1000; offset++) {
    waiting.push((await begin(`${students.list}?limit=1&offset=${offset}`)).answer);
  }
  expect(reading).toHaveBeenCalledTimes(1000);
  expect(await ask(`${students.list}?q=child`)).toBe(503);
  expect(await ask(contentTypes.team.list)).toBe(503);
  const admin = await begin(`${students.list}?q=child`, { authorization: `Bearer ${api.token}` });
  expect(reading).toHaveBeenCalledTimes(1001);
  release();
  expect(await admin.answer).toBe(200);
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([200]));
});

it("private columns are not read from the database for a visitor", async () => {
  const { db } = api.server.database;
  const hidden = ["dateOfBirth", "guardianName", "mobileNumber", "address", "gender"];
  const rename = async (from: string, to: string) =>
    db.schema.alterTable("students").renameColumn(from, to).execute();
  for (const column of hidden) await rename(column, `${column}Away`);
  try {
    for (const query of ["q=child", "limit=5", "class=4"]) await read(query);
    for (const path of ["/students", "/students?q=child", "/students?page=2"]) {
      const page = await api.look(path);
      expect(page.status).toBe(200);
      expect(page.text).toMatch(/Child \d+/);
    }
  } finally {
    for (const column of hidden) await rename(`${column}Away`, column);
  }
  const [child] = (await read("limit=1", { token: api.token })).answer.body;
  expect(child.guardianName).toBe(CANARIES.guardianName);
});
