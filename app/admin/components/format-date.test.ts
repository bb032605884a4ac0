import { expect, it } from "vitest";
import { formatAgo, formatIndianMoment } from "./format-date.ts";

const NOW = new Date("2026-11-15T12:00:00Z");

it.each([
  ["2026-11-15T12:00:30Z", "just now"],
  ["2026-11-15T11:59:01Z", "just now"],
  ["2026-11-15T11:59:00Z", "1 minute ago"],
  ["2026-11-15T11:00:01Z", "59 minutes ago"],
  ["2026-11-15T10:30:00Z", "1 hour ago"],
  ["2026-11-13T12:00:00Z", "2 days ago"],
])("%s was %s", (moment, words) => {
  expect(formatAgo(moment, NOW)).toBe(words);
});

it("a moment is told by the school's clock", () => {
  expect(formatIndianMoment("2026-11-15T20:00:00Z")).toBe("16 Nov 2026, 1:30 am IST");
});
