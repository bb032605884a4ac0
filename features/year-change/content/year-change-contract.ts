import { z } from "zod";
import { defineCalls } from "../../../core/content/api/define-calls.ts";
import { message, notAnOption } from "../../../core/content/messages/message.ts";
import { label } from "../../../core/words/label.ts";
import "../../../core/content/api/schemas-in-browsers.ts";
import { requiredDay, requiredText } from "../../../core/content/types/fields.ts";

/** For this long the year change can be undone. */
export const YEAR_CHANGE_UNDO_DAYS = 30;

/** How children are assigned to sections: in turn by name, or with the fewest moves to even numbers. */
export const SECTION_WAYS = ["inTurn", "even"] as const;
export type SectionWay = (typeof SECTION_WAYS)[number];

/** The order in which new roll numbers are assigned. */
export const ROLL_NUMBER_WAYS = ["keep", "byName", "girlsFirst", "boysFirst"] as const;
export type RollNumberWay = (typeof ROLL_NUMBER_WAYS)[number];

const MOST_CLASSES = 200;
const MOST_EXCEPTIONS = 2000;
const MOST_SECTIONS = 30;
const LAST_START = 1_000_000;

const SECTION = label("Section", "सेक्शन");
const SCHOOL_YEAR = label("School year", "सत्र");

const className = requiredText(label("Class", "कक्षा"), 40);
const sectionName = requiredText(SECTION, 40);
const leftOn = requiredDay(label("Left school on", "विद्यालय छोड़ने की तिथि"));
const atMost = (maximum: number) => message("too_many_values", { maximum, things: "entries" });

const sectionPlanSchema = z.strictObject({
  class: className.describe("The class after the change"),
  how: z.enum(SECTION_WAYS, { error: notAnOption(SECTION_WAYS) }),
  sections: z
    .array(sectionName)
    .min(1, message("required", { label: SECTION }))
    .max(MOST_SECTIONS, atMost(MOST_SECTIONS)),
});
export type SectionPlan = z.infer<typeof sectionPlanSchema>;

/** A child with a different plan than the class. */
const yearExceptionSchema = z.strictObject({
  student: z.uuid(message("not_a_student_id")),
  to: className.nullable().optional().describe("The class, which may be the present one; null: leaves"),
  section: sectionName.optional(),
  leftOn: leftOn.optional().describe("For one who leaves; absent: the day of the plan"),
});
export type YearException = z.infer<typeof yearExceptionSchema>;

export const yearPlanSchema = z.strictObject({
  year: z
    .string(message("required", { label: SCHOOL_YEAR }))
    .regex(/^2\d{3}-\d{2}$/, message("not_a_school_year", { label: SCHOOL_YEAR, example: "2027-28" }))
    .describe("The school year that begins"),
  leftOn: leftOn.describe("The last day of those who leave"),
  classes: z
    .array(
      z.strictObject({
        class: z.string().max(200).describe("As the students have it now"),
        to: className
          .nullable()
          .describe("The class that its children go to, which may be the same; null: they leave"),
      }),
    )
    .max(MOST_CLASSES, atMost(MOST_CLASSES)),
  exceptions: z.array(yearExceptionSchema).max(MOST_EXCEPTIONS, atMost(MOST_EXCEPTIONS)),
  sections: z
    .array(sectionPlanSchema)
    .max(MOST_CLASSES, atMost(MOST_CLASSES))
    .describe("Classes whose sections are made anew; in all others each child keeps its own"),
  rollNumbers: z
    .strictObject({
      how: z.enum(ROLL_NUMBER_WAYS, { error: notAnOption(ROLL_NUMBER_WAYS) }),
      start: z
        .int(message("value_not_a_whole_number"))
        .min(1, message("value_too_small", { minimum: 1 }))
        .max(LAST_START, message("value_too_large", { maximum: LAST_START })),
    })
    .describe("Given anew they begin with `start` in each section"),
});
export type YearPlan = z.infer<typeof yearPlanSchema>;

