import { once } from "node:events";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { type Coded, message } from "../../content/messages/message.ts";
import { damagedPdf, unprocessableFile } from "../errors.ts";
import type { PdfDanger } from "./judge-pdf.ts";
import type { PdfAnswer, PdfOrder } from "./pdf-thread.ts";

export interface PdfLimits {
  /** Of the processor, whatever else it has to do: 400 pages take one second. */
  milliseconds: number;
  /** Of memory, over the least that the process had meanwhile. */
  bytes: number;
}

const DEFAULT_LIMITS: PdfLimits = { milliseconds: 10_000, bytes: 512 * 1024 * 1024 };
const LOOK_EVERY_MILLISECONDS = 20;
const THREAD = path.join(import.meta.dirname, "pdf-thread.ts");

type Refusal = PdfDanger | "too elaborate";

const MESSAGES: Record<Exclude<Refusal, "damaged">, Coded> = {
  active: message("pdf_with_script"),
  outgoing: message("pdf_with_links"),
  protected: message("pdf_protected"),
  "too elaborate": message("pdf_too_elaborate"),
};

/** Takes one PDF at a time. */
export interface PdfReader {
  /** Refuses a PDF that could do more than be read. */
  checkPdf(bytes: Buffer, field: string): Promise<void>;
  /** The first page as a JPEG. Refuses a PDF that cannot be drawn. */
  drawPage(bytes: Buffer): Promise<Uint8Array>;
  close(): Promise<void>;
}

/**
 * A thread of its own looks into PDFs: a small file can be made to take hours and gigabytes, and a thread can be stopped in
 * the middle of its work. It stays for the next one, because loading the library is most of the work.
 */
export function openPdfReader(overrides: Partial<PdfLimits> = {}): PdfReader {
  const limits = { ...DEFAULT_LIMITS, ...overrides };
  let thread: Worker | undefined;

  const start = (): Worker => {
    const started = new Worker(THREAD, {
      // What is drawn looks the same on every machine.
      env: { DISABLE_SYSTEM_FONTS_LOAD: "1" },
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

  const work = async (order: PdfOrder, field = "file"): Promise<PdfAnswer> => {
    thread ??= start();
    const { promise: overLimit, resolve: stop } = Promise.withResolvers<"too elaborate">();
    const watch = watchUse(limits, () => stop("too elaborate"));
    const answer = await Promise.race([ask(thread, order), overLimit]).finally(() => clearInterval(watch));
    if (answer === "too elaborate") await close();
    const refusal = typeof answer === "string" ? answer : "danger" in answer ? answer.danger : undefined;
    if (refusal === "damaged") throw damagedPdf(field);
    if (refusal !== undefined) throw unprocessableFile(MESSAGES[refusal], field);
    return answer as PdfAnswer;
  };

  return {
    async checkPdf(bytes, field) {
      await work({ work: "judge", bytes }, field);
    },
    async drawPage(bytes) {
      const answer = await work({ work: "draw", bytes });
      if (!("drawn" in answer)) throw new Error("the thread answered something else");
      return answer.drawn;
    },
    close,
  };
}

async function ask(thread: Worker, order: PdfOrder): Promise<PdfAnswer | "too elaborate"> {
  thread.postMessage(order);
  try {
    const [answer] = await once(thread, "message");
    return answer;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY") {
      return "too elaborate";
    }
    throw error;
  }
}

/**
 * The thread's own limit counts its heap alone, but what is unpacked lies outside of it. What the process has left over from
 * earlier work and frees meanwhile must not hide what the PDF takes.
 */
function watchUse({ milliseconds, bytes }: PdfLimits, stop: () => void): NodeJS.Timeout {
  let leastMemory = process.memoryUsage.rss();
  const processorBefore = process.cpuUsage();
  return setInterval(() => {
    const memory = process.memoryUsage.rss();
    leastMemory = Math.min(leastMemory, memory);
    const { user, system } = process.cpuUsage(processorBefore);
    const isLong = (user + system) / 1000 > milliseconds;
    if (isLong || memory - leastMemory > bytes) stop();
  }, LOOK_EVERY_MILLISECONDS);
}
