import { expect, it } from "vitest";
import { listClassNames } from "../../school/panel/class-names.ts";
import { warnOfBirth, warnOfClass } from "./student-warnings.ts";

const TODAY = "2026-11-16";

it.each([
  ["2016-11-16", []],
  ["2024-11-16", []],
  ["2024-11-17", ["By the date of birth, 17\u00a0Nov\u00a02024, the student is 1 years old."]],
  ["2004-11-17", []],
  ["2004-11-16", ["By the date of birth, 16\u00a0Nov\u00a02004, the student is 22 years old."]],
  ["2026-11-16", ["By the date of birth, 16\u00a0Nov\u00a02026, the student is 0 years old."]],
  ["2026-11-17", ["The date of birth, 17\u00a0Nov\u00a02026, is in the future."]],
  ["", []],
])("born on %s", (date, warnings) => {
  expect(warnOfBirth(date, TODAY)).toEqual(warnings);
});

it("warns about an unknown class, unless the school has no list of classes", () => {
  expect(warnOfClass("5th", ["4", "5"])).toEqual([
    "Class 5th is not among the classes that stand under Pages, The school.",
  ]);
  expect(warnOfClass("5", ["4", "5"])).toEqual([]);
  expect(warnOfClass("", ["4", "5"])).toEqual([]);
  expect(warnOfClass("5th", [])).toEqual([]);
});

it("lists the school's classes in order and each section once", () => {
  const classes = [
    { id: "1", name: { en: "Nursery", hi: "नर्सरी" }, sections: "A , B" },
    { id: "2", name: { en: null, hi: "पहली" }, sections: null },
    { id: "3", name: { en: "2", hi: null }, sections: "B,C," },
  ];
  expect(listClassNames(classes)).toEqual({ class: ["Nursery", "पहली", "2"], section: ["A", "B", "C"] });
});
