import { setImmediate as nextTurn } from "node:timers/promises";
import type { SheetFormat } from "../../../../core/content/files/sheets.ts";
import type { Database } from "../../../../core/server/database/tables.ts";
import { toCell } from "../../../../core/server/sheets/sheet-cell.ts";
import { streamSpreadsheet } from "../../../../core/server/sheets/spreadsheet.ts";
import type { Language } from "../../../../core/words/languages.ts";
import { EXPORT_FIELDS } from "../../content/student-export-contract.ts";
import { students } from "../../content/students.ts";

/** Rows per query; other requests are served in between. */
const STEP = 200;

const DAY_COLUMNS = new Set(
  EXPORT_FIELDS.flatMap(([, { input }], index) => (input === "date" ? [index] : [])),
);

export interface StudentExport {
  /** In the order of the file's rows. */
  ids: readonly string[];
  format: SheetFormat;
  language: Language;
}

/** A student sheet that can be imported again: all cells are texts, except the dates of a workbook. */
export const exportStudents = (
  db: Database,
  { ids, format, language }: StudentExport,
): ReadableStream<Uint8Array> =>
  streamSpreadsheet(format, {
    name: students.screen.plural[language],
    headings: EXPORT_FIELDS.map(([, { label }]) => label[language]),
    widths: EXPORT_FIELDS.map(([, { input }]) => (input === "textarea" ? 40 : 20)),
    rows: readRows(db, { ids, format, language }),
    dayColumns: DAY_COLUMNS,
  });

/** Students who are deleted meanwhile are left out. */
async function* readRows(
  db: Database,
  { ids, format, language }: StudentExport,
): AsyncGenerator<(string | Date)[]> {
  const names = EXPORT_FIELDS.map(([name]) => name);
  for (let start = 0; start < ids.length; start += STEP) {
    const step = ids.slice(start, start + STEP);
    const rows = await db
      .selectFrom("students")
      .select(["_id", ...names])
      .where("_id", "in", step)
      .execute();
    const byId = new Map(rows.map((row) => [row._id, row]));
    for (const id of step) {
      const row = byId.get(id);
      if (row)
        yield EXPORT_FIELDS.map(([name, field]) => toCell(field, row[name] ?? "", { format, language }));
    }
    await nextTurn();
  }
}
