import { z } from "zod";
import { message, notAnOption } from "../messages/message.ts";
import { dutyNames } from "./permissions.ts";
import "./schemas-in-browsers.ts";

/** The second step of the login: a code of an authenticator app, a recovery code or a passkey. */
export const SECOND_STEP_PATHS = {
  /** The second call of a login. */
  logIn: "/admins/login/code",
  /** The own second step. */
  own: "/admins/second-step",
  startApp: "/admins/second-step/app",
  confirmApp: "/admins/second-step/app/confirm",
  recoveryCodes: "/admins/second-step/recovery-codes",
  turnOff: "/admins/second-step/off",
  /** For which duties the school requires it. */
  rule: "/settings/second-step",
} as const;

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

export const codeLoginSchema = z.strictObject({
  token,
  code: code.describe("Six digits of the authenticator app, or a recovery code"),
});

export const proofSchema = z.strictObject({
  proof: proof.describe("The password, or six digits of the authenticator app"),
});

export const startAppSchema = z
  .strictObject({ proof: proof.optional().describe("Needed to replace an app") })
  .nullish();

export const appConfirmationSchema = z.strictObject({ token, code });

export const ownSecondStepSchema = z.object({
  secondStep: secondStepSchema,
  appSince: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.int(),
  /** Whether the school requires a second step for a duty of the account. */
  isRequired: z.boolean(),
});
export type OwnSecondStep = z.infer<typeof ownSecondStepSchema>;

/** A key for an authenticator app, which is valid after the first right code. */
export const newAppSchema = z.object({
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

export const secondStepRuleSchema = z.strictObject({
  duties: z
    .array(z.enum(dutyNames, { error: notAnOption(dutyNames) }))
    .max(dutyNames.length, message("too_many_values", { maximum: dutyNames.length, things: "duties" })),
});
export type SecondStepRule = z.infer<typeof secondStepRuleSchema>;
