import { expect, it } from "vitest";
import {
  closeOff,
  findDependents,
  findUnmetNeed,
  isOn,
  NONE_OFF,
} from "../../../core/content/parts/parts.ts";

it("the year change goes with the students", () => {
  expect(findDependents("students")).toEqual(["year-change"]);
  expect([...closeOff(["students"])]).toEqual(["students", "year-change"]);
  expect(isOn(closeOff(["year-change"]), "students")).toBe(true);
});

it("a part may not stay on without what it needs", () => {
  expect(findUnmetNeed(NONE_OFF)).toBeUndefined();
  expect(findUnmetNeed(new Set(["students"]))).toMatchObject({
    part: { name: "year-change" },
    needed: { name: "students" },
  });
  expect(findUnmetNeed(new Set(["students", "year-change"]))).toBeUndefined();
});
