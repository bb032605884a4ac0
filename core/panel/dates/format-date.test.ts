import { expect, it } from "vitest";
import {
  describeTypedDate,
  formatAgo,
  formatDate,
  formatIndianMoment,
  formatMoment,
  formatTime,
} from "./format-date.ts";

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

it("formats a moment in Indian time and keeps a date as it is", () => {
  expect(formatIndianMoment("2026-11-15T20:00:00Z")).toMatch(/^16\u00a0Nov\u00a02026, 1:30\sam IST$/);
  expect(formatMoment("2026-11-14T18:40:00.000Z")).toMatch(/^15\u00a0Nov\u00a02026, 12:10\sam$/);
  expect(formatTime("2026-11-14T18:40:07.000Z")).toMatch(/^12:10:07\sam$/);
  expect(formatDate("2026-11-14")).toBe("14\u00a0Nov\u00a02026");
});

it.each([
  ["2026-11-17", /^Tuesday, 17\u00a0November\u00a02026$/],
  ["1987-06-01", /^Monday, 1\u00a0June\u00a01987$/],
  ["2026-11-17T07:05", /^Tuesday, 17\u00a0November\u00a02026, 7:05\sam$/],
  // The year is still being typed.
  ["0002-11-17", /^$/],
  ["", /^$/],
  ["soon", /^$/],
])("the input %j is shown in words as %s", (value, words) => {
  expect(describeTypedDate(value)).toMatch(words);
});
