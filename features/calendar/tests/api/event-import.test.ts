import { beforeEach, describe, expect, it } from "vitest";
import { dayInIndia } from "../../../../core/content/text/india-time.ts";
import { type AnyEntry, contentTypes } from "../../../../tests/api/entries.ts";
import { startApi } from "../../../../tests/api/start-api.ts";
import { buildXlsx } from "../../../../tests/sheets.ts";
import { type EventValues, eventImportCalls } from "../../content/event-import-contract.ts";

const api = await startApi({ withSite: true });
const call = { token: api.token };
const { events } = contentTypes;
const YEAR = Number(dayInIndia(new Date()).slice(0, 4));

const body = (rows: EventValues[], more: object = {}) => ({
  rows: rows.map((values, index) => ({ row: index + 1, values })),
  schoolYear: YEAR,
  kind: "event",
  known: "skip",
  ...more,
});
const check = async (rows: EventValues[], more?: object) =>
  (await api.post(eventImportCalls.check.path, { ...call, json: body(rows, more) })).body;
const save = (rows: EventValues[], more?: object) =>
  api.post(eventImportCalls.save.path, { ...call, json: body(rows, more) });
const lines = (text: string) => api.post(eventImportCalls.lines.path, { ...call, json: { text } });
const read = (bytes: Buffer, name = "calendar.xlsx", more: [string, string][] = []) =>
  api.post(eventImportCalls.read.path, { ...call, form: [["file", bytes, name], ...more] });
const list = async (): Promise<AnyEntry[]> => (await api.get(`${events.list}?sort=startsOn`, call)).body;
const undo = (batch: string) => api.post(`/revisions/batches/${batch}/undo`, call);

beforeEach(async () => {
  const ids = (await list()).map(({ _id }) => _id);
  if (ids.length > 0) await api.post(events.bulk, { ...call, json: { action: "delete", ids } });
});

describe("reading", () => {
  it("turns pasted lines into rows, and stores nothing", async () => {
    const { status, body } = await lines(
      "15 Aug – Independence Day – holiday\n\n2 Oct, Gandhi Jayanti, छुट्टी",
    );
    expect([status, body]).toEqual([
      200,
      {
        sheets: [],
        sheet: "",
        unused: [],
        rows: [
          { row: 1, values: { startsOn: "15 Aug", title: "Independence Day", kind: "holiday" } },
          { row: 3, values: { startsOn: "2 Oct", title: "Gandhi Jayanti", kind: "छुट्टी" } },
        ],
      },
    ]);
    expect(await list()).toEqual([]);
  });

  it("takes the dates and times of a workbook, and any of its sheets", async () => {
    const sheet = {
      name: "Calendar",
      rows: [
        ["Adarsh Vidya Gurukul"],
        ["Date", "Occasion", "Time", "Remarks"],
        [{ serial: 46249 }, "Independence Day", { serial: 0.375 }, "flag"],
      ],
    };
    const { body } = await read(
      buildXlsx([{ name: "Cover", rows: [] }, sheet, { name: "Old", rows: [["a"]] }]),
    );
    expect(body).toMatchObject({ sheet: "Calendar", unused: ["Remarks"] });
    expect(body.rows).toEqual([
      { row: 3, values: { startsOn: "2026-08-15", title: "Independence Day", startsAt: "09:00" } },
    ]);
    const other = await read(buildXlsx([sheet, { ...sheet, name: "Second" }]), "a.xlsx", [
      ["sheet", "Second"],
    ]);
    expect(other.body.sheet).toBe("Second");
    expect((await read(Buffer.from("Date,Title\n15/08/2026,Flag"), "a.csv")).body.rows).toHaveLength(1);
  });

  it("refuses files and lists that it cannot take, in words on their field", async () => {
    const damaged = await read(Buffer.from("PK\x03\x04 and nothing more"));
    expect([damaged.status, Object.keys(damaged.body.errors)]).toEqual([422, ["file"]]);
    const none = await api.post(eventImportCalls.read.path, { ...call, form: [["sheet", "A"]] });
    expect([none.status, none.body.errors]).toEqual([400, { file: "Send one file" }]);
    const many = await lines("15 Aug – Flag\n".repeat(1001));
    expect([many.status, many.body.errors.text]).toEqual([
      400,
      "The list has more than 1000 lines. Add one part of it after the other",
    ]);
    const long = await read(Buffer.from(`Date,Title\n${"15 Aug,Flag\n".repeat(1001)}`), "a.csv");
    expect([long.status, Object.keys(long.body.errors)]).toEqual([400, ["file"]]);
    expect((await lines("x".repeat(400_001))).status).toBe(400);
    for (const text of [
      "1, ".repeat(130_000),
      "1\t".repeat(130_000),
      "15 to ".repeat(60_000),
      "(".repeat(400_000),
    ]) {
      expect((await lines(text)).status).toBe(200);
    }
  });
});

