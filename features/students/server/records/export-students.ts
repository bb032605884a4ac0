import { setImmediate as nextTurn } from "node:timers/promises";
import type { SheetFormat } from "../../../../core/content/files/sheets.ts";
import type { ValueField } from "../../../../core/content/types/define-resource.ts";
import { nameOption } from "../../../../core/content/types/option-name.ts";
import type { Database } from "../../../../core/server/database/tables.ts";
import { streamSpreadsheet } from "../../../../core/server/sheets/spreadsheet.ts";
import type { Language } from "../../../../core/words/languages.ts";
import { EXPORT_FIELDS } from "../../content/student-export-contract.ts";
import { students } from "../../content/students.ts";

/** Rows per query; other requests are served in between. */
const STEP = 200;

const DAY_COLUMNS = new Set(
  EXPORT_FIELDS.flatMap(([, { input }], index) => (input === "date" ? [index] : [])),
);
/** Spreadsheets have no dates before 1900. */
const DAY = /^(?:19|20)\d{2}-\d{2}-\d{2}$/;

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

function toCell(
  field: ValueField,
  value: string | number,
  { format, language }: Pick<StudentExport, "format" | "language">,
): string | Date {
  const text = String(value);
  if (field.input === "select") return nameOption(field, text, language);
  // CSV keeps 2015-06-30: a program with American settings would misread 04/06/2015.
  return format === "xlsx" && field.input === "date" && DAY.test(text) ? new Date(text) : text;
}
