import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { ON_ONE_ENGINE, ONLY_IN_ALL } from "../tests/repetitions.ts";

const ROOT = path.resolve(import.meta.dirname, "..");

/** Without those of a feature that was deleted. */
const listed = [...ON_ONE_ENGINE, ...ONLY_IN_ALL].filter((file) => {
  const [feature] = /^features\/[\w-]+/.exec(file) ?? [];
  return feature === undefined || existsSync(path.join(ROOT, feature));
});

test.each(listed)("%s exists: renamed files must be renamed in the list", (file) => {
  expect(existsSync(path.join(ROOT, file))).toBe(true);
});
