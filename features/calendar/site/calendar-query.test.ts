import { expect, it } from "vitest";
import { readCalendarQuery } from "./calendar-query.ts";

const read = (query: string) => readCalendarQuery(new URLSearchParams(query), "2027-03-16");

it.each([
  ["month=2026-11", "2026-11"],
  ["", "2027-03"],
  ["month=2026-13", "2027-03"],
  ["month=2026-00", "2027-03"],
  ["month=1926-11", "2027-03"],
  ["month=2026-11-05", "2027-03"],
  ["month=%00&view=week", "2027-03"],
])("?%s shows the month %s", (query, month) => {
  expect(read(query)).toEqual({ view: "month", month });
});

it.each([
  ["view=year&year=2025-26", 2025],
  ["view=year&year=2099-00", 2099],
  ["view=year", 2026],
  ["view=year&year=2025-27", 2026],
  ["view=year&year=2025", 2026],
  ["view=year&year=20251-26", 2026],
])("?%s shows the school year that begins in %d", (query, year) => {
  expect(read(query)).toEqual({ view: "year", year });
});
