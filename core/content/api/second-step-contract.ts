import { z } from "zod";
import { message, notAnOption } from "../messages/message.ts";
import { defineCalls } from "./define-calls.ts";
import { dutyNames } from "./permissions.ts";
import { loginAnswerSchema } from "./session-contract.ts";
import "./schemas-in-browsers.ts";

export const RECOVERY_CODE_COUNT = 10;

/** The second step of an account. */
export const secondStepSchema = z.enum(["none", "app", "passkey", "both"]);
export type SecondStep = z.infer<typeof secondStepSchema>;

const token = z.string({ error: message("login_step_ended") }).max(200, message("login_step_ended"));
const code = z
  .string({ error: message("code_required") })
  .min(1, message("code_required"))
  .max(100, message("code_wrong"));
/** The owner of a session shows that it is not stolen. */
const proof = z
  .string({ error: message("proof_required") })
  .min(1, message("proof_required"))
  .max(1024);

const proofSchema = z.strictObject({
  proof: proof.describe("The password, or six digits of the authenticator app"),
});

const ownSecondStepSchema = z.object({
  secondStep: secondStepSchema,
  appSince: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.int(),
  /** Whether the school requires a second step for a duty of the account. */
  isRequired: z.boolean(),
});
export type OwnSecondStep = z.infer<typeof ownSecondStepSchema>;

/** A key for an authenticator app, which is valid after the first right code. */
const newAppSchema = z.object({
  token: z.string(),
  key: z.string().describe("In Base32, to be typed"),
  uri: z.string().describe("To be shown as a QR code"),
});
export type NewApp = z.infer<typeof newAppSchema>;

export const recoveryCodesSchema = z.object({
  recoveryCodes: z
    .array(z.string())
    .describe("Returned only this once; empty if the earlier ones stay valid"),
});

const secondStepRuleSchema = z.strictObject({
  duties: z
    .array(z.enum(dutyNames, { error: notAnOption(dutyNames) }))
    .max(dutyNames.length, message("too_many_values", { maximum: dutyNames.length, things: "duties" })),
});
export type SecondStepRule = z.infer<typeof secondStepRuleSchema>;

/** The second step of the login: a code of an authenticator app, a recovery code or a passkey. */
export const secondStepCalls = defineCalls("Admins", {
  logIn: {
    method: "POST",
    path: "/admins/login/code",
    access: "public",
    worksOnFullDisk: true,
    summary: "The second step of a login: a code of the authenticator app, or a recovery code",
    body: z.strictObject({
      token,
      code: code.describe("Six digits of the authenticator app, or a recovery code"),
    }),
    answer: loginAnswerSchema,
    refusals: [429],
    errorIds: {
      401: ["login_failed", "login_step_ended", "code_refused"],
      429: ["too_many_codes_today"],
    },
  },
  find: {
    method: "GET",
    path: "/admins/second-step",
    access: "session",
    exposeHeadRoute: false,
    summary: "Your second step at the login",
    answer: ownSecondStepSchema,
  },
  startApp: {
    method: "POST",
    path: "/admins/second-step/app",
    access: "session",
    summary: "A key for an authenticator app, which is valid after its first code is confirmed",
    body: z.strictObject({ proof: proof.optional().describe("Needed to replace an app") }).nullish(),
    answer: newAppSchema,
    refusals: [429],
    errorIds: { 403: ["confirmation_needed"], 409: ["setup_step_ended"], 429: ["too_many_codes_today"] },
  },
  confirmApp: {
    method: "POST",
    path: "/admins/second-step/app/confirm",
    access: "session",
    isConfirmed: true,
    summary: "Confirm a code of a new authenticator app; returns new recovery codes",
    body: z.strictObject({ token, code }),
    answer: recoveryCodesSchema,
    errorIds: { 409: ["setup_step_ended"] },
  },
  renewCodes: {
    method: "POST",
    path: "/admins/second-step/recovery-codes",
    access: "session",
    summary: "Make new recovery codes; the earlier ones end",
    body: proofSchema,
    answer: recoveryCodesSchema,
    refusals: [429],
    errorIds: { 409: ["no_second_step"], 429: ["too_many_codes_today"] },
  },
  turnOffApp: {
    method: "POST",
    path: "/admins/second-step/off",
    access: "session",
    summary: "Remove the authenticator app",
    body: proofSchema,
    refusals: [429],
    errorIds: { 409: ["no_second_step", "second_step_required"], 429: ["too_many_codes_today"] },
  },
});

/** For which duties the school requires a second step. */
export const secondStepRuleCalls = defineCalls("Accounts", {
  find: {
    method: "GET",
    path: "/settings/second-step",
    access: "accounts:read",
    summary: "For which duties the school requires a second step at the login",
    answer: secondStepRuleSchema,
  },
  save: {
    method: "PUT",
    path: "/settings/second-step",
    access: "accounts:write",
    isConfirmed: true,
    summary: "Choose for which duties a second step at the login is required",
    body: secondStepRuleSchema,
    answer: secondStepRuleSchema,
  },
});
