import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { isRelease } from "./install.mjs";
import { runQuietly } from "./run-command.mjs";
import { holdingSetupLock } from "./setup-lock.mjs";

/** Contains the hash of the build inputs. */
const STAMP = "build/.site";

/** Files, and folders with all their content except what only the server or a test loads. */
const INPUTS = [
  ...["core", "features", "sample", "public"],
  ...["scripts/build-pictures.ts", "scripts/precompress.ts", "scripts/write-notices.ts"],
  "core/server/files/uploads/prepare-image.ts",
  ...["scripts/build-site.ts", "vite.config.ts", "tsconfig.json", "package.json", "package-lock.json"],
];

/** The pictures next to them are kept: their variants take longer than the rest of the build. */
const OUTPUTS = ["build/client", "build/server"];

/** Programs for Node, each with its parameters: the pictures and the rest do not need each other. */
const STEPS = [
  [["scripts/build-pictures.ts"]],
  [["scripts/build-site.ts"], ["scripts/precompress.ts", "build/client"]],
];

export async function ensureBuilt(): Promise<void> {
  if (isRelease() || isUpToDate()) return;
  await holdingSetupLock(async () => {
    if (isUpToDate()) return;
    console.log("Building the site (only when it changed)...");
    await build();
  });
}

async function build(): Promise<void> {
  const builtFrom = hashInputs();
  for (const outdated of [STAMP, ...OUTPUTS]) rmSync(outdated, { recursive: true, force: true });
  await Promise.all(STEPS.map(runSteps));
  writeFileSync(STAMP, builtFrom);
}

async function runSteps(steps: string[][]): Promise<void> {
  for (const step of steps) {
    await runQuietly(process.execPath, step, {
      env: { ...process.env, NODE_ENV: "production" },
      failureLine: `The build failed at ${step[0]}: its output is above`,
    });
  }
}

function isUpToDate(): boolean {
  return existsSync(STAMP) && readFileSync(STAMP, "utf8") === hashInputs();
}

/** Hashes contents, not times: git gives every file of a clone or a switched branch a new time. */
function hashInputs(): string {
  const sum = createHash("sha256");
  for (const path of INPUTS.flatMap(listFiles).sort()) {
    const content = readFileSync(path);
    sum.update(`${path}\0${content.length}\0`).update(content);
  }
  return sum.digest("hex");
}

/** Runs on every start: `globSync` took longer than reading and hashing the files. */
function listFiles(input: string): string[] {
  if (!statSync(input).isDirectory()) return [input];
  return readdirSync(input, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .filter((file) => !/\/(server|tests|cli)\//.test(file));
}
