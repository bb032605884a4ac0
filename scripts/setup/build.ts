import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { runQuietly } from "./run-quietly.mjs";
import { holdingSetupLock } from "./setup-lock.mjs";

interface Part {
  /** Holds the hash of what the part was built from. */
  stamp: string;
  /** Files, and folders with all that is in them. */
  inputs: string[];
  outputs: string[];
  /** Programs for Node, each with its parameters. */
  steps: string[][];
}

const SITE: Part = {
  stamp: "build/.site",
  inputs: [
    ...["app", "content", "sample", "public"],
    ...["scripts/build-pictures.ts", "scripts/pictures-plugin.ts", "scripts/precompress.ts"],
    "server/uploads/prepare-image.ts",
    ...["scripts/build-site.ts", "vite.config.ts", "tsconfig.json", "package-lock.json"],
  ],
  // The pictures beside them are kept: drawing them anew takes longer than everything else.
  outputs: ["build/client", "build/server"],
  // The pages are built with the names of the pictures, so those come first.
  steps: [
    ["scripts/build-pictures.ts"],
    ["scripts/build-site.ts"],
    ["scripts/precompress.ts", "build/client"],
  ],
};

/** Apart from the site, because it takes a second and the site many. */
const PROGRAM: Part = {
  stamp: "build/.program",
  inputs: [SITE.stamp, "server", "scripts/bundle-program.ts", "package.json"],
  outputs: ["build/program"],
  steps: [["scripts/bundle-program.ts"]],
};

/** Each may use the one before it. */
const PARTS = [SITE, PROGRAM];

export async function ensureBuilt(): Promise<void> {
  if (PARTS.every(isUpToDate)) return;
  await holdingSetupLock(async () => {
    if (PARTS.every(isUpToDate)) return;
    console.log("Building the site (only when it changed)...");
    for (const part of PARTS) if (!isUpToDate(part)) await build(part);
  });
}

async function build({ stamp, inputs, outputs, steps }: Part): Promise<void> {
  const builtFrom = hash(inputs);
  for (const outdated of [stamp, ...outputs]) rmSync(outdated, { recursive: true, force: true });
  for (const step of steps) {
    await runQuietly(process.execPath, step, {
      env: { ...process.env, NODE_ENV: "production" },
      failureLine: `The build failed at ${step[0]}: its output is above`,
    });
  }
  writeFileSync(stamp, builtFrom);
}

function isUpToDate({ stamp, inputs }: Part): boolean {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === hash(inputs);
}

/** Contents, not times: git gives every file of a clone or a switched branch a new time. */
function hash(inputs: readonly string[]): string {
  const sum = createHash("sha256");
  for (const path of inputs.flatMap(listFiles).sort()) {
    const content = readFileSync(path);
    sum.update(`${path}\0${content.length}\0`).update(content);
  }
  return sum.digest("hex");
}

/** Every start asks: with `globSync` this took longer than reading and hashing the files. */
function listFiles(input: string): string[] {
  if (!statSync(input).isDirectory()) return [input];
  return readdirSync(input, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
    .map((entry) => `${entry.parentPath}/${entry.name}`);
}
