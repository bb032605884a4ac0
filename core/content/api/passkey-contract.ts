import { z } from "zod";
import { label } from "../../words/label.ts";
import { message } from "../messages/message.ts";
import { requiredText } from "../types/fields.ts";
import { doneBodySchema, loginAnswerSchema } from "./api-contract.ts";
import "./schemas-in-browsers.ts";
import { recoveryCodesSchema } from "./second-step-contract.ts";

/** A passkey is used in two calls: the first returns a challenge, the second takes the response of the device. */
export const PASSKEY_PATHS = {
  /** GET: the own passkeys; POST: adds one. */
  all: "/admins/passkeys",
  options: "/admins/passkeys/options",
  one: "/admins/passkeys/:id",
  loginOptions: "/admins/login/passkey/options",
  login: "/admins/login/passkey",
  confirmOptions: "/admins/confirm/passkey/options",
  confirm: "/admins/confirm/passkey",
} as const;

/** The largest number of passkeys of an account. */
export const MAX_PASSKEYS = 20;

const name = requiredText(label("Name", "नाम"), 120);

/** The token of the first call. */
const token = z.string({ error: message("passkey_too_late") }).max(200, message("passkey_too_late"));

/** Bytes in base64url, as browsers send them. */
const bytes = (maximum: number) =>
  z
    .string()
    .regex(/^[\w-]*$/)
    .max(maximum);

/** Fields that later browsers may add are ignored. */
const device = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal("public-key"),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
};

const registrationResponseSchema = z
  .object({
    ...device,
    response: z.object({
      clientDataJSON: bytes(4096),
      attestationObject: bytes(32_768),
      transports: z.array(z.string().max(20)).max(10).optional(),
    }),
  })
  .describe("RegistrationResponseJSON of WebAuthn");

const authenticationResponseSchema = z
  .object({
    ...device,
    response: z.object({
      clientDataJSON: bytes(4096),
      authenticatorData: bytes(4096),
      signature: bytes(8192),
      userHandle: bytes(200).nullish(),
    }),
  })
  .describe("AuthenticationResponseJSON of WebAuthn");

export type RegistrationResponse = z.infer<typeof registrationResponseSchema>;
export type AuthenticationResponse = z.infer<typeof authenticationResponseSchema>;

export const ownPasskeysSchema = z.object({
  passkeys: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      createdAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime().nullable(),
    }),
  ),
  address: z.string().describe("The only address at which passkeys work"),
  suggestedName: z.string().describe("For a new passkey of this browser; empty if it is unknown"),
});
export type OwnPasskeys = z.infer<typeof ownPasskeysSchema>;
export type PasskeyInfo = OwnPasskeys["passkeys"][number];

/** The options that the browser passes to the device, and the token of the second call. */
export const passkeyOptionsSchema = z.object({
  token: z.string(),
  options: z
    .record(z.string(), z.unknown())
    .describe("PublicKeyCredentialCreationOptionsJSON or PublicKeyCredentialRequestOptionsJSON of WebAuthn"),
});

export const newPasskeySchema = z.strictObject({ token, name, response: registrationResponseSchema });

export const addedPasskeySchema = doneBodySchema.extend(recoveryCodesSchema.shape);

export const passkeyChangeSchema = z.strictObject({ name });

export const passkeyStartSchema = z
  .strictObject({
    token: token.optional().describe("Of the second step; without it the passkey is the only step"),
  })
  .nullish();

export const passkeyProofSchema = z.strictObject({ token, response: authenticationResponseSchema });

/** With the address of the account, which is unknown to the browser. */
export const passkeyLoginAnswerSchema = loginAnswerSchema.extend({ email: z.string() });
