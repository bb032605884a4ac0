import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { firstOf, IS_ONCE } from "../repetitions.ts";
import { copySourceWith } from "./copy-source.ts";
import { deleteFeature, withoutLines } from "./delete-feature.ts";

/** The tests that `npm test` runs of those that are left; `npm run test:all` runs all of them. */
const CHOSEN = [
  "route-table",
  "openapi",
  "duties",
  "pages.test",
  "menus",
  "audit.test",
  "repetitions",
  "translate",
];
const TIMEOUT = IS_ONCE ? 600_000 : 1_800_000;

describe.each(firstOf(["disclosure", "year-change", "applications"], 1))(
  "without the feature %s",
  (feature) => {
    let copy: string;
    beforeAll(async () => {
      copy = await copySourceWith([]);
      await deleteFeature(copy, feature);
    });
    afterAll(() => rm(copy, { recursive: true }));

    const run = async (...program: string[]) => {
      const { stdout } = await promisify(execFile)(process.execPath, program, {
        cwd: copy,
        env: { ...process.env, NODE_ENV: "production" },
        maxBuffer: 64 * 1024 * 1024,
      });
      return stdout;
    };

    it("the program compiles", { timeout: TIMEOUT }, async () => {
      await expect(run("node_modules/.bin/tsc", "--noEmit")).resolves.toBe("");
    });

    it("the program is built, and its menus and its panel have no dead link", {
      timeout: TIMEOUT,
    }, async () => {
      await run("scripts/build-pictures.ts");
      await run("scripts/build-site.ts");
      expect(await run("tests/examples/walk-links.ts")).toContain("No dead link");
    });

    it("the other tests pass", { timeout: TIMEOUT }, async () => {
      const projects = ["--project", "unit", "--project", "api-sqlite"];
      const tests = IS_ONCE ? CHOSEN : [];
      const vitest = ["node_modules/.bin/vitest", "run", ...projects, ...tests];
      expect(await run(...vitest)).toMatch(/passed/);
    });
  },
);

it("a list loses the imports of a feature and the lines that name them", () => {
  const list = `import type { Part } from "../core/part.ts";
import { a, aToo } from "./gone/a.ts";
import { b } from "./other/b.ts";
export * from "./gone/words.ts";
@import "./gone/style.css";
@source "./gone/{pages,part.tsx}";

export const parts: readonly Part[] = [
  b,
  a,
];
export const more = { "an a": aToo, b };
export const joined = [...a, b];
export interface Tables
  extends a,
    b,
    aToo {}
`;
  expect(withoutLines(list, "gone")).toBe(`import type { Part } from "../core/part.ts";
import { b } from "./other/b.ts";

export const parts: readonly Part[] = [
  b,
];
export const more = { b };
export const joined = [b];
export interface Tables
  extends b {}
`);
});
