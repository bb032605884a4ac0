import { describe, expect, it } from "vitest";
import type { YearChild, YearStart } from "../content/year-change-contract.ts";
import {
  classesAfter,
  expectedYear,
  firstChoices,
  proposeSections,
  schoolYear,
  targetClasses,
  toPlan,
  type YearChoices,
} from "./year-choices.ts";

const START: YearStart = {
  classes: [
    { class: "5", sections: [], to: "6" },
    { class: "6", sections: [], to: null },
    { class: "Music", sections: [] },
  ],
  schoolClasses: [
    { class: "5", sections: ["A", "B"] },
    { class: "6", sections: [] },
  ],
  ownStudents: 3,
  last: null,
};

const buildChild = (name: string, className: string, section = "A"): YearChild => ({
  _id: name,
  name,
  nameHi: null,
  rollNumber: "1",
  class: className,
  section,
});

const STUDENTS = [
  buildChild("Asha", "5"),
  buildChild("Bina", "5", "B"),
  buildChild("Chitra", "6"),
  buildChild("Dev", "Music"),
];

const buildChoices = (overrides: Partial<YearChoices> = {}): YearChoices => ({
  ...firstChoices(new Date("2027-03-20T00:00:00Z")),
  ...overrides,
});

const planOf = (overrides: Partial<YearChoices>) => toPlan(buildChoices(overrides), START, STUDENTS);

it.each([
  ["2027-03-20", "2027-28", "2027-03-31"],
  ["2027-07-01", "2027-28", "2027-03-31"],
  ["2026-11-16", "2027-28", "2027-03-31"],
  ["2099-01-02", "2099-00", "2099-03-31"],
])("on %s the year %s is expected", (day, year, leftOn) => {
  expect(firstChoices(new Date(day))).toMatchObject({ year, leftOn });
});

it("uses the Indian time zone", () => {
  expect(schoolYear(expectedYear(new Date("2026-09-30T18:30:00Z")))).toBe("2027-28");
  expect(schoolYear(expectedYear(new Date("2026-09-30T18:29:00Z")))).toBe("2026-27");
});

it("offers the school's classes and those with students", () => {
  expect(targetClasses(START)).toEqual(["5", "6", "Music"]);
});

it("derives the new classes from the proposal, the class and the student", () => {
  const choices = buildChoices({
    classes: { Music: "Music" },
    children: { Bina: { to: "5" }, Chitra: { to: "6" } },
  });
  const after = classesAfter(STUDENTS, choices, START).map((each) => [
    each.class,
    each.children.map(({ name }) => name).join(" "),
  ]);
  expect(after).toEqual([
    ["5", "Bina"],
    ["6", "Asha Chitra"],
    ["Music", "Dev"],
  ]);
});

it("proposes the school's sections, or else the existing ones", () => {
  expect(proposeSections("5", STUDENTS, START)).toBe("A, B");
  expect(proposeSections("6", [buildChild("x", "5", "C"), buildChild("y", "5", "")], START)).toBe("C");
});

describe("the plan that is sent", () => {
  it("has every class with a choice or a proposal", () => {
    expect(planOf({}).classes).toEqual([
      { class: "5", to: "6" },
      { class: "6", to: null },
    ]);
    expect(planOf({ classes: { 5: "5", Music: null } }).classes).toEqual([
      { class: "5", to: "5" },
      { class: "6", to: null },
      { class: "Music", to: null },
    ]);
  });

  it("has the choices for students, without empty sections", () => {
    const children = {
      Asha: { to: "5" },
      Bina: { to: null, leftOn: "2027-01-15" },
      Chitra: { to: "Music", section: " C " },
      Dev: { to: "6", section: " " },
    };
    expect(planOf({ children }).exceptions).toEqual([
      { student: "Asha", to: "5" },
      { student: "Bina", to: null, leftOn: "2027-01-15" },
      { student: "Chitra", to: "Music", section: "C" },
      { student: "Dev", to: "6" },
    ]);
  });

  it("has manual sections only for classes that are divided manually", () => {
    const children = { Asha: { section: "B" } };
    expect(planOf({ children }).exceptions).toEqual([]);
    const byHand = planOf({ children, sections: { 6: { how: "byHand", names: "A, B" } } });
    expect(byHand.exceptions).toEqual([{ student: "Asha", section: "B" }]);
    expect(byHand.sections).toEqual([]);
  });

  it("has the sections of classes with students", () => {
    const sections = {
      6: { how: "inTurn", names: "A, B,, A" },
      5: { how: "even", names: "A" },
      Music: { how: "keep", names: "A" },
    } as const;
    expect(planOf({ sections }).sections).toEqual([{ class: "6", how: "inTurn", sections: ["A", "B"] }]);
  });

  it("has the first roll number as a number", () => {
    expect(planOf({ rollNumbers: { how: "byName", start: "101" } }).rollNumbers).toEqual({
      how: "byName",
      start: 101,
    });
  });
});
