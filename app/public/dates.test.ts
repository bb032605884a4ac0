import { expect, test } from "vitest";
import { formatDay } from "./dates.ts";

test("a date is written out with its month", () => {
  expect(formatDay("2026-11-14")).toBe("14 November 2026");
});

test("a time belongs to the day it falls on in India", () => {
  expect(formatDay("2026-11-14T19:00:00.000Z")).toBe("15 November 2026");
});
