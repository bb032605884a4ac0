import { expect, it } from "vitest";
import { findDateExamples, readDate } from "./read-date.ts";

it.each([
  ["15/08/2019", "30/06/2015"],
  ["5/8/2019", "30/6/2015"],
  ["15-08-19", "30-06-15"],
  ["15.08.2019", "30.06.2015"],
  ["15–08–2019", "30-06-2015"],
  ["15&08&2019", "30-06-2015"],
  ["15@8@19", "30/6/15"],
  ["१५/०८/२०१९", "30/06/2015"],
  ["15-Aug-2019", "30-Jun-2015"],
  ["15-Sept-19", "30-Jun-15"],
  ["1st August, 2019", "30 June, 2015"],
  ["15 अगस्त 2019", "30 जून 2015"],
  ["August 15, 2019", "June 30, 2015"],
  ["2019-08-15", "2015-06-30"],
  ["2019-08-15 00:00:00", "2015-06-30"],
  // Not a day, or with the month first: the form counts.
  ["31/02/2019", "30/06/2015"],
  ["08-15-2019", "30-06-2015"],
])("the example for %s is %s", (cell, example) => {
  expect(findDateExamples([cell])).toEqual([example]);
  expect(readDate(example)).toEqual({ day: "2015-06-30" });
});

it("the example for a cell without a date follows most of the column", () => {
  expect(findDateExamples(["15/08/2019", "1.2.2018", "3.4.2018", "unknown", ""])).toEqual([
    "30/06/2015",
    ...Array(4).fill("30.6.2015"),
  ]);
});

it("the dates of a workbook, which are read with the year first, set no form", () => {
  expect(findDateExamples(["2019-08-15", "2018-08-15", "15-8-19", ""])).toEqual([
    ...["2015-06-30", "2015-06-30", "30-6-15", "30-6-15"],
  ]);
  expect(findDateExamples(["2019-08-15", ""])).toEqual(["2015-06-30", "30/06/2015"]);
});
