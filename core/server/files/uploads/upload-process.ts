import { createHash } from "node:crypto";
import path from "node:path";
import { serialize } from "node:v8";
import { message } from "../../../content/messages/message.ts";
import type { Draw, Drawing } from "../../drawing/drawing.ts";
import { damagedImage, damagedPdf, unprocessableFile } from "../../errors.ts";
import { limitConcurrency } from "../../workers/limit-concurrency.ts";
import { type JobLimits, openWorker, type WorkerLog } from "../../workers/open-worker.ts";
import { shareRunning } from "../../workers/share-running.ts";
import type { FileWork } from "./prepare-file.ts";
import type { UploadJobs } from "./upload-jobs.ts";

export interface UploadProcess extends FileWork {
  /** Draws what pages, home screens and messengers show of the school and its notices. */
  draw: Draw;
  /** The first page of a PDF as a JPEG; refuses (422) a PDF that cannot be drawn. */
  drawPdfPage(bytes: Buffer): Promise<Buffer>;
  /** The text of a PDF; refuses (422) a PDF that cannot be read. */
  readPdfText(bytes: Buffer, signal: AbortSignal): Promise<string>;
  close(): Promise<void>;
}

export interface UploadProcessLimits {
  /** How long the process stays after the last file. */
  idleMilliseconds: number;
  /** The largest picture takes seconds, and minutes where visitors leave little of the processor. */
  fileMilliseconds: number;
  /** For one PDF. 400 pages take one second. */
  pdf: JobLimits;
}

const DEFAULT_LIMITS: UploadProcessLimits = {
  idleMilliseconds: 10_000,
  fileMilliseconds: 90_000,
  pdf: { processorMilliseconds: 10_000, memoryBytes: 512 * 1024 * 1024 },
};

/** Two seconds of drawing. */
const MAX_WAITING_DRAWINGS = 20;

const ENVIRONMENT = {
  // One arena: memory that one thread frees serves the other.
  MALLOC_ARENA_MAX: "1",
  FONTCONFIG_FILE: path.join(import.meta.dirname, "../../drawing/fonts/fonts.conf"),
  DISABLE_SYSTEM_FONTS_LOAD: "1",
};

/** Works on pictures and PDFs in a child process. */
export function openUploadProcess(
  log: WorkerLog,
  overrides: Partial<UploadProcessLimits> = {},
): UploadProcess {
  const { idleMilliseconds, fileMilliseconds, pdf } = { ...DEFAULT_LIMITS, ...overrides };
  const { run, close } = openWorker<UploadJobs>(log, {
    name: "upload process",
    jobs: path.join(import.meta.dirname, "upload-jobs.ts"),
    env: ENVIRONMENT,
    idleMilliseconds,
    jobMilliseconds: fileMilliseconds,
  });
  // Only one drawing waits among the uploads, so that many requests for drawings do not delay the office.
  const oneDrawing = limitConcurrency(1, { maxWaiting: MAX_WAITING_DRAWINGS });

  const pdfOptions = (field: string) => ({
    limits: pdf,
    crashError: damagedPdf(field),
    limitError: unprocessableFile(message("pdf_too_elaborate"), field),
  });

  // Readers of one picture or PDF may ask for it before it is cached.
  const shareDrawing = shareRunning<Buffer>();
  const keyOf = (drawn: Drawing | Buffer) => createHash("sha256").update(serialize(drawn)).digest("base64");

  return {
    prepareImage: (bytes, base, field, signal) =>
      run("prepareImage", { bytes, base, field }, { signal, crashError: damagedImage(field) }),
    checkPdf: (bytes, field, signal) => run("checkPdf", { bytes, field }, { signal, ...pdfOptions(field) }),
    draw: (drawing) => shareDrawing(keyOf(drawing), () => oneDrawing(() => run("draw", drawing))),
    drawPdfPage: (bytes) =>
      shareDrawing(keyOf(bytes), () => oneDrawing(() => run("drawPdfPage", bytes, pdfOptions("file")))),
    readPdfText: (bytes, signal) => run("readPdfText", bytes, { signal, ...pdfOptions("file") }),
    close,
  };
}
