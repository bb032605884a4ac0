import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

const INSTALL_MODULE = path.join(import.meta.dirname, "install.mjs");

const LOCKED = {
  "": { version: "1.0.0" },
  "node_modules/a": { version: "1.0.0", integrity: "sha512-a" },
  "node_modules/b-for-another-platform": { version: "1.0.0", integrity: "sha512-b", optional: true },
};
const INSTALLED = { "node_modules/a": LOCKED["node_modules/a"] };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "gurukul-install-"));
  mkdirSync(path.join(folder, "node_modules"));
  mkdirSync(path.join(folder, "bin"));
  writeJson("package-lock.json", { packages: LOCKED });
});
afterEach(() => rmSync(folder, { recursive: true }));

function writeJson(name: string, value: unknown): void {
  writeFileSync(path.join(folder, name), JSON.stringify(value));
}

/** Runs it with a fake npm that records its parameters. */
function ensureInstalled(npm = 'echo "$@" > npm-was-called') {
  const program = path.join(folder, "bin/npm");
  writeFileSync(program, `#!/bin/sh\n${npm}\n`);
  chmodSync(program, 0o755);
  const code = `import { ensureInstalled } from ${JSON.stringify(INSTALL_MODULE)}; await ensureInstalled();`;
  return spawnSync(process.execPath, ["--input-type=module", "--eval", code], {
    cwd: folder,
    encoding: "utf8",
    env: { PATH: `${folder}/bin:${process.env.PATH}` },
  });
}

const npmWasCalled = () => existsSync(path.join(folder, "npm-was-called"));

test("an install that matches the lock file is not repeated", () => {
  writeJson("node_modules/.package-lock.json", { packages: INSTALLED });
  ensureInstalled();
  expect(npmWasCalled()).toBe(false);
});

test.each([
  ["broken off", undefined],
  ["of another version", { "node_modules/a": { version: "0.9.0", integrity: "sha512-old" } }],
  ["without the build tools", {}],
])("an install %s is repeated", (_case, packages) => {
  if (packages) writeJson("node_modules/.package-lock.json", { packages });
  ensureInstalled();
  expect(npmWasCalled()).toBe(true);
});

test("a failed install shows npm's output and one line with the next step", () => {
  const { status, stderr } = ensureInstalled("echo the registry is away; exit 3");
  expect(status).toBe(1);
  const [output, line, ...rest] = stderr.trim().split("\n");
  expect(output).toBe("the registry is away");
  expect(line).toMatch(/^npm ci failed: .*run this again/);
  expect(rest).toEqual([]);
});
