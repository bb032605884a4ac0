import { describe, expect, test } from "vitest";
import { correctRows, toggleLeftOut } from "../../../../core/panel/sheet-import/row-work.ts";
import type { Sheet } from "../../content/import-contract.ts";
import {
  beginWork,
  buildRequest,
  chooseColumn,
  chooseFont,
  examplesOf,
  fieldsOf,
  findDoubleFields,
  findMissingFields,
  findUndecidedFields,
  type ImportWork,
  isCorrected,
} from "./import-work.ts";

const buildSheet = (overrides: Partial<Sheet> = {}): Sheet => ({
  sheets: [{ name: "Students", isHidden: false }],
  sheet: "Students",
  headings: ["Name", "Roll No", "House"],
  columns: ["name", "rollNumber", null],
  rows: [
    { row: 2, cells: ["Asha", "1", "Red"] },
    { row: 3, cells: ["Ravi", "2"] },
    { row: 5, cells: ["Meera", "3", "Red"] },
  ],
  legacyColumns: [],
  unsureColumns: [],
  notes: [],
  ...overrides,
});

const buildWork = (overrides: Partial<Sheet> = {}) => beginWork("students.xlsx", buildSheet(overrides));

const forClass5A = { ...buildWork(), everyRow: { class: "5", section: "A" } };

describe("columns", () => {
  test("treats a class and a section for the whole sheet like columns", () => {
    const work = buildWork();
    expect(findMissingFields(work)).toEqual(["class", "section"]);
    expect(findMissingFields({ ...work, everyRow: { class: " 5 ", section: "  " } })).toEqual(["section"]);
    expect(findMissingFields(forClass5A)).toEqual([]);
    expect(fieldsOf(forClass5A)).toEqual(["name", "rollNumber", "class", "section"]);
  });

  test("names a field once that is chosen twice", () => {
    const work = chooseColumn(buildWork(), 2, "name");
    expect(findDoubleFields(work)).toEqual(["name"]);
    expect(findDoubleFields(chooseColumn(work, 0, null))).toEqual([]);
    expect(findMissingFields(chooseColumn(buildWork(), 1, null))).toContain("rollNumber");
  });

  test("shows at most three different examples of a column", () => {
    const rows = ["Red", "", "Red", "Blue", "Green", "White"].map((cell, index) => ({
      row: index + 2,
      cells: [cell],
    }));
    expect(examplesOf(buildWork({ rows }), 0)).toEqual(["Red", "Blue", "Green"]);
    expect(examplesOf(buildWork(), 7)).toEqual([]);
  });
});

describe("the request", () => {
  test("has the values of columns, of all rows and of corrections", () => {
    const work = correctRows(correctRows(forClass5A, [3], "name", "Ravi Das"), [3], "section", "B");
    expect(buildRequest(work)).toEqual({
      known: "update",
      fields: ["name", "rollNumber", "class", "section"],
      fontsDecided: ["name", "rollNumber", "class", "section"],
      rows: [
        { row: 2, values: { name: "Asha", rollNumber: "1", class: "5", section: "A" } },
        { row: 3, values: { name: "Ravi Das", rollNumber: "2", class: "5", section: "B" } },
        { row: 5, values: { name: "Meera", rollNumber: "3", class: "5", section: "A" } },
      ],
    });
  });

  test("prefers a column to the value for all rows", () => {
    const work = { ...forClass5A, columns: ["name", "rollNumber", "section"] as const };
    expect(buildRequest(work)?.rows.map(({ values }) => values.section)).toEqual(["Red", "", "Red"]);
  });

  test("sends a column in Kruti Dev as Unicode or unchanged", () => {
    const work = buildWork({
      rows: [{ row: 2, cells: ["सीता", "1"], typed: ["lhrk"] }],
      legacyColumns: [0],
    });
    const nameIn = (each: ImportWork) => buildRequest(each)?.rows[0]?.values.name;
    const kept = chooseFont(work, 0, "typed");
    expect([nameIn(work), nameIn(kept), nameIn(chooseFont(kept, 0, "legacy"))]).toEqual([
      "सीता",
      "lhrk",
      "सीता",
    ]);
    expect([examplesOf(work, 0), examplesOf(kept, 0)]).toEqual([["सीता"], ["lhrk"]]);
  });

  test("sends a column that may be in Kruti Dev as the user decides, and names it only then", () => {
    const work = buildWork({
      columns: [null, "rollNumber", "section"],
      rows: [{ row: 2, cells: ["Asha", "1", "c"], converted: ["आशा", "ब"] }],
      unsureColumns: [0, 2],
    });
    expect(findUndecidedFields(work)).toEqual(["section"]);
    const requestOf = (each: ImportWork) => {
      const { rows, fontsDecided } = buildRequest(each) ?? {};
      return [rows?.[0]?.values.section, fontsDecided];
    };
    expect(requestOf(work)).toEqual(["c", ["rollNumber"]]);
    expect(requestOf(chooseFont(work, 2, "legacy"))).toEqual(["ब", ["rollNumber", "section"]]);
    expect(requestOf(chooseFont(work, 2, "typed"))).toEqual(["c", ["rollNumber", "section"]]);
    expect(findUndecidedFields(chooseFont(work, 2, "typed"))).toEqual([]);
    expect(findUndecidedFields(chooseColumn(work, 0, "name"))).toEqual(["name", "section"]);
  });

  test("leaves out excluded rows, and is undefined without rows", () => {
    const work = toggleLeftOut(toggleLeftOut(forClass5A, 2), 5);
    expect(buildRequest(work)?.rows.map(({ row }) => row)).toEqual([3]);
    expect(buildRequest(toggleLeftOut(work, 3))).toBeUndefined();
    expect(buildRequest(toggleLeftOut(work, 5))?.rows.map(({ row }) => row)).toEqual([3, 5]);
  });

  test("cuts texts that are too long, so that only their row is invalid", () => {
    const long = buildWork({ rows: [{ row: 2, cells: ["x".repeat(5000), "1"] }] });
    expect(buildRequest(long)?.rows[0]?.values.name).toHaveLength(2000);
  });
});

test("counts only corrections and excluded rows as unsaved work", () => {
  expect(isCorrected(forClass5A)).toBe(false);
  expect(isCorrected(correctRows(forClass5A, [2], "name", "Asha Das"))).toBe(true);
  expect(isCorrected(toggleLeftOut(forClass5A, 2))).toBe(true);
});
