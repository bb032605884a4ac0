import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  WebAuthnErrorCode,
} from "@simplewebauthn/browser";
import { generatePath } from "react-router";
import { type OwnPasskeys, PASSKEY_PATHS } from "../../content/api/passkey-contract.ts";
import { words } from "../../ui/panel-words.ts";
import { callFor } from "../api/api-call.ts";
import { readLogin } from "../api/api-client.ts";
import { ApiFailure, logFailure } from "../api/api-failure.ts";
import type { Session } from "../session/session.ts";

const texts = words.passkeys;

/** Loaded with the first use. */
const loadLibrary = () =>
  import("@simplewebauthn/browser").catch(() => {
    throw new ApiFailure(0);
  });
type Library = Awaited<ReturnType<typeof loadLibrary>>;

/** The browser or the device has not made or used a passkey; the message says why. */
class PasskeyFailure extends ApiFailure {
  constructor(error: unknown) {
    super(0, { message: describeError(error) });
  }
}

const REASONS: Partial<Record<WebAuthnErrorCode, string>> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: texts.alreadyOnDevice,
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: texts.deviceCannot,
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: texts.deviceCannot,
};

function describeError(error: unknown): string {
  const { name, code } = error as { name?: string; code?: WebAuthnErrorCode };
  // Browsers use one error for "cancelled", "too late" and "no passkey here".
  if (name === "NotAllowedError" || name === "AbortError") return texts.notConfirmed;
  const reason = code && REASONS[code];
  if (!reason) logFailure(error);
  return reason ?? texts.failed;
}

interface Start {
  path: string;
  json?: unknown;
  isAnonymous?: boolean;
}

/** Gets a challenge from the server and its answer from the device. */
async function answerChallenge<Options, Response>(
  { path, ...call }: Start,
  answer: (library: Library, optionsJSON: Options) => Promise<Response>,
): Promise<{ token: string; response: Response }> {
  const [library, { token, options }] = await Promise.all([
    loadLibrary(),
    callFor<{ token: string; options: Options }>("POST", path, call),
  ]);
  try {
    return { token, response: await answer(library, options) };
  } catch (error) {
    throw new PasskeyFailure(error);
  }
}

/** Proves that the user has a passkey. */
const provePasskey = (start: Start) =>
  answerChallenge(start, ({ startAuthentication }, optionsJSON: PublicKeyCredentialRequestOptionsJSON) =>
    startAuthentication({ optionsJSON }),
  );

export const listPasskeys = (signal?: AbortSignal) =>
  callFor<OwnPasskeys>("GET", PASSKEY_PATHS.all, { signal });

/** Returns recovery codes if the account had none. */
export async function addPasskey(name: string): Promise<string[]> {
  const made = await answerChallenge(
    { path: PASSKEY_PATHS.options },
    ({ startRegistration }, optionsJSON: PublicKeyCredentialCreationOptionsJSON) =>
      startRegistration({ optionsJSON }),
  );
  const json = { ...made, name };
  return (await callFor<{ recoveryCodes: string[] }>("POST", PASSKEY_PATHS.all, { json })).recoveryCodes;
}

export const renamePasskey = (id: string, name: string) =>
  callFor<void>("PUT", generatePath(PASSKEY_PATHS.one, { id }), { json: { name } });

export const removePasskey = (id: string) => callFor<void>("DELETE", generatePath(PASSKEY_PATHS.one, { id }));

/** `secondStep` is the token of a login whose password is right; without it the passkey is the only step. */
export async function logInWithPasskey(secondStep?: string): Promise<Session> {
  const isAnonymous = true;
  const start = { path: PASSKEY_PATHS.loginOptions, json: { token: secondStep }, isAnonymous };
  const json = await provePasskey(start);
  const body = await callFor<{ email: string }>("POST", PASSKEY_PATHS.login, { json, isAnonymous });
  return readLogin(body.email, body);
}

/** Confirms a sensitive step with a passkey instead of the password. */
export async function confirmWithPasskey(): Promise<void> {
  const json = await provePasskey({ path: PASSKEY_PATHS.confirmOptions });
  await callFor<void>("POST", PASSKEY_PATHS.confirm, { json });
}
