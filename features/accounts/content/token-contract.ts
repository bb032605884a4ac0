import { z } from "zod";
import { defineCalls } from "../../../core/content/api/define-calls.ts";
import { PERMISSIONS, type Permission } from "../../../core/content/api/permissions.ts";
import { message, notAnOption } from "../../../core/content/messages/message.ts";
import { dayInIndia } from "../../../core/content/text/india-time.ts";
import { requiredText } from "../../../core/content/types/fields.ts";
import { label } from "../../../core/words/label.ts";
import "../../../core/content/api/schemas-in-browsers.ts";

/** A program cannot manage accounts: it could make its own rights larger. */
export type TokenPermission = Exclude<Permission, `accounts:${string}`>;

export const TOKEN_PERMISSIONS = PERMISSIONS.filter(
  (permission): permission is TokenPermission => !permission.startsWith("accounts:"),
);

export const MAX_TOKENS = 20;
export const MAX_TOKEN_NAME = 60;

/** The first and the last day on which a new token can expire. */
export function tokenDays(now: Date): { first: string; last: string } {
  const inOneYear = new Date(now);
  inOneYear.setUTCFullYear(now.getUTCFullYear() + 1);
  return { first: dayInIndia(now), last: dayInIndia(inOneYear) };
}

/** In a call that ends the sessions of an account. */
export const keptTokens = z
  .array(z.string().max(100))
  .max(MAX_TOKENS, message("too_many_values", { maximum: MAX_TOKENS, things: "ids" }))
  .default([])
  .describe(
    "The ids of tokens of the account that go on working; the others end, and all if there is no list",
  );

const tokenInputSchema = z.strictObject({
  name: requiredText(label("Name", "नाम"), MAX_TOKEN_NAME).describe("The program that uses it"),
  permissions: z
    .array(z.enum(TOKEN_PERMISSIONS, { error: notAnOption(TOKEN_PERMISSIONS) }), {
      error: message("no_permission_chosen"),
    })
    .min(1, message("no_permission_chosen"))
    .max(
      TOKEN_PERMISSIONS.length,
      message("too_many_values", { maximum: TOKEN_PERMISSIONS.length, things: "permissions" }),
    )
    .describe("The token has those of them that its account has, too"),
  expiresOn: z.iso
    .date(message("not_a_date", { label: label("Date", "तिथि"), example: "2026-11-14" }))
    .describe("The last day in India on which it works, at most one year from now"),
});
export type TokenInput = z.infer<typeof tokenInputSchema>;

export const tokenSchema = z.object({
  _id: z.string(),
  name: z.string(),
  permissions: z.array(z.string()),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type TokenInfo = z.infer<typeof tokenSchema>;

const createdTokenSchema = tokenSchema.extend({
  token: z.string().describe("Returned only this once"),
});
export type CreatedToken = z.infer<typeof createdTokenSchema>;

/** Tokens with which programs call the API. */
export const tokenCalls = defineCalls("Admins", {
  list: {
    method: "GET",
    path: "/admins/tokens",
    access: "session",
    exposeHeadRoute: false,
    summary: "List your tokens for programs",
    answer: z.array(tokenSchema),
  },
  create: {
    method: "POST",
    path: "/admins/tokens",
    access: "session",
    alsoNeeds: { PERMISSION: "for each permission of the token" },
    isConfirmed: true,
    summary: "Create a token for a program, with permissions that you have",
    body: tokenInputSchema,
    answer: createdTokenSchema,
    status: 201,
  },
  revoke: {
    method: "DELETE",
    path: "/admins/tokens/:id",
    access: "session",
    summary: "Revoke one of your tokens",
  },
});

export const { revokeTokenOf } = defineCalls("Accounts", {
  revokeTokenOf: {
    method: "DELETE",
    path: "/accounts/:id/tokens/:token",
    access: "accounts:write",
    isConfirmed: true,
    summary: "Revoke a token of an account",
  },
});
