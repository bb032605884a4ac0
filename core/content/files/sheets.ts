import { message } from "../messages/message.ts";
import type { UploadRule } from "./upload-rules.ts";

export const MAX_SHEET_BYTES = 10 * 1024 * 1024;
export const sheetFile: UploadRule = {
  kinds: ["sheet"],
  maxBytes: { sheet: MAX_SHEET_BYTES },
  maxFiles: 1,
  tooLarge: message("sheet_too_large", { megabytes: MAX_SHEET_BYTES / 1024 / 1024 }),
  wrongType: message("wrong_type_sheet"),
};

/** An import reads no more rows at once. */
export const MAX_IMPORT_ROWS = 20_000;

export const SHEET_FORMATS = ["xlsx", "csv"] as const;
export type SheetFormat = (typeof SHEET_FORMATS)[number];

export const SHEET_TYPES: Record<SheetFormat, string> = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv; charset=utf-8",
};

/** A row that is not empty, with its number in spreadsheet programs. */
export interface SheetRow {
  row: number;
  cells: string[];
}

/** The action of an import for a row of a sheet. */
export const ROW_OUTCOMES = ["new", "changed", "unchanged", "skipped", "wrong"] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];
