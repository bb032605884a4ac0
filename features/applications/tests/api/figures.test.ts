import { readXlsx } from "hucre/xlsx";
import { expect, it } from "vitest";
import { contentTypes, createEntry } from "../../../../tests/api/entries.ts";
import { startApi } from "../../../../tests/api/start-api.ts";
import { createPerson } from "../../../accounts/tests/api/people.ts";
import { openApplications, TYPED } from "./parents.ts";

/** A Wednesday, 11:30 in India. */
const NOW = "2026-11-18T06:00:00.000Z";
const api = await startApi({ now: () => Date.parse(NOW) });
await openApplications(api, { classes: [{ class: "Class 1", takes: true, seats: 2 }] });
const call = { token: api.token };
const { db } = api.server.database;
const FIGURES = "/applications/figures";

async function add(name: string, createdAt: string, more: Record<string, string> = {}): Promise<string> {
  const { _id } = await createEntry(api, contentTypes.applications, { ...TYPED, name, ...more });
  await db.updateTable("applications").set({ createdAt }).where("_id", "=", _id).execute();
  return _id;
}
const move = (id: string, step: string) => api.put(`/applications/${id}`, { ...call, json: { step } });

// In India this is 00:30 on Monday, 2 November.
const asha = await add("Asha", "2026-11-01T19:00:00.000Z");
const bina = await add("Bina", "2026-11-01T18:00:00.000Z");
await add("=HYPERLINK(A1)", "2026-11-17T05:00:00.000Z", { classSought: "Class 2" });
await move(asha, "checked");
await move(bina, "offered");

it("count applications by class, step and week of India, with the days of each step", async () => {
  const { body } = await api.get(FIGURES, call);
  expect([body.session, body.sessions]).toEqual(["2027-28", ["2027-28"]]);
  const [one, two] = body.classes;
  expect(one).toMatchObject({
    class: "Class 1",
    seats: 2,
    left: 1,
    byStep: { checked: 1, offered: 1, received: 0 },
  });
  expect(two).toMatchObject({ class: "Class 2", seats: null, left: null, byStep: { received: 1 } });
  expect(body.weeks).toEqual([
    { monday: "2026-10-26", counts: [1, 0] },
    { monday: "2026-11-02", counts: [1, 0] },
    { monday: "2026-11-09", counts: [0, 0] },
    { monday: "2026-11-16", counts: [0, 1] },
  ]);
  expect(body.steps[0]).toMatchObject({ step: "received", moved: 2 });
});

it("of a session without applications are empty", async () => {
  const { body } = await api.get(`${FIGURES}?session=2020-21`, call);
  expect([body.session, body.weeks, body.steps[0].medianDays]).toEqual(["2020-21", [], null]);
});

it("can be downloaded: a sheet for each table in both languages", async () => {
  const { bytes, headers } = await api.get(`${FIGURES}/export`, call);
  expect(headers.get("content-disposition")).toBe(
    'attachment; filename="application-figures-2026-11-18.xlsx"',
  );
  const { sheets } = await readXlsx(bytes);
  expect(sheets.map(({ name }) => name)).toEqual([
    "By class · कक्षा अनुसार",
    "By week · सप्ताह अनुसार",
    "Days per step · चरण में दिन",
  ]);
  const [classes, weeks] = sheets.map(({ rows }) => rows);
  expect(classes?.[1]?.slice(0, 6)).toEqual(["Class 1 · कक्षा 1", 2, 2, 1, 0, 1]);
  expect(weeks?.at(-1)).toEqual(["2026-11-16", 0, 1, 1]);
});

it("all applications are exported with their answers, as texts and dates, after the password, and audited", async () => {
  const answers = JSON.stringify([{ id: "bus", question: { en: "School bus?", hi: null }, answer: "Yes" }]);
  await db.updateTable("applications").set({ answers }).where("_id", "=", asha).execute();
  const { bytes, headers } = await api.get("/applications/export?language=hi", call);
  expect(headers.get("content-disposition")).toBe('attachment; filename="applications-2026-11-18.xlsx"');
  const { sheets } = await readXlsx(bytes, { readStyles: true });
  const [headings = [], ...rows] = sheets[0]?.rows ?? [];
  const column = (name: string) => headings.indexOf(name);
  expect(rows.map((row) => row[column("बच्चे का नाम")])).toEqual(["Bina", "Asha", "=HYPERLINK(A1)"]);
  expect(rows.map((row) => row[column("School bus?")] ?? "")).toEqual(["", "Yes", ""]);
  expect(rows[1]?.[column("चरण")]).toBe("दस्तावेज़ जाँचे गए");
  expect(rows[1]?.[column("जन्म तिथि")]).toEqual(new Date(TYPED.dateOfBirth));
  const cells = [...(sheets[0]?.cells?.values() ?? [])];
  expect(cells.filter(({ formula }) => formula !== undefined)).toEqual([]);
  const [line] = (await api.get("/audit?type=applications&action=export", call)).body;
  expect(line).toMatchObject({ action: "export", type: "applications" });
});

it("need the permission to read applications", async () => {
  const { email, password } = await createPerson(api, "notices");
  const token = await api.logIn(email, password);
  for (const path of [FIGURES, `${FIGURES}/export`, "/applications/export"]) {
    expect([(await api.get(path)).status, (await api.get(path, { token })).status]).toEqual([401, 403]);
  }
});
