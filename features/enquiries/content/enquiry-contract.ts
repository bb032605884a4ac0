import { z } from "zod";
import { entryOf } from "../../../core/content/api/answers.ts";
import { type AnswerOf, defineCalls } from "../../../core/content/api/define-calls.ts";
import { doneBodySchema } from "../../../core/content/api/done-body.ts";
import { eventSchemaOf, hasChange, workCallsOf } from "../../../core/content/api/work-calls.ts";
import { message, notAnOption } from "../../../core/content/messages/message.ts";
import { optionalDay } from "../../../core/content/types/fields.ts";
import { label } from "../../../core/words/label.ts";
import "../../../core/content/api/schemas-in-browsers.ts";
import { contacts } from "./contacts.ts";
import { ENQUIRY_STATUSES, EVENT_KINDS } from "./enquiry-states.ts";

/** How long a person keeps an enquiry that they are answering without renewing it. */
export const ANSWERING_SECONDS = 60;

export const enquiryEventSchema = eventSchemaOf(EVENT_KINDS, {
  text: "The note, or the answer as it was sent",
  details: "By kind: `from` and `to` of a change, `result` of a call, `mail` of an answer by mail",
});
export type EnquiryEvent = z.infer<typeof enquiryEventSchema>;

const answeringSchema = z.object({
  accountId: z.string(),
  person: z.string(),
  until: z.string(),
});
export type Answering = z.infer<typeof answeringSchema>;

const claimSchema = z.strictObject({
  take: z.boolean(message("value_not_a_flag")).optional().describe("Also if somebody else is answering it"),
});

const overdueRuleSchema = z.object({
  today: z.string().describe("A follow-up date before this day has passed"),
  cameBefore: z.string().describe("A new enquiry from before this moment is overdue"),
});
/** When an enquiry is overdue; see `isOverdue`. */
export type OverdueRule = z.infer<typeof overdueRuleSchema>;

const summarySchema = z.object({
  unread: z.int().describe("Enquiries that came after those that this account has seen"),
  seenUntil: z.string().describe("When the newest enquiry came that this account has seen; empty if none"),
  byStatus: z.object(
    Object.fromEntries(ENQUIRY_STATUSES.map((status) => [status, z.int()])) as Record<
      (typeof ENQUIRY_STATUSES)[number],
      z.ZodInt
    >,
  ),
  answering: z
    .array(answeringSchema.extend({ enquiryId: z.string() }))
    .describe("Who is answering which enquiry right now"),
  mine: z.int().describe("Open enquiries that are assigned to this account"),
  overdue: z.int(),
  overdueRule: overdueRuleSchema,
  isFlood: z.boolean().describe("Very many messages came in the last hour"),
});
export type EnquirySummary = z.infer<typeof summarySchema>;

const changeShape = {
  status: z.enum(ENQUIRY_STATUSES, { error: notAnOption(ENQUIRY_STATUSES) }).optional(),
  assignedTo: z
    .uuid(message("not_a_person_for_enquiries"))
    .nullable()
    .optional()
    .describe("An account that may answer enquiries; null: nobody"),
  followUpOn: optionalDay(label("Follow-up date", "फिर संपर्क की तिथि")).nullable().optional(),
};

/** A change of the state of one enquiry. */
const enquiryChangeSchema = z.strictObject(changeShape).refine(hasChange, message("enquiry_change_missing"));
export type EnquiryChange = z.infer<typeof enquiryChangeSchema>;

/** The work of the office on enquiries. Their texts are read and changed by the calls of every content type. */
export const enquiryCalls = defineCalls(contacts.singular.en, {
  ...workCallsOf({
    base: "/enquiries",
    many: "bulk",
    messages: "answers",
    read: "enquiries:read",
    write: "enquiries:write",
    body: { values: enquiryChangeSchema },
    summaries: {
      people: "The people who may answer enquiries",
      changeMany: "Change status, person or follow-up date of many at once",
      retry: "Try again now to send an answer by mail",
    },
  }),
  summary: {
    method: "GET",
    path: "/enquiries/summary",
    access: "enquiries:read",
    summary: "Count enquiries by status, and those that are unread, overdue or the caller's own",
    answer: summarySchema,
  },
  markSeen: {
    method: "PUT",
    path: "/enquiries/seen",
    access: "enquiries:read",
    summary: "Count enquiries until this moment as read",
    body: z.strictObject({ until: z.iso.datetime(message("value_not_a_date")) }),
    answer: doneBodySchema,
  },
  find: {
    method: "GET",
    path: "/enquiries/:id",
    access: "enquiries:read",
    summary: "An enquiry with its history, and who is answering it",
    answer: z
      .object({
        enquiry: entryOf(contacts),
        /** Oldest first. */
        events: z.array(enquiryEventSchema),
        /** The person who is answering it; null if nobody is. */
        answering: answeringSchema.nullable(),
      })
      .meta({ additionalProperties: undefined }),
  },
  change: {
    method: "PUT",
    path: "/enquiries/:id",
    access: "enquiries:write",
    summary: "Change status, person or follow-up date",
    body: enquiryChangeSchema,
    answer: entryOf(contacts),
    refusals: [409],
  },
  /** Fails with 409 if somebody else is answering it, unless `take` is set. */
  startAnswering: {
    method: "PUT",
    path: "/enquiries/:id/answering",
    access: "enquiries:write",
    summary: "Say that the caller is answering it, for a minute; again to renew it",
    body: claimSchema,
    answer: answeringSchema,
    errorIds: { 409: ["being_answered"] },
  },
  stopAnswering: {
    method: "DELETE",
    path: "/enquiries/:id/answering",
    access: "enquiries:write",
    worksOnFullDisk: true,
    summary: "Say that the caller is not answering it any more",
    answer: doneBodySchema,
  },
});

export type EnquiryDetails = AnswerOf<typeof enquiryCalls.find>;
