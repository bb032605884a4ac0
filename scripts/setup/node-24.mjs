import { spawn, spawnSync } from "node:child_process";
import { stopWith } from "./stop-with.mjs";

const NEEDED = 24;
const INSTALLED_NODE = `node_modules/node/bin/node${process.platform === "win32" ? ".exe" : ""}`;

/**
 * Returns at once under Node 24 or later. An older Node hands the command over to the Node that npm installed and
 * stays only to pass signals and the exit code on.
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
  const child = spawn(INSTALLED_NODE, [script, ...process.argv.slice(2)], { stdio: "inherit" });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => {
      // Ctrl-C in a terminal reaches the child by itself; a second one could mean "at once".
      if (signal === "SIGINT" && process.stdin.isTTY) return;
      child.kill(signal);
    });
  }
  const [code, signal] = await new Promise((resolve) => child.on("exit", (...ending) => resolve(ending)));
  if (!signal) process.exit(code);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
  await new Promise(() => {});
}

/** @param {string} version */
function majorOf(version) {
  return Number.parseInt(version.replace(/^v/, ""), 10);
}
