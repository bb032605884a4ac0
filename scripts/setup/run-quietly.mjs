import { spawn } from "node:child_process";
import { stopWith } from "./stop-with.mjs";

/**
 * Runs a command and shows its output only if it fails; then the whole command stops with `failureLine`.
 * @param {string} command
 * @param {string[]} parameters
 * @param {{ env: NodeJS.ProcessEnv, failureLine: string }} options
 */
export async function runQuietly(command, parameters, { env, failureLine }) {
  // npm is a .cmd file on Windows, which needs a shell.
  const child = spawn(command, parameters, { env, shell: process.platform === "win32" && command === "npm" });
  /** @type {Buffer[]} */
  const output = [];
  child.stdout.on("data", (chunk) => output.push(chunk));
  child.stderr.on("data", (chunk) => output.push(chunk));
  const ended = await new Promise((resolve) => {
    child.on("error", (error) => resolve(error.message));
    child.on("close", (code, signal) => resolve(code === 0 ? "well" : (signal ?? `exit code ${code}`)));
  });
  if (ended === "well") return;
  process.stderr.write(Buffer.concat(output));
  stopWith(`${failureLine} (${ended})`);
}
