/** The jobs of the import process: it reads and writes spreadsheets and checks rows. */

import { featureSheetJobs } from "../../../features/sheet-jobs.ts";
import type { SheetFormat } from "../../content/files/sheets.ts";
import { aboutFile } from "./about-file.ts";
import { readTable, type TableLimits } from "./read-table.ts";
import { type WrittenSheet, writeSpreadsheet } from "./spreadsheet.ts";

export type SheetJobs = typeof jobs;

export const jobs = {
  readTable: ({ bytes, sheet, limits }: { bytes: Buffer; sheet: string | undefined; limits: TableLimits }) =>
    aboutFile(() => readTable(bytes, sheet, limits)),
  writeSheet: ({ format, sheets }: { format: SheetFormat; sheets: WrittenSheet[] }) =>
    writeSpreadsheet(format, sheets),
  ...featureSheetJobs,
};
