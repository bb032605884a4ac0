import { readFile } from "node:fs/promises";
import path from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { type AnyEntry, contentTypes } from "../../../../tests/api/entries.ts";
import { startApi } from "../../../../tests/api/start-api.ts";
import { IMPORT_FIELDS, importCalls, type Sheet } from "../../content/import-contract.ts";

/** Files as LibreOffice 7.4, Gnumeric 1.12 and openpyxl 3.1 have saved them. */
const FOLDER = path.join(import.meta.dirname, "../../../../tests/other-programs");

/** The sheets here have every name once. */
const FIELDS = IMPORT_FIELDS.filter((field) => !field.endsWith("Hi"));
const api = await startApi();
const call = { token: api.token };
const { students } = contentTypes;

const read = async (file: string) =>
  api.post(importCalls.read.path, {
    ...call,
    form: [["file", await readFile(path.join(FOLDER, file)), file]],
  });
const list = async (): Promise<AnyEntry[]> => (await api.get(`${students.list}?sort=rollNumber`, call)).body;

/** Saves the rows that are right; each child as texts, in the order of the fields. */
async function importSheet({ columns, rows }: Sheet) {
  const json = {
    rows: rows.map(({ row, cells }) => ({
      row,
      values: Object.fromEntries(
        columns.flatMap((field, index) => (field ? [[field, cells[index] ?? ""]] : [])),
      ),
    })),
    fields: columns.filter(Boolean),
    known: "update",
    leavesOutWrong: true,
  };
  const { body } = await api.post(importCalls.save.path, { ...call, json });
  const children = (await list()).map((child) => FIELDS.map((field) => child[field]));
  return { failed: body.failed, children };
}

beforeEach(async () => {
  const ids = (await list()).map(({ _id }) => _id);
  if (ids.length > 0) await api.post(students.bulk, { ...call, json: { action: "delete", ids } });
});

const FORMULAS = "Formulas were not run: the results that the file holds were taken.";

describe("a sheet that was saved by", () => {
  it("LibreOffice is imported with titles, two heading rows, formulas, hidden rows and columns", async () => {
    const { body } = await read("libreoffice.xlsx");
    expect(body.sheet).toBe("कक्षा 5 & 6");
    expect(body.notes).toEqual([FORMULAS]);
    const { failed, children } = await importSheet(body);
    expect(failed).toEqual([]);
    expect(children).toEqual([
      [
        ...["Asha Example", "1", "V", "A", "2015-04-01", "Ram Example", "9000000001"],
        ...['12, Gali No. 3, "Shanti" Kunj', "Female"],
      ],
      ["आरव उदाहरण", "2", "V", "A", "2014-12-31", "मोहन उदाहरण", "9000000002", "ग्राम उदाहरणपुर", "Male"],
      [
        ...["Zoya O'Example", "3", "VI", "B", "2016-02-29", "Imran <Example> & Sons", "9000000003"],
        ...["House 7", "Female"],
      ],
    ]);
  });

  it("Gnumeric in Hindi is imported", async () => {
    const { failed, children } = await importSheet((await read("gnumeric.xlsx")).body);
    expect(failed).toEqual([]);
    const rest = (guardian: string, mobile: string) => [guardian, mobile, "उदाहरणपुर"];
    expect(children).toEqual([
      ["मीरा उदाहरण", "11", "पाँचवीं", "क", "2015-01-04", ...rest("श्याम उदाहरण", "9000000011"), "Female"],
      ["कबीर उदाहरण", "12", "पाँचवीं", "क", "2015-11-30", ...rest("हरि उदाहरण", "9000000012"), "Male"],
    ]);
  });

  it("LibreOffice as CSV in UTF-16, on a computer that is set to American English, keeps dates of birth", async () => {
    const { body } = await read("libreoffice-american.csv");
    expect(body.notes).toEqual([
      "Dates of this file have the month first. Save the sheet as XLSX and import that, so that no birthday becomes another.",
    ]);
    const { failed, children } = await importSheet(body);
    expect(failed.map(({ values, errors }: AnyEntry) => [values.name, Object.keys(errors)])).toEqual([
      ["मीरा उदाहरण", ["dateOfBirth"]],
      ["कबीर उदाहरण", ["dateOfBirth"]],
    ]);
    expect(children).toEqual([]);
  });

  it("a program without formula results is refused with advice, and dates count from 1904", async () => {
    const { body } = await read("openpyxl.xlsx");
    expect(body.notes).toEqual([
      FORMULAS,
      "Some formulas have no results in the file. Open it in a spreadsheet program, save it and choose it again.",
    ]);
    const { failed, children } = await importSheet(body);
    expect(failed).toMatchObject([{ row: 3, errors: { name: "Name is required" } }]);
    expect(children).toEqual([
      [
        ...["Kabir Example", "0021", "5", "A", "2015-06-30", "Hari Example", "9000000021"],
        ...["1, Example Road", "Male"],
      ],
    ]);
  });

  it("Excel until 2003 is refused with advice", async () => {
    const { status, body } = await read("libreoffice.xls");
    expect(status).toBe(422);
    expect(body.errors.file).toContain("save it as XLSX");
  });
});
