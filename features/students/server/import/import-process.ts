import type { SheetProcess } from "../../../../core/server/sheets/sheet-process.ts";
import type { Language } from "../../../../core/words/languages.ts";
import type { RowChecker } from "./plan-import.ts";
import type { SchoolWords } from "./reading/known-words.ts";

export interface ImportProcess extends RowChecker, Pick<SheetProcess, "write"> {
  /** A `Sheet` as JSON: the server does not parse thousands of rows. Refuses (422) a file that cannot be read. */
  read(bytes: Buffer, school: SchoolWords, sheet?: string, signal?: AbortSignal): Promise<Buffer>;
  /** Rows that were not imported (`failedRowsSchema` as JSON) as an XLSX file. */
  writeFailed(request: Uint8Array, language: Language): Promise<Buffer>;
}

/** The jobs of `import-jobs.ts`. */
export const createImportProcess = ({ run, reading, write }: SheetProcess): ImportProcess => ({
  read: (bytes, school, sheet, signal) => run("readSheet", { bytes, sheet, school }, reading(signal)),
  write,
  writeFailed: (request, language) => run("writeFailedRows", { request, language }),
  check: (rows) => run("checkRows", rows),
  plan: (rows) => run("planImport", rows),
});
