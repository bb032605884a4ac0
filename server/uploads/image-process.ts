import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import os from "node:os";
import path from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { damagedImage, internalError, temporarilyUnavailable, unprocessableFile } from "../errors.ts";
import { limitConcurrency } from "./limit-concurrency.ts";
import type { PreparedFile, PrepareImage } from "./prepare-file.ts";

export interface ImageOrder {
  bytes: Buffer;
  base: string;
  field: string;
}

export type ImageAnswer = { prepared: PreparedFile } | { refusal: string };

export interface ImageProcess {
  prepareImage: PrepareImage;
  close(): Promise<void>;
}

export interface ImageProcessLimits {
  /** How long the process stays after the last picture. */
  idleMilliseconds: number;
  /** The largest picture takes seconds, and minutes where visitors leave little of the processor. */
  pictureMilliseconds: number;
}

const DEFAULT_LIMITS: ImageProcessLimits = { idleMilliseconds: 10_000, pictureMilliseconds: 90_000 };

const PROGRAM = path.join(import.meta.dirname, "image-program.ts");
/** Nothing of the server's own environment, which holds secrets. One arena: memory that one thread frees serves the other. */
const ENVIRONMENT = { MALLOC_ARENA_MAX: "1" };
/** What a program that runs into a fault of its own is ended with. */
const CRASHES = new Set<NodeJS.Signals | null>([
  "SIGSEGV",
  "SIGBUS",
  "SIGILL",
  "SIGFPE",
  "SIGABRT",
  "SIGTRAP",
]);

/**
 * Prepares pictures in a process of its own, which is started when one arrives and ended when none has arrived for a while:
 * visitors do not wait for it, its memory goes with it, and a picture that brings the decoder down brings down nothing else.
 */
export function openImageProcess(
  log: Pick<FastifyBaseLogger, "debug" | "error">,
  overrides: Partial<ImageProcessLimits> = {},
): ImageProcess {
  const limits = { ...DEFAULT_LIMITS, ...overrides };
  // One at a time, so that it is known whose picture a crash was.
  const oneByOne = limitConcurrency(1);
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  const start = (): ChildProcess => {
    const started = fork(PROGRAM, {
      env: ENVIRONMENT,
      execArgv: [],
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
      log.error({ err: error }, "image process could not be started");
      forget();
    });
    log.debug({ pid: started.pid }, "image process started");
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

  const prepare = async (order: ImageOrder): Promise<PreparedFile> => {
    clearTimeout(idle);
    child ??= start();
    const outcome = await ask(child, order, limits.pictureMilliseconds).finally(() => {
      idle = setTimeout(stop, limits.idleMilliseconds).unref();
    });
    if ("prepared" in outcome) return outcome.prepared;
    if ("refusal" in outcome) throw unprocessableFile(outcome.refusal, order.field);
    log.error(outcome, "image process ended while it worked");
    if (CRASHES.has(outcome.signal)) throw damagedImage(order.field);
    throw outcome.signal ? temporarilyUnavailable() : internalError();
  };

  return {
    prepareImage: (bytes, base, field) => oneByOne(() => prepare({ bytes, base, field })),
    close: stop,
  };
}

/**
 * Visitors are answered first. The priority is that of a thread and goes over to those that it starts, so it is set from
 * here, before the process starts those that work on pictures.
 */
function giveWay(pid: number): void {
  // Whoever started the server with less may not give more.
  os.setPriority(pid, Math.max(os.getPriority(), os.constants.priority.PRIORITY_BELOW_NORMAL));
}

interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
}

async function ask(
  child: ChildProcess,
  order: ImageOrder,
  milliseconds: number,
): Promise<ImageAnswer | Ending> {
  const patience = setTimeout(() => child.kill("SIGKILL"), milliseconds);
  const over = new AbortController();
  try {
    const answered = once(child, "message", over).then(([answer]): ImageAnswer => answer);
    const ended = once(child, "exit", over).then(([code, signal]): Ending => ({ code, signal }));
    // Whoever cannot be reached has just ended, and how it ended says more than that.
    child.send(order, () => {});
    return await Promise.race([answered, ended]);
  } finally {
    clearTimeout(patience);
    over.abort();
  }
}
