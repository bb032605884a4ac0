import { expect, it } from "vitest";
import { findRenamedClasses } from "./find-renamed-classes.ts";

const build = (...names: [id: string, en: string | null, hi?: string][]) =>
  names.map(([id, en, hi = null]) => ({ id, name: { en, hi }, sections: null }));

const BEFORE = build(["a", "5"], ["b", "6"], ["c", null, "सातवीं"]);

it("identifies a class by its id, whatever its name is", () => {
  expect(findRenamedClasses(BEFORE, build(["b", "VI"], ["a", "5"], ["c", null, "सातवीं"]))).toEqual([
    { from: "6", to: "VI" },
  ]);
  expect(findRenamedClasses(BEFORE, build(["c", "7", "सातवीं"]))).toEqual([{ from: "सातवीं", to: "7" }]);
});

it("finds no rename for new, removed or swapped classes", () => {
  expect(findRenamedClasses(BEFORE, build(["a", "5"], ["d", "8"]))).toEqual([]);
  expect(findRenamedClasses(BEFORE, build(["a", "6"], ["b", "5"]))).toEqual([]);
  expect(findRenamedClasses(BEFORE, build(["a", ""]))).toEqual([]);
});
