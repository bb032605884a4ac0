import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import os from "node:os";
import path from "node:path";
import type { FastifyBaseLogger } from "fastify";
import {
  damagedImage,
  damagedPdf,
  internalError,
  temporarilyUnavailable,
  unprocessableFile,
} from "../errors.ts";
import type { Draw, Drawing } from "./drawing.ts";
import { limitConcurrency } from "./limit-concurrency.ts";
import type { FileWork, PreparedFile } from "./prepare-file.ts";

export type UploadOrder =
  | { work: "prepare image"; bytes: Buffer; base: string; field: string }
  | { work: "check PDF"; bytes: Buffer; field: string }
  | { work: "draw"; drawing: Drawing }
  | { work: "draw PDF page"; bytes: Buffer };

export type UploadAnswer =
  | { prepared: PreparedFile }
  | { drawn: Uint8Array }
  | { isHarmless: true }
  | { refusal: string };

export interface UploadProcess extends FileWork {
  /** Draws what pages, home screens and messengers show of the school and its notices. */
  draw: Draw;
  /** The first page of a PDF as a JPEG; refuses (422) a PDF that cannot be drawn. */
  drawPdfPage(bytes: Buffer): Promise<Buffer>;
  close(): Promise<void>;
}

export interface UploadProcessLimits {
  /** How long the process stays after the last file. */
  idleMilliseconds: number;
  /** The largest picture takes seconds, and minutes where visitors leave little of the processor. */
  fileMilliseconds: number;
}

const DEFAULT_LIMITS: UploadProcessLimits = { idleMilliseconds: 10_000, fileMilliseconds: 90_000 };

/** Two seconds of drawing. */
const MAX_WAITING_DRAWINGS = 20;

const PROGRAM = path.join(import.meta.dirname, "upload-program.ts");
/** Nothing of the server's own environment, which holds secrets. */
const ENVIRONMENT = {
  // One arena: memory that one thread frees serves the other.
  MALLOC_ARENA_MAX: "1",
  FONTCONFIG_FILE: path.join(import.meta.dirname, "fonts/fonts.conf"),
  DISABLE_SYSTEM_FONTS_LOAD: "1",
};
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
 * Works on pictures and PDFs in a process of its own, which is started when one arrives and ended when none has arrived for
 * a while: visitors do not wait for it, its memory goes with it, and a file that brings it down brings down nothing else.
 */
export function openUploadProcess(
  log: Pick<FastifyBaseLogger, "debug" | "error">,
  overrides: Partial<UploadProcessLimits> = {},
): UploadProcess {
  const limits = { ...DEFAULT_LIMITS, ...overrides };
  // One at a time, so that it is known whose file a crash was.
  const oneByOne = limitConcurrency(1);
  // Of the drawings only one waits among the uploads, so that a crowd that asks for many holds up no office.
  const oneDrawing = limitConcurrency(1, { maxWaiting: MAX_WAITING_DRAWINGS });
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
      log.error({ err: error }, "upload process could not be started");
      forget();
    });
    log.debug({ pid: started.pid }, "upload process started");
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

  const fulfil = async (order: UploadOrder, signal?: AbortSignal) => {
    clearTimeout(idle);
    child ??= start();
    log.debug({ work: order.work }, "file given to the upload process");
    const outcome = await ask(child, order, limits.fileMilliseconds, signal).finally(() => {
      idle = setTimeout(stop, limits.idleMilliseconds).unref();
    });
    if ("refusal" in outcome) throw unprocessableFile(outcome.refusal, fieldOf(order));
    if (!("signal" in outcome)) return outcome;
    // Nobody waits for it any more: the process was ended to be free for others.
    signal?.throwIfAborted();
    log.error(outcome, "upload process ended while it worked");
    if (CRASHES.has(outcome.signal)) throw blame(order);
    throw outcome.signal ? temporarilyUnavailable() : internalError();
  };
  const inTurn = (order: UploadOrder, signal?: AbortSignal) => oneByOne(() => fulfil(order, signal), signal);
  const drawInTurn = async (order: UploadOrder) => {
    const answer = await oneDrawing(() => inTurn(order));
    if (!("drawn" in answer)) throw new Error("the upload process answered something else");
    return Buffer.from(answer.drawn);
  };

  return {
    async prepareImage(bytes, base, field, signal) {
      const answer = await inTurn({ work: "prepare image", bytes, base, field }, signal);
      if (!("prepared" in answer)) throw new Error("the upload process answered something else");
      return answer.prepared;
    },
    async checkPdf(bytes, field, signal) {
      await inTurn({ work: "check PDF", bytes, field }, signal);
    },
    draw: (drawing) => drawInTurn({ work: "draw", drawing }),
    drawPdfPage: (bytes) => drawInTurn({ work: "draw PDF page", bytes }),
    close: stop,
  };
}

const fieldOf = (order: UploadOrder) => ("field" in order ? order.field : undefined);

/** What a crash is put down to. */
function blame(order: UploadOrder): Error {
  switch (order.work) {
    case "prepare image":
      return damagedImage(order.field);
    case "check PDF":
      return damagedPdf(order.field);
    case "draw PDF page":
      return damagedPdf("file");
    case "draw":
      return internalError();
  }
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
  order: UploadOrder,
  milliseconds: number,
  signal?: AbortSignal,
): Promise<UploadAnswer | Ending> {
  const giveUp = () => child.kill("SIGKILL");
  const patience = setTimeout(giveUp, milliseconds);
  signal?.addEventListener("abort", giveUp);
  const over = new AbortController();
  try {
    const answered = once(child, "message", over).then(([answer]): UploadAnswer => answer);
    const ended = once(child, "exit", over).then(([code, signal]): Ending => ({ code, signal }));
    // Whoever cannot be reached has just ended, and how it ended says more than that.
    child.send(order, () => {});
    return await Promise.race([answered, ended]);
  } finally {
    clearTimeout(patience);
    signal?.removeEventListener("abort", giveUp);
    over.abort();
  }
}
