import { expect, test } from "vitest";
import { countByWeek } from "./weeks.ts";

const at = (day: number, hour = 12) =>
  new Date(
    `2026-11-${String(day).padStart(2, "0")}T${String(hour).padStart(2, "0")}:00:00+05:30`,
  ).toISOString();
const TODAY = new Date(at(18, 15)); // a Wednesday

test("ends with the current week, which begins on Monday", () => {
  const weeks = countByWeek([], TODAY, 3);
  expect(weeks.map(({ start }) => start.toISOString())).toEqual([at(2, 0), at(9, 0), at(16, 0)]);
});

test("counts a moment in its week, up to the last hour of Sunday", () => {
  const weeks = countByWeek([at(16, 0), at(18), at(15, 23), at(9, 0), at(8, 23)], TODAY, 3);
  expect(weeks.map(({ count }) => count)).toEqual([1, 2, 2]);
});

test("leaves out moments before the first week and in the future", () => {
  const weeks = countByWeek([at(1), at(25)], TODAY, 3);
  expect(weeks.map(({ count }) => count)).toEqual([0, 0, 0]);
});
