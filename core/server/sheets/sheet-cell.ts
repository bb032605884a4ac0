import type { SheetFormat } from "../../content/files/sheets.ts";
import type { ValueField } from "../../content/types/define-resource.ts";
import { nameOption } from "../../content/types/option-name.ts";
import type { Language } from "../../words/languages.ts";

/** Spreadsheets have no dates before 1900. */
const DAY = /^(?:19|20)\d{2}-\d{2}-\d{2}$/;

interface SheetLook {
  format: SheetFormat;
  language: Language;
}

/** A field of an entry as a cell: all cells are texts, except the dates of a workbook. */
export function toCell(
  field: ValueField,
  value: string | number,
  { format, language }: SheetLook,
): string | Date {
  const text = String(value);
  if (field.input === "select") return nameOption(field, text, language);
  // CSV keeps 2015-06-30: a program with American settings would misread 04/06/2015.
  return format === "xlsx" && field.input === "date" && DAY.test(text) ? new Date(text) : text;
}
