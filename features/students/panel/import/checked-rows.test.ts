import { describe, expect, test } from "vitest";
import { countRows, filterRows } from "../../../../core/panel/sheet-import/row-filters.tsx";
import { correctRows, toggleLeftOut } from "../../../../core/panel/sheet-import/row-work.ts";
import type { CheckedRow, ImportCheck } from "../../content/import-contract.ts";
import { findRepeated, listRows } from "./checked-rows.ts";
import { beginWork, type ImportWork } from "./import-work.ts";

const buildWork = (cells: readonly string[][]): ImportWork =>
  beginWork("students.csv", {
    sheets: [{ name: "Students", isHidden: false }],
    sheet: "Students",
    headings: ["Name", "Class", "Gender"],
    columns: ["name", "class", "gender"],
    rows: cells.map((each, index) => ({ row: index + 2, cells: [...each] })),
    legacyColumns: [],
    unsureColumns: [],
    notes: [],
  });

const buildCheck = (...rows: CheckedRow[]): ImportCheck => ({
  counts: { new: 0, changed: 0, unchanged: 0, skipped: 0, wrong: 0 },
  rows,
});

const work = buildWork([
  ["Asha", "5th", "F"],
  ["Ravi", "5", "Mail"],
  ["Meera", "V", "Mail"],
]);

const check = buildCheck(
  { row: 2, outcome: "new", values: { name: "Asha", class: "5", gender: "Female" } },
  {
    row: 3,
    outcome: "wrong",
    values: { name: "Ravi", class: "5", gender: "Mail" },
    errors: { gender: "No" },
  },
  {
    row: 4,
    outcome: "wrong",
    values: { name: "Meera", class: "5", gender: "Mail" },
    errors: { gender: "No" },
  },
);

const rowsOf = (now: ImportWork) => listRows(now, { work, check });

describe("rows", () => {
  test("show the stored form of the typed values", () => {
    expect(rowsOf(work)[0]).toMatchObject({
      state: "new",
      values: { class: "5", gender: "Female" },
      typed: { class: "5th", gender: "F" },
    });
  });

  test("show the typed value after a correction, and the error until the next check", () => {
    const [, ravi] = rowsOf(correctRows(work, [3], "gender", "Male"));
    expect(ravi).toMatchObject({
      state: "wrong",
      values: { class: "5", gender: "Male" },
      errors: { gender: "No" },
    });
  });

  test("are counted separately if left out, and unchecked if included again", () => {
    const without = toggleLeftOut(work, 3);
    expect(countRows(rowsOf(without))).toMatchObject({ all: 3, new: 1, wrong: 1, leftOut: 1 });
    const last = { work: without, check: { ...check, rows: check.rows.filter(({ row }) => row !== 3) } };
    expect(countRows(listRows(work, last))).toMatchObject({ wrong: 1, leftOut: 0, unchecked: 1 });
  });

  test("stay visible while they are being edited", () => {
    const numbers = (touched: number[]) =>
      filterRows(rowsOf(work), "wrong", new Set(touched)).map(({ row }) => row);
    expect(numbers([])).toEqual([3, 4]);
    expect(numbers([2])).toEqual([2, 3, 4]);
    expect(filterRows(rowsOf(work), "all", new Set())).toHaveLength(3);
  });
});

describe("what is the same in several rows", () => {
  test("is a mistake in at least two rows", () => {
    expect(findRepeated(rowsOf(work), [])).toEqual([
      { field: "gender", value: "Mail", error: "No", rows: [3, 4] },
    ]);
    expect(findRepeated(rowsOf(toggleLeftOut(work, 3)), [])).toEqual([]);
  });

  test("is a class that the school does not have, even in one row", () => {
    expect(findRepeated(rowsOf(work), ["4", "5"])).toHaveLength(1);
    expect(findRepeated(rowsOf(work), ["4"])).toContainEqual({
      field: "class",
      value: "5",
      error: undefined,
      rows: [2, 3, 4],
    });
  });

  test("ignores students without changes", () => {
    const known = buildCheck({ row: 2, outcome: "unchanged", values: { class: "9" } });
    expect(findRepeated(listRows(buildWork([["Asha", "9"]]), { work, check: known }), ["5"])).toEqual([]);
  });
});
