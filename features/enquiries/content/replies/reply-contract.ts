import { z } from "zod";
import { deliverySchema } from "../../../../core/content/mail/mail-contract.ts";
import { message } from "../../../../core/content/messages/message.ts";
import { optionalDay, requiredText, storableText } from "../../../../core/content/types/fields.ts";
import { LANGUAGES } from "../../../../core/words/languages.ts";
import { CALL_RESULTS } from "../enquiry-states.ts";
import { findUnfilled } from "./placeholders.ts";
import { MAX_REPLY } from "./saved-replies.ts";

export const REPLY_PATHS = {
  form: "/enquiries/:id/reply",
  answers: "/enquiries/:id/answers",
  retry: "/enquiries/:id/answers/:event/retry",
} as const;

/** The limit of the note about a call. */
export const MAX_CALL_NOTE = 500;

/** Why an enquiry cannot be answered by mail. */
export const MAIL_PROBLEMS = ["notSet", "noAddress", "badAddress"] as const;
export type MailProblem = (typeof MAIL_PROBLEMS)[number];

const valuesSchema = z.object({
  name: z.string().nullable(),
  class: z.string().nullable(),
  reference: z.string().nullable(),
  school: z.string().nullable(),
  hours: z.string().nullable(),
});

/** The data for answering an enquiry. */
export const replyFormSchema = z.object({
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
export type AnswerDelivery = ReplyForm["deliveries"][number];

const replyText = requiredText("Reply", MAX_REPLY).superRefine((text, context) => {
  const unfilled = findUnfilled(text);
  if (unfilled.length === 0) return;
  context.addIssue({
    code: "custom",
    message: message("placeholders_left", { places: unfilled.join(", ") }),
  });
});

const afterwards = {
  isAnswered: z.boolean(message("value_not_a_flag")).describe("Whether the status becomes answered"),
  followUpOn: optionalDay("Follow-up date")
    .nullable()
    .optional()
    .describe("The new follow-up date; null removes it, absent keeps it"),
};

export const answerSchema = z.discriminatedUnion(
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
      note: storableText("Note", MAX_CALL_NOTE),
      ...afterwards,
    }),
  ],
  message("value_not_an_option", { options: "mail, whatsapp, call" }),
);
export type Answer = z.infer<typeof answerSchema>;

export const answeredSchema = z.object({
  /** The event that records the answer. */
  event: z.string(),
  /** The new version of the enquiry. */
  updatedAt: z.string(),
});

export const retriedSchema = z.object({ isTriedAgain: z.boolean() });
