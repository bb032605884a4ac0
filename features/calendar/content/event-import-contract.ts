import { z } from "zod";
import { messageSchema } from "../../../core/content/api/api-contract.ts";
import { message, notAnOption } from "../../../core/content/messages/message.ts";
import "../../../core/content/api/schemas-in-browsers.ts";
import { EVENT_KINDS } from "./event-kinds.ts";

/** The columns of a list of events, in the order in which the panel shows them. */
export const EVENT_IMPORT_FIELDS = [
  "startsOn",
  "endsOn",
  "title",
  "titleHi",
  "kind",
  "startsAt",
  "endsAt",
  "place",
] as const;
export type EventImportField = (typeof EVENT_IMPORT_FIELDS)[number];

export const MAX_EVENT_ROWS = 1000;
/** Longer than any of the fields. */
export const LONGEST_EVENT_CELL = 500;
/** 1 000 long lines in Hindi. */
const LONGEST_EVENT_TEXT = 400_000;

export const EVENT_IMPORT_PATHS = {
  /** Turns a file into rows of texts; stores nothing. */
  read: "/events/import/read",
  /** Turns pasted lines into rows of texts; stores nothing. */
  lines: "/events/import/lines",
  /** Checks each row without storing anything. */
  check: "/events/import/check",
  save: "/events/import",
} as const;

const fields = z.enum(EVENT_IMPORT_FIELDS);
const values = z.partialRecord(fields, z.string().max(LONGEST_EVENT_CELL));
export type EventValues = z.infer<typeof values>;

const rowSchema = z.strictObject({ row: z.int().positive(), values });
export type EventRow = z.infer<typeof rowSchema>;

export const eventLinesSchema = z.strictObject({
  text: z.string().max(LONGEST_EVENT_TEXT, message("value_too_long", { maximum: LONGEST_EVENT_TEXT })),
});

export const eventSheetSchema = z.object({
  /** The readable sheets of the file in order, including hidden ones; empty for pasted lines. */
  sheets: z.array(z.object({ name: z.string(), isHidden: z.boolean() })),
  /** The sheet that was read. */
  sheet: z.string(),
  /** The texts of each row by field, as they were written. */
  rows: z.array(rowSchema),
  /** Headings of columns that are not used. */
  unused: z.array(z.string()),
});
export type EventSheet = z.infer<typeof eventSheetSchema>;

export const eventRequestSchema = z.strictObject({
  rows: z
    .array(rowSchema)
    .min(1, message("no_rows"))
    .max(MAX_EVENT_ROWS, message("too_many_rows", { maximum: MAX_EVENT_ROWS })),
  /** The year in which the school year of dates without a year begins. */
  schoolYear: z.int().min(1900).max(2100),
  /** The kind of rows without one. */
  kind: z.enum(EVENT_KINDS, { error: notAnOption(EVENT_KINDS) }),
  /** The action for a row whose day and title are in the calendar, or in an earlier row. */
  known: z.enum(["skip", "add"]),
  /** When saving: leave out rows with errors. Otherwise nothing is saved if a row has errors. */
  leavesOutWrong: z.boolean().optional(),
});
export type EventRequest = z.infer<typeof eventRequestSchema>;

export const EVENT_OUTCOMES = ["new", "skipped", "wrong"] as const;
export type EventOutcome = (typeof EVENT_OUTCOMES)[number];

const texts = z.partialRecord(fields, z.string()).optional();
const messages = z.partialRecord(fields, messageSchema).optional();

export const checkedEventSchema = z.object({
  row: z.int(),
  outcome: z.enum(EVENT_OUTCOMES),
  /** The values to store; for an invalid cell, the sent value. */
  values,
  /** Validation errors by field, and their messages. */
  errors: texts,
  errorParams: messages,
  /** Remarks that do not prevent saving, and their messages. */
  notes: texts,
  noteParams: messages,
});
export type CheckedEvent = z.infer<typeof checkedEventSchema>;

const counts = z.object({ new: z.int(), skipped: z.int(), wrong: z.int() });

export const eventCheckSchema = z.object({ counts, rows: z.array(checkedEventSchema) });
export type EventCheck = z.infer<typeof eventCheckSchema>;

export const eventImportAnswerSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  counts,
  /** Undoes the whole import: see `historyCalls.undoBatch`. Null if nothing was added. */
  batch: z.string().nullable(),
});
export type EventImportAnswer = z.infer<typeof eventImportAnswerSchema>;
