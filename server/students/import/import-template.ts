import {
  type CheckedRow,
  IMPORT_FIELDS,
  type ImportField,
} from "../../../content/students/import-contract.ts";
import type { Language } from "../../../content/words/languages.ts";
import { fromApi } from "../../../content/words/panel/hi/translate.ts";
import { STUDENT_SHEET_WORDS } from "../../../content/words/student-sheet.ts";
import type { WrittenSheet } from "./spreadsheet.ts";

const WIDTHS: Record<ImportField, number> = {
  name: 40,
  rollNumber: 14,
  class: 10,
  section: 10,
  dateOfBirth: 16,
  guardianName: 28,
  mobileNumber: 18,
  address: 40,
  gender: 12,
};

/** An empty list to fill in, with instructions. */
export function buildTemplate(language: Language): WrittenSheet[] {
  const words = STUDENT_SHEET_WORDS[language];
  const ofEach = (texts: Record<ImportField, string>) => IMPORT_FIELDS.map((field) => texts[field]);
  return [
    {
      name: words.students,
      rows: [ofEach(words.headings), ofEach(words.example)],
      widths: IMPORT_FIELDS.map((field) => WIDTHS[field]),
    },
    {
      name: words.whatToWrite,
      rows: [
        [words.column, words.whatToWrite],
        ...IMPORT_FIELDS.map((field) => [words.headings[field], words.explanations[field]]),
      ],
      widths: [24, 90],
    },
  ];
}

type FailedRow = Pick<CheckedRow, "row" | "values" | "errors" | "errorParams">;

/** Rows that were not imported, with their errors, to be corrected and imported again. */
export function buildFailedRows(rows: readonly FailedRow[], language: Language): WrittenSheet[] {
  const words = STUDENT_SHEET_WORDS[language];
  const fields = IMPORT_FIELDS.filter((field) =>
    rows.some(({ values, errors }) => values[field] !== undefined || errors?.[field] !== undefined),
  );
  const describe = ({ errors = {}, errorParams = {} }: FailedRow) =>
    Object.entries(errors)
      .map(([field, english]) =>
        language === "hi" ? fromApi(errorParams[field as ImportField], english) : english,
      )
      .join("\n");
  return [
    {
      name: words.rowsToCorrect,
      rows: [
        [...fields.map((field) => words.headings[field]), words.corrections, words.rowInFile],
        ...rows.map((row) => [
          ...fields.map((field) => row.values[field] ?? ""),
          describe(row),
          String(row.row),
        ]),
      ],
      widths: [...fields.map((field) => WIDTHS[field]), 60, 16],
    },
  ];
}
