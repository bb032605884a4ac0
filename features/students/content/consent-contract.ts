import { z } from "zod";
import { TOTAL_COUNT } from "../../../core/content/api/answers.ts";
import { defineCalls } from "../../../core/content/api/define-calls.ts";
import { message, notAnOption } from "../../../core/content/messages/message.ts";
import { label } from "../../../core/words/label.ts";
import "../../../core/content/api/schemas-in-browsers.ts";
import { listQuerySchema, queryText } from "../../../core/content/api/api-contract.ts";
import { doneBodySchema } from "../../../core/content/api/done-body.ts";
import { requiredDay, requiredText } from "../../../core/content/types/fields.ts";

/** Purposes that parents consent to one by one. */
export const CONSENT_PURPOSES = ["name", "photo", "pictures", "topStudents"] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

declare module "../../../core/content/types/define-resource.ts" {
  interface ConsentPurposes extends Record<ConsentPurpose, unknown> {}
}

export const CONSENT_STATES = ["given", "refused", "withdrawn"] as const;
export type ConsentState = (typeof CONSENT_STATES)[number];

/** How the statement reached the school. */
export const CONSENT_MEANS = ["slip", "in person", "email"] as const;
export type ConsentMeans = (typeof CONSENT_MEANS)[number];

const MOST_STUDENTS = 1000;

/** The children and purposes of a statement. */
const withdrawalQuerySchema = z.strictObject({
  students: z
    .array(z.uuid(message("not_a_student_id")))
    .min(1, message("no_student_chosen"))
    .max(MOST_STUDENTS, message("too_many_values", { maximum: MOST_STUDENTS, things: "students" })),
  purposes: z
    .array(
      z.enum(CONSENT_PURPOSES, {
        error: message("value_not_among", { options: CONSENT_PURPOSES.join(", ") }),
      }),
    )
    .min(1, message("no_purpose_chosen")),
});
export type WithdrawalQuery = z.infer<typeof withdrawalQuerySchema>;

/** How long a recorded answer can be taken back. */
export const CONSENT_UNDO_MS = 10 * 60_000;

/** The data that a withdrawal deletes for good. */
const withdrawalSchema = z.object({
  /** Photos of the student's record, top students and alumni, including earlier versions. */
  photos: z.int(),
  /** Pictures tagged with the child, and the number of albums and posts that contain one. */
  pictures: z.int(),
  albums: z.int(),
  posts: z.int(),
  /** Other records with the same name and date of birth; a withdrawal does not change them. */
  otherRecords: z.int(),
});
export type Withdrawal = z.infer<typeof withdrawalSchema>;

/** One statement of parents, for one or more purposes and children. */
const consentInputSchema = withdrawalQuerySchema.extend({
  state: z.enum(CONSENT_STATES, { error: notAnOption(CONSENT_STATES) }),
  how: z.enum(CONSENT_MEANS, { error: notAnOption(CONSENT_MEANS) }),
  by: requiredText(label("By whom", "कहने वाले का नाम"), 120)
    .nullable()
    .optional()
    .describe("Who said so; absent: the guardian of each child's record"),
  on: requiredDay(label("Date", "तिथि")).describe(
    "The day on which it was said or signed, such as 2026-11-16",
  ),
});
export type ConsentInput = z.infer<typeof consentInputSchema>;

const consentAnswerSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  /** Number of children. */
  recorded: z.int(),
  /** Number of added lines: one per child and purpose. */
  lines: z.int(),
  /** Lines not added because the consent was already withdrawn. */
  alreadyWithdrawn: z.int(),
  /** Number of children who keep a refusal that is later than the consent. */
  outdated: z.int(),
  /** True while hidden photos are still being removed from storage. */
  isRemoving: z.boolean(),
  /** For undo within `CONSENT_UNDO_MS`: see `consentCalls.undo`. Null if nothing was recorded, or if pictures were deleted. */
  batch: z.string().nullable(),
});
export type ConsentAnswer = z.infer<typeof consentAnswerSchema>;

const undoneConsentsSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  /** Number of children. */
  undone: z.int(),
});

/** A line of the record. Lines are added, never deleted; one that was taken back stays. */
const consentRecordSchema = z.object({
  _id: z.string(),
  purpose: z.enum(CONSENT_PURPOSES),
  state: z.enum(CONSENT_STATES),
  by: z.string(),
  how: z.enum(CONSENT_MEANS),
  on: z.string(),
  /** The consent is valid until this moment; null if it has no end. */
  until: z.iso.datetime().nullable(),
  recordedAt: z.iso.datetime(),
  /** The admin's email. */
  recordedBy: z.string(),
  /** When the line was taken back; null if it counts. */
  undoneAt: z.iso.datetime().nullable(),
  undoneBy: z.string().nullable(),
});
export type ConsentRecord = z.infer<typeof consentRecordSchema>;

/** The current state of a purpose. */
const consentNowSchema = z.object({
  /** Null if nothing is recorded. */
  state: z.enum(CONSENT_STATES).nullable(),
  on: z.string().nullable(),
  until: z.iso.datetime().nullable(),
  /** The consent has expired. */
  isOver: z.boolean(),
  /** Whether the site may show it, including the school's rule for children without a record. */
  isShown: z.boolean(),
});
export type ConsentNow = z.infer<typeof consentNowSchema>;

const childSchema = z.object({
  _id: z.string(),
  name: z.string(),
  nameHi: z.string().nullable(),
  rollNumber: z.string(),
  class: z.string(),
  section: z.string(),
  guardianName: z.string(),
});

const byPurpose = <Schema extends z.ZodType>(schema: Schema) =>
  z.object(
    Object.fromEntries(CONSENT_PURPOSES.map((name) => [name, schema])) as Record<ConsentPurpose, Schema>,
  );

