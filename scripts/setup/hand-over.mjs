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
