import { describe, expect, it } from "vitest";
import {
  addDays,
  addMonths,
  daysBetween,
  schoolYearMonths,
  schoolYearName,
  schoolYearOf,
  weekdayOf,
  weeksOf,
} from "./calendar-days.ts";

const shapeOf = (month: string) =>
  weeksOf(month).map((week) => week.map((day) => (day ? Number(day.slice(8)) : 0)));

describe("weeksOf", () => {
  it("begins on Monday and leaves out the days of other months", () => {
    const weeks = shapeOf("2026-11");
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([0, 0, 0, 0, 0, 0, 1]);
    expect(weeks[5]).toEqual([30, 0, 0, 0, 0, 0, 0]);
  });

  it("has four weeks if a month of 28 days begins on Monday", () => {
    const weeks = shapeOf("2027-02");
    expect([weeks.length, weeks[0]?.[0], weeks[3]?.[6]]).toEqual([4, 1, 28]);
  });

  it.each([
    ["2028-02", 29],
    ["2100-02", 28],
    ["2000-02", 29],
    ["2026-04", 30],
    ["2026-12", 31],
  ])("%s has %d days, each once", (month, count) => {
    const days = shapeOf(month)
      .flat()
      .filter((day) => day > 0);
    expect(days).toEqual(Array.from({ length: count }, (_day, index) => index + 1));
  });
});

it("days and months are counted across year ends", () => {
  expect(addDays("2027-12-31", 1)).toBe("2028-01-01");
  expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
  expect(daysBetween("2026-12-25", "2027-01-01")).toBe(7);
  expect([addMonths("2026-12", 1), addMonths("2026-01", -1)]).toEqual(["2027-01", "2025-12"]);
  expect(weekdayOf("2026-11-16")).toBe(0);
});

it("a school year lasts from April to March", () => {
  expect([schoolYearOf("2027-03-31"), schoolYearOf("2027-04-01")]).toEqual([2026, 2027]);
  expect([schoolYearName(2026), schoolYearName(2099)]).toEqual(["2026-27", "2099-00"]);
  const months = schoolYearMonths(2026);
  expect([months.length, months[0], months[11]]).toEqual([12, "2026-04", "2027-03"]);
});
