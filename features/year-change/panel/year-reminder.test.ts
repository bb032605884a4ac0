import { expect, it } from "vitest";
import type { LastYearChange, YearStart } from "../content/year-change-contract.ts";
import { isUsualForYearChange, isYearChangeDue, isYearChangeSeason } from "./year-reminder.ts";

const buildStart = (last: Partial<LastYearChange> | null, ownStudents = 300): YearStart => ({
  classes: [],
  schoolClasses: [],
  ownStudents,
  last: last && {
    year: "2027-28",
    at: "",
    by: "",
    person: null,
    batch: "",
    changed: 300,
    undoable: 300,
    undone: 0,
    ...last,
  },
});

it.each([
  ["2027-02-28T18:29:59Z", false],
  ["2027-02-28T18:30:00Z", true],
  ["2027-04-30T18:29:59Z", true],
  ["2027-04-30T18:30:00Z", false],
])("at %s the season is there: %s", (moment, expected) => {
  expect(isYearChangeSeason(new Date(moment))).toBe(expected);
});

it.each([
  ["2027-02-28T18:29:59Z", false],
  ["2027-02-28T18:30:00Z", true],
  ["2027-06-30T18:29:59Z", true],
  ["2027-06-30T18:30:00Z", false],
  ["2026-11-18T06:00:00Z", false],
])("at %s a year change is usual: %s", (moment, expected) => {
  expect(isUsualForYearChange(new Date(moment))).toBe(expected);
});

it.each([
  ["it was never done", buildStart(null), true],
  ["it was done last year", buildStart({ at: "2026-04-03T06:00:00Z" }), true],
  ["it was done this year", buildStart({ at: "2027-03-30T06:00:00Z" }), false],
  [
    "it was done this year and some were changed since",
    buildStart({ at: "2027-03-30T06:00:00Z", undoable: 1 }),
    false,
  ],
  ["it was undone", buildStart({ at: "2027-03-30T06:00:00Z", undoable: 0 }), true],
  ["all students are the sample's", buildStart(null, 0), false],
])("when %s, the year change is due: %#", (_case, start, expected) => {
  expect(isYearChangeDue(start, new Date("2027-04-05T06:00:00Z"))).toBe(expected);
  expect(isYearChangeDue(start, new Date("2027-06-05T06:00:00Z"))).toBe(false);
});
