import { z } from "zod";
import { fileOf } from "../../../core/content/api/answers.ts";
import { messageSchema } from "../../../core/content/api/api-contract.ts";
import { defineCalls } from "../../../core/content/api/define-calls.ts";
import { message, notAnOption } from "../../../core/content/messages/message.ts";
import "../../../core/content/api/schemas-in-browsers.ts";
import {
  MAX_IMPORT_ROWS,
  ROW_OUTCOMES,
  type RowOutcome,
  SHEET_FORMATS,
  SHEET_TYPES,
  type SheetFormat,
} from "../../../core/content/files/sheets.ts";
import type { ValueName } from "../../../core/content/types/define-resource.ts";
import { languageParameter } from "./student-export-contract.ts";
import { students } from "./students.ts";

type StudentFields = typeof students.fields;

/** The year change sets the day of leaving; no form and no sheet does. */
export type ImportField = Exclude<ValueName<StudentFields>, "leftOn">;

/** The columns of a sheet of students, in the order of the declaration. */
export const IMPORT_FIELDS = (Object.keys(students.fields) as (keyof StudentFields)[]).filter(
  (name): name is ImportField => students.fields[name].kind === "value" && name !== "leftOn",
);

/** A row without these is about no child. */
export const IDENTIFYING_FIELDS = [
  "name",
  "rollNumber",
  "class",
  "section",
] as const satisfies readonly ImportField[];

const sheetRowSchema = z.object({
  /** The row number in spreadsheet programs. */
  row: z.int(),
  cells: z.array(z.string()),
  /** The typed text of each of the `legacyColumns`, in their order. */
  typed: z.array(z.string()).optional(),
  /** The Unicode text of each of the `unsureColumns`, in their order. */
  converted: z.array(z.string()).optional(),
});
export type SheetRow = z.infer<typeof sheetRowSchema>;

const sheetSchema = z.object({
  /** The readable sheets of the file in order, including hidden ones. */
  sheets: z.array(z.object({ name: z.string(), isHidden: z.boolean() })),
  /** The sheet that was read. */
  sheet: z.string(),
  headings: z.array(z.string()),
  /** The detected field of each column, by heading and content; null if none fits. */
  columns: z.array(z.enum(IMPORT_FIELDS).nullable()),
  rows: z.array(sheetRowSchema),
  /** Indexes of columns typed in Kruti Dev or DevLys; their cells are converted to Unicode. */
  legacyColumns: z.array(z.int()),
  /** Indexes of columns that may be typed in Kruti Dev or DevLys; their cells are as typed until the office decides. */
  unsureColumns: z.array(z.int()),
  /** Notes about values that were left out or changed while reading, as sentences. */
  notes: z.array(z.string()),
  /** The messages of `notes`. */
  noteParams: z.array(messageSchema).optional(),
});
export type Sheet = z.infer<typeof sheetSchema>;

/** The limit for every field. */
export const LONGEST_CELL = 2000;

const values = z.partialRecord(z.enum(IMPORT_FIELDS), z.string().max(LONGEST_CELL));

const importRowSchema = z.strictObject({ row: z.int().positive(), values });
export type ImportRow = z.infer<typeof importRowSchema>;

export const importRequestSchema = z.strictObject({
  rows: z
    .array(importRowSchema)
    .min(1, message("no_rows"))
    .max(MAX_IMPORT_ROWS, message("too_many_rows", { maximum: MAX_IMPORT_ROWS })),
  /** The fields with a column in the sheet. Other fields stay empty or unchanged. */
  fields: z.array(z.enum(IMPORT_FIELDS)),
  /** The fields whose font the office has decided. Other fields are refused if they may be typed in Kruti Dev or DevLys. */
  fontsDecided: z.array(z.enum(IMPORT_FIELDS)).optional(),
  /** The action for a row whose roll number exists in the class. */
  known: z.enum(["update", "skip"]),
  /** When saving: leave out rows with errors. Otherwise nothing is saved if a row has errors. */
  leavesOutWrong: z.boolean().optional(),
});
export type ImportRequest = z.infer<typeof importRequestSchema>;

