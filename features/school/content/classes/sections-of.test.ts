import { expect, it } from "vitest";
import { sectionsOf } from "./sections-of.ts";

it("reads sections as the school writes them", () => {
  expect(sectionsOf({ sections: " A,B , ,C" })).toEqual(["A", "B", "C"]);
  expect(sectionsOf({ sections: null })).toEqual([]);
});
