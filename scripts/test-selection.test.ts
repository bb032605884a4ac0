import { expect, test } from "vitest";
import { readSelection, STAGES } from "./test-selection.ts";

test("without parameters every behaviour is tested once", () => {
  expect(readSelection([])).toEqual({ stages: STAGES, pattern: [], isOnce: true });
});

test("--all adds the repetitions and two hundred kills", () => {
  expect(readSelection([], { isAll: true })).toEqual({
    stages: STAGES,
    pattern: [],
    isOnce: false,
    kills: "200",
  });
  expect(readSelection(["faults"], { isAll: true })).toMatchObject({
    stages: ["faults"],
    pattern: [],
    kills: "200",
  });
});

test("a named stage runs completely, with an optional pattern for its runner", () => {
  expect(readSelection(["api"])).toEqual({ stages: ["api"], pattern: [], isOnce: false });
  expect(readSelection(["api", "backup"])).toEqual({ stages: ["api"], pattern: ["backup"], isOnce: false });
});

test("a pattern alone is passed to every stage with tests, and its matches run completely", () => {
  const { stages, pattern, isOnce } = readSelection(["backup"]);
  expect(stages).toEqual(STAGES.filter((stage) => stage !== "checks"));
  expect(pattern).toEqual(["backup"]);
  expect(isOnce).toBe(false);
});

test("the number of kills goes with any stage and pattern", () => {
  expect(readSelection(["faults"], { kills: "20" })).toMatchObject({
    stages: ["faults"],
    pattern: [],
    kills: "20",
  });
  expect(readSelection(["faults", "first"], { isAll: true, kills: "20" })).toMatchObject({
    pattern: ["first"],
    kills: "20",
  });
});
