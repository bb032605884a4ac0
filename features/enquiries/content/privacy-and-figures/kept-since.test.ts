import { expect, it } from "vitest";
import { keptSince } from "./kept-since.ts";

it.each([
  ["2026-11-18T06:00:00Z", 12, "2025-11-18"],
  ["2026-11-18T06:00:00Z", 1, "2026-10-18"],
  ["2026-11-18T06:00:00Z", 120, "2016-11-18"],
  // In India it is already 1 March.
  ["2027-02-28T19:00:00Z", 1, "2027-02-01"],
  ["2027-03-31T06:00:00Z", 1, "2027-02-28"],
  ["2028-02-29T06:00:00Z", 12, "2027-02-28"],
])("on %s enquiries of the last %i months are those since %s", (now, months, day) => {
  expect(keptSince(new Date(now), months)).toBe(new Date(`${day}T00:00+05:30`).toISOString());
});
