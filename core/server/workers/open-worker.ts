import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { getCompileCacheDir } from "node:module";
import os from "node:os";
import path from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { ApiError, internalError, temporarilyUnavailable } from "../errors.ts";
import { limitConcurrency } from "./limit-concurrency.ts";

export interface WorkerOptions {
  /** The name in the log. */
  name: string;
  /** The path of the module that exports the `jobs`. */
  jobs: string;
  /** The environment of the process, but for the place of compiled code: the server's own environment holds secrets. */
  env: Record<string, string>;
  execArgv?: readonly string[];
  /** How long the process stays after its last job. */
  idleMilliseconds: number;
  /** How long one job may take. */
  jobMilliseconds: number;
}

export interface JobOptions {
  /** Aborting ends the process if it works on this job. */
  signal?: AbortSignal | undefined;
  limits?: JobLimits;
  /** The error if the process crashes; absent: an internal error (500). */
  crashError?: Error;
  /** The error if the job exceeds its limits; absent: `crashError`. */
  limitError?: Error;
  /** The error if the job takes longer than `jobMilliseconds`; absent: "try again" (503). */
  lateError?: Error;
}

/** The services for a job. */
export interface JobLimits {
  /** Processor time and not time, because on a busy machine a good file takes long too. */
  processorMilliseconds: number;
  /** Resident memory beyond what the process had before. */
  memoryBytes?: number;
}

/** A message to the process. */
export interface JobMessage {
  name: string;
  input: unknown;
  limits: JobLimits | undefined;
}

/** The answer of the process: a result, or the `ApiError` that the job has thrown. */
export type JobAnswer =
  | { result: unknown }
  | { refusal: Pick<ApiError, "status" | "id" | "text" | "fields"> };

export type WorkerLog = Pick<FastifyBaseLogger, "debug" | "error">;

/** Each job takes one value; values and results must be serializable. */
type Jobs<Table> = { [Name in keyof Table]: (input: never) => unknown };

/** The signal with which the process ends if a job exceeds its limits. */
const OVER_LIMIT = "SIGXCPU";
const CRASHES = new Set<NodeJS.Signals | null>([
  "SIGSEGV",
  "SIGBUS",
  "SIGILL",
  "SIGFPE",
  "SIGABRT",
  "SIGTRAP",
]);

interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
  isLate: boolean;
}

const PROGRAM = path.join(import.meta.dirname, "worker-program.ts");

/** With the code that this or an earlier process has compiled, the process starts in half the time. Node adds its version to the path. */
const compiled = getCompileCacheDir();
const COMPILED = compiled === undefined ? {} : { NODE_COMPILE_CACHE: path.dirname(compiled) };

/**
 * Runs jobs in a child process, which starts with the first job and ends when it has been idle for a while. Visitors do not wait
 * for its work, its memory is freed when it ends, and a file that crashes it crashes nothing else.
 */
export function openWorker<Table extends Jobs<Table>>(log: WorkerLog, options: WorkerOptions) {
  const { name, env, execArgv = [] } = options;
  // One job at a time, so that it is known which file crashed the process.
  const oneByOne = limitConcurrency(1);
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  const start = (): ChildProcess => {
    const started = fork(PROGRAM, [options.jobs], {
      env: { ...env, ...COMPILED },
      execArgv: [...execArgv],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    if (started.pid !== undefined) lowerPriority(started.pid);
    // The process does not keep the server or a test from ending.
    started.unref();
    started.channel?.unref();
    const forget = () => {
      if (child === started) child = undefined;
    };
    started.once("exit", forget);
    started.on("error", (error) => {
      log.error({ err: error }, `${name} could not be started`);
      forget();
    });
    log.debug({ pid: started.pid }, `${name} started`);
    return started;
  };

  const close = async () => {
    clearTimeout(idle);
    const closing = child;
    child = undefined;
    if (!closing) return;
    // The caller waits for the end, even if nothing else keeps it running.
    closing.ref();
    closing.kill("SIGKILL");
    await once(closing, "exit");
  };

  const runNow = async (
    message: JobMessage,
    { signal, crashError = internalError(), limitError = crashError, lateError }: JobOptions,
  ) => {
    clearTimeout(idle);
    child ??= start();
    log.debug({ job: message.name }, `job given to the ${name}`);
    const outcome = await send(child, message, options.jobMilliseconds, signal).finally(() => {
      idle = setTimeout(close, options.idleMilliseconds).unref();
    });
    if ("result" in outcome) return outcome.result;
    if ("refusal" in outcome) throw fromRefusal(outcome.refusal);
    // An aborted job: the process was killed to be free for others.
    signal?.throwIfAborted();
    const { isLate, ...exit } = outcome;
    log.error(exit, `${name} ended while it worked`);
    if (exit.signal === OVER_LIMIT) throw limitError;
    if (CRASHES.has(exit.signal)) throw crashError;
    if (isLate && lateError) throw lateError;
    throw exit.signal ? temporarilyUnavailable() : internalError();
  };

  return {
    /** Jobs run in the order in which they arrive; a waiting job leaves the queue when its signal is aborted. */
    run<Name extends keyof Table & string>(
      job: Name,
      input: Parameters<Table[Name]>[0],
      options: JobOptions = {},
    ): Promise<Awaited<ReturnType<Table[Name]>>> {
      const { signal, limits } = options;
      const message: JobMessage = { name: job, input, limits };
      return oneByOne(() => runNow(message, options), signal) as Promise<Awaited<ReturnType<Table[Name]>>>;
    },
    close,
  };
}

/** Next to a server that uses a whole processor, the process gets a quarter of it. */
const LOWER_PRIORITY = 5;

/**
 * Visitors are answered first. New threads inherit the priority of the thread that starts them, so it is set here, before the
 * process starts those that decode pictures.
 */
function lowerPriority(pid: number): void {
  // A server that runs at a lower priority already may not raise it.
  os.setPriority(pid, Math.max(os.getPriority(), LOWER_PRIORITY));
}

async function send(
  child: ChildProcess,
  message: JobMessage,
  milliseconds: number,
  signal?: AbortSignal,
): Promise<JobAnswer | Exit> {
  const kill = () => child.kill("SIGKILL");
  let isLate = false;
  const deadline = setTimeout(() => {
    isLate = true;
    kill();
  }, milliseconds);
  signal?.addEventListener("abort", kill);
  const over = new AbortController();
  try {
    const answered = once(child, "message", over).then(([answer]) => answer as JobAnswer);
    const ended = once(child, "exit", over).then(([code, signal]): Exit => ({ code, signal, isLate }));
    // Sending fails if the process has just ended; its exit code is more useful than that error.
    child.send(message, () => {});
    return await Promise.race([answered, ended]);
  } finally {
    clearTimeout(deadline);
    signal?.removeEventListener("abort", kill);
    over.abort();
  }
}

const fromRefusal = ({ status, id, text, fields }: Extract<JobAnswer, { refusal: unknown }>["refusal"]) =>
  new ApiError(status, id, text, { ...(fields && { fields }) });
