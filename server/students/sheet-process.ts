import path from "node:path";
import type { Language } from "../../content/languages.ts";
import { type ChildLog, openChildProgram } from "../uploads/child-program.ts";
import { fromRefusal, type Refusal } from "./refusal.ts";
import type { WrittenSheet } from "./spreadsheet.ts";
import { holdsTooMuch } from "./zip-directory.ts";

export const SHEET_FORMATS = ["xlsx", "csv"] as const;
export type SheetFormat = (typeof SHEET_FORMATS)[number];

export type SheetOrder =
  | { work: "read sheet"; bytes: Buffer; sheet: string | undefined }
  | { work: "write sheet"; format: SheetFormat; sheets: WrittenSheet[] }
  | { work: "write failed rows"; request: Uint8Array; language: Language };

export type SheetAnswer = { bytes: Uint8Array } | { refusal: Refusal };

export interface SheetProcess {
  /** A `Sheet` as JSON: nobody here has to look into thousands of rows. Refuses (422) what cannot be read. */
  read(bytes: Buffer, sheet?: string, signal?: AbortSignal): Promise<Buffer>;
  write(format: SheetFormat, sheets: WrittenSheet[]): Promise<Buffer>;
  /** Rows that were not imported (`failedRowsSchema` as JSON) as an XLSX file. */
  writeFailed(request: Uint8Array, language: Language): Promise<Buffer>;
  close(): Promise<void>;
}

const IDLE_MS = 10_000;
const LONGEST_WORK_MS = 60_000;
const MOST_MEGABYTES = 400;
const PROGRAM = path.join(import.meta.dirname, "sheet-program.ts");

/** Reads and writes spreadsheets in a process of its own, whose memory is limited. */
export function openSheetProcess(log: ChildLog): SheetProcess {
  const child = openChildProgram<SheetOrder, SheetAnswer>(
    log,
    {
      name: "sheet process",
      program: PROGRAM,
      env: {},
      execArgv: [`--max-old-space-size=${MOST_MEGABYTES}`],
      idleMilliseconds: IDLE_MS,
      workMilliseconds: LONGEST_WORK_MS,
    },
    // Too little memory ends it like a crash.
    holdsTooMuch,
  );
  const fulfil = async (order: SheetOrder, signal?: AbortSignal) => {
    const answer = await child.fulfil(order, signal);
    if ("refusal" in answer) throw fromRefusal(answer.refusal);
    return Buffer.from(answer.bytes);
  };
  return {
    read: (bytes, sheet, signal) => fulfil({ work: "read sheet", bytes, sheet }, signal),
    write: (format, sheets) => fulfil({ work: "write sheet", format, sheets }),
    writeFailed: (request, language) => fulfil({ work: "write failed rows", request, language }),
    close: child.close,
  };
}
