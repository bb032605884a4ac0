import { z } from "zod";
import { defineCalls } from "../../../core/content/api/define-calls.ts";
import { type Duty, dutyNames } from "../../../core/content/api/permissions.ts";
import { secondStepSchema } from "../../../core/content/api/second-step-contract.ts";
import { deliverySchema } from "../../../core/content/mail/mail-contract.ts";
import { message, notAnOption } from "../../../core/content/messages/message.ts";
import {
  siteAddressInputSchema,
  siteAddressStateSchema,
} from "../../../core/content/site/site-address-contract.ts";
import { requiredText } from "../../../core/content/types/fields.ts";
import { label } from "../../../core/words/label.ts";
import { LANGUAGES } from "../../../core/words/languages.ts";
import "../../../core/content/api/schemas-in-browsers.ts";
import { keptTokens, tokenSchema } from "./token-contract.ts";

/** Links that can be used once: to accept an invitation, to set a new password, to confirm a new email address. */
const LINK_KINDS = ["invitation", "reset", "email"] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

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

const accountSchema = z.object({
  _id: z.string(),
  /** Empty until somebody has entered it. */
  name: z.string(),
  email: z.string(),
  duties: z.array(z.string<Duty>()),
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

const linkChoiceSchema = z.strictObject({ asLink }).nullish();

const invitationSchema = z.object({
  _id: z.string(),
  email: z.string(),
  duties: z.array(z.string<Duty>()),
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
const createdLinkSchema = z.object({
  link: z.string().nullable().describe("Returned only this once; null if it was sent by mail"),
  expiresAt: z.iso.datetime(),
});
export type CreatedLinkInfo = z.infer<typeof createdLinkSchema>;

/** The purpose of a link, before it is used. */
const linkInfoSchema = z.object({
  email: z.string().describe("The invited address, that of the account, or the new one"),
  duties: z.array(z.string<Duty>()).describe("Of an invitation"),
  language: z.enum(LANGUAGES).describe("The language of its mail"),
});
export type LinkInfo = z.infer<typeof linkInfoSchema>;

/** The account of the link, so that its owner can log in. */
const linkUsedSchema = z.object({ success: z.literal(true), email: z.string() });

const READS = { access: "accounts:read" } as const;
const WRITES = { access: "accounts:write", isConfirmed: true } as const;
const LOSES_DUTIES = { 409: ["last_full_account", "own_full_duties"] } as const;

/** The accounts of others. */
export const accountCalls = defineCalls("Accounts", {
  list: {
    method: "GET",
    path: "/accounts",
    ...READS,
    summary: "List the accounts",
    answer: z.array(accountSchema),
  },
  change: {
    method: "PUT",
    path: "/accounts/:id",
    ...WRITES,
    summary: "Change the name or the duties of an account",
    body: z.strictObject({ name: personName.optional(), duties: duties.optional() }),
    errorIds: LOSES_DUTIES,
  },
  disable: {
    method: "POST",
    path: "/accounts/:id/disable",
    ...WRITES,
    summary: "Disable an account and end its sessions",
    errorIds: LOSES_DUTIES,
  },
  enable: {
    method: "POST",
    path: "/accounts/:id/enable",
    ...WRITES,
    summary: "Enable a disabled account",
  },
  signOut: {
    method: "POST",
    path: "/accounts/:id/sign-out",
    ...WRITES,
    summary: "End every session of an account, and its tokens except `keptTokens`",
    body: z.strictObject({ keptTokens }).nullish(),
  },
  resetSecondStep: {
    method: "POST",
    path: "/accounts/:id/reset-second-step",
    ...WRITES,
    summary: "Remove the second step of a person who has lost it, and end every session",
    errorIds: { 409: ["own_second_step"] },
  },
  remove: {
    method: "DELETE",
    path: "/accounts/:id",
    ...WRITES,
    summary: "Delete an account",
    errorIds: LOSES_DUTIES,
  },
  createResetLink: {
    method: "POST",
    path: "/accounts/:id/reset-link",
    ...WRITES,
    summary: "Make a link with which the owner of an account sets a new password",
    body: linkChoiceSchema,
    answer: createdLinkSchema,
    refusals: [429],
    errorIds: { 409: ["account_disabled"] },
  },
});

export const invitationCalls = defineCalls("Accounts", {
  list: {
    method: "GET",
    path: "/invitations",
    ...READS,
    summary: "List the invitations that nobody has accepted",
    answer: z.array(invitationSchema),
  },
  invite: {
    method: "POST",
    path: "/invitations",
    ...WRITES,
    summary: "Invite a person; an earlier invitation of the address ends",
    body: z.strictObject({
      email: emailAddress,
      duties,
      language: language.default("en").describe("The language of the mail"),
      asLink,
    }),
    answer: createdLinkSchema,
    status: 201,
    refusals: [429],
  },
  renew: {
    method: "POST",
    path: "/invitations/:id/renew",
    ...WRITES,
    summary: "Replace the link of an invitation by a new one",
    body: linkChoiceSchema,
    answer: createdLinkSchema,
    refusals: [429],
  },
  withdraw: {
    method: "DELETE",
    path: "/invitations/:id",
    ...WRITES,
    summary: "Withdraw an invitation",
  },
});

/** The address with which links in mails begin. */
export const siteAddressCalls = defineCalls("Accounts", {
  find: {
    method: "GET",
    path: "/settings/site-address",
    ...READS,
    summary: "The address with which links in mails begin",
    answer: siteAddressStateSchema,
  },
  confirm: {
    method: "PUT",
    path: "/settings/site-address",
    ...WRITES,
    summary: "Confirm the address of the site; SITE_URL overrides it",
    body: siteAddressInputSchema,
    answer: siteAddressStateSchema,
  },
});

/** The own account. */
export const ownAccountCalls = defineCalls("Admins", {
  changePassword: {
    method: "PUT",
    path: "/admins/password",
    access: "session",
    worksOnFullDisk: true,
    summary: "Change your password; ends your other sessions, and your tokens except `keptTokens`",
    body: z.strictObject({
      currentPassword: z.string().min(1, message("current_password_required")).max(MAX_PASSWORD),
      newPassword: z.string().min(1, message("new_password_required")).max(MAX_PASSWORD),
      keptTokens,
    }),
    refusals: [429],
  },
  changeName: {
    method: "PUT",
    path: "/admins/name",
    access: "session",
    summary: "Change your name",
    body: z.strictObject({ name: personName }),
  },
  /** Without mail the address is changed at once. */
  changeEmail: {
    method: "POST",
    path: "/admins/email",
    access: "session",
    summary: "Change your email address; it is confirmed at the new address if the school sends mail",
    body: z.strictObject({
      email: emailAddress,
      currentPassword: z
        .string({ error: message("current_password_required") })
        .min(1, message("current_password_required"))
        .max(MAX_PASSWORD),
    }),
    answer: z.object({ isChanged: z.boolean() }),
    refusals: [429],
  },
});

const USES_LINK = { access: "public", refusals: [410, 429], errorIds: { 404: ["link_unknown"] } } as const;

/** Calls that a link allows without a session. Tokens are in bodies, never in addresses, which are logged. */
export const linkCalls = defineCalls("Admins", {
  find: {
    method: "POST",
    path: "/admins/link",
    ...USES_LINK,
    summary: "What a link is for; refused in words if it cannot be used",
    body: z.strictObject({ kind: z.enum(LINK_KINDS, { error: notAnOption(LINK_KINDS) }), token }),
    answer: linkInfoSchema,
  },
  acceptInvitation: {
    method: "POST",
    path: "/admins/invitation",
    ...USES_LINK,
    summary: "Accept an invitation: creates the account",
    body: z.strictObject({ token, name: personName, password: newPassword, language }),
    answer: linkUsedSchema,
    status: 201,
  },
  findMailState: {
    method: "GET",
    path: "/admins/password/forgotten",
    access: "public",
    summary: "Whether the school sends a link for a new password by mail",
    answer: z.object({ sendsMail: z.boolean() }),
  },
  askForReset: {
    method: "POST",
    path: "/admins/password/forgotten",
    access: "public",
    summary: "Ask for a link for a new password by mail; the answer is the same for every address",
    body: z.strictObject({ email: emailAddress }),
    refusals: [429],
  },
  resetPassword: {
    method: "POST",
    path: "/admins/password/reset",
    ...USES_LINK,
    worksOnFullDisk: true,
    summary: "Set a new password; ends every session and every token",
    body: z.strictObject({ token, password: newPassword }),
    answer: linkUsedSchema,
  },
  confirmEmail: {
    method: "POST",
    path: "/admins/email/confirm",
    ...USES_LINK,
    summary: "Confirm a new email address",
    body: z.strictObject({ token }),
    answer: linkUsedSchema,
  },
});
