/** The jobs of the import process: reading and writing spreadsheets and checking rows. */

import { aboutFile } from "../../../../core/server/sheets/about-file.ts";
import { writeSpreadsheet } from "../../../../core/server/sheets/spreadsheet.ts";
import type { Language } from "../../../../core/words/languages.ts";
import { failedRowsSchema } from "../../content/import-contract.ts";
import { buildFailedRows } from "./import-template.ts";
import { checkImport, planImport } from "./plan-import.ts";
import type { SchoolWords } from "./reading/known-words.ts";
import { readRows } from "./reading/read-rows.ts";
import { readSheet } from "./reading/read-sheet.ts";

/** Reads sheets of students and checks their rows, in the import process. */
export const studentSheetJobs = {
  /** A `Sheet` as JSON. */
  readSheet: ({ bytes, sheet, school }: { bytes: Buffer; sheet: string | undefined; school: SchoolWords }) =>
    aboutFile(async () => Buffer.from(JSON.stringify(await readSheet(bytes, sheet, school)))),
  writeFailedRows({ request, language }: { request: Uint8Array; language: Language }) {
    const { rows } = readRows(failedRowsSchema, request);
    return writeSpreadsheet("xlsx", buildFailedRows(rows, language));
  },
  checkRows: checkImport,
  planImport,
};