const checkedRowSchema = z.object({
  row: z.int(),
  outcome: z.enum(ROW_OUTCOMES),
  /** The values to store; for an invalid cell, the sent value. */
  values,
  /** Validation errors by field. */
  errors: z.partialRecord(z.enum(IMPORT_FIELDS), z.string()).optional(),
  /** The messages of `errors`. */
  errorParams: z.partialRecord(z.enum(IMPORT_FIELDS), messageSchema).optional(),
  /** The current values of fields that would change. */
  before: z.partialRecord(z.enum(IMPORT_FIELDS), z.string()).optional(),
});
export type CheckedRow = z.infer<typeof checkedRowSchema>;

/** Rows that were not imported. Other properties of `importAnswerSchema` may be sent along. */
export const failedRowsSchema = z.object({
  rows: z
    .array(checkedRowSchema.pick({ row: true, values: true, errors: true, errorParams: true }))
    .min(1, message("no_rows"))
    .max(MAX_IMPORT_ROWS, message("too_many_rows", { maximum: MAX_IMPORT_ROWS })),
});

const counts = z.object(
  Object.fromEntries(ROW_OUTCOMES.map((outcome) => [outcome, z.int()])) as Record<RowOutcome, z.ZodInt>,
);

const importCheckSchema = z.object({ counts, rows: z.array(checkedRowSchema) });
export type ImportCheck = z.infer<typeof importCheckSchema>;

const importAnswerSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  counts,
  /** Undoes the whole import: see `historyCalls.undoBatch`. Null if nothing was changed. */
  batch: z.string().nullable(),
  /** Rows that were left out. */
  failed: z.array(checkedRowSchema),
});
export type ImportAnswer = z.infer<typeof importAnswerSchema>;

const photoImportSchema = z.strictObject({
  photos: z
    .array(z.strictObject({ student: z.uuid(), file: z.string().max(200) }))
    .min(1, message("no_photos"))
    .max(2000, message("too_many_values", { maximum: 2000, things: "photos" })),
});

const photoImportAnswerSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  changed: z.int(),
  /** Number of students that no longer exist. */
  missing: z.int(),
  batch: z.string().nullable(),
});
export type PhotoImportAnswer = z.infer<typeof photoImportAnswerSchema>;

/** 20 000 rows in Hindi, over a slow connection. */
const LARGE_BODY = { bodyLimit: 24 * 1024 * 1024, bodyMilliseconds: 5 * 60_000 } as const;

const languageQuery = z.strictObject({ language: languageParameter });

const sheetOf = (...formats: SheetFormat[]) =>
  fileOf(
    "A spreadsheet",
    Object.fromEntries(formats.map((format) => [SHEET_TYPES[format].split(";")[0], { type: "string" }])),
  );

export const importCalls = defineCalls("Student", {
  template: {
    method: "GET",
    path: "/students/import/template",
    access: "students:write",
    summary: "A sheet to fill in",
    query: languageQuery.extend({
      format: z.enum(SHEET_FORMATS, { error: notAnOption(SHEET_FORMATS) }).default("xlsx"),
    }),
    answer: sheetOf("xlsx", "csv"),
  },
  /** Turns a file into rows of texts; the server adds the form. */
  read: {
    method: "POST",
    path: "/students/import/read",
    access: "students:write",
    summary: "Read a sheet of students; nothing is stored",
    answer: sheetSchema,
  },
  check: {
    method: "POST",
    path: "/students/import/check",
    access: "students:write",
    alsoNeeds: { "students:read": "always" },
    ...LARGE_BODY,
    summary: "What importing these rows would do; nothing is stored",
    uncheckedBody: importRequestSchema,
    answer: importCheckSchema,
  },
  save: {
    method: "POST",
    path: "/students/import",
    access: "students:write",
    ...LARGE_BODY,
    summary: "Import rows as new and changed students, all or nothing",
    uncheckedBody: importRequestSchema,
    answer: importAnswerSchema,
    errorIds: { 409: ["wrong_rows"] },
  },
  /** Rows that were not imported, with their errors. */
  failed: {
    method: "POST",
    path: "/students/import/failed",
    access: "students:write",
    ...LARGE_BODY,
    summary: "Rows that were left out, as a sheet that says what is wrong with each",
    query: languageQuery,
    uncheckedBody: failedRowsSchema,
    answer: sheetOf("xlsx"),
  },
  /** Staged photos (STAGE_PATH), each with its student. */
  photos: {
    method: "POST",
    path: "/students/import/photos",
    access: "students:write",
    /** Two thousand ids and file names. */
    bodyLimit: 512 * 1024,
    summary: "Give many students the photos that were sent ahead, all or none",
    body: photoImportSchema,
    answer: photoImportAnswerSchema,
  },
});
