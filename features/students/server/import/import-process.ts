import path from "node:path";
import { holdsTooMuch } from "../../../../core/server/sheets/check-zip.ts";
import type { Table, TableLimits } from "../../../../core/server/sheets/read-table.ts";
import type { WrittenSheet } from "../../../../core/server/sheets/spreadsheet.ts";
import { openWorker, type WorkerLog } from "../../../../core/server/workers/open-worker.ts";
import type { Language } from "../../../../core/words/languages.ts";
import type { ExportFormat } from "../../content/student-export-contract.ts";
import type { ImportJobs } from "./import-jobs.ts";
import type { SchoolWords } from "./known-words.ts";
import type { RowChecker } from "./plan-import.ts";

export interface ImportProcess extends RowChecker {
  /** A `Sheet` as JSON: the server does not parse thousands of rows. Refuses (422) a file that cannot be read. */
  read(bytes: Buffer, school: SchoolWords, sheet?: string, signal?: AbortSignal): Promise<Buffer>;
  /** The rows of a small sheet. Refuses (422) a file that cannot be read. */
  readTable(bytes: Buffer, limits: TableLimits, sheet?: string, signal?: AbortSignal): Promise<Table>;
  write(format: ExportFormat, sheets: WrittenSheet[]): Promise<Buffer>;
  /** Rows that were not imported (`failedRowsSchema` as JSON) as an XLSX file. */
  writeFailed(request: Uint8Array, language: Language): Promise<Buffer>;
  close(): Promise<void>;
}

const IDLE_MS = 10_000;
/** Only a very busy machine needs more time for a sheet than this: `READING_MS` is less. */
const LONGEST_JOB_MS = 60_000;
/** Processor time for one file. 20 000 rows in Kruti Dev take five seconds; other imports wait meanwhile. */
const READING_MS = 8_000;
const MOST_MEGABYTES = 400;

/** Reads and writes spreadsheets and checks rows in a child process with limited memory and processor time. */
export function openImportProcess(log: WorkerLog, { readingMilliseconds = READING_MS } = {}): ImportProcess {
  const { run, close } = openWorker<ImportJobs>(log, {
    name: "import process",
    jobs: path.join(import.meta.dirname, "import-jobs.ts"),
    env: {},
    execArgv: [`--max-old-space-size=${MOST_MEGABYTES}`],
    idleMilliseconds: IDLE_MS,
    jobMilliseconds: LONGEST_JOB_MS,
  });
  const reading = (signal: AbortSignal | undefined) => ({
    signal,
    limits: { processorMilliseconds: readingMilliseconds },
    crashError: holdsTooMuch("file"),
    lateError: holdsTooMuch("file"),
  });
  return {
    read: (bytes, school, sheet, signal) => run("readSheet", { bytes, sheet, school }, reading(signal)),
    readTable: (bytes, limits, sheet, signal) => run("readTable", { bytes, sheet, limits }, reading(signal)),
    write: (format, sheets) => run("writeSheet", { format, sheets }),
    writeFailed: (request, language) => run("writeFailedRows", { request, language }),
    check: (rows) => run("checkRows", rows),
    plan: (rows) => run("planImport", rows),
    close,
  };
}
