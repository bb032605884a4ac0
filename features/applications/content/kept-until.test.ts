import { expect, it } from "vitest";
import { keptUntil } from "./kept-until.ts";

it.each([
  ["2027-28", 12, "2028-04-01"],
  ["2027-28", 1, "2027-05-01"],
  ["2026-27", 3, "2027-02-19"],
  ["2025-26", 12, "2027-11-19"],
  ["2027", 24, "2029-04-01"],
  [null, 12, "2027-11-19"],
  ["soon", 2, "2027-01-19"],
])("an application for the session %s is kept for %s months, until %s", (session, months, day) => {
  expect(keptUntil({ session, createdAt: "2026-11-19T10:00:00.000Z" }, months)).toBe(day);
});
