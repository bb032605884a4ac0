import { readXlsx } from "hucre/xlsx";
import { beforeAll, describe, expect, it } from "vitest";
import { VISITOR } from "../../../../core/server/database/entries/record-change.ts";
import { contentTypes, createEntry } from "../../../../tests/api/entries.ts";
import { startApi } from "../../../../tests/api/start-api.ts";
import { createPerson } from "../../../accounts/tests/api/people.ts";
import { contacts } from "../../content/contacts.ts";
import type { EnquiryFigures } from "../../content/privacy-and-figures/figures-contract.ts";

/** A Wednesday, 11:30 in India. */
const NOW = "2026-11-18T06:00:00.000Z";
const api = await startApi({ now: () => Date.parse(NOW) });
const call = { token: api.token };
const { db } = api.server.database;
const FIGURES = "/enquiries/figures";

interface State {
  createdAt: string;
  topic?: string | null;
  status?: string;
  firstAnsweredAt?: string;
  assignedTo?: string;
  followUpOn?: string;
}

async function addEnquiry({ createdAt, ...state }: State): Promise<void> {
  const values = { name: "Asha", phoneNumber: "98260 77553", message: "Hello" };
  const { _id } = await api.server.content.create(contacts, values, VISITOR);
  await db
    .updateTable("contacts")
    .set({ createdAt, ...state })
    .where("_id", "=", _id)
    .execute();
}

const find = async (query = ""): Promise<EnquiryFigures> => (await api.get(`${FIGURES}${query}`, call)).body;

it("without enquiries there are twelve empty months", async () => {
  const figures = await find();
  expect(figures).toMatchObject({
    year: null,
    years: [2026],
    topics: [],
    total: 0,
    open: [],
    firstAnswers: { answered: 0, medianDays: null },
  });
  expect(figures.months.map(({ month }) => month)).toEqual([
    ...["2025-12", "2026-01", "2026-02", "2026-03", "2026-04", "2026-05"],
    ...["2026-06", "2026-07", "2026-08", "2026-09", "2026-10", "2026-11"],
  ]);
});

describe("with enquiries", () => {
  const NAME = "=HYPERLINK(A1)";
  let personId = "";

  beforeAll(async () => {
    const person = await createPerson(api, "enquiries");
    personId = person.id;
    await db.updateTable("accounts").set({ name: NAME }).where("_id", "=", personId).execute();
    await createEntry(api, contentTypes.events, {
      title: "Guru Nanak Jayanti",
      kind: "holiday",
      startsOn: "2026-11-17",
      endsOn: "2026-11-17",
    });
    // In India this is 00:30 on 1 November.
    await addEnquiry({
      createdAt: "2026-10-31T19:00:00.000Z",
      topic: "admission",
      status: "answered",
      firstAnsweredAt: "2026-11-02T05:00:00.000Z",
    });
    await addEnquiry({
      createdAt: "2026-10-31T18:00:00.000Z",
      topic: "admission",
      status: "closed",
      firstAnsweredAt: "2026-11-06T05:00:00.000Z",
    });
    await addEnquiry({
      createdAt: "2026-11-14T05:00:00.000Z",
      topic: null,
      assignedTo: personId,
      status: "inProgress",
      followUpOn: "2026-11-17",
    });
    await addEnquiry({ createdAt: "2026-11-12T05:00:00.000Z", topic: null });
    await addEnquiry({ createdAt: "2026-09-01T05:00:00.000Z", topic: null, status: "closed" });
    await addEnquiry({ createdAt: "2026-11-01T05:00:00.000Z", topic: "admission", status: "spam" });
    await addEnquiry({ createdAt: "2025-03-31T05:00:00.000Z", topic: "admission", assignedTo: "gone" });
  });

  it("counts by topic and by the months of India, without spam", async () => {
    const { topics, months, total, years } = await find();
    expect([topics, total, years]).toEqual([["admission", null], 5, [2026, 2025, 2024]]);
    expect(months.filter((each) => each.total > 0)).toEqual([
      { month: "2026-09", counts: [0, 1], total: 1 },
      { month: "2026-10", counts: [1, 0], total: 1 },
      { month: "2026-11", counts: [1, 2], total: 3 },
    ]);
  });

  it("a school year has its months up to now", async () => {
    const current = await find("?year=2026");
    expect([current.year, current.months.length, current.total]).toEqual([2026, 8, 5]);
    const earlier = await find("?year=2024");
    expect([earlier.months.length, earlier.months.at(-1)]).toEqual([
      12,
      { month: "2025-03", counts: [1], total: 1 },
    ]);
    expect(await find("?year=2027")).toMatchObject({ months: [], total: 0 });
    for (const year of ["x", "-1", "2101"]) {
      expect((await api.get(`${FIGURES}?year=${year}`, call)).status).toBe(400);
    }
  });

  it("says how soon enquiries were answered, in working days", async () => {
    // Answered after one and after five working days; waiting since Saturday and since Thursday, with a holiday on Tuesday.
    expect((await find()).firstAnswers).toEqual({
      answered: 2,
      inTime: 1,
      overdue: 1,
      waiting: 1,
      closed: 1,
      medianDays: 1,
    });
  });

  it("counts open ones by person, whenever they were received", async () => {
    expect((await find("?year=2026")).open).toEqual([
      { accountId: null, person: null, isNew: 1, inProgress: 0, overdue: 0 },
      { accountId: personId, person: NAME, isNew: 0, inProgress: 1, overdue: 1 },
      { accountId: "gone", person: null, isNew: 1, inProgress: 0, overdue: 0 },
    ]);
  });

  it("can be downloaded: a sheet for each table, headings in both languages, numbers as numbers, no formulas", async () => {
    const { bytes, headers } = await api.get(`${FIGURES}/export?year=2026`, call);
    expect(headers.get("content-disposition")).toBe('attachment; filename="enquiries-2026-11-18.xlsx"');
    const { sheets } = await readXlsx(bytes, { readStyles: true });
    const [months, answers, open] = sheets.map(({ rows }) => rows);
    expect(sheets.map(({ name }) => name)).toEqual([
      "By month · महीने",
      "First answer · पहला उत्तर",
      "Open · खुली पूछताछ",
    ]);
    expect(months?.[0]).toEqual([
      "Month · महीना",
      "Admission · प्रवेश",
      "Without a topic · बिना विषय के",
      "Total · कुल",
    ]);
    expect(months?.slice(-2)).toEqual([
      ["2026-11", 1, 2, 3],
      ["Total · कुल", 2, 3, 5],
    ]);
    expect(answers?.[1]).toEqual(["Answered · उत्तर दिया गया", 2]);
    expect(open?.map(([person]) => person)).toEqual([
      "Person · व्यक्ति",
      "Nobody yet · अभी किसी के पास नहीं",
      NAME,
      "A removed account · हटाया गया खाता",
    ]);
    const cells = sheets.flatMap((sheet) => [...(sheet.cells?.values() ?? [])]);
    expect(cells.filter(({ formula }) => formula !== undefined)).toEqual([]);
  });

  it("need the permission to read enquiries", async () => {
    const { email, password } = await createPerson(api, "notices");
    const token = await api.logIn(email, password);
    for (const path of [FIGURES, `${FIGURES}/export`]) {
      expect([(await api.get(path)).status, (await api.get(path, { token })).status]).toEqual([401, 403]);
    }
  });
});
