import { z } from "zod";
import { defineCalls } from "../../../../core/content/api/define-calls.ts";
import { deliverySchema } from "../../../../core/content/mail/mail-contract.ts";
import { MAIL_PROBLEMS } from "../../../../core/content/mail/mail-problem.ts";
import { message } from "../../../../core/content/messages/message.ts";
import { requiredText } from "../../../../core/content/types/fields.ts";
import { label } from "../../../../core/words/label.ts";
import { LANGUAGES } from "../../../../core/words/languages.ts";
import "../../../../core/content/api/schemas-in-browsers.ts";
import { applications } from "../applications.ts";
import { findUnfilled, PLACEHOLDERS, type Placeholder } from "./placeholders.ts";

/** The longest message to parents. */
export const MAX_MESSAGE = 5000;

const valuesSchema = z.object(
  Object.fromEntries(PLACEHOLDERS.map((name) => [name, z.string().nullable()])) as Record<
    Placeholder,
    z.ZodNullable<z.ZodString>
  >,
);

const messageFormSchema = z.object({
  /** In which the parents have written. */
  language: z.enum(LANGUAGES),
  mail: z.object({ problem: z.enum(MAIL_PROBLEMS).nullable(), to: z.string().nullable() }),
  /** The values of placeholders by language; null if there is nothing to fill in. */
  values: z.object({ en: valuesSchema, hi: valuesSchema }),
  /** The deliveries of mails, oldest first. */
  deliveries: z.array(deliverySchema.extend({ event: z.string() })),
});
export type MessageForm = z.infer<typeof messageFormSchema>;

const text = requiredText(label("Message", "संदेश"), MAX_MESSAGE).superRefine((typed, context) => {
  const unfilled = findUnfilled(typed);
  if (unfilled.length === 0) return;
  context.addIssue({
    code: "custom",
    message: message("placeholders_left", { places: unfilled.join(", ") }),
  });
});

/** Messages to parents. Nothing is sent without a person who presses the button. */
export const messageCalls = defineCalls(applications.singular.en, {
  form: {
    method: "GET",
    path: "/applications/:id/messages",
    access: "applications:read",
    summary: "What is needed to write to the parents, and the delivery of mails to them",
    answer: messageFormSchema,
  },
  tell: {
    method: "POST",
    path: "/applications/:id/messages",
    access: "applications:write",
    summary: "Send the parents a mail, or record a message by WhatsApp that a person has sent",
    body: z.strictObject({
      by: z.enum(["mail", "whatsapp"], message("value_not_an_option", { options: "mail, whatsapp" })),
      text,
      language: z.enum(LANGUAGES, message("value_not_an_option", { options: LANGUAGES.join(", ") })),
    }),
    answer: z.object({ _id: z.string().describe("The id of its event") }),
    status: 201,
  },
});
