import { expect, it } from "vitest";
import type { YearPlan } from "../content/year-change-contract.ts";
import type { PlannedChild } from "./plan-year-change.ts";
import { fingerprint, previewYearChange } from "./preview-year-change.ts";

/** `buildPlanned("Asha", "5-A 1", "6-B 2")`; without a third argument the child leaves. */
function buildPlanned(name: string, from: string, to?: string): PlannedChild {
  const read = (text: string) => {
    const [, className = "", section = "", rollNumber = ""] = /^(\w+)-(\w*) (\S+)$/.exec(text) ?? [];
    return { class: className, section, rollNumber };
  };
  return {
    child: { _id: name, name, nameHi: null, nameSortKey: name, gender: "Female", ...read(from) },
    ...read(to ?? from),
    leftOn: to === undefined ? "2027-03-31" : null,
  };
}

const PLAN: YearPlan = {
  year: "2027-28",
  leftOn: "2027-03-31",
  classes: [],
  exceptions: [],
  sections: [],
  rollNumbers: { how: "keep", start: 1 },
};

it("counts students who move, stay and leave, and each section before and after", () => {
  const planned = [
    buildPlanned("Asha", "9-A 1", "10-A 1"),
    buildPlanned("Bina", "9-B 1", "10-B 1"),
    buildPlanned("Chitra", "9-B 2", "9-B 2"),
    buildPlanned("Dev", "10-A 1", "10-B 2"),
    buildPlanned("Zoya", "12-A 1"),
  ];
  const { counts, classes, problems, moreProblems } = previewYearChange(planned, PLAN);
  expect(counts).toEqual({ total: 5, moves: 2, stays: 2, leaves: 1, changed: 4 });
  expect(classes).toEqual([
    {
      class: "9",
      before: [
        { section: "A", count: 1 },
        { section: "B", count: 2 },
      ],
      after: [{ section: "B", count: 1 }],
    },
    {
      class: "10",
      before: [{ section: "A", count: 1 }],
      after: [
        { section: "A", count: 1 },
        { section: "B", count: 2 },
      ],
    },
    { class: "12", before: [{ section: "A", count: 1 }], after: [] },
  ]);
  expect([problems, moreProblems]).toEqual([[], 0]);
});

it("names children who would share a roll number in one section", () => {
  const planned = [
    buildPlanned("Asha", "5-A a1", "6-A a1"),
    buildPlanned("Bina", "6-A A1", "6-A A1"),
    buildPlanned("Chitra", "5-B a1", "6-B a1"),
    buildPlanned("Zoya", "6-A a1"),
  ];
  expect(previewYearChange(planned, PLAN).problems).toEqual([
    { kind: "sameRollNumber", class: "6", section: "A", rollNumber: "a1", names: ["Asha", "Bina"] },
  ]);
});

it("reports children without a section, and planned students who have left", () => {
  const planned = [buildPlanned("Asha", "5- 1", "6- 1"), buildPlanned("Zoya", "12- 1")];
  const exceptions = [
    { student: "Zoya", to: null },
    { student: "Nobody", to: null },
  ];
  expect(previewYearChange(planned, { ...PLAN, exceptions }).problems).toEqual([
    { kind: "gone", count: 1 },
    { kind: "noSection", class: "6", names: ["Asha"] },
  ]);
});

it("reports merged classes, but not two spellings of one, nor empty classes", () => {
  const classes = [
    { class: "5", to: "6" },
    { class: "6", to: "6" },
    { class: "V", to: "6" },
    { class: "7", to: "8" },
    { class: "VII", to: "8" },
    { class: "8", to: "8" },
  ];
  const planned = ["5", "6", "V", "7", "VII"].map((name, index) =>
    buildPlanned(name, `${name}-A ${index}`, `${name === "7" || name === "VII" ? 8 : 6}-A ${index}`),
  );
  expect(previewYearChange(planned, { ...PLAN, classes }).problems).toEqual([
    { kind: "merged", class: "6", from: ["5", "6", "V"] },
  ]);
});

it("counts further problems", () => {
  const planned = Array.from({ length: 120 }, (_, index) =>
    buildPlanned(`${index}`, `5-A ${index % 60}`, `6-A ${index % 60}`),
  );
  const { problems, moreProblems } = previewYearChange(planned, PLAN);
  expect([problems.length, moreProblems]).toEqual([50, 10]);
});

it("has the same fingerprint for the same children in any order, and another for any difference", () => {
  const asha = buildPlanned("Asha", "5-A 1", "6-A 1");
  const bina = buildPlanned("Bina", "5-A 2", "6-A 2");
  const others = [
    [asha],
    [asha, buildPlanned("Bina", "5-A 2", "6-B 2")],
    [asha, buildPlanned("Bina", "5-B 2", "6-A 2")],
    [asha, buildPlanned("Bina", "5-A 2", "6-A 3")],
    [asha, buildPlanned("Bina", "5-A 2")],
    [asha, buildPlanned("Chitra", "5-A 2", "6-A 2")],
  ];
  expect(fingerprint([bina, asha])).toBe(fingerprint([asha, bina]));
  for (const other of others) expect(fingerprint(other)).not.toBe(fingerprint([asha, bina]));
});
