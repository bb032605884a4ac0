import { expect, it } from "vitest";
import { addWorkingDays, findOverdueRule, isOverdue } from "./overdue.ts";

const none = () => false;

it.each([
  ["2026-11-18", -1, "2026-11-17"],
  ["2026-11-16", -1, "2026-11-14"],
  ["2026-11-15", 1, "2026-11-16"],
  ["2026-11-13", 2, "2026-11-16"],
])("%s and %i working days is %s: Sunday is not one", (day, count, expected) => {
  expect(addWorkingDays(day, count, none)).toBe(expected);
});

it("holidays are not working days", () => {
  expect(addWorkingDays("2026-11-16", 2, (day) => day === "2026-11-17")).toBe("2026-11-19");
  // The count ends, even if a calendar has a holiday for ever.
  expect(addWorkingDays("2026-11-16", 2, () => true) > "2027-11-16").toBe(true);
});

/** Monday, 16 November 2026, 10:00 in India. */
const MONDAY = "2026-11-16T04:30:00.000Z";
const enquiry = { createdAt: MONDAY, status: "new", followUpOn: null, firstAnsweredAt: null };

it.each([
  ["2026-11-16", false],
  ["2026-11-18", false],
  ["2026-11-19", true],
])("a new enquiry of Monday is overdue on %s: %s", (today, expected) => {
  expect(isOverdue(enquiry, findOverdueRule(today, none))).toBe(expected);
});

it("a Sunday and a holiday give the office more time", () => {
  const thursday = { ...enquiry, createdAt: "2026-11-19T04:30:00.000Z" };
  expect(isOverdue(thursday, findOverdueRule("2026-11-22", none))).toBe(false);
  expect(isOverdue(thursday, findOverdueRule("2026-11-23", none))).toBe(true);
  const isHoliday = (day: string) => day === "2026-11-20";
  expect(isOverdue(thursday, findOverdueRule("2026-11-23", isHoliday))).toBe(false);
});

it("the day of an enquiry is the day in India", () => {
  const rule = findOverdueRule("2026-11-19", none);
  expect(isOverdue({ ...enquiry, createdAt: "2026-11-16T18:29:59.999Z" }, rule)).toBe(true);
  expect(isOverdue({ ...enquiry, createdAt: "2026-11-16T18:30:00.000Z" }, rule)).toBe(false);
});

it("a follow-up date is overdue on the day after it, unless the enquiry is closed or spam", () => {
  const rule = findOverdueRule("2026-11-19", none);
  const answered = { ...enquiry, status: "answered", firstAnsweredAt: MONDAY, followUpOn: "2026-11-18" };
  expect(isOverdue(answered, rule)).toBe(true);
  expect(isOverdue({ ...answered, followUpOn: "2026-11-19" }, rule)).toBe(false);
  expect(isOverdue({ ...answered, status: "closed" }, rule)).toBe(false);
  expect(isOverdue({ ...answered, status: "spam" }, rule)).toBe(false);
});

it("an enquiry in progress, or one with an answer, is not overdue without a follow-up date", () => {
  const rule = findOverdueRule("2026-11-25", none);
  expect(isOverdue({ ...enquiry, status: "inProgress" }, rule)).toBe(false);
  expect(isOverdue({ ...enquiry, firstAnsweredAt: MONDAY }, rule)).toBe(false);
});
