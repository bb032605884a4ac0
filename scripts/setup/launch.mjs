import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "./install.mjs";
import { handOver, stopWith } from "./run-command.mjs";

const NEEDED_NODE = 24;
const INSTALLED_NODE = `node_modules/node/bin/node${process.platform === "win32" ? ".exe" : ""}`;
const CHECK_PARENT_MS = 250;

/**
 * Every npm script calls this first. It runs under Node 20 or later without installed packages, and returns in the
 * project folder with all packages under Node 24 or later.
 * @param {string} scriptUrl `import.meta.url` of the script, which an older Node restarts with the bundled Node.
 * @param {() => void} [onFailedInstall] Called when the process ends because packages cannot be installed.
 */
export async function launch(scriptUrl, onFailedInstall = () => {}) {
  process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
  endWithNpm();
  process.on("exit", onFailedInstall);
  await ensureInstalled();
  process.off("exit", onFailedInstall);
  await continueUnderNode24(fileURLToPath(scriptUrl));
}

/**
 * npm runs a script in a shell, and some shells exit on SIGTERM without forwarding it, which would leave the program
 * running. Therefore it exits when its parent is gone.
 */
function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, CHECK_PARENT_MS);
  timer.unref();
}

/**
 * Returns immediately under Node 24 or later. An older Node runs the command with the Node that npm installed, and only
 * forwards signals and the exit code.
 * @param {string} script
 */
async function continueUnderNode24(script) {
  if (majorOf(process.version) >= NEEDED_NODE) return;

  const probe = spawnSync(INSTALLED_NODE, ["--version"], { encoding: "utf8" });
  if (probe.status !== 0 || majorOf(probe.stdout) < NEEDED_NODE) {
    stopWith(
      `Node ${NEEDED_NODE} or later is needed: this is ${process.version} and npm could not install the package "node". ` +
        "Install it from https://nodejs.org and run this again.",
    );
  }
  await handOver(INSTALLED_NODE, [...process.execArgv, script, ...process.argv.slice(2)]);
}

/** @param {string} version */
function majorOf(version) {
  return Number.parseInt(version.replace(/^v/, ""), 10);
}
