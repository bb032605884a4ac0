import { existsSync, readFileSync, writeFileSync } from "node:fs";
import module from "node:module";
import { readArguments } from "../core/cli/read-arguments.mjs";
import { noteProcess } from "../core/cli/update/installation.mjs";
import { ConfigError, readConfig } from "../core/server/read-config.mjs";
import { launch } from "./setup/launch.mjs";
import { runQuietly, stopWith } from "./setup/run-command.mjs";
import { usage } from "./start.usage.mjs";

const { has } = readArguments(usage);
if (!has("prepare")) requireValidSettings();
await launch(import.meta.url);

// From the second start on, this saves a tenth of the time to the first response.
module.enableCompileCache("node_modules/.cache/compiled");
const { ensureBuilt } = await import("./setup/build.ts");
if (has("prepare")) await prepare();
else await open();

/** A wrong setting is reported first: installing and building take minutes on a small machine. */
function requireValidSettings() {
  try {
    readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    stopWith(error.message);
  }
}

async function open() {
  await ensureBuilt();
  noteProcess();
  process.env.NODE_ENV = "production";
  await import(new URL("../core/server/main.ts", import.meta.url).href);
}

/** Leaves a folder like that of a release archive: a start installs and builds nothing. */
async function prepare() {
  if (existsSync(".git"))
    stopWith(
      "This is a working copy, which keeps its development tools. Use a copy without the folder .git.",
    );
  await ensureBuilt();
  await runQuietly("npm", ["prune", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund"], {
    env: process.env,
    failureLine: "npm prune failed: its output is above; run this again",
  });
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  writeFileSync("release.json", `${JSON.stringify({ version })}\n`);
}
