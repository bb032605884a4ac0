import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import os from "node:os";
import type { FastifyBaseLogger } from "fastify";
import { internalError, temporarilyUnavailable } from "../errors.ts";
import { limitConcurrency } from "./limit-concurrency.ts";

export interface ChildProgramOptions {
  /** As the log calls it. */
  name: string;
  /** The file that it runs. */
  program: string;
  /** All that it knows of the environment: the server's own holds secrets. */
  env: Record<string, string>;
  execArgv?: readonly string[];
  /** How long it stays after the last work. */
  idleMilliseconds: number;
  /** How long it may take for one. */
  workMilliseconds: number;
  /** A job that takes longer is put down to its file, not to a busy machine. */
  blamesFileForTime?: true;
}

export type ChildLog = Pick<FastifyBaseLogger, "debug" | "error">;

/** The signals that end a program by its own doing: a crash, or a job that needs too much processor time (SIGXCPU). */
const CRASHES = new Set<NodeJS.Signals | null>([
  "SIGXCPU",
  "SIGSEGV",
  "SIGBUS",
  "SIGILL",
  "SIGFPE",
  "SIGABRT",
  "SIGTRAP",
]);

interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
  isLate: boolean;
}

/**
 * Works in a process of its own, which is started when there is work and ended when there has been none for a while: visitors do
 * not wait for it, its memory goes with it, and a file that brings it down brings down nothing else. An answer with a `refusal`
 * is one like any other; `blame` says what a crash is put down to.
 */
export function openChildProgram<Order extends { work: string }, Answer extends object>(
  log: ChildLog,
  options: ChildProgramOptions,
  blame: (order: Order) => Error,
) {
  const { name, program, env, execArgv = [] } = options;
  // One at a time, so that it is known whose file a crash was.
  const oneByOne = limitConcurrency(1);
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  const start = (): ChildProcess => {
    const started = fork(program, {
      env,
      execArgv: [...execArgv],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    if (started.pid !== undefined) giveWay(started.pid);
    // It keeps neither the server nor a test from ending.
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

  const stop = async () => {
    clearTimeout(idle);
    const stopping = child;
    child = undefined;
    if (!stopping) return;
    // Whoever closes it waits for its end, even with nothing else to do.
    stopping.ref();
    stopping.kill("SIGKILL");
    await once(stopping, "exit");
  };

  const fulfil = async (order: Order, signal?: AbortSignal): Promise<Answer> => {
    clearTimeout(idle);
    child ??= start();
    log.debug({ work: order.work }, `file given to the ${name}`);
    const outcome = await ask<Answer>(child, order, options.workMilliseconds, signal).finally(() => {
      idle = setTimeout(stop, options.idleMilliseconds).unref();
    });
    if ("answer" in outcome) return outcome.answer;
    // Nobody waits for it any more: the process was ended to be free for others.
    signal?.throwIfAborted();
    const { isLate, ...ending } = outcome;
    log.error(ending, `${name} ended while it worked`);
    const isFileToBlame = CRASHES.has(ending.signal) || (isLate && options.blamesFileForTime);
    if (isFileToBlame) throw blame(order);
    throw ending.signal ? temporarilyUnavailable() : internalError();
  };

  return {
    /** The others wait in the order they came, or until their signal is aborted. */
    fulfil: (order: Order, signal?: AbortSignal) => oneByOne(() => fulfil(order, signal), signal),
    close: stop,
  };
}

/** Beside a server that needs all of a processor, a quarter of it. */
const LOWER_PRIORITY = 5;

/**
 * Visitors are answered first. The priority is that of a thread and goes over to those that it starts, so it is set from
 * here, before the process starts those that work on pictures.
 */
function giveWay(pid: number): void {
  // Whoever started the server with less may not give more.
  os.setPriority(pid, Math.max(os.getPriority(), LOWER_PRIORITY));
}

async function ask<Answer>(
  child: ChildProcess,
  order: object,
  milliseconds: number,
  signal?: AbortSignal,
): Promise<{ answer: Answer } | Ending> {
  const giveUp = () => child.kill("SIGKILL");
  let isLate = false;
  const patience = setTimeout(() => {
    isLate = true;
    giveUp();
  }, milliseconds);
  signal?.addEventListener("abort", giveUp);
  const over = new AbortController();
  try {
    const answered = once(child, "message", over).then(([answer]) => ({ answer: answer as Answer }));
    const ended = once(child, "exit", over).then(([code, signal]): Ending => ({ code, signal, isLate }));
    // Whoever cannot be reached has just ended, and how it ended says more than that.
    child.send(order, () => {});
    return await Promise.race([answered, ended]);
  } finally {
    clearTimeout(patience);
    signal?.removeEventListener("abort", giveUp);
    over.abort();
  }
}
