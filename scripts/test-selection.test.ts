import { expect, test } from "vitest";
import { readSelection, STAGES } from "./test-selection.ts";

test("without parameters everything is tested", () => {
  expect(readSelection([])).toEqual({ stages: STAGES, pattern: [] });
});

test("a stage may be named, with a pattern for its runner", () => {
  expect(readSelection(["api", "backup"])).toEqual({ stages: ["api"], pattern: ["backup"] });
});

test("a pattern alone goes to every stage that has tests", () => {
  const { stages, pattern } = readSelection(["backup"]);
  expect(stages).toEqual(STAGES.filter((stage) => stage !== "checks"));
  expect(pattern).toEqual(["backup"]);
});

test("the number of kills is no pattern", () => {
  expect(readSelection(["faults", "--kills=200"])).toEqual({ stages: ["faults"], pattern: [], kills: "200" });
  expect(readSelection(["--kills=20", "faults", "first"])).toMatchObject({ pattern: ["first"], kills: "20" });
});
