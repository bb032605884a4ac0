/** What the import process does: it reads and writes spreadsheets and checks rows. */

import { ApiError, unprocessableFile } from "../../../../core/server/errors.ts";
import { readTable, type TableLimits } from "../../../../core/server/sheets/read-table.ts";
import { type WrittenSheet, writeSpreadsheet } from "../../../../core/server/sheets/spreadsheet.ts";
import type { Language } from "../../../../core/words/languages.ts";
import { failedRowsSchema } from "../../content/import-contract.ts";
import type { ExportFormat } from "../../content/student-export-contract.ts";
import { buildFailedRows } from "./import-template.ts";
import type { SchoolWords } from "./known-words.ts";
import { checkImport, planImport } from "./plan-import.ts";
import { readRows } from "./reading/read-rows.ts";
import { readSheet } from "./reading/read-sheet.ts";

export type ImportJobs = typeof jobs;

export const jobs = {
  /** A `Sheet` as JSON. Every error is about the field `file`. */
  readSheet: ({ bytes, sheet, school }: { bytes: Buffer; sheet: string | undefined; school: SchoolWords }) =>
    aboutFile(async () => Buffer.from(JSON.stringify(await readSheet(bytes, sheet, school)))),
  /** Every error is about the field `file`. */
  readTable: ({ bytes, sheet, limits }: { bytes: Buffer; sheet: string | undefined; limits: TableLimits }) =>
    aboutFile(() => readTable(bytes, sheet, limits)),
  writeSheet: ({ format, sheets }: { format: ExportFormat; sheets: WrittenSheet[] }) =>
    writeSpreadsheet(format, sheets),
  writeFailedRows({ request, language }: { request: Uint8Array; language: Language }) {
    const { rows } = readRows(failedRowsSchema, request);
    return writeSpreadsheet("xlsx", buildFailedRows(rows, language));
  },
  checkRows: checkImport,
  planImport,
};

async function aboutFile<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof ApiError ? unprocessableFile(error.text, "file") : error;
  }
}
