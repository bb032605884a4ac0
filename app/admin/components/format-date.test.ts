import { expect, test } from "vitest";
import { formatDate, formatMoment, formatTime } from "./format-date.ts";

test("a moment is shown in India's time, and a date as it is", () => {
  expect(formatMoment("2026-11-14T18:40:00.000Z")).toMatch(/^15 Nov 2026, 12:10\sam$/);
  expect(formatTime("2026-11-14T18:40:07.000Z")).toMatch(/^12:10:07\sam$/);
  expect(formatDate("2026-11-14")).toBe("14 Nov 2026");
});
