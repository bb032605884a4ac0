import { z } from "zod";
import { message, notAnOption } from "../../../core/content/messages/message.ts";
import "../../../core/content/api/schemas-in-browsers.ts";
import { messageSchema } from "../../../core/content/api/api-contract.ts";
import type { Fields, ValueField } from "../../../core/content/types/define-resource.ts";
import { LANGUAGES } from "../../../core/words/languages.ts";
import { students } from "./students.ts";

export const EXPORT_PATH = "/students/export";

/** The columns of an exported sheet. */
export const EXPORT_FIELDS = Object.entries<Fields[string]>(students.fields).flatMap(
  ([name, field]): [name: string, field: ValueField][] => (field.kind === "value" ? [[name, field]] : []),
);

export const languageParameter = z.enum(LANGUAGES, { error: notAnOption(LANGUAGES) }).default("en");

export const CHILD_FILE_PATHS = {
  /** `?language=en|hi` */
  everything: "/students/:id/everything",
  forget: "/students/:id/forget",
  copies: "/students/:id/copies",
} as const;

/** Another record that is probably about the same child; the office decides. */
export const childCopySchema = z.object({
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
export const forgetInputSchema = z.strictObject({
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

export const forgottenSchema = z.object({
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
