import path from "node:path";
import { Worker } from "node:worker_threads";
import { damagedPdf, unprocessableFile } from "../errors.ts";
import type { PdfDanger } from "./judge-pdf.ts";

export interface PdfLimits {
  /** Of the processor, whatever else it has to do: 400 pages take one second. */
  milliseconds: number;
  /** Of memory, over what the process had before. */
  bytes: number;
}

const DEFAULT_LIMITS: PdfLimits = { milliseconds: 10_000, bytes: 512 * 1024 * 1024 };
const LOOK_EVERY_MILLISECONDS = 20;
const THREAD = path.join(import.meta.dirname, "pdf-thread.ts");

type Verdict = PdfDanger | "too elaborate" | undefined;

const MESSAGES: Record<Exclude<Verdict, "damaged" | undefined>, string> = {
  active: "The PDF contains a script, an attached file or a program to start. Export it again as a plain PDF",
  outgoing:
    "The PDF opens other files or sends what is typed into it. Export it again as a plain PDF without such links and buttons",
  protected: "The PDF is protected. Save it without password or protection and choose it again",
  "too elaborate":
    "The PDF is too elaborate to be checked. Print it to a new PDF or split it, and choose it again",
};

/**
 * Refuses a PDF that could do more than be read. A thread of its own looks into it: a small file can be made to take hours
 * and gigabytes, and a thread can be stopped in the middle of its work.
 */
export async function checkPdf(
  bytes: Buffer,
  field: string,
  overrides: Partial<PdfLimits> = {},
): Promise<void> {
  const limits = { ...DEFAULT_LIMITS, ...overrides };
  const thread = new Worker(THREAD, {
    workerData: bytes,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: Math.ceil(limits.bytes / 1024 / 1024) },
    // What the library says of itself and of damaged files does not go to the log; errors come as events.
    stdout: true,
    stderr: true,
  });
  const { promise: overLimit, resolve: stop } = Promise.withResolvers<Verdict>();
  const watch = watchUse(limits, () => stop("too elaborate"));
  try {
    const verdict = await Promise.race([answerOf(thread), overLimit]);
    if (verdict === "damaged") throw damagedPdf(field);
    if (verdict !== undefined) throw unprocessableFile(MESSAGES[verdict], field);
  } finally {
    clearInterval(watch);
    await thread.terminate();
  }
}

function answerOf(thread: Worker): Promise<Verdict> {
  return new Promise((resolve, reject) => {
    thread.once("message", resolve);
    thread.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ERR_WORKER_OUT_OF_MEMORY") resolve("too elaborate");
      else reject(error);
    });
  });
}

/** The thread's own limit counts its heap alone, but what is unpacked lies outside of it. */
function watchUse({ milliseconds, bytes }: PdfLimits, stop: () => void): NodeJS.Timeout {
  const memoryBefore = process.memoryUsage.rss();
  const processorBefore = process.cpuUsage();
  return setInterval(() => {
    const { user, system } = process.cpuUsage(processorBefore);
    const isLong = (user + system) / 1000 > milliseconds;
    if (isLong || process.memoryUsage.rss() - memoryBefore > bytes) stop();
  }, LOOK_EVERY_MILLISECONDS);
}
