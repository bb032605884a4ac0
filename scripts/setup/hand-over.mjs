import { spawn } from "node:child_process";

/**
 * Lets another program do the rest: it gets the terminal and the signals, and its ending is ours.
 * @param {string} program
 * @param {string[]} parameters
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<never>}
 */
export async function handOver(program, parameters, env = process.env) {
  const child = spawn(program, parameters, { stdio: "inherit", env });
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
  return new Promise(() => {});
}
