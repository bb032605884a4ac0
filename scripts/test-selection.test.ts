import { expect, test } from "vitest";
import { readSelection, STAGES } from "./test-selection.ts";

test("without parameters every behaviour is tested once", () => {
  expect(readSelection([])).toEqual({ stages: STAGES, pattern: [], isOnce: true });
});

test("--all adds the repetitions and two hundred kills", () => {
  expect(readSelection(["--all"])).toEqual({ stages: STAGES, pattern: [], isOnce: false, kills: "200" });
  expect(readSelection(["--all", "faults"])).toMatchObject({ stages: ["faults"], pattern: [], kills: "200" });
});

test("a stage may be named, with a pattern for its runner, and then runs whole", () => {
  expect(readSelection(["api"])).toEqual({ stages: ["api"], pattern: [], isOnce: false });
  expect(readSelection(["api", "backup"])).toEqual({ stages: ["api"], pattern: ["backup"], isOnce: false });
});

test("a pattern alone goes to every stage that has tests, and what it names runs whole", () => {
  const { stages, pattern, isOnce } = readSelection(["backup"]);
  expect(stages).toEqual(STAGES.filter((stage) => stage !== "checks"));
  expect(pattern).toEqual(["backup"]);
  expect(isOnce).toBe(false);
});

test("the number of kills is no pattern", () => {
  expect(readSelection(["faults", "--kills=20"])).toMatchObject({
    stages: ["faults"],
    pattern: [],
    kills: "20",
  });
  expect(readSelection(["--all", "--kills=20", "faults", "first"])).toMatchObject({
    pattern: ["first"],
    kills: "20",
  });
});
