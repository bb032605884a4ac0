import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { findFreePort } from "../free-port.ts";
import { MACHINE_PATH } from "./machine-path.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  await readFile(path.join(ROOT, "package.json"), "utf8"),
);

const folder = await mkdtemp(path.join(os.tmpdir(), "gurukul-scripts-"));
const inFolder = (name: string) => path.join(folder, name);
beforeAll(async () => {
  for (const name of ["data", "photos"]) await mkdir(inFolder(name));
  await writeFile(inFolder("students.csv"), "Name,Roll No,Class,Section\nAsha Malviya,1,5,A\n");
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs the command of a script, as npm does, under the machine's own Node. */
function startScript(name: string, parameters: string[], env: Record<string, string> = {}) {
  const [program = "", ...given] = scripts[name]?.split(" ") ?? [];
  return spawn(program, [...given, ...parameters], {
    cwd: ROOT,
    env: {
      PATH: MACHINE_PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      HOME: process.env.HOME,
      DATA_DIR: inFolder("data"),
      ...env,
    },
  });
}

interface Call {
  parameters: string[];
  piped?: string;
  code?: number;
  /** Part of its output. */
  prints: string;
}

/** In this order; `dev` and `start` do not end by themselves. */
const CALLS: Record<string, Call> = {
  admin: {
    parameters: ["create", "office@school.example"],
    piped: "white kite over neem\n",
    prints: "office@school.example can log in now.",
  },
  backup: { parameters: [inFolder("school.tar")], prints: "school.tar holds" },
  restore: { parameters: [inFolder("school.tar"), "--overwrite", "--yes"], prints: "Restored the backup of" },
  import: { parameters: [inFolder("students.csv"), "--dry-run"], prints: "New: 1." },
  "import:photos": { parameters: [inFolder("photos"), "--dry-run"], prints: "0 of 0 files would be saved." },
  update: { parameters: [], code: 1, prints: "docs/deploy.md" },
  "sample:remove": { parameters: ["--yes"], prints: "sample" },
  bench: { parameters: ["nothing"], code: 1, prints: "There is no measurement nothing" },
  release: { parameters: ["--help"], prints: "Makes the release archive" },
  format: { parameters: ["package.json"], prints: "Checked 1 file" },
  test: { parameters: ["--help"], prints: "npm test --" },
  "test:all": { parameters: ["--help"], prints: "npm test --" },
};

it("every script is called here or in the tests of npm start", () => {
  expect([...Object.keys(CALLS), "dev", "start"].sort()).toEqual(Object.keys(scripts).sort());
});

it.each(Object.entries(CALLS))("npm run %s works under the machine's own Node", async (name, call) => {
  const script = startScript(name, call.parameters);
  script.stdin.end(call.piped);
  const [out, error, [code]] = await Promise.all([
    text(script.stdout),
    text(script.stderr),
    once(script, "close"),
  ]);
  expect(out + error).toContain(call.prints);
  expect(code).toBe(call.code ?? 0);
});

it("npm run dev opens the site and ends on SIGTERM", async () => {
  const port = String(await findFreePort());
  const script = startScript("dev", [], { PORT: port, HOST: "127.0.0.1", SAMPLE_CONTENT: "off" });
  onTestFinished(() => void script.kill("SIGKILL"));
  const ended = once(script, "close");
  let output = "";
  for (const stream of [script.stdout, script.stderr]) {
    stream.setEncoding("utf8").on("data", (part) => (output += part));
  }
  await expect.poll(() => output).toContain("is open, for development.");
  script.kill("SIGTERM");
  await ended;
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
});
