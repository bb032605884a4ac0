import { z } from "zod";
import { entryOf } from "../../../../core/content/api/answers.ts";
import { wholeNumber } from "../../../../core/content/api/api-contract.ts";
import { type AnswerOf, defineCalls } from "../../../../core/content/api/define-calls.ts";
import { eventSchemaOf, hasChange, workCallsOf } from "../../../../core/content/api/work-calls.ts";
import { message, notAnOption } from "../../../../core/content/messages/message.ts";
import { optionalDay, optionalMoment, storableText } from "../../../../core/content/types/fields.ts";
import { label } from "../../../../core/words/label.ts";
import { LANGUAGES } from "../../../../core/words/languages.ts";
import "../../../../core/content/api/schemas-in-browsers.ts";
import { applications } from "../applications.ts";
import { documentAnswer, formDocumentSchema } from "../form/apply-contract.ts";
import { applicationSettingsSchema, MAX_MONTHS } from "../settings.ts";
import { DOCUMENT_STATES, EVENT_KINDS, STEPS } from "../steps.ts";
import { checkPlaceholders } from "./placeholders.ts";

export const applicationEventSchema = eventSchemaOf(EVENT_KINDS, {
  text: "The note, or the message as it was sent",
  details: "By kind: `from` and `to` of a change, `mail` of a message by mail",
});
export type ApplicationEvent = z.infer<typeof applicationEventSchema>;

/** The settings as they are saved. Stored settings may have texts from before this rule. */
const savedSettingsSchema = applicationSettingsSchema.superRefine(({ texts }, context) => {
  for (const [index, { text }] of texts.entries()) {
    for (const language of LANGUAGES) {
      const error = checkPlaceholders(text[language] ?? "", language);
      const path = ["texts", index, "text", language];
      if (error) context.addIssue({ code: "custom", path, message: error });
    }
  }
});

const countsByStep = z.record(z.enum(STEPS), z.int());

export const summaryClassSchema = z.object({
  class: z.string(),
  takes: z.boolean(),
  seats: z.int().nullable(),
  /** Seats that no application holds. */
  left: z.int().nullable(),
  byStep: countsByStep,
});

export const summaryQuerySchema = z.strictObject({
  session: storableText(label("Session", "सत्र"), 20).optional(),
});

const summarySchema = z.object({
  session: z.string().nullable().describe("The session of the page about admissions"),
  sessions: z.array(z.string()).describe("Every session with applications, the latest first"),
  classes: z.array(summaryClassSchema),
  overdue: z.int().describe("Offers whose day has passed"),
  unseen: z.int().describe("Received and assigned to nobody"),
});
export type ApplicationSummary = z.infer<typeof summarySchema>;

const marksSchema = z.object({
  missing: z
    .record(z.string(), z.array(z.string()))
    .describe("Ids of required documents that are missing or refused, by application"),
  duplicates: z
    .array(z.string())
    .describe("Applications of a child, or from a telephone number, that has several"),
  proposed: z.record(z.string(), z.string()).describe("By class: who waits longest, while a seat is left"),
});
export type ApplicationMarks = z.infer<typeof marksSchema>;

const changeSchema = z
  .strictObject({
    step: z.enum(STEPS, { error: notAnOption(STEPS) }).optional(),
    assignedTo: z.uuid(message("not_a_person_for_applications")).nullable().optional(),
    invitedAt: optionalMoment(label("Day and time", "दिन और समय")).nullable().optional(),
    offeredUntil: optionalDay(label("Offered until", "स्थान कब तक")).nullable().optional(),
  })
  .refine(hasChange, message("application_change_missing"));
export type ApplicationChange = z.infer<typeof changeSchema>;

const due = z.int().describe("How many applications will be deleted for good within a day");

const MOVES = ["step_not_possible", "admit_with_record", "no_seat_left"] as const;

/** The calls of the office for applications. The calls of every content type list, create and delete them. */
export const applicationCalls = defineCalls(applications.singular.en, {
  ...workCallsOf({
    base: "/applications",
    many: "move",
    messages: "messages",
    read: "applications:read",
    write: "applications:write",
    body: {
      values: changeSchema,
      version: z
        .string()
        .max(40)
        .optional()
        .describe("`updatedAt` of the only one, as the person has seen it"),
    },
    summaries: {
      people: "The people who may work on applications",
      changeMany: "The same with many applications, all or nothing",
      retry: "Try again now to send a mail to the parents",
    },
    errorIds: MOVES,
  }),
  summary: {
    method: "GET",
    path: "/applications/summary",
    access: "applications:read",
    summary: "Count applications of a session by class and step, with the seats that are left",
    query: summaryQuerySchema,
    answer: summarySchema,
  },
  marks: {
    method: "GET",
    path: "/applications/marks",
    access: "applications:read",
    summary: "What lists show beside the applications of a session that are not decided",
    query: summaryQuerySchema,
    answer: marksSchema,
  },
  settings: {
    method: "GET",
    path: "/applications/settings",
    access: "applications:read",
    summary: "How the school takes applications. The ETag is the version for `If-Match`",
    answer: applicationSettingsSchema,
  },
  countDue: {
    method: "GET",
    path: "/applications/settings/due",
    access: "applications:write",
    summary: "Count the applications that a period would delete",
    query: z.strictObject({ months: wholeNumber(MAX_MONTHS) }),
    answer: z.object({ due }),
  },
  saveSettings: {
    method: "PUT",
    path: "/applications/settings",
    access: "applications:write",
    summary: "Change how the school takes applications",
    body: savedSettingsSchema,
    answer: applicationSettingsSchema.extend({ due }),
    refusals: [409],
  },
  find: {
    method: "GET",
    path: "/applications/:id",
    access: "applications:read",
    summary: "An application with its documents, its history and applications like it",
    answer: z
      .object({
        application: entryOf(applications),
        documents: z.array(formDocumentSchema),
        /** Ids of required documents that are missing or refused. */
        missing: z.array(z.string()),
        /** Oldest first. */
        events: z.array(applicationEventSchema),
        /** Other applications of the same child or telephone number. */
        duplicates: z.array(entryOf(applications)),
      })
      .meta({ additionalProperties: undefined }),
  },
  change: {
    method: "PUT",
    path: "/applications/:id",
    access: "applications:write",
    summary: "Move an application, give it to a person, invite or offer",
    body: changeSchema,
    answer: entryOf(applications),
    refusals: [409],
    errorIds: { 409: MOVES },
  },
  readDocument: {
    method: "GET",
    path: "/applications/:id/documents/:document",
    access: "applications:read",
    exposeHeadRoute: false,
    summary: "The file of a document",
    answer: documentAnswer,
  },
  judgeDocument: {
    method: "PUT",
    path: "/applications/:id/documents/:document",
    access: "applications:write",
    summary: "Accept a document, or refuse it with a reason that the parents read",
    body: z.strictObject({
      state: z.enum(DOCUMENT_STATES),
      file: z.string().max(200).describe("The file of the document that the person has seen"),
      note: z.string().trim().max(300).nullable().optional(),
    }),
    answer: formDocumentSchema,
    errorIds: { 409: ["document_replaced"] },
  },
});

export type ApplicationDetails = AnswerOf<typeof applicationCalls.find>;