const yearChangeRequestSchema = yearPlanSchema.extend({
  count: z.int(message("value_not_a_whole_number")).nonnegative().describe("`counts.total` of the preview"),
  seen: z.string().max(100).describe("As the preview gave it"),
});
export type YearChangeRequest = z.infer<typeof yearChangeRequestSchema>;

const sectionCounts = z.array(z.object({ section: z.string(), count: z.int() }));

const yearProblemSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("sameRollNumber"),
    class: z.string(),
    section: z.string(),
    rollNumber: z.string(),
    names: z.array(z.string()),
  }),
  z.object({ kind: z.literal("noSection"), class: z.string(), names: z.array(z.string()) }),
  /** Children of several classes are merged into one. */
  z.object({ kind: z.literal("merged"), class: z.string(), from: z.array(z.string()) }),
  /** Planned students who have since left. */
  z.object({ kind: z.literal("gone"), count: z.int() }),
]);
export type YearProblem = z.infer<typeof yearProblemSchema>;

const yearPreviewSchema = z.object({
  counts: z.object({
    /** Everyone who takes part. */
    total: z.int(),
    moves: z.int(),
    stays: z.int(),
    leaves: z.int(),
    /** Students with any change, including section or roll number. */
    changed: z.int(),
  }),
  classes: z.array(z.object({ class: z.string(), before: sectionCounts, after: sectionCounts })),
  problems: z.array(yearProblemSchema),
  /** Number of further problems. */
  moreProblems: z.int(),
  /** Sent with the change, which is rejected if the students have changed since. */
  seen: z.string(),
});
export type YearPreview = z.infer<typeof yearPreviewSchema>;

const lastYearChangeSchema = z.object({
  year: z.string(),
  at: z.iso.datetime(),
  /** The actor and the name of the person as in the audit log. */
  by: z.string(),
  person: z.string().nullable(),
  /** For undo: see `historyCalls.undoBatch`. */
  batch: z.string(),
  changed: z.int(),
  /** How many of them were not changed since and can be undone. */
  undoable: z.int(),
  /** How many of them were undone together. */
  undone: z.int(),
});
export type LastYearChange = z.infer<typeof lastYearChangeSchema>;

const yearStartSchema = z.object({
  /** Classes with students, in order. `to` as in a plan; absent if the school's list has no next class. */
  classes: z.array(
    z.object({ class: z.string(), sections: sectionCounts, to: z.string().nullable().optional() }),
  ),
  /** The school's own list. */
  schoolClasses: z.array(z.object({ class: z.string(), sections: z.array(z.string()) })),
  /** Number of students who are not from the sample. */
  ownStudents: z.int(),
  last: lastYearChangeSchema.nullable(),
});
export type YearStart = z.infer<typeof yearStartSchema>;

const yearChildSchema = z.object({
  _id: z.string(),
  name: z.string(),
  nameHi: z.string().nullable(),
  rollNumber: z.string(),
  class: z.string(),
  section: z.string(),
});
export type YearChild = z.infer<typeof yearChildSchema>;

const yearChangeAnswerSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  changed: z.int(),
  batch: z.string(),
});
export type YearChangeAnswer = z.infer<typeof yearChangeAnswerSchema>;

export const yearChangeCalls = defineCalls("Student", {
  start: {
    method: "GET",
    path: "/students/year-change",
    access: "students:read",
    summary: "Propose what becomes of each class when the school year changes",
    answer: yearStartSchema,
  },
  /** The students who take part: all who have not left. */
  children: {
    method: "GET",
    path: "/students/year-change/children",
    access: "students:read",
    summary: "List those whom a change of the school year concerns",
    answer: z.array(yearChildSchema),
  },
  preview: {
    method: "POST",
    path: "/students/year-change/preview",
    access: "students:read",
    summary: "Tell what a change of the school year would do, without doing it",
    body: yearPlanSchema,
    answer: yearPreviewSchema,
  },
  /** Fails with 409 if the students have changed since the preview. */
  apply: {
    method: "POST",
    path: "/students/year-change",
    access: "students:write",
    summary: "Change the school year for all students, as in the preview; one undo takes it back",
    body: yearChangeRequestSchema,
    answer: yearChangeAnswerSchema,
    errorIds: { 409: ["students_changed"] },
  },
});
