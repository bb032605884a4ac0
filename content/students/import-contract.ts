import { z } from "zod";
import { messageSchema } from "../api/api-contract.ts";
import { message } from "../messages/message.ts";
import "../api/schemas-in-browsers.ts";
import type { UploadRule } from "../files/upload-rules.ts";

/** What a sheet of students may have a column for. */
export const IMPORT_FIELDS = [
  "name",
  "rollNumber",
  "class",
  "section",
  "dateOfBirth",
  "guardianName",
  "mobileNumber",
  "address",
  "gender",
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** No child is known without these. */
export const IDENTIFYING_FIELDS = [
  "name",
  "rollNumber",
  "class",
  "section",
] as const satisfies readonly ImportField[];

export const MOST_IMPORT_ROWS = 20_000;
export const MAX_SHEET_BYTES = 10 * 1024 * 1024;
export const sheetFile: UploadRule = {
  kinds: ["sheet"],
  maxBytes: { sheet: MAX_SHEET_BYTES },
  maxFiles: 1,
  tooLarge: message("sheet_too_large", { megabytes: MAX_SHEET_BYTES / 1024 / 1024 }),
  wrongType: message("wrong_type_sheet"),
};

export const IMPORT_PATHS = {
  /** `?language=en|hi&format=xlsx|csv` */
  template: "/students/import/template",
  /** A file becomes rows of texts; nothing is stored. */
  read: "/students/import/read",
  /** What saving would do with each row; nothing is stored. */
  check: "/students/import/check",
  save: "/students/import",
  /** Rows that were left out, as a file with what is wrong with each. */
  failed: "/students/import/failed",
  /** Photos that were sent ahead (STAGE_PATH), each for its student. */
  photos: "/students/import/photos",
} as const;

const sheetRowSchema = z.object({
  /** The number that spreadsheet programs show beside it. */
  row: z.int(),
  cells: z.array(z.string()),
  /** What was typed in each of the `legacyColumns`, in their order. */
  typed: z.array(z.string()).optional(),
});
export type SheetRow = z.infer<typeof sheetRowSchema>;

export const sheetSchema = z.object({
  /** The sheets of the file that can be read, in order; hidden ones too. */
  sheets: z.array(z.object({ name: z.string(), isHidden: z.boolean() })),
  /** The one that was read. */
  sheet: z.string(),
  headings: z.array(z.string()),
  /** What each column seems to be, by its heading and what stands in it; null: nothing that is kept of a student. */
  columns: z.array(z.enum(IMPORT_FIELDS).nullable()),
  rows: z.array(sheetRowSchema),
  /** Columns whose Hindi was typed in Kruti Dev or DevLys, by their index; their cells are in Unicode. */
  legacyColumns: z.array(z.int()),
  /** What was left out or changed on the way, in words. */
  notes: z.array(z.string()),
  /** The messages of `notes`. */
  noteParams: z.array(messageSchema).optional(),
});
export type Sheet = z.infer<typeof sheetSchema>;

/** A cell as it is taken; `keptAsTyped`: columns that are not to be in Unicode. */
export function readCell(
  { legacyColumns }: Pick<Sheet, "legacyColumns">,
  keptAsTyped: readonly number[],
  { cells, typed = [] }: SheetRow,
  column: number,
): string {
  const asTyped = keptAsTyped.includes(column) ? typed[legacyColumns.indexOf(column)] : undefined;
  return asTyped ?? cells[column] ?? "";
}

/** What is longer is wrong in every field. */
export const LONGEST_CELL = 2000;

const values = z.partialRecord(z.enum(IMPORT_FIELDS), z.string().max(LONGEST_CELL));

export const importRowSchema = z.strictObject({ row: z.int().positive(), values });
export type ImportRow = z.infer<typeof importRowSchema>;

export const importRequestSchema = z.strictObject({
  rows: z
    .array(importRowSchema)
    .min(1, message("no_rows"))
    .max(MOST_IMPORT_ROWS, message("too_many_rows", { maximum: MOST_IMPORT_ROWS })),
  /** The fields that the sheet has a column for. What it has none for stays empty, or as it is. */
  fields: z.array(z.enum(IMPORT_FIELDS)),
  /** What becomes of a row whose roll number the class has already. */
  known: z.enum(["update", "skip"]),
  /** For saving: rows with faults are left out; else nothing is saved while there are any. */
  leavesOutWrong: z.boolean().optional(),
});
export type ImportRequest = z.infer<typeof importRequestSchema>;

export const ROW_OUTCOMES = ["new", "changed", "unchanged", "skipped", "wrong"] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

export const checkedRowSchema = z.object({
  row: z.int(),
  outcome: z.enum(ROW_OUTCOMES),
  /** As they would be stored; of a faulty cell what was sent. */
  values,
  /** What is wrong, by field. */
  errors: z.partialRecord(z.enum(IMPORT_FIELDS), z.string()).optional(),
  /** The messages of `errors`. */
  errorParams: z.partialRecord(z.enum(IMPORT_FIELDS), messageSchema).optional(),
  /** What stands there now, of the fields that would change. */
  before: z.partialRecord(z.enum(IMPORT_FIELDS), z.string()).optional(),
});
export type CheckedRow = z.infer<typeof checkedRowSchema>;

/** Rows that were left out. What else `importAnswerSchema` tells of them may be sent along. */
export const failedRowsSchema = z.object({
  rows: z
    .array(checkedRowSchema.pick({ row: true, values: true, errors: true, errorParams: true }))
    .min(1, message("no_rows"))
    .max(MOST_IMPORT_ROWS, message("too_many_rows", { maximum: MOST_IMPORT_ROWS })),
});

const counts = z.object(
  Object.fromEntries(ROW_OUTCOMES.map((outcome) => [outcome, z.int()])) as Record<RowOutcome, z.ZodInt>,
);

export const importCheckSchema = z.object({ counts, rows: z.array(checkedRowSchema) });
export type ImportCheck = z.infer<typeof importCheckSchema>;

export const importAnswerSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  counts,
  /** Takes the whole import back: see HISTORY_PATHS.undoBatch. Null: nothing was changed. */
  batch: z.string().nullable(),
  /** Those that were left out. */
  failed: z.array(checkedRowSchema),
});
export type ImportAnswer = z.infer<typeof importAnswerSchema>;

export const photoImportSchema = z.strictObject({
  photos: z
    .array(z.strictObject({ student: z.uuid(), file: z.string().max(200) }))
    .min(1, message("no_photos"))
    .max(2000, message("too_many_values", { maximum: 2000, things: "photos" })),
});

export const photoImportAnswerSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  changed: z.int(),
  /** How many of the students are there no more. */
  missing: z.int(),
  batch: z.string().nullable(),
});
export type PhotoImportAnswer = z.infer<typeof photoImportAnswerSchema>;
