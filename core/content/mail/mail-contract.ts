import { z } from "zod";
import { messageSchema } from "../api/api-contract.ts";
import { message } from "../messages/message.ts";

/** Mails to the office about new enquiries, and to the sender of one. */
type EnquiryMailKind = "new-enquiries" | "enquiry-receipt" | "enquiry-reply";

/** The subjects of queued mails. The panel's words have a name for each. */
export type MailKind =
  | ("invitation" | "password-reset" | "email-change" | "email-changed" | "security")
  | EnquiryMailKind
  | "certificates";

/** A person of the office has written the mail; the others are automatic. */
export const isPersonal = (kind: string): boolean => kind === "enquiry-reply";

export const MAIL_PATHS = {
  state: "/mail",
  test: "/mail/test",
  retry: "/mail/retry",
  dismiss: "/mail/dismiss",
} as const;

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

export const mailStateSchema = z.object({
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

export const testMailSchema = z.strictObject({
  to: z.email(message("not_an_email", { label: "Email", example: EXAMPLE })).max(254),
});

export const testMailResultSchema = z.object({
  /** Whether the mail server has taken the mail. */
  isAccepted: z.boolean(),
  /** Why not. */
  message: z.string().nullable(),
  reason: messageSchema.nullable(),
});
export type TestMailResult = z.infer<typeof testMailResultSchema>;

export const mailSelectionSchema = z.strictObject({
  ids: z
    .array(z.uuid(message("not_an_entry_id")))
    .min(1, message("no_id"))
    .max(MAX_LISTED_MAILS, message("too_many_values", { maximum: MAX_LISTED_MAILS, things: "ids" })),
});

export const mailCountSchema = z.object({ count: z.int() });
