import { expect, it } from "vitest";
import { readQuery } from "../../../core/content/search/read-query.ts";
import { findFeeClass } from "./find-fee-class.ts";

it.each([
  ["class 5 fees", 5],
  ["fees of 5th class", 5],
  ["कक्षा १० की फीस", 10],
  ["nursery fees", -3],
  ["fees", undefined],
  ["class 5", undefined],
  ["bus fees", undefined],
])("the class of %j is %j", (q, level) => {
  expect(findFeeClass(readQuery(q))).toBe(level);
});
