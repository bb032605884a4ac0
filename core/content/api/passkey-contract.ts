import { z } from "zod";
import { label } from "../../words/label.ts";
import { message } from "../messages/message.ts";
import { requiredText } from "../types/fields.ts";
import { defineCalls } from "./define-calls.ts";
import { doneBodySchema } from "./done-body.ts";
import "./schemas-in-browsers.ts";
import { recoveryCodesSchema } from "./second-step-contract.ts";
import { loginAnswerSchema } from "./session-contract.ts";

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

const ownPasskeysSchema = z.object({
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
/** The members that the options of WebAuthn always have; the others are passed on to the browser as they are. */
interface LoginOptions {
  challenge: string;
}
interface NewPasskeyOptions extends LoginOptions {
  rp: { name: string };
  user: { id: string; name: string; displayName: string };
  pubKeyCredParams: { type: "public-key"; alg: number }[];
}

const challengeOf = <Options extends LoginOptions>() =>
  z.object({
    token: z.string(),
    options: z.custom<Options>().meta({
      type: "object",
      propertyNames: { type: "string" },
      additionalProperties: {},
      description:
        "PublicKeyCredentialCreationOptionsJSON or PublicKeyCredentialRequestOptionsJSON of WebAuthn",
    }),
  });
const loginChallenge = challengeOf<LoginOptions>();

const passkeyProofSchema = z.strictObject({ token, response: authenticationResponseSchema });

// A stolen session must not become a login of its own.
const CHANGES_LOGIN = { access: "session", isConfirmed: true } as const;
const CONFIRMS = { access: "session", worksOnFullDisk: true } as const;
const LOGS_IN = { access: "public", worksOnFullDisk: true } as const;

/** A passkey is used in two calls: the first returns a challenge, the second takes the response of the device. */
export const passkeyCalls = defineCalls("Admins", {
  list: {
    method: "GET",
    path: "/admins/passkeys",
    access: "session",
    exposeHeadRoute: false,
    summary: "List your passkeys",
    answer: ownPasskeysSchema,
  },
  start: {
    method: "POST",
    path: "/admins/passkeys/options",
    ...CHANGES_LOGIN,
    summary: "Ask for the challenge of a new passkey",
    answer: challengeOf<NewPasskeyOptions>(),
    errorIds: { 409: ["passkey_wrong_address", "too_many_passkeys"] },
  },
  add: {
    method: "POST",
    path: "/admins/passkeys",
    ...CHANGES_LOGIN,
    summary: "Add a passkey; returns recovery codes if the account has none",
    body: z.strictObject({ token, name, response: registrationResponseSchema }),
    answer: doneBodySchema.extend(recoveryCodesSchema.shape),
    status: 201,
    errorIds: {
      400: ["passkey_refused"],
      409: ["passkey_exists", "passkey_wrong_address", "too_many_passkeys"],
    },
  },
  rename: {
    method: "PUT",
    path: "/admins/passkeys/:id",
    access: "session",
    summary: "Change the name of one of your passkeys",
    body: z.strictObject({ name }),
  },
  remove: {
    method: "DELETE",
    path: "/admins/passkeys/:id",
    ...CHANGES_LOGIN,
    summary: "Remove one of your passkeys",
    errorIds: { 409: ["second_step_required"] },
  },
  startLogin: {
    method: "POST",
    path: "/admins/login/passkey/options",
    ...LOGS_IN,
    summary: "Ask for the challenge of a login with a passkey",
    body: z
      .strictObject({
        token: token.optional().describe("Of the second step; without it the passkey is the only step"),
      })
      .nullish(),
    answer: loginChallenge,
    refusals: [429],
    errorIds: { 401: ["login_step_ended"], 409: ["passkey_wrong_address"] },
  },
  /** Answers with the address of the account, which is unknown to the browser. */
  logIn: {
    method: "POST",
    path: "/admins/login/passkey",
    ...LOGS_IN,
    summary: "Log in with a passkey",
    body: passkeyProofSchema,
    answer: loginAnswerSchema.extend({ email: z.string() }),
    refusals: [429],
    errorIds: { 401: ["login_failed", "passkey_refused"] },
  },
  startConfirm: {
    method: "POST",
    path: "/admins/confirm/passkey/options",
    ...CONFIRMS,
    summary: "Ask for the challenge of a confirmation with a passkey",
    answer: loginChallenge,
    errorIds: { 409: ["no_passkey", "passkey_wrong_address"] },
  },
  confirm: {
    method: "POST",
    path: "/admins/confirm/passkey",
    ...CONFIRMS,
    summary: "Use a passkey again, for routes that need it within the last 10 minutes",
    body: passkeyProofSchema,
    refusals: [429],
    errorIds: { 400: ["passkey_refused"] },
  },
});
