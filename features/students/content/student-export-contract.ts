import { z } from "zod";
import { message, notAnOption } from "../../../core/content/messages/message.ts";
import "../../../core/content/api/schemas-in-browsers.ts";
import { fileOf } from "../../../core/content/api/answers.ts";
import { messageSchema } from "../../../core/content/api/api-contract.ts";
import { defineCalls } from "../../../core/content/api/define-calls.ts";
import { SHEET_FORMATS, SHEET_TYPES } from "../../../core/content/files/sheets.ts";
import type { Fields, ValueField } from "../../../core/content/types/define-resource.ts";
import { LANGUAGES } from "../../../core/words/languages.ts";
import { students } from "./students.ts";

/** The columns of an exported sheet. */
export const EXPORT_FIELDS = Object.entries<Fields[string]>(students.fields).flatMap(
  ([name, field]): [name: string, field: ValueField][] => (field.kind === "value" ? [[name, field]] : []),
);

export const languageParameter = z.enum(LANGUAGES, { error: notAnOption(LANGUAGES) }).default("en");

/** Another record that is probably about the same child; the office decides. */
const childCopySchema = z.object({
  _id: z.string(),
  name: z.string(),
  class: z.string(),
  section: z.string(),
  rollNumber: z.string(),
  dateOfBirth: z.string(),
  guardianName: z.string(),
  /** History: only older versions are about the child; the record is now about another one. */
  place: z.enum(["list", "trash", "history"]),
  /** Name, date of birth and, if both have one, guardian are equal. */
  isCertain: z.boolean(),
});
export type ChildCopy = z.infer<typeof childCopySchema>;

const MOST_COPIES = 100;

/** The roll number confirms the child, to protect against a wrong id. */
const forgetInputSchema = z.strictObject({
  confirm: z
    .string(message("roll_number_needed"))
    .max(200, message("value_too_long", { maximum: 200 }))
    .describe("The roll number of the student"),
  copies: z
    .array(z.uuid(message("not_a_student_id")))
    .max(MOST_COPIES, message("too_many_values", { maximum: MOST_COPIES, things: "records" }))
    .default([])
    .describe("Copies of the record that are deleted together with it"),
});

const forgottenSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  /** Data deleted in addition to the record. */
  deleted: z.object({
    versions: z.int(),
    consents: z.int(),
    topStudents: z.int(),
    alumni: z.int(),
    /** Pictures of albums and posts that showed the child. */
    pictures: z.int(),
    files: z.int(),
    /** Other records of the child. */
    copies: z.int(),
  }),
  /** False while another program reads the database: its log still contains the deleted data. */
  isErased: z.boolean(),
  /** Data that the program cannot delete, as sentences. */
  mayRemain: z.array(z.string()),
  /** The messages of `mayRemain`. */
  mayRemainParams: z.array(messageSchema),
});
export type Forgotten = z.infer<typeof forgottenSchema>;

/** How many current students each class and section has. */
const countsSchema = z.object({
  total: z.int(),
  classes: z.array(
    z.object({
      class: z.string(),
      sections: z.array(z.object({ section: z.string(), count: z.int() })),
    }),
  ),
});
export type StudentCounts = z.infer<typeof countsSchema>;

export const studentCalls = defineCalls("Student", {
  /** For the office's filters. */
  count: {
    method: "GET",
    path: "/students/counts",
    access: "students:read",
    summary: "Count by class and section",
    answer: countsSchema,
  },
  /** The students of an admin's list; the server adds the filters of lists. */
  exportList: {
    method: "GET",
    path: "/students/export",
    access: "students:read",
    isConfirmed: true,
    // A HEAD request would be audited as a download.
    exposeHeadRoute: false,
    summary: "Download the students that match, for a spreadsheet",
    query: z.looseObject({
      format: z.enum(SHEET_FORMATS, { error: notAnOption(SHEET_FORMATS) }).default("xlsx"),
      language: languageParameter.describe("Of the headings"),
    }),
    answer: fileOf(
      "A workbook, or comma-separated values in UTF-8",
      Object.fromEntries(
        Object.values(SHEET_TYPES).map((type) => [type.split(";")[0], { type: "string", format: "binary" }]),
      ),
    ),
  },
  everything: {
    method: "GET",
    path: "/students/:id/everything",
    access: "students:read",
    alsoNeeds: { "consents:read": "always" },
    isConfirmed: true,
    // A HEAD request would be audited as a download.
    exposeHeadRoute: false,
    summary: "Download everything that is kept about a student, for the parents to read",
    query: z.strictObject({ language: languageParameter }),
    answer: fileOf("One HTML file with all pictures in it", { "text/html": { type: "string" } }),
  },
  copies: {
    method: "GET",
    path: "/students/:id/copies",
    access: "students:read",
    summary:
      "List records that are likely about the same child: same name and date of birth, or same roll number and class",
    answer: z.array(childCopySchema),
  },
  forget: {
    method: "DELETE",
    path: "/students/:id/forget",
    access: "students:write",
    isConfirmed: true,
    summary:
      "Delete everything about a student for good, with all versions, consents, linked entries and files",
    body: forgetInputSchema,
    answer: forgottenSchema,
  },
});
