import { describe, expect, it } from "vitest";
import { inEnglish } from "../../../core/content/messages/message.ts";
import { checkResults, type ExamResult, isResultYear, latestResults, passPercentage } from "./results.ts";

const result = (changes: Partial<ExamResult>): ExamResult => ({
  year: "2025-26",
  registered: null,
  passed: null,
  percentage: null,
  ...changes,
});

describe("the pass percentage", () => {
  it.each([
    [{ registered: 61, passed: 60 }, 98.4],
    [{ registered: 40, passed: 40 }, 100],
    [{ registered: 40, passed: 0 }, 0],
    [{ registered: 3000, passed: 2999 }, 99.9],
    [{ registered: 61, passed: 60, percentage: 98 }, 98.4],
    [{ percentage: 97.5 }, 97.5],
    [{ registered: 0, passed: 0 }, null],
    [{ registered: 12 }, null],
  ])("of %j is %s", (changes, expected) => {
    expect(passPercentage(result(changes))).toBe(expected);
  });
});

describe("results are refused", () => {
  const errorsOf = (...results: ExamResult[]) =>
    Object.fromEntries(
      Object.entries(checkResults("rows", results, "2026-11-18")).map(([path, error]) => [
        path,
        inEnglish(error),
      ]),
    );

  it("if more passed than were registered", () => {
    expect(errorsOf(result({ registered: 40, passed: 42 }))).toEqual({
      "rows.0.passed": "Passed must not be more than Registered",
    });
  });

  it("if the written percentage is not that of the numbers", () => {
    expect(errorsOf(result({ registered: 40, passed: 38, percentage: 98 }))).toEqual({
      "rows.0.percentage": "Registered and Passed give 95 %: correct one of them, or leave this empty",
    });
    expect(errorsOf(result({ registered: 61, passed: 60, percentage: 98 }))).toEqual({});
  });

  it("if the year has not begun", () => {
    expect(errorsOf(result({ year: "2026-27" }), result({ year: "2027" }))).toEqual({
      "rows.1.year": "Year must not be in the future",
    });
  });

  it("if a year is there twice", () => {
    expect(errorsOf(result({}), result({ year: "2024-25" }), result({}))).toEqual({
      "rows.2.year": "This year is there twice",
    });
  });
});

it.each([
  ["2025", true],
  ["2025-26", true],
  ["2099-00", true],
  ["2025-27", false],
  ["3024", false],
  ["1925", false],
  ["last year", false],
])("%s is a year of results: %s", (text, expected) => {
  expect(isResultYear(text)).toBe(expected);
});

it("the latest three years are shown, the last one first", () => {
  const years = ["2022-23", "2025-26", "2023-24", "2024-25"].map((year) => result({ year }));
  expect(latestResults(years).map(({ year }) => year)).toEqual(["2025-26", "2024-25", "2023-24"]);
});
