import path from "node:path";
import type { SheetFormat } from "../../content/files/sheets.ts";
import { oncePerServer } from "../feature-server.ts";
import { type JobOptions, openWorker, type WorkerLog } from "../workers/open-worker.ts";
import { holdsTooMuch } from "./check-zip.ts";
import type { Table, TableLimits } from "./read-table.ts";
import type { SheetJobs } from "./sheet-jobs.ts";
import type { WrittenSheet } from "./spreadsheet.ts";

export type SheetProcess = ReturnType<typeof openSheetProcess>;

const IDLE_MS = 10_000;
/** Only a very busy machine needs more time for a sheet than this: `READING_MS` is less. */
const LONGEST_JOB_MS = 60_000;
/** Processor time for one file. 20 000 rows in Kruti Dev take five seconds; other imports wait meanwhile. */
const READING_MS = 8_000;
const MOST_MEGABYTES = 400;

/** Reads and writes spreadsheets and checks rows in a child process with limited memory and processor time. */
export function openSheetProcess(log: WorkerLog, { readingMilliseconds = READING_MS } = {}) {
  const { run, close } = openWorker<SheetJobs>(log, {
    name: "import process",
    jobs: path.join(import.meta.dirname, "sheet-jobs.ts"),
    env: {},
    execArgv: [`--max-old-space-size=${MOST_MEGABYTES}`],
    idleMilliseconds: IDLE_MS,
    jobMilliseconds: LONGEST_JOB_MS,
  });
  /** The limits of a job that reads an uploaded file. */
  const reading = (signal: AbortSignal | undefined): JobOptions => ({
    signal,
    limits: { processorMilliseconds: readingMilliseconds },
    crashError: holdsTooMuch("file"),
    lateError: holdsTooMuch("file"),
  });
  return {
    /** Runs a job of a feature. */
    run,
    reading,
    /** The rows of a small sheet. Refuses (422) a file that cannot be read. */
    readTable: (bytes: Buffer, limits: TableLimits, sheet?: string, signal?: AbortSignal): Promise<Table> =>
      run("readTable", { bytes, sheet, limits }, reading(signal)),
    write: (format: SheetFormat, sheets: WrittenSheet[]): Promise<Buffer> =>
      run("writeSheet", { format, sheets }),
    close,
  };
}

/** One process for all imports, so that several large sheets are read one after the other. */
export const openSharedSheetProcess = oncePerServer(({ log, onClose }) => {
  const sheets = openSheetProcess(log);
  onClose(() => sheets.close());
  return sheets;
});
