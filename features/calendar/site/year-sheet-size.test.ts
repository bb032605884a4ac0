import { expect, it } from "vitest";
import { findYearSheetSize } from "./year-sheet-size.ts";

const year = (perMonth: number, letters = 30) =>
  Array.from({ length: 12 }, () => Array.from({ length: perMonth }, () => "x".repeat(letters)));

it.each([
  ["large", year(4)],
  ["medium", year(9)],
  ["small", year(13)],
  ["smallest", year(20)],
  ["large", []],
])("prints in the size %s", (size, months) => {
  expect(findYearSheetSize(months)).toBe(size);
});

it("counts the lines of long entries", () => {
  expect(findYearSheetSize(year(4, 200))).toBe("smallest");
});

it("uses the smallest size for a year that does not fit one page", () => {
  expect(findYearSheetSize(year(60))).toBe("smallest");
});