describe("a dry run", () => {
  it("shows what each row becomes, with a message in words at each wrong cell", async () => {
    const { counts, rows } = await check([
      { startsOn: `10–14 Nov ${YEAR}`, title: "Diwali", kind: "छुट्टियाँ", startsAt: "" },
      { startsOn: "5 Dec", title: "PTM", startsAt: "9 to 12:30", place: "Hall" },
      { startsOn: "26 Jan", title: "Republic Day", kind: "Function" },
      { startsOn: `31/02/${YEAR}`, title: "" },
      { startsOn: `8/25/${YEAR}`, title: "A", kind: "concert" },
      { startsOn: "soon", title: "x".repeat(201), startsAt: "12:00", endsAt: "9:00 am" },
      { startsOn: `1 Jan ${YEAR + 40}`, title: "B", startsAt: "late" },
      { startsOn: `5 May ${YEAR}`, endsOn: `4 May ${YEAR}`, title: "C", endsAt: "10:00" },
    ]);
    expect(counts).toEqual({ new: 3, skipped: 0, wrong: 5 });
    expect(rows.slice(0, 3).map(({ values }: { values: EventValues }) => values)).toEqual([
      expect.objectContaining({ startsOn: `${YEAR}-11-10`, endsOn: `${YEAR}-11-14`, kind: "holiday" }),
      expect.objectContaining({
        startsOn: `${YEAR}-12-05`,
        startsAt: "09:00",
        endsAt: "12:30",
        kind: "meeting",
      }),
      expect.objectContaining({ startsOn: `${YEAR + 1}-01-26`, endsOn: "", kind: "event" }),
    ]);
    expect(rows.slice(3).map(({ errors }: { errors: object }) => errors)).toEqual([
      { startsOn: "This day does not exist", title: "Title is required" },
      {
        startsOn: "Write the day before the month, such as 15/08/2026",
        kind: "Kind must be one of holiday, examination, event, meeting",
      },
      {
        startsOn: "First day must be a date such as 15/08/2026",
        title: "Title must be at most 200 characters",
        endsAt: "The end time must be after the start time",
      },
      {
        startsOn: `Write a year from ${YEAR - 10} to ${YEAR + 5}`,
        startsAt: "Start time must be a time such as 09:30",
      },
      {
        endsOn: "The last day must not be before the first day",
        startsAt: "An end time needs a start time",
      },
    ]);
    expect(await list()).toEqual([]);
  });

  it("recognises what the calendar has already, and mentions overlapping days", async () => {
    await save([{ startsOn: "15 Aug", title: "Independence Day", kind: "holiday" }]);
    const { counts, rows } = await check([
      { startsOn: "15/8", title: " independence  day" },
      { startsOn: "14-16 Aug", title: "Sports" },
      { startsOn: "16 Aug", title: "Drama" },
      { startsOn: "16 Aug", title: "DRAMA" },
    ]);
    expect(counts).toEqual({ new: 2, skipped: 2, wrong: 0 });
    expect(
      rows.map(({ outcome, notes }: { outcome: string; notes?: EventValues }) => [outcome, notes?.title]),
    ).toEqual([
      ["skipped", "Already in the calendar"],
      ["new", "On the same days: Independence Day and others, 2 in all"],
      ["new", "On the same days: Sports"],
      ["skipped", "The same as row 3"],
    ]);
    const anyway = await check([{ startsOn: "15/8", title: "Independence Day" }], { known: "add" });
    expect([anyway.counts.new, anyway.rows[0].notes.title]).toEqual([1, "Already in the calendar"]);
  });

  it("does not trust ambiguous dates of a list with the month first", async () => {
    const { rows } = await check([
      { startsOn: `8/25/${YEAR}`, title: "A" },
      { startsOn: `4/5/${YEAR}`, title: "B" },
    ]);
    expect(rows[1].errors.startsOn).toContain("have the month first");
  });
});

