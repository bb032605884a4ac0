import { spawn } from "node:child_process";

/**
 * Runs another program in place of this one: it gets the terminal and the signals, and its exit code is ours.
 * @param {string} program
 * @param {string[]} parameters
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<never>}
 */
export async function handOver(program, parameters, env = process.env) {
  const child = spawn(program, parameters, { stdio: "inherit", env });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => {
      // In a terminal Ctrl-C also reaches the child; forwarding it would be a second signal, which means "stop immediately".
      if (signal === "SIGINT" && process.stdin.isTTY) return;
      child.kill(signal);
    });
  }
  const [code, signal] = await new Promise((resolve) => child.on("exit", (...ending) => resolve(ending)));
  if (!signal) process.exit(code);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
  return new Promise(() => {});
}

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

/**
 * Exits with one line that describes the problem and the next step.
 * @param {string} line
 * @returns {never}
 */
export function stopWith(line) {
  console.error(line);
  process.exit(1);
}
