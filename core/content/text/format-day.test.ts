import { expect, test } from "vitest";
import { WORDS } from "../../words/index.ts";
import { formatDay } from "./format-day.ts";

test("a date is written with the name of its month", () => {
  expect(formatDay("2026-11-14", WORDS.en.months)).toBe("14 November 2026");
  expect(formatDay("2026-11-14", WORDS.hi.months)).toBe("14 नवंबर 2026");
});

test("a moment has the date of its day in India", () => {
  expect(formatDay("2026-11-14T19:00:00.000Z", WORDS.en.months)).toBe("15 November 2026");
});