describe("saving", () => {
  it("adds all events with one undo and a line in the audit log", async () => {
    const { status, body } = await save([
      { startsOn: "15 Aug", title: "Independence Day", titleHi: "स्वतंत्रता दिवस", kind: "अवकाश" },
      { startsOn: "5 Dec", title: "PTM", startsAt: "9 am" },
    ]);
    expect([status, body.message, body.counts]).toEqual([
      200,
      "2 events added.",
      { new: 2, skipped: 0, wrong: 0 },
    ]);
    expect(await list()).toMatchObject([
      {
        title: "Independence Day",
        titleHi: "स्वतंत्रता दिवस",
        kind: "holiday",
        startsOn: `${YEAR}-08-15`,
        endsOn: null,
      },
      { title: "PTM", kind: "meeting", startsAt: "09:00", endsAt: null },
    ]);
    const { body: log } = await api.get("/audit?action=import", call);
    expect(log[0]).toMatchObject({ type: "events", action: "import", title: "2 events added." });
    expect((await api.look(`/calendar?month=${YEAR}-12`)).text).toContain("PTM");
    expect((await undo(body.batch)).body.restored).toBe(2);
    expect(await list()).toEqual([]);
  });

  it("saves nothing while a row is wrong, unless it is left out", async () => {
    const rows = [{ startsOn: "15 Aug", title: "Flag" }, { title: "No day" }];
    const refused = await save(rows);
    expect([refused.status, refused.body.id]).toEqual([409, "wrong_rows"]);
    expect(await list()).toEqual([]);
    const { body } = await save(rows, { leavesOutWrong: true });
    expect(body.message).toBe("1 event added. 1 row left out.");
    expect((await save(rows.slice(0, 1))).body).toMatchObject({
      batch: null,
      message: "0 events added. 1 row left out.",
    });
    expect(await list()).toHaveLength(1);
  });

  it("takes 500 lines at once, and never the same list twice", async () => {
    const text = Array.from(
      { length: 500 },
      (_, index) => `${(index % 28) + 1} Nov – Event ${index} – event`,
    );
    const { body: sheet } = await lines(text.join("\n"));
    const json = { ...body([]), rows: sheet.rows };
    const [one, other] = await Promise.all([
      api.post(eventImportCalls.save.path, { ...call, json }),
      api.post(eventImportCalls.save.path, { ...call, json }),
    ]);
    expect([one.body.counts.new, other.body.counts.new].toSorted()).toEqual([0, 500]);
    expect(await list()).toHaveLength(500);
  });

  it("needs the permission, valid rows and no other fields", async () => {
    for (const { path } of Object.values(eventImportCalls)) {
      expect((await api.post(path, { json: {} })).status, path).toBe(401);
    }
    for (const json of [
      {},
      body([]),
      body([{ title: "A" }], { kind: "concert" }),
      { ...body([]), rows: [{ row: 1, values: { _id: "x" } }] },
      { ...body([]), rows: Array.from({ length: 1001 }, (_, row) => ({ row: row + 1, values: {} })) },
    ]) {
      expect((await api.post(eventImportCalls.save.path, { ...call, json })).status).toBe(400);
    }
  });
});
