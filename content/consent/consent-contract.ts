import { z } from "zod";
import { message, notAnOption } from "../messages/message.ts";
import "../api/schemas-in-browsers.ts";
import { listQuerySchema } from "../api/api-contract.ts";
import { requiredDay, requiredText } from "../resources/fields.ts";

/** What parents are asked for, each by itself. */
export const CONSENT_PURPOSES = ["name", "photo", "pictures", "topStudents"] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

export const CONSENT_STATES = ["given", "refused", "withdrawn"] as const;
export type ConsentState = (typeof CONSENT_STATES)[number];

/** How it reached the school. */
export const CONSENT_MEANS = ["slip", "in person", "email"] as const;
export type ConsentMeans = (typeof CONSENT_MEANS)[number];

export const CONSENT_PATHS = {
  /** Children and what holds for each; for one class at a time, or one child. */
  list: "/consents",
  record: "/consents",
  previewWithdrawal: "/consents/withdrawal/preview",
  counts: "/consents/counts",
  ofStudent: "/consents/:student",
} as const;

const MOST_CONSENT_STUDENTS = 1000;

/** Whom and what a statement is about. */
export const withdrawalQuerySchema = z.strictObject({
  students: z
    .array(z.uuid(message("not_a_student_id")))
    .min(1, message("no_student_chosen"))
    .max(
      MOST_CONSENT_STUDENTS,
      message("too_many_values", { maximum: MOST_CONSENT_STUDENTS, things: "students" }),
    ),
  purposes: z
    .array(
      z.enum(CONSENT_PURPOSES, {
        error: message("value_not_among", { options: CONSENT_PURPOSES.join(", ") }),
      }),
    )
    .min(1, message("no_purpose_chosen")),
});
export type WithdrawalQuery = z.infer<typeof withdrawalQuerySchema>;

/** What a withdrawal deletes for good. */
export const withdrawalSchema = z.object({
  /** Photos of the student's record, top students and alumni, those of earlier versions included. */
  photos: z.int(),
  /** Pictures that are marked as showing the child, and how many albums and posts have one of them. */
  pictures: z.int(),
  albums: z.int(),
  posts: z.int(),
  /** Other records in the list with the same name and date of birth; a withdrawal does not change them. */
  otherRecords: z.int(),
});
export type Withdrawal = z.infer<typeof withdrawalSchema>;

/** One statement of parents, for some purposes and some children at once. */
export const consentInputSchema = withdrawalQuerySchema.extend({
  state: z.enum(CONSENT_STATES, { error: notAnOption(CONSENT_STATES) }),
  how: z.enum(CONSENT_MEANS, { error: notAnOption(CONSENT_MEANS) }),
  by: requiredText("By whom", 120)
    .nullable()
    .optional()
    .describe("Who said so; absent: the guardian of each child's record"),
  on: requiredDay("Date").describe("The day on which it was said or signed, such as 2026-11-16"),
});
export type ConsentInput = z.infer<typeof consentInputSchema>;

export const consentAnswerSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  /** How many children. */
  recorded: z.int(),
  /** How many lines were added to their records: one for each child and purpose. */
  lines: z.int(),
  /** For how many of these nothing was added, because the consent was withdrawn before. */
  alreadyWithdrawn: z.int(),
  /** How many of them keep a refusal that is later than the consent. */
  outdated: z.int(),
  /** Photos that visitors may no longer see are still to be removed from storage. */
  isRemoving: z.boolean(),
});
export type ConsentAnswer = z.infer<typeof consentAnswerSchema>;

/** A line of the record. Lines are added, never changed. */
export const consentRecordSchema = z.object({
  _id: z.string(),
  purpose: z.enum(CONSENT_PURPOSES),
  state: z.enum(CONSENT_STATES),
  by: z.string(),
  how: z.enum(CONSENT_MEANS),
  on: z.string(),
  /** The last moment at which it holds; null: until something else is said. */
  until: z.iso.datetime().nullable(),
  recordedAt: z.iso.datetime(),
  /** The admin's email. */
  recordedBy: z.string(),
});
export type ConsentRecord = z.infer<typeof consentRecordSchema>;

/** What holds for a purpose now. */
export const consentNowSchema = z.object({
  /** Null: nobody has said anything. */
  state: z.enum(CONSENT_STATES).nullable(),
  on: z.string().nullable(),
  until: z.iso.datetime().nullable(),
  /** It was given, but its time is over. */
  isOver: z.boolean(),
  /** Whether the site may show it, the school's rule for children without a record included. */
  isShown: z.boolean(),
});
export type ConsentNow = z.infer<typeof consentNowSchema>;

const childSchema = z.object({
  _id: z.string(),
  name: z.string(),
  rollNumber: z.string(),
  class: z.string(),
  section: z.string(),
  guardianName: z.string(),
});
const nowByPurpose = z.object({
  name: consentNowSchema,
  photo: consentNowSchema,
  pictures: consentNowSchema,
  topStudents: consentNowSchema,
});

export const childConsentsSchema = z.object({ student: childSchema, now: nowByPurpose });
export type ChildConsents = z.infer<typeof childConsentsSchema>;

export const childRecordSchema = childConsentsSchema.extend({
  /** The latest first. */
  records: z.array(consentRecordSchema),
});
export type ChildRecord = z.infer<typeof childRecordSchema>;

export const consentListQuerySchema = listQuerySchema.extend({
  class: z
    .string()
    .max(120, message("value_too_long", { maximum: 120 }))
    .optional(),
  section: z
    .string()
    .max(120, message("value_too_long", { maximum: 120 }))
    .optional(),
  without: z
    .enum(CONSENT_PURPOSES, { error: notAnOption(CONSENT_PURPOSES) })
    .optional()
    .describe("Only children about whom nothing that holds is recorded for this purpose"),
});

export const ENDING_SOON_DAYS = 30;

/** How many children there are, and for how many each purpose is given, refused or withdrawn, or not recorded. */
export const consentCountsSchema = z.object({
  /** The school's rule for children without a record. */
  withoutRecord: z.enum(["shown", "hidden"]),
  students: z.int(),
  /** How many of the consents that hold now end within the next `ENDING_SOON_DAYS`. */
  endingSoon: z.int(),
  purposes: z.object(
    Object.fromEntries(
      CONSENT_PURPOSES.map((name) => [
        name,
        z.object({ given: z.int(), refused: z.int(), none: z.int(), over: z.int() }),
      ]),
    ) as Record<ConsentPurpose, z.ZodObject<Record<"given" | "refused" | "none" | "over", z.ZodInt>>>,
  ),
});
export type ConsentCounts = z.infer<typeof consentCountsSchema>;
