import { z } from "zod";
import { defineCalls } from "../../../../core/content/api/define-calls.ts";
import { deliverySchema } from "../../../../core/content/mail/mail-contract.ts";
import { MAIL_PROBLEMS } from "../../../../core/content/mail/mail-problem.ts";
import { message } from "../../../../core/content/messages/message.ts";
import { optionalDay, requiredText, storableText } from "../../../../core/content/types/fields.ts";
import { label } from "../../../../core/words/label.ts";
import { LANGUAGES } from "../../../../core/words/languages.ts";
import { CALL_RESULTS } from "../enquiry-states.ts";
import { findUnfilled } from "./placeholders.ts";
import { MAX_REPLY } from "./saved-replies.ts";

/** The limit of the note about a call. */
export const MAX_CALL_NOTE = 500;

const valuesSchema = z.object({
  name: z.string().nullable(),
  class: z.string().nullable(),
  reference: z.string().nullable(),
  school: z.string().nullable(),
  hours: z.string().nullable(),
});

/** The data for answering an enquiry. */
const replyFormSchema = z.object({
  /** In which the sender has written. */
  language: z.enum(LANGUAGES),
  mail: z.object({
    problem: z.enum(MAIL_PROBLEMS).nullable(),
    to: z.string().nullable(),
    /** The address for answers of the parent; null: the sender of the site's mails. */
    replyTo: z.string().nullable(),
  }),
  /** The values of placeholders in saved replies, by language; null if there is nothing to fill in. */
  values: z.object({ en: valuesSchema, hi: valuesSchema }),
  /** The deliveries of the answers by mail, oldest first. */
  deliveries: z.array(deliverySchema.extend({ event: z.string() })),
});
export type ReplyForm = z.infer<typeof replyFormSchema>;

const replyText = requiredText(label("Reply", "उत्तर"), MAX_REPLY).superRefine((text, context) => {
  const unfilled = findUnfilled(text);
  if (unfilled.length === 0) return;
  context.addIssue({
    code: "custom",
    message: message("placeholders_left", { places: unfilled.join(", ") }),
  });
});

const afterwards = {
  isAnswered: z.boolean(message("value_not_a_flag")).describe("Whether the status becomes answered"),
  followUpOn: optionalDay(label("Follow-up date", "फिर संपर्क की तिथि"))
    .nullable()
    .optional()
    .describe("The new follow-up date; null removes it, absent keeps it"),
};

const answerSchema = z.discriminatedUnion(
  "by",
  [
    z.strictObject({
      by: z.literal("mail").describe("Sends a mail to the address of the enquiry"),
      text: replyText,
      language: z.enum(LANGUAGES, message("value_not_an_option", { options: LANGUAGES.join(", ") })),
      ...afterwards,
    }),
    z.strictObject({
      by: z.literal("whatsapp").describe("Records a message that a person has sent"),
      text: replyText,
      ...afterwards,
    }),
    z.strictObject({
      by: z.literal("call").describe("Records a telephone call"),
      result: z.enum(CALL_RESULTS, message("value_not_an_option", { options: CALL_RESULTS.join(", ") })),
      note: storableText(label("Note", "टिप्पणी"), MAX_CALL_NOTE),
      ...afterwards,
    }),
  ],
  message("value_not_an_option", { options: "mail, whatsapp, call" }),
);
export type Answer = z.infer<typeof answerSchema>;

const answeredSchema = z.object({
  /** The event that records the answer. */
  event: z.string(),
  /** The new version of the enquiry. */
  updatedAt: z.string(),
});

export const replyCalls = defineCalls("Enquiry", {
  form: {
    method: "GET",
    path: "/enquiries/:id/reply",
    access: "enquiries:read",
    summary: "What is needed to answer an enquiry, and the delivery of answers by mail",
    answer: replyFormSchema,
  },
  answer: {
    method: "POST",
    path: "/enquiries/:id/answers",
    access: "enquiries:write",
    summary: "Answer an enquiry by mail, or record an answer by WhatsApp or telephone",
    body: answerSchema,
    answer: answeredSchema,
    status: 201,
    refusals: [409],
  },
});
