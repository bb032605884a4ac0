import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { runQuietly } from "./run-quietly.mjs";
import { holdingSetupLock } from "./setup-lock.mjs";

const STAMP = "build/.inputs";
const INPUTS = [
  "{app,content,sample,public}/**/*",
  "scripts/{build-pictures,pictures-plugin,precompress}.ts",
  "server/uploads/prepare-*.ts",
  "{react-router,vite}.config.ts",
  "tsconfig.json",
  "package-lock.json",
];
/** The pages are built with the names of the pictures, so those come first. */
const STEPS = [
  ["scripts/build-pictures.ts"],
  ["node_modules/@react-router/dev/bin.cjs", "build"],
  ["scripts/precompress.ts", "build/client"],
];

export async function ensureBuilt(): Promise<void> {
  if (isBuiltFrom(hashInputs())) return;
  await holdingSetupLock(async () => {
    const inputs = hashInputs();
    if (isBuiltFrom(inputs)) return;
    console.log("Building the site (only when it changed)...");
    // The pictures beside them are kept: drawing them anew takes longer than everything else.
    for (const outdated of [STAMP, "build/client", "build/server"])
      rmSync(outdated, { recursive: true, force: true });
    for (const step of STEPS) {
      await runQuietly(process.execPath, step, {
        env: { ...process.env, NODE_ENV: "production" },
        failureLine: `The build failed at ${step[0]}: its output is above`,
      });
    }
    writeFileSync(STAMP, inputs);
  });
}

function isBuiltFrom(inputs: string): boolean {
  return existsSync(STAMP) && readFileSync(STAMP, "utf8") === inputs;
}

/** Contents, not times: git gives every file of a clone or a switched branch a new time. */
function hashInputs(): string {
  const files = globSync(INPUTS, { withFileTypes: true, exclude: (entry) => entry.name.includes(".test.") });
  const paths = files.filter((file) => file.isFile()).map((file) => `${file.parentPath}/${file.name}`);
  const hash = createHash("sha256");
  for (const path of paths.sort()) {
    const content = readFileSync(path);
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}
