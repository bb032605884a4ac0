import { z } from "zod";
import { message, notAnOption } from "../../../core/content/messages/message.ts";
import { optionalDay, requiredText } from "../../../core/content/types/fields.ts";
import "../../../core/content/api/schemas-in-browsers.ts";
import { ENQUIRY_STATUSES, EVENT_KINDS } from "./enquiry-states.ts";

export const ENQUIRY_PATHS = {
  summary: "/enquiries/summary",
  people: "/enquiries/people",
  seen: "/enquiries/seen",
  bulk: "/enquiries/bulk",
  one: "/enquiries/:id",
  notes: "/enquiries/:id/notes",
  answering: "/enquiries/:id/answering",
} as const;

/** The limit of a note, as typed. */
export const MAX_NOTE = 4000;

/** How long a person keeps an enquiry that they are answering without renewing it. */
export const ANSWERING_SECONDS = 60;

export const enquiryEventSchema = z.object({
  _id: z.string(),
  at: z.string(),
  accountId: z.string().nullable().describe("Null for visitors and for what the program does"),
  person: z.string().describe("The name of the person; without one, the email address up to the @"),
  kind: z.enum(EVENT_KINDS),
  text: z.string().describe("The note, or the answer as it was sent"),
  details: z
    .record(z.string(), z.string().nullable())
    .describe("By kind: `from` and `to` of a change, `result` of a call, `mail` of an answer by mail"),
});
export type EnquiryEvent = z.infer<typeof enquiryEventSchema>;

/** A person who may answer enquiries. */
export const personSchema = z.object({
  _id: z.string(),
  name: z.string().describe("Without one, the email address up to the @"),
});
export type Person = z.infer<typeof personSchema>;

export const answeringSchema = z.object({
  accountId: z.string(),
  person: z.string(),
  until: z.string(),
});
export type Answering = z.infer<typeof answeringSchema>;

export const claimSchema = z.strictObject({
  take: z.boolean(message("value_not_a_flag")).optional().describe("Also if somebody else is answering it"),
});

export const overdueRuleSchema = z.object({
  today: z.string().describe("A follow-up date before this day has passed"),
  cameBefore: z.string().describe("A new enquiry from before this moment is overdue"),
});
/** When an enquiry is overdue; see `isOverdue`. */
export type OverdueRule = z.infer<typeof overdueRuleSchema>;

export const summarySchema = z.object({
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

export const seenSchema = z.strictObject({ until: z.iso.datetime(message("value_not_a_date")) });

export const noteSchema = z.strictObject({ text: requiredText("Note", MAX_NOTE) });

const changeShape = {
  status: z.enum(ENQUIRY_STATUSES, { error: notAnOption(ENQUIRY_STATUSES) }).optional(),
  assignedTo: z
    .uuid(message("not_a_person_for_enquiries"))
    .nullable()
    .optional()
    .describe("An account that may answer enquiries; null: nobody"),
  followUpOn: optionalDay("Follow-up date").nullable().optional(),
};

const hasChange = (values: Record<string, unknown>) =>
  Object.values(values).some((value) => value !== undefined);

/** A change of the state of one enquiry. */
export const enquiryChangeSchema = z
  .strictObject(changeShape)
  .refine(hasChange, message("enquiry_change_missing"));
export type EnquiryChange = z.infer<typeof enquiryChangeSchema>;
