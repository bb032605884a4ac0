import type { WebAuthnErrorCode } from "@simplewebauthn/browser";
import type { AnswerOf } from "../../content/api/define-calls.ts";
import { passkeyCalls } from "../../content/api/passkey-contract.ts";
import { words } from "../../ui/panel-words.ts";
import { ApiFailure, logFailure } from "../api/api-failure.ts";
import { send } from "../api/send.ts";
import { readLogin } from "../session/log-in.ts";
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

/** Gets the answer of the device to a challenge of the server. */
async function answerChallenge<Options, Made extends { clientExtensionResults: object }>(
  challenge: Promise<{ token: string; options: Options }>,
  answer: (library: Library, optionsJSON: Options) => Promise<Made>,
) {
  const [library, { token, options }] = await Promise.all([loadLibrary(), challenge]);
  try {
    const { clientExtensionResults, ...made } = await answer(library, options);
    return { token, response: { ...made, clientExtensionResults: { ...clientExtensionResults } } };
  } catch (error) {
    throw new PasskeyFailure(error);
  }
}

/** Proves that the user has a passkey. */
const provePasskey = (challenge: Promise<AnswerOf<typeof passkeyCalls.startLogin>>) =>
  answerChallenge(challenge, ({ startAuthentication }, optionsJSON) => startAuthentication({ optionsJSON }));

/** Returns recovery codes if the account had none. */
export async function addPasskey(name: string): Promise<string[]> {
  const made = await answerChallenge(send(passkeyCalls.start), ({ startRegistration }, optionsJSON) =>
    startRegistration({ optionsJSON }),
  );
  return (await send(passkeyCalls.add, { body: { ...made, name } })).recoveryCodes;
}

/** `secondStep` is the token of a login whose password is right; without it the passkey is the only step. */
export async function logInWithPasskey(secondStep?: string): Promise<Session> {
  const isAnonymous = true;
  const start = send(passkeyCalls.startLogin, { body: { token: secondStep }, isAnonymous });
  const answer = await send(passkeyCalls.logIn, { body: await provePasskey(start), isAnonymous });
  return readLogin(answer.email, answer);
}

/** Confirms a sensitive step with a passkey instead of the password. */
export async function confirmWithPasskey(): Promise<void> {
  await send(passkeyCalls.confirm, { body: await provePasskey(send(passkeyCalls.startConfirm)) });
}
