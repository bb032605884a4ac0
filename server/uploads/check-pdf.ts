import { once } from "node:events";
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

export interface PdfChecker {
  /** Refuses a PDF that could do more than be read. Takes one at a time. */
  checkPdf(bytes: Buffer, field: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * A thread of its own looks into PDFs: a small file can be made to take hours and gigabytes, and a thread can be stopped in
 * the middle of its work. It stays for the next one, because loading the library is most of the work.
 */
export function openPdfChecker(overrides: Partial<PdfLimits> = {}): PdfChecker {
  const limits = { ...DEFAULT_LIMITS, ...overrides };
  let thread: Worker | undefined;

  const start = (): Worker => {
    const started = new Worker(THREAD, {
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: Math.ceil(limits.bytes / 1024 / 1024) },
      // What the library says of itself and of damaged files does not go to the log; errors come as events.
      stdout: true,
      stderr: true,
    });
    started.once("exit", () => {
      if (thread === started) thread = undefined;
    });
    return started;
  };
  const close = async () => {
    await thread?.terminate();
  };

  return {
    async checkPdf(bytes, field) {
      thread ??= start();
      const { promise: overLimit, resolve: stop } = Promise.withResolvers<Verdict>();
      const watch = watchUse(limits, () => stop("too elaborate"));
      const verdict = await Promise.race([ask(thread, bytes), overLimit]).finally(() => clearInterval(watch));
      if (verdict === "too elaborate") await close();
      if (verdict === "damaged") throw damagedPdf(field);
      if (verdict !== undefined) throw unprocessableFile(MESSAGES[verdict], field);
    },
    close,
  };
}

async function ask(thread: Worker, bytes: Buffer): Promise<Verdict> {
  thread.postMessage(bytes);
  try {
    const [verdict] = await once(thread, "message");
    return verdict;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY") {
      return "too elaborate";
    }
    throw error;
  }
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
