import path from "node:path";
import type { Language } from "../../../content/words/languages.ts";
import { internalError } from "../../errors.ts";
import { type ChildLog, openChildProgram } from "../../workers/child-program.ts";
import { fromRefusal, type Refusal } from "./refusal.ts";
import type { SheetFormat, WrittenSheet } from "./spreadsheet.ts";
import { holdsTooMuch } from "./zip-directory.ts";

export const SHEET_FORMATS = ["xlsx", "csv"] as const satisfies readonly SheetFormat[];

export type SheetOrder =
  | { work: "read sheet"; bytes: Buffer; sheet: string | undefined; processorMilliseconds: number }
  | { work: "write sheet"; format: SheetFormat; sheets: WrittenSheet[] }
  | { work: "write failed rows"; request: Uint8Array; language: Language };

export type SheetAnswer = { bytes: Uint8Array } | { refusal: Refusal };

export interface SheetProcess {
  /** A `Sheet` as JSON, not parsed here. Rejects unreadable files (422). */
  read(bytes: Buffer, sheet?: string, signal?: AbortSignal): Promise<Buffer>;
  write(format: SheetFormat, sheets: WrittenSheet[]): Promise<Buffer>;
  /** Rows that were not imported (`failedRowsSchema` as JSON) as an XLSX file. */
  writeFailed(request: Uint8Array, language: Language): Promise<Buffer>;
  close(): Promise<void>;
}

const IDLE_MS = 10_000;
/** Reached only on a very busy machine: `READING_MS` is less. */
const LONGEST_WORK_MS = 60_000;
/** Processor time for one file. 20 000 rows in Kruti Dev take five seconds, while other imports wait. */
const READING_MS = 8_000;
const MOST_MEGABYTES = 400;
const PROGRAM = path.join(import.meta.dirname, "sheet-program.ts");

/** Reads and writes spreadsheets in a child process with limited memory and processor time. */
export function openSheetProcess(log: ChildLog, { readingMilliseconds = READING_MS } = {}): SheetProcess {
  const child = openChildProgram<SheetOrder, SheetAnswer>(
    log,
    {
      name: "sheet process",
      program: PROGRAM,
      env: {},
      execArgv: [`--max-old-space-size=${MOST_MEGABYTES}`],
      idleMilliseconds: IDLE_MS,
      workMilliseconds: LONGEST_WORK_MS,
      blamesFileForTime: true,
    },
    // Every limit ends the process.
    ({ work }) => (work === "read sheet" ? holdsTooMuch("file") : internalError()),
  );
  const fulfil = async (order: SheetOrder, signal?: AbortSignal) => {
    const answer = await child.fulfil(order, signal);
    if ("refusal" in answer) throw fromRefusal(answer.refusal);
    return Buffer.from(answer.bytes);
  };
  return {
    read: (bytes, sheet, signal) =>
      fulfil({ work: "read sheet", bytes, sheet, processorMilliseconds: readingMilliseconds }, signal),
    write: (format, sheets) => fulfil({ work: "write sheet", format, sheets }),
    writeFailed: (request, language) => fulfil({ work: "write failed rows", request, language }),
    close: child.close,
  };
}
