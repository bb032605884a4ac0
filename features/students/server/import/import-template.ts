import { isCompanion } from "../../../../core/content/types/companions.ts";
import type { WrittenSheet } from "../../../../core/server/sheets/spreadsheet.ts";
import type { Language } from "../../../../core/words/languages.ts";
import { fromApi } from "../../../../core/words/panel/hi/write-message.ts";
import { type CheckedRow, IMPORT_FIELDS, type ImportField } from "../../content/import-contract.ts";
import { STUDENT_FIELD_WORDS, STUDENT_SHEET_WORDS } from "../../content/student-fields.ts";
import { students } from "../../content/students.ts";

const headingOf = (field: ImportField, language: Language) => students.fields[field].label[language];

/** An empty list to fill in, and what goes into it. A school with one language has one column for each name. */
export function buildTemplate(language: Language, hasTwoLanguages: boolean): WrittenSheet[] {
  const words = STUDENT_SHEET_WORDS[language];
  const columns = IMPORT_FIELDS.filter((field) => hasTwoLanguages || !isCompanion(students, field));
  const fields = columns.map((field) => ({
    heading: headingOf(field, language),
    ...STUDENT_FIELD_WORDS[field],
  }));
  return [
    {
      name: words.students,
      rows: [fields.map(({ heading }) => heading), fields.map(({ example }) => example[language])],
      widths: fields.map(({ width }) => width),
    },
    {
      name: words.whatToWrite,
      rows: [
        [words.column, words.whatToWrite],
        ...fields.map(({ heading, explanation }) => [heading, explanation[language]]),
      ],
      widths: [24, 90],
    },
  ];
}

type FailedRow = Pick<CheckedRow, "row" | "values" | "errors" | "errorParams">;

/** Rows that were not imported, each with its errors, for the office to correct and import again. */
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
      name: words.rowsToFix,
      rows: [
        [...fields.map((field) => headingOf(field, language)), words.whatToFix, words.rowInFile],
        ...rows.map((row) => [
          ...fields.map((field) => row.values[field] ?? ""),
          describe(row),
          String(row.row),
        ]),
      ],
      widths: [...fields.map((field) => STUDENT_FIELD_WORDS[field].width), 60, 16],
    },
  ];
}
