import { z } from "zod";
import { label } from "../../words/label.ts";
import { messageSchema } from "../api/api-contract.ts";
import { defineCalls } from "../api/define-calls.ts";
import { message } from "../messages/message.ts";

/** How many mails are listed and can be chosen at once. */
export const MAX_LISTED_MAILS = 100;

/** A mail that was not sent, without its content. */
const unsentMailSchema = z.object({
  id: z.string(),
  kind: z.string(),
  to: z.string(),
  createdAt: z.iso.datetime(),
  attempts: z.int(),
  /** Null if it was given up. */
  nextTryAt: z.iso.datetime().nullable(),
  givenUpAt: z.iso.datetime().nullable(),
  /** Why the last attempt failed; null before the first one. */
  message: z.string().nullable(),
  reason: messageSchema.nullable(),
});
export type UnsentMail = z.infer<typeof unsentMailSchema>;

/** The state of the delivery of one mail. */
export const deliverySchema = z.object({
  /** Unknown: the mail is older than 30 days, or somebody has dismissed it. */
  state: z.enum(["waiting", "sent", "givenUp", "unknown"]),
  attempts: z.int(),
  /** When it was sent or given up, or will be tried. */
  at: z.iso.datetime().nullable(),
  /** Why the last attempt failed; null if it did not. */
  message: z.string().nullable(),
  reason: messageSchema.nullable(),
});
export type Delivery = z.infer<typeof deliverySchema>;

const mailStateSchema = z.object({
  /** Null if mail is not set up. */
  sender: z
    .object({
      address: z.string(),
      /** Null: the name of the school. */
      name: z.string().nullable(),
      /** The host of the mail server. */
      server: z.string(),
    })
    .nullable(),
  sendsLinks: z.boolean().describe("Whether the address of the site is known, with which links begin"),
  waiting: z.int(),
  givenUp: z.int(),
  mails: z.array(unsentMailSchema).describe(`At most ${MAX_LISTED_MAILS}, given-up ones first`),
});
export type MailState = z.infer<typeof mailStateSchema>;

const EXAMPLE = "office@school.example";

const testMailResultSchema = z.object({
  /** Whether the mail server has taken the mail. */
  isAccepted: z.boolean(),
  /** Why not. */
  message: z.string().nullable(),
  reason: messageSchema.nullable(),
});

const mailSelectionSchema = z.strictObject({
  ids: z
    .array(z.uuid(message("not_an_entry_id")))
    .min(1, message("no_id"))
    .max(MAX_LISTED_MAILS, message("too_many_values", { maximum: MAX_LISTED_MAILS, things: "ids" })),
});

const mailCountSchema = z.object({ count: z.int() });

/** Whether mail works, and which mails were not sent. Never the text of a mail, which may contain a secret link. */
export const mailCalls = defineCalls("Mail", {
  find: {
    method: "GET",
    path: "/mail",
    access: "mail:read",
    summary: "Whether mail is set up, and the mails that were not sent",
    answer: mailStateSchema,
  },
  sendTest: {
    method: "POST",
    path: "/mail/test",
    access: "mail:write",
    summary: "Send a test mail now, and say what the mail server answers",
    body: z.strictObject({
      to: z.email(message("not_an_email", { label: label("Email", "ईमेल"), example: EXAMPLE })).max(254),
    }),
    answer: testMailResultSchema,
    refusals: [429],
  },
  retry: {
    method: "POST",
    path: "/mail/retry",
    access: "mail:write",
    summary: "Try again now to send mails",
    body: mailSelectionSchema,
    answer: mailCountSchema,
  },
  dismiss: {
    method: "POST",
    path: "/mail/dismiss",
    access: "mail:write",
    worksOnFullDisk: true,
    summary: "Delete mails that were given up",
    body: mailSelectionSchema,
    answer: mailCountSchema,
  },
});
