import { expect, it } from "vitest";
import type { Difference } from "../versioned-save/send-version.ts";
import { nameValues } from "./stale-edit.ts";

const buildDifference = (overrides: Partial<Difference>): Difference => ({
  name: "title",
  label: "Title",
  mine: "a",
  theirs: "b",
  ...overrides,
});

it("replaces values such as ids by readable names", async () => {
  const link = buildDifference({ name: "studentId", mine: "", theirs: "0192" });
  const names = { studentId: async (id: string) => `Child ${id}` };
  expect(await nameValues([buildDifference({}), link], names)).toEqual([
    buildDifference({}),
    { ...link, theirs: "Child 0192" },
  ]);
  expect(await nameValues([link])).toEqual([link]);
});
