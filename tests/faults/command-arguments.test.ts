import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runCommand } from "../run-command.ts";
import { MACHINE_PATH } from "./machine-path.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  await readFile(path.join(ROOT, "package.json"), "utf8"),
);

/** Scripts that need an argument, and scripts that take any number of them. */
const NEED_ONE = ["admin", "backup", "restore", "import", "import:photos", "bench"];
const TAKE_ANY = ["format", "test", "test:all"];

/** The program without packages, so that a test fails if help or a refusal needs one. */
const folder = await mkdtemp(path.join(os.tmpdir(), "gurukul-bare-"));
beforeAll(async () => {
  await cp(ROOT, folder, {
    recursive: true,
    filter: (source) =>
      /^(package\.json|(scripts|core|features|bench)(\/.*)?)?$/.test(path.relative(ROOT, source)),
  });
  await mkdir(path.join(folder, "data"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs the command of a script, as npm does, under the machine's own Node. */
function runScript(name: string, parameters: string[], settings: Record<string, string> = {}) {
  const [program = "", ...given] = scripts[name]?.split(" ") ?? [];
  return new Promise<{ code: number; out: string; error: string }>((resolve) => {
    const env = { PATH: MACHINE_PATH, ...settings };
    execFile(program, [...given, ...parameters], { cwd: folder, env }, (failure, out, error) =>
      resolve({ code: Number(failure?.code ?? 0), out, error }),
    ).stdin?.end();
  });
}

async function listEverything() {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return Promise.all(
    entries.map(async ({ parentPath, name }) => {
      const { mtimeMs, size } = await stat(path.join(parentPath, name));
      return [parentPath, name, mtimeMs, size];
    }),
  );
}

it.each(Object.keys(scripts))("npm run %s explains itself and refuses wrong arguments", async (name) => {
  const before = await listEverything();
  for (const help of ["--help", "-h"]) {
    const { code, out, error } = await runScript(name, [help, "FILE"]);
    expect([code, error]).toEqual([0, ""]);
    expect(out).toMatch(/^Usage: npm .+\n[\s\S]+\nExample: npm .+\n$/);
  }
  const refused = [["--bogus"]];
  if (NEED_ONE.includes(name)) refused.push([]);
  if (!TAKE_ANY.includes(name)) refused.push(name === "admin" ? ["list", "b"] : ["a", "b", "c"]);
  for (const parameters of refused) {
    const { code, out, error } = await runScript(name, parameters);
    expect([code, out]).toEqual([1, ""]);
    expect(error).toMatch(/^.+ "npm .+ -- --help" explains the command\.\n$/);
  }
  expect(await listEverything()).toEqual(before);
});

it("npm run sample:remove asks first, and refuses if nobody can answer", async () => {
  const { code, out, error } = await runCommand("remove-sample", [], { DATA_DIR: path.join(folder, "data") });
  expect([code, out]).toEqual([1, ""]);
  expect(error).toMatch(/^This removes .+ Nothing was changed: add --yes to do it\.\n$/);
});

it("npm start reports a wrong setting before it installs anything", async () => {
  const before = await listEverything();
  const { code, out, error } = await runScript("start", [], { ADMIN_PASSWORD: "short" });
  expect([code, out]).toEqual([1, ""]);
  expect(error).toBe("ADMIN_PASSWORD is not valid: it takes a password of at least 12 characters.\n");
  expect(await listEverything()).toEqual(before);
});
