import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import os from "node:os";

/** The server has one core, and the load generator the other. */
export const SERVER_CORE = 0;
const LOAD_CORE = 1;

const canPin = os.availableParallelism() > 1 && spawnSync("taskset", ["--version"]).status === 0;

/** The command that runs a program on one core, if the machine allows that. */
export const onCore = (core: number, command: readonly string[]) =>
  canPin ? ["taskset", "-c", String(core), ...command] : [...command];

export interface RunningProgram {
  process: ChildProcess;
  output(): string;
  stop(): Promise<void>;
}

/** Starts a program and waits until its output contains `readyWhen`. */
export async function startProgram(
  command: readonly string[],
  { readyWhen, env }: { readyWhen: string; env: NodeJS.ProcessEnv },
): Promise<RunningProgram> {
  const [program = "", ...parameters] = command;
  const child = spawn(program, parameters, { stdio: ["ignore", "pipe", "pipe"], env });
  let output = "";
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (output.includes(readyWhen)) resolve();
    });
  }
  const ended = once(child, "close");
  ended.then(() => reject(new Error(`${command.join(" ")} ended early:\n${output}`)), reject);
  await ready;
  return {
    process: child,
    output: () => output,
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

export function requireProgram(name: string, debianPackage: string): void {
  if (spawnSync("which", [name]).status === 0) return;
  throw new Error(`${name} is not installed. On Debian and Ubuntu: apt-get install ${debianPackage}`);
}

export interface Load {
  requestsPerSecond: number;
  requests: number;
  /** Latency in milliseconds. */
  p99: number;
  /** Responses other than 2xx and 3xx, and failed connections. */
  failures: number;
}

export interface LoadOptions {
  connections?: number;
  seconds?: number;
  headers?: Record<string, string>;
  /** A wrk script. */
  script?: string;
}

/** Sends as many requests as the server takes, from one core. */
export async function putUnderLoad(url: string, options: LoadOptions = {}): Promise<Load> {
  const { connections = 32, seconds = 3, headers = { "Accept-Encoding": "gzip" }, script } = options;
  const [program = "", ...parameters] = onCore(LOAD_CORE, [
    "wrk",
    "-t1",
    `-c${connections}`,
    `-d${seconds}`,
    "--latency",
    "--timeout=10s",
    ...(script ? ["-s", script] : []),
    ...Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]),
    url,
  ]);
  const child = spawn(program, parameters, { stdio: ["ignore", "pipe", "inherit"] });
  let report = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (report += text));
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`wrk failed:\n${report}`);
  return readReport(report);
}

function readReport(report: string): Load {
  const find = (pattern: RegExp) => pattern.exec(report)?.slice(1) ?? [];
  const [rate] = find(/Requests\/sec:\s+([\d.]+)/);
  const [requests] = find(/(\d+) requests in/);
  const [p99, unit = "ms"] = find(/99%\s+([\d.]+)(us|ms|s)/);
  const [refused = "0"] = find(/Non-2xx or 3xx responses: (\d+)/);
  const broken = find(/Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/);
  if (rate === undefined || requests === undefined || p99 === undefined)
    throw new Error(`unexpected output of wrk:\n${report}`);
  return {
    requestsPerSecond: Number(rate),
    requests: Number(requests),
    p99: Number(p99) * { us: 0.001, ms: 1, s: 1000 }[unit as "us" | "ms" | "s"],
    failures: [refused, ...broken].reduce((sum, count) => sum + Number(count), 0),
  };
}
