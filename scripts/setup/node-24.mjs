import { spawnSync } from "node:child_process";
import { handOver } from "./hand-over.mjs";
import { stopWith } from "./stop-with.mjs";

const NEEDED = 24;
const INSTALLED_NODE = `node_modules/node/bin/node${process.platform === "win32" ? ".exe" : ""}`;

/**
 * Returns immediately under Node 24 or later. An older Node runs the command with the Node that npm installed, and only
 * forwards signals and the exit code.
 * @param {string} script
 */
export async function continueUnderNode24(script) {
  if (majorOf(process.version) >= NEEDED) return;

  const probe = spawnSync(INSTALLED_NODE, ["--version"], { encoding: "utf8" });
  if (probe.status !== 0 || majorOf(probe.stdout) < NEEDED) {
    stopWith(
      `Node ${NEEDED} or later is needed: this is ${process.version} and npm could not install the package "node". ` +
        "Install it from https://nodejs.org and run this again.",
    );
  }
  await handOver(INSTALLED_NODE, [...process.execArgv, script, ...process.argv.slice(2)]);
}

/** @param {string} version */
function majorOf(version) {
  return Number.parseInt(version.replace(/^v/, ""), 10);
}
