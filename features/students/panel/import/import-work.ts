import type { RowWork } from "../../../../core/panel/sheet-import/row-work.ts";
import {
  IDENTIFYING_FIELDS,
  IMPORT_FIELDS,
  type ImportField,
  type ImportRequest,
  type ImportRow,
  LONGEST_CELL,
  type Sheet,
  type SheetRow,
} from "../../content/import-contract.ts";
import {
  type ColumnFont,
  type ColumnFonts,
  findUndecided,
  MOST_EXAMPLES,
  readCell,
} from "../../content/sheet-fonts.ts";

export type Values = Partial<Record<ImportField, string>>;

/** Sheets often hold one class, without a column for it. */
export const WHOLE_SHEET_FIELDS = ["class", "section"] as const satisfies readonly ImportField[];
export type WholeSheetField = (typeof WHOLE_SHEET_FIELDS)[number];

/** A sheet with all decisions and corrections. */
export interface ImportWork extends RowWork<ImportField> {
  fileName: string;
  sheet: Sheet;
  columns: readonly (ImportField | null)[];
  /** The user's decisions about columns that are or may be typed in Kruti Dev. */
  fonts: ColumnFonts;
  /** Whether the user has confirmed the columns. */
  areColumnsAgreed: boolean;
  /** Values for all rows, for fields without a column. */
  everyRow: Readonly<Record<WholeSheetField, string>>;
  known: ImportRequest["known"];
}

export const beginWork = (fileName: string, sheet: Sheet): ImportWork => ({
  fileName,
  sheet,
  columns: sheet.columns,
  fonts: {},
  areColumnsAgreed: false,
  everyRow: { class: "", section: "" },
  known: "update",
  corrected: {},
  leftOut: [],
});

export const chooseColumn = (work: ImportWork, index: number, field: ImportField | null): ImportWork => ({
  ...work,
  columns: work.columns.with(index, field),
});

export const chooseFont = (work: ImportWork, index: number, font: ColumnFont): ImportWork => ({
  ...work,
  fonts: { ...work.fonts, [index]: font },
});

/** Fields of columns whose font the user still has to decide. */
export const findUndecidedFields = ({ sheet, columns, fonts }: ImportWork): ImportField[] =>
  findUndecided(sheet, columns, fonts).flatMap((index) => columns[index] ?? []);

const isGiven = ({ everyRow }: ImportWork, field: ImportField): field is WholeSheetField =>
  (field === "class" || field === "section") && everyRow[field].trim() !== "";

/** The fields that are sent: those with a column or a value for all rows. */
export const fieldsOf = (work: ImportWork): ImportField[] =>
  IMPORT_FIELDS.filter((field) => work.columns.includes(field) || isGiven(work, field));

export const findDoubleFields = ({ columns }: ImportWork): ImportField[] =>
  IMPORT_FIELDS.filter((field) => columns.filter((each) => each === field).length > 1);

/** The missing fields that identify a student. */
export const findMissingFields = (work: ImportWork): ImportField[] => {
  const fields = fieldsOf(work);
  return IDENTIFYING_FIELDS.filter((field) => !fields.includes(field));
};

/** The first distinct texts of a column. */
export function examplesOf({ sheet, fonts }: Pick<ImportWork, "sheet" | "fonts">, index: number): string[] {
  const examples = new Set<string>();
  for (const row of sheet.rows) {
    const text = readCell(sheet, fonts, row, index).trim();
    if (text) examples.add(text);
    if (examples.size === MOST_EXAMPLES) break;
  }
  return [...examples];
}

/** Returns a function that reads the values of a row. */
export function valueReader(work: ImportWork): (row: SheetRow) => Values {
  const fields = fieldsOf(work).map((field) => ({ field, index: work.columns.indexOf(field) }));
  return (row) => {
    const values: Values = {};
    for (const { field, index } of fields) {
      const text =
        index >= 0 ? readCell(work.sheet, work.fonts, row, index) : work.everyRow[field as WholeSheetField];
      values[field] = text.slice(0, LONGEST_CELL);
    }
    return { ...values, ...work.corrected[row.row] };
  };
}

/** Undefined if all rows are excluded. */
export function buildRequest(work: ImportWork): ImportRequest | undefined {
  const leftOut = new Set(work.leftOut);
  const valuesOf = valueReader(work);
  const rows: ImportRow[] = work.sheet.rows
    .filter(({ row }) => !leftOut.has(row))
    .map((each) => ({ row: each.row, values: valuesOf(each) }));
  if (rows.length === 0) return undefined;
  const fields = fieldsOf(work);
  const undecided = findUndecidedFields(work);
  const fontsDecided = fields.filter((field) => !undecided.includes(field));
  return { rows, fields, fontsDecided, known: work.known };
}

/** Whether there is work that would be lost by reading the file again. */
export const isCorrected = ({ corrected, leftOut }: ImportWork): boolean =>
  leftOut.length > 0 || Object.keys(corrected).length > 0;
