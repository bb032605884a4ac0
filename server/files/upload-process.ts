import path from "node:path";
import type { Coded } from "../../content/messages/message.ts";
import type { Draw, Drawing } from "../drawing/drawing.ts";
import { damagedImage, damagedPdf, internalError, unprocessableFile } from "../errors.ts";
import { type ChildLog, openChildProgram } from "../workers/child-program.ts";
import { limitConcurrency } from "../workers/limit-concurrency.ts";
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
  | { refusal: Coded };

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
const ENVIRONMENT = {
  // One arena: memory that one thread frees serves the other.
  MALLOC_ARENA_MAX: "1",
  FONTCONFIG_FILE: path.join(import.meta.dirname, "../drawing/fonts/fonts.conf"),
  DISABLE_SYSTEM_FONTS_LOAD: "1",
};

/** Works on pictures and PDFs in a process of its own. */
export function openUploadProcess(
  log: ChildLog,
  overrides: Partial<UploadProcessLimits> = {},
): UploadProcess {
  const { idleMilliseconds, fileMilliseconds } = { ...DEFAULT_LIMITS, ...overrides };
  const child = openChildProgram<UploadOrder, UploadAnswer>(
    log,
    {
      name: "upload process",
      program: PROGRAM,
      env: ENVIRONMENT,
      idleMilliseconds,
      workMilliseconds: fileMilliseconds,
    },
    blame,
  );
  // Of the drawings only one waits among the uploads, so that a crowd that asks for many holds up no office.
  const oneDrawing = limitConcurrency(1, { maxWaiting: MAX_WAITING_DRAWINGS });

  const inTurn = async (order: UploadOrder, signal?: AbortSignal) => {
    const answer = await child.fulfil(order, signal);
    if ("refusal" in answer) throw unprocessableFile(answer.refusal, fieldOf(order));
    return answer;
  };
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
    close: child.close,
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
