import { expect, it } from "vitest";
import { createWorkingDayCount } from "./working-days.ts";

// 13 November 2026 is a Friday.
it.each([
  ["2026-11-13", "2026-11-13", 0],
  ["2026-11-13", "2026-11-14", 1],
  ["2026-11-13", "2026-11-15", 1],
  ["2026-11-13", "2026-11-16", 2],
  ["2026-11-15", "2026-11-16", 1],
  ["2026-11-13", "2026-11-12", 0],
  ["2026-12-31", "2027-01-04", 3],
])("from %s to %s there are %i working days", (after, until, count) => {
  const countDays = createWorkingDayCount("2026-11-01", "2027-01-31", () => false);
  expect(countDays(after, until)).toBe(count);
});

it("a holiday is no working day", () => {
  const isHoliday = (day: string) => ["2026-11-14", "2026-11-17"].includes(day);
  expect(createWorkingDayCount("2026-11-13", "2026-11-19", isHoliday)("2026-11-13", "2026-11-19")).toBe(3);
});
