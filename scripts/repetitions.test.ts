import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { ON_ONE_ENGINE, ONLY_IN_ALL } from "../tests/repetitions.ts";

test.each([...ON_ONE_ENGINE, ...ONLY_IN_ALL])(
  "%s exists: renamed files must be renamed in the list",
  (file) => {
    expect(existsSync(path.resolve(import.meta.dirname, "..", file))).toBe(true);
  },
);
