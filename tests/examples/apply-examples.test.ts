import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { promisify } from "node:util";
import { beforeAll, expect, it } from "vitest";
import { copySourceWith } from "./copy-source.ts";
import { EXAMPLES } from "./examples.ts";

let copy: string;

beforeAll(async () => {
  copy = await copySourceWith(Object.values(EXAMPLES));
  return () => rm(copy, { recursive: true });
});

/** The output of a program; if it fails, the error has it. */
const run = async (...program: string[]) => {
  const { stdout } = await promisify(execFile)(process.execPath, program, { cwd: copy });
  return stdout;
};

it("the program compiles with the examples of the documentation", { timeout: 600_000 }, async () => {
  await expect(run("node_modules/.bin/tsc", "--noEmit")).resolves.toBe("");
});

it("the example field and the example type work in the API, in sheets, in the panel and on a page", {
  timeout: 600_000,
}, async () => {
  expect(await run("tests/examples/use-examples.ts")).toContain("All examples work");
});
