import { z } from "zod";
import { dutyNames } from "../../../core/content/api/permissions.ts";
import { secondStepSchema } from "../../../core/content/api/second-step-contract.ts";
import { deliverySchema } from "../../../core/content/mail/mail-contract.ts";
import { message, notAnOption } from "../../../core/content/messages/message.ts";
import { requiredText } from "../../../core/content/types/fields.ts";
import { label } from "../../../core/words/label.ts";
import { LANGUAGES } from "../../../core/words/languages.ts";
import "../../../core/content/api/schemas-in-browsers.ts";
import { keptTokens, tokenSchema } from "./token-contract.ts";

/** Links that can be used once: to accept an invitation, to set a new password, to confirm a new email address. */
export const LINK_KINDS = ["invitation", "reset", "email"] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** The accounts of others, for people with `accounts:read` and `accounts:write`. */
export const ACCOUNT_PATHS = {
  all: "/accounts",
  one: "/accounts/:id",
  disable: "/accounts/:id/disable",
  enable: "/accounts/:id/enable",
  signOut: "/accounts/:id/sign-out",
  resetLink: "/accounts/:id/reset-link",
  resetSecondStep: "/accounts/:id/reset-second-step",
  invitations: "/invitations",
  invitation: "/invitations/:id",
  renew: "/invitations/:id/renew",
} as const;

/** The own account, and what a link allows without a session. */
export const OWN_ACCOUNT_PATHS = {
  name: "/admins/name",
  email: "/admins/email",
  confirmEmail: "/admins/email/confirm",
  /** The purpose of a link. */
  link: "/admins/link",
  acceptInvitation: "/admins/invitation",
  /** GET: whether the school sends mail; POST: requests a link. */
  forgotten: "/admins/password/forgotten",
  reset: "/admins/password/reset",
} as const;

const MAX_NAME = 120;
const MAX_EMAIL = 254;
const MAX_PASSWORD = 1024;

const personName = requiredText(label("Name", "नाम"), MAX_NAME);
const language = z.enum(LANGUAGES, { error: notAnOption(LANGUAGES) });
const EMAIL = label("Email", "ईमेल");
const emailAddress = z
  .string({ error: message("required", { label: EMAIL }) })
  .trim()
  .toLowerCase()
  .max(MAX_EMAIL, message("too_long", { label: EMAIL, maximum: MAX_EMAIL }))
  .pipe(z.email(message("not_an_email", { label: EMAIL, example: "office@example.com" })));
const newPassword = z
  .string({ error: message("password_required") })
  .min(1, message("password_required"))
  .max(MAX_PASSWORD);
/** The part of the address behind #, which browsers send to no server. */
const token = z.string({ error: message("link_unknown") }).max(200, message("link_unknown"));
const duties = z
  .array(z.enum(dutyNames, { error: notAnOption(dutyNames) }), { error: message("no_duty_chosen") })
  .min(1, message("no_duty_chosen"))
  .max(dutyNames.length, message("too_many_values", { maximum: dutyNames.length, things: "duties" }));

/** Whether the response has the link although the school sends mail. */
const asLink = z.boolean({ error: message("value_not_a_flag") }).default(false);

export const accountSchema = z.object({
  _id: z.string(),
  /** Empty until somebody has entered it. */
  name: z.string(),
  email: z.string(),
  duties: z.array(z.string()),
  createdAt: z.iso.datetime(),
  lastLoginAt: z.iso.datetime().nullable(),
  /** Null if the account may log in. */
  disabledAt: z.iso.datetime().nullable(),
  secondStep: secondStepSchema,
  /** The account of the caller. */
  isOwn: z.boolean(),
  /** Tokens of programs, the newest first. */
  tokens: z.array(tokenSchema),
});
export type AccountInfo = z.infer<typeof accountSchema>;

export const accountChangeSchema = z.strictObject({
  name: personName.optional(),
  duties: duties.optional(),
});

export const invitationInputSchema = z.strictObject({
  email: emailAddress,
  duties,
  language: language.default("en").describe("The language of the mail"),
  asLink,
});

export const passwordChangeSchema = z.strictObject({
  currentPassword: z.string().min(1, message("current_password_required")).max(MAX_PASSWORD),
  newPassword: z.string().min(1, message("new_password_required")).max(MAX_PASSWORD),
  keptTokens,
});

export const signOutSchema = z.strictObject({ keptTokens }).nullish();

export const linkChoiceSchema = z.strictObject({ asLink }).nullish();

export const invitationSchema = z.object({
  _id: z.string(),
  email: z.string(),
  duties: z.array(z.string()),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** The email address of the person who invited; null for the command line or a deleted account. */
  createdBy: z.string().nullable(),
  state: z
    .enum(["open", "expired", "withoutInviter"])
    .describe("Without an inviter: the person who invited may no longer manage accounts"),
  mail: deliverySchema.nullable().describe("The mail with the link; null if the link was shown to be copied"),
  endedLinkSentAt: z.iso
    .datetime()
    .nullable()
    .describe("When the mail server accepted an earlier mail, after its link was replaced"),
});
export type InvitationInfo = z.infer<typeof invitationSchema>;

/** A new link. */
export const createdLinkSchema = z.object({
  link: z.string().nullable().describe("Returned only this once; null if it was sent by mail"),
  expiresAt: z.iso.datetime(),
});
export type CreatedLinkInfo = z.infer<typeof createdLinkSchema>;

export const linkInputSchema = z.strictObject({
  kind: z.enum(LINK_KINDS, { error: notAnOption(LINK_KINDS) }),
  token,
});

/** The purpose of a link, before it is used. */
export const linkInfoSchema = z.object({
  email: z.string().describe("The invited address, that of the account, or the new one"),
  duties: z.array(z.string()).describe("Of an invitation"),
});
export type LinkInfo = z.infer<typeof linkInfoSchema>;

export const acceptanceSchema = z.strictObject({
  token,
  name: personName,
  password: newPassword,
  language,
});

export const resetSchema = z.strictObject({ token, password: newPassword });

export const forgottenSchema = z.strictObject({ email: emailAddress });

export const mailStateSchema = z.object({ sendsMail: z.boolean() });

export const emailConfirmationSchema = z.strictObject({ token });

export const nameChangeSchema = z.strictObject({ name: personName });

export const emailChangeSchema = z.strictObject({
  email: emailAddress,
  currentPassword: z
    .string({ error: message("current_password_required") })
    .min(1, message("current_password_required"))
    .max(MAX_PASSWORD),
});

/** Without mail the address is changed at once. */
export const emailChangeAnswerSchema = z.object({ isChanged: z.boolean() });

/** The account of the link, so that its owner can log in. */
export const linkUsedSchema = z.object({ success: z.literal(true), email: z.string() });
