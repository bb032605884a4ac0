import { z } from "zod";
import { fileOf } from "../../../../core/content/api/answers.ts";
import { wholeNumber } from "../../../../core/content/api/api-contract.ts";
import { defineCalls } from "../../../../core/content/api/define-calls.ts";
import { SHEET_TYPES } from "../../../../core/content/files/sheets.ts";
import { contacts } from "../contacts.ts";

const LAST_YEAR = 2100;

const figuresQuerySchema = z.strictObject({
  year: wholeNumber(LAST_YEAR)
    .optional()
    .describe("The school year that begins in April of this year; without it the last twelve months"),
});
export type FiguresQuery = z.infer<typeof figuresQuerySchema>;

export const firstAnswersSchema = z.object({
  answered: z.int(),
  /** Answered within `ANSWER_DAYS` working days (`overdue.ts`). */
  inTime: z.int(),
  /** Enquiries without an answer after `ANSWER_DAYS` working days. */
  overdue: z.int(),
  /** Enquiries without an answer that are still in time. */
  waiting: z.int(),
  /** Closed without a recorded answer; not counted above. */
  closed: z.int(),
  /** At least half of the answered ones were answered within so many working days; null if none was. */
  medianDays: z.int().nullable(),
});
export type FirstAnswers = z.infer<typeof firstAnswersSchema>;

export const openOfPersonSchema = z.object({
  /** Null for enquiries that nobody has taken. */
  accountId: z.string().nullable(),
  /** The name of the account, or its address if it has none; null if the account is gone. */
  person: z.string().nullable(),
  isNew: z.int().describe("Nobody has begun to work on them"),
  inProgress: z.int(),
  overdue: z.int().describe("Those of them whose follow-up day has passed"),
});
export type OpenOfPerson = z.infer<typeof openOfPersonSchema>;

/** Enquiries in figures. Spam is not counted; months are those of India. */
const enquiryFiguresSchema = z.object({
  /** The chosen school year; null for the last twelve months. */
  year: z.int().nullable(),
  /** The school years that can be chosen, the latest first. */
  years: z.array(z.int()),
  /** The topics of the enquiries of the period; null for those without a topic. */
  topics: z.array(z.string().nullable()),
  /** Every month of the period that has begun, the earliest first; `counts` in the order of `topics`. */
  months: z.array(z.object({ month: z.string(), counts: z.array(z.int()), total: z.int() })),
  total: z.int(),
  firstAnswers: firstAnswersSchema,
  /** All enquiries that are open now, whenever they were received. */
  open: z.array(openOfPersonSchema),
});
export type EnquiryFigures = z.infer<typeof enquiryFiguresSchema>;

/** Figures about enquiries, for the principal. They name nobody but colleagues. */
export const figureCalls = defineCalls(contacts.singular.en, {
  read: {
    method: "GET",
    path: "/enquiries/figures",
    access: "enquiries:read",
    summary: "Enquiries by topic and month, how soon they were answered, and who has open ones",
    query: figuresQuerySchema,
    answer: enquiryFiguresSchema,
  },
  download: {
    method: "GET",
    path: "/enquiries/figures/export",
    access: "enquiries:read",
    summary: "Download the same figures for a spreadsheet",
    query: figuresQuerySchema,
    answer: fileOf("A workbook with a sheet for each table", {
      [SHEET_TYPES.xlsx]: { type: "string", format: "binary" },
    }),
  },
});
