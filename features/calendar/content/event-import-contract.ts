import { z } from "zod";
import { messageSchema } from "../../../core/content/api/api-contract.ts";
import { defineCalls } from "../../../core/content/api/define-calls.ts";
import { message, notAnOption } from "../../../core/content/messages/message.ts";
import "../../../core/content/api/schemas-in-browsers.ts";
import { EVENT_KINDS } from "./event-kinds.ts";
import { events } from "./events.ts";

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

const fields = z.enum(EVENT_IMPORT_FIELDS);
const values = z.partialRecord(fields, z.string().max(LONGEST_EVENT_CELL));
export type EventValues = z.infer<typeof values>;

const rowSchema = z.strictObject({ row: z.int().positive(), values });
export type EventRow = z.infer<typeof rowSchema>;

const linesSchema = z.strictObject({
  text: z.string().max(LONGEST_EVENT_TEXT, message("value_too_long", { maximum: LONGEST_EVENT_TEXT })),
});

const sheetSchema = z.object({
  /** The readable sheets of the file in order, including hidden ones; empty for pasted lines. */
  sheets: z.array(z.object({ name: z.string(), isHidden: z.boolean() })),
  /** The sheet that was read. */
  sheet: z.string(),
  /** The texts of each row by field, as they were written. */
  rows: z.array(rowSchema),
  /** Headings of columns that are not used. */
  unused: z.array(z.string()),
});
export type EventSheet = z.infer<typeof sheetSchema>;

const requestSchema = z.strictObject({
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
export type EventRequest = z.infer<typeof requestSchema>;

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

const checkSchema = z.object({ counts, rows: z.array(checkedEventSchema) });
export type EventCheck = z.infer<typeof checkSchema>;

const answerSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  counts,
  /** Undoes the whole import: see `historyCalls.undoBatch`. Null if nothing was added. */
  batch: z.string().nullable(),
});
export type EventImportAnswer = z.infer<typeof answerSchema>;

/** 1 000 rows with long titles in Hindi. */
const LONG_BODY = { bodyLimit: 4 * 1024 * 1024, bodyMilliseconds: 60_000 } as const;

export const eventImportCalls = defineCalls(events.singular.en, {
  read: {
    method: "POST",
    path: "/events/import/read",
    access: "events:write",
    summary: "Read a sheet of events; nothing is stored",
    answer: sheetSchema,
  },
  lines: {
    method: "POST",
    path: "/events/import/lines",
    access: "events:write",
    ...LONG_BODY,
    summary: "Read pasted lines of events; nothing is stored",
    body: linesSchema,
    answer: sheetSchema,
  },
  check: {
    method: "POST",
    path: "/events/import/check",
    access: "events:write",
    ...LONG_BODY,
    summary: "What importing these events would do; nothing is stored",
    body: requestSchema,
    answer: checkSchema,
  },
  save: {
    method: "POST",
    path: "/events/import",
    access: "events:write",
    ...LONG_BODY,
    summary: "Add many events, all or nothing",
    body: requestSchema,
    errorIds: { 409: ["wrong_rows"] },
    answer: answerSchema,
  },
});
