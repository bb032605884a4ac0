import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { readArguments } from "../core/cli/read-arguments.mjs";
import { ensureBrowser, findFirefox } from "./setup/browser.ts";
import { ensureBuilt } from "./setup/build.ts";
import { usage } from "./test.usage.mjs";
import { type Counts, countPlaywright, countVitest } from "./test-counts.ts";
import { readSelection, type Stage } from "./test-selection.ts";

const { isTTY } = process.stdout;

const CHECKS = {
  // Biome ignores NO_COLOR.
  "format and lint": [
    ["node_modules/.bin/biome", "ci", "--error-on-warnings", `--colors=${isTTY ? "force" : "off"}`],
  ],
  types: [
    // More checkers repeat each other's work, which costs more than it saves on two cores.
    ["node_modules/.bin/tsc", "--noEmit", "--checkers", "1"],
    // Workers have other globals than pages.
    ["node_modules/.bin/tsc", "--noEmit", "--project", "core/site/offline"],
  ],
  "unused code": [["node_modules/.bin/knip"]],
  "import directions": [["scripts/import-directions.ts"]],
};

const VITEST_PROJECTS: Partial<Record<Stage, string[]>> = {
  unit: ["unit", "examples"],
  api: ["api-sqlite", "api-postgres"],
  machines: ["machines"],
  security: ["security"],
  faults: ["faults"],
  firefox: ["firefox"],
};

const NEED_BUILD: readonly Stage[] = ["api", "machines", "security", "faults", "browser", "firefox"];

const { parameters, has, valuesOf } = readArguments(usage);
const { stages, pattern, isOnce, kills } = readSelection(parameters, {
  isAll: has("all"),
  kills: valuesOf("kills").at(-1),
});
/** Read by the configurations of the test runners. */
const ONCE: Record<string, string> = isOnce ? { TEST_ONCE: "1" } : {};
const reports = mkdtempSync(path.join(os.tmpdir(), "gurukul-test-reports-"));
process.on("exit", () => rmSync(reports, { recursive: true, force: true }));
const compiled = path.join(reports, "compiled");
const total: Counts = { passed: 0, failed: 0 };
const running = new Set<ChildProcess>();
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(1);
  });
}

const needsBuild = stages.some((stage) => NEED_BUILD.includes(stage));
await Promise.all([needsBuild && buildOrFail(), stages.includes("checks") && runChecks()]);
const firefox = stages.includes("firefox") && !isOnce ? findFirefox() : undefined;
const projects = stages
  .filter((stage) => stage !== "firefox" || firefox)
  .flatMap((stage) => VITEST_PROJECTS[stage] ?? []);
if (stages.includes("firefox") && !isOnce && !firefox)
  console.log("No Firefox runs here, so its tests are skipped. To run them: apt-get install firefox-esr");
if (projects.length > 0) await runVitest(projects);
if (stages.includes("browser")) await runPlaywright();

const hasRun = total.passed + total.failed > 0;
if (!hasRun) console.error("Nothing was tested: no test has this name.");
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || !hasRun ? 1 : 0;

async function buildOrFail(): Promise<void> {
  const sayFailed = () => console.log("0 passed, 1 failed");
  process.on("exit", sayFailed);
  await ensureBuilt();
  process.off("exit", sayFailed);
}

/** In parallel, because each is short; their output is shown one after the other. */
async function runChecks(): Promise<void> {
  const checks = Object.entries(CHECKS).map(async ([name, commands]) => {
    const outputs: string[] = [];
    for (const command of commands) {
      const { exitCode, output } = await runNode(command, { capture: true });
      outputs.push(output);
      if (exitCode !== 0) return { name, output: outputs.join(""), passed: false };
    }
    return { name, output: outputs.join(""), passed: true };
  });
  for (const check of checks) {
    const { name, output, passed } = await check;
    announce(name);
    process.stdout.write(output);
    add(name, passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  }
}

async function runVitest(projects: string[]): Promise<void> {
  const name = projects.join(", ");
  announce(name);
  const report = path.join(reports, "vitest.json");
  const { exitCode } = await runNode(
    [
      "node_modules/.bin/vitest",
      "run",
      ...projects.map((project) => `--project=${project}`),
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
      "--passWithNoTests",
      ...pattern,
    ],
    // React renders pages several times faster than in development.
    {
      env: {
        ...ONCE,
        NODE_ENV: "production",
        ...(kills !== undefined && { FAULT_KILLS: kills }),
        ...(firefox && { FIREFOX_PATH: firefox }),
      },
    },
  );
  add(name, countVitest({ exitCode, report: findReport(report), mayBeEmpty: pattern.length > 0 }));
}

async function runPlaywright(): Promise<void> {
  announce("browser");
  const browser = ensureBrowser();
  if (!browser) {
    console.error(
      "No Chromium runs here: install one (apt-get install chromium), or set CHROMIUM_PATH to its program.",
    );
    add("browser", { passed: 0, failed: 1 });
    return;
  }
  const report = path.join(reports, "browser.json");
  const { exitCode } = await runNode(
    ["node_modules/.bin/playwright", "test", "--reporter=list,json", "--pass-with-no-tests", ...pattern],
    { env: { ...ONCE, NODE_ENV: "production", CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
  );
  add("browser", countPlaywright({ exitCode, report: findReport(report), mayBeEmpty: pattern.length > 0 }));
}

interface RunOptions {
  env?: Record<string, string>;
  /** Collect the output instead of showing it immediately. */
  capture?: boolean;
}

async function runNode(
  parameters: string[],
  { env, capture = false }: RunOptions = {},
): Promise<{ exitCode: number; output: string }> {
  const colour = isTTY ? { FORCE_COLOR: "1" } : { NO_COLOR: "1" };
  const child = spawn(process.execPath, parameters, {
    stdio: ["ignore", capture ? "pipe" : "inherit", capture ? "pipe" : "inherit"],
    // Nearly every test starts the program: Node compiles each file once for all of them.
    env: { ...process.env, NODE_COMPILE_CACHE: compiled, ...colour, ...env },
  });
  running.add(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text) => (output += text));
  const exitCode = await new Promise<number>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve(code ?? 1));
  });
  running.delete(child);
  return { exitCode, output };
}

function findReport(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

function announce(stage: string): void {
  console.log(`\n── ${stage}`);
}

function add(stage: string, { passed, failed }: Counts): void {
  total.passed += passed;
  total.failed += failed;
  console.log(`── ${stage}: ${passed} passed, ${failed} failed`);
}