const childConsentsSchema = z.object({ student: childSchema, now: byPurpose(consentNowSchema) });
export type ChildConsents = z.infer<typeof childConsentsSchema>;

const childRecordSchema = childConsentsSchema.extend({
  /** Newest first. */
  records: z.array(consentRecordSchema),
});
export type ChildRecord = z.infer<typeof childRecordSchema>;

const consentListQuerySchema = listQuerySchema.extend({
  class: queryText(120).optional(),
  section: queryText(120).optional(),
  without: z
    .enum(CONSENT_PURPOSES, { error: notAnOption(CONSENT_PURPOSES) })
    .optional()
    .describe("Only children about whom nothing that holds is recorded for this purpose"),
});

export const ENDING_SOON_DAYS = 30;

/** Number of children, and per purpose how many consents are given, refused, withdrawn or not recorded. */
const consentCountsSchema = z.object({
  /** The school's rule for children without a record. */
  withoutRecord: z.enum(["shown", "hidden"]),
  students: z.int(),
  /** How many valid consents end within the next `ENDING_SOON_DAYS`. */
  endingSoon: z.int(),
  purposes: byPurpose(z.object({ given: z.int(), refused: z.int(), none: z.int(), over: z.int() })),
});
export type ConsentCounts = z.infer<typeof consentCountsSchema>;

const MAX_CHILD_PICTURES = 2000;

const pictureNames = z
  .array(z.string().max(200, message("not_a_picture_name")))
  .max(MAX_CHILD_PICTURES, message("too_many_values", { maximum: MAX_CHILD_PICTURES, things: "pictures" }));

/** Pictures of albums and posts that show a child, by stored file name. */
const childPicturesSchema = z.strictObject({ files: pictureNames });

const pictureChildrenSchema = z.object({
  /** The title of the album or the post. */
  title: z.string().nullable(),
  titleHi: z.string().nullable(),
  /** In the order of the album; each with the `_id`s of its children. */
  pictures: z.array(z.object({ file: z.string(), children: z.array(z.string()) })),
  /** The children on any of them, class by class. */
  children: z.array(childConsentsSchema),
});
export type PictureChildren = z.infer<typeof pictureChildrenSchema>;

const MAX_MARKED_CHILDREN = 100;

/** Every picture gets, or loses, each of the children. */
const pictureMarkSchema = z.strictObject({
  files: pictureNames.min(1, message("no_picture_chosen")),
  students: withdrawalQuerySchema.shape.students.max(
    MAX_MARKED_CHILDREN,
    message("too_many_values", { maximum: MAX_MARKED_CHILDREN, things: "students" }),
  ),
  isMarked: z.boolean(),
});
export type PictureMark = z.infer<typeof pictureMarkSchema>;

export const consentCalls = defineCalls("Consent", {
  /** For one class or one child. */
  list: {
    method: "GET",
    path: "/consents",
    access: "consents:read",
    alsoNeeds: { "students:read": "always" },
    summary: "Children who are at school and what their parents allow, class by class",
    query: consentListQuerySchema,
    answer: z.array(childConsentsSchema).describe("Children, class by class"),
    answerHeaders: TOTAL_COUNT,
  },
  counts: {
    method: "GET",
    path: "/consents/counts",
    access: "consents:read",
    summary: "Count by purpose",
    answer: consentCountsSchema,
  },
  ofStudent: {
    method: "GET",
    path: "/consents/:student",
    access: "consents:read",
    alsoNeeds: { "students:read": "always" },
    summary: "The record of one child",
    answer: childRecordSchema,
  },
  previewWithdrawal: {
    method: "POST",
    path: "/consents/withdrawal/preview",
    access: "consents:read",
    summary: "Count the pictures that a withdrawal would delete for good",
    body: withdrawalQuerySchema,
    answer: withdrawalSchema,
    refusals: [404],
  },
  record: {
    method: "POST",
    path: "/consents",
    access: "consents:write",
    worksOnFullDisk: true,
    summary:
      "Record what parents have said; a withdrawn consent also deletes the pictures that it was about, for good",
    body: consentInputSchema,
    answer: consentAnswerSchema,
    refusals: [404],
  },
  undo: {
    method: "POST",
    path: "/consents/batches/:batch/undo",
    access: "consents:write",
    worksOnFullDisk: true,
    summary: "Take back what was recorded by mistake, within ten minutes; the record shows both",
    answer: undoneConsentsSchema,
    refusals: [404],
    errorIds: { 409: ["nothing_to_undo", "consent_undo_over"] },
  },
});

export const childPictureCalls = defineCalls("Student", {
  list: {
    method: "GET",
    path: "/students/:id/pictures",
    access: "students:read",
    summary: "List the pictures of albums and posts that show a student",
    answer: childPicturesSchema,
  },
  save: {
    method: "PUT",
    path: "/students/:id/pictures",
    access: "students:write",
    summary: "Say which pictures of albums and posts show a student",
    body: childPicturesSchema,
    answer: childPicturesSchema,
  },
  /** The same relation, from the pictures of an album or a post to its children. */
  ofEntry: {
    method: "GET",
    path: "/pictures/:type/:id/children",
    access: "students:read",
    alsoNeeds: { "consents:read": "always" },
    summary: "List the students on the pictures of an album or a post, and what their parents allow",
    answer: pictureChildrenSchema,
  },
  mark: {
    method: "POST",
    path: "/pictures/children",
    access: "students:write",
    summary: "Say that pictures of albums and posts show students, or that they do not",
    body: pictureMarkSchema,
    answer: doneBodySchema,
    refusals: [404],
  },
});
