import type { AuthenticationResponse } from "../../../../core/content/api/passkey-contract.ts";
import { type Coded, message } from "../../../../core/content/messages/message.ts";
import type { AttemptLimit, AttemptLimiter } from "../../../../core/server/http/attempt-limiter.ts";
import { passkeyRefused } from "../errors.ts";
import type { LoginStep, LoginSteps } from "../second-step/login-steps.ts";
import type { PasskeyStore } from "./passkey-store.ts";
import type { Webauthn } from "./webauthn.ts";

const REFUSED: AttemptLimit = {
  attempts: 20,
  windowSeconds: 15 * 60,
  message: message("too_many_passkey_logins"),
};

export interface PasskeyServices {
  limiter: AttemptLimiter;
  loginSteps: LoginSteps;
  passkeys: PasskeyStore;
  webauthn: Webauthn;
}

interface PasskeyCheck {
  response: AuthenticationResponse;
  /** A ticket that names an account accepts only the passkeys of that account. */
  step: LoginStep | undefined;
  /** The address in the network. */
  address: string;
  /** 401 at the login. Elsewhere 400, because 401 means that the session has ended. */
  refusal: 400 | 401;
}

/** The id of the account whose passkey has answered the challenge. Throws why the response is refused, or 429 after many refusals. */
export async function checkPasskey(
  services: PasskeyServices,
  { response, step, address, refusal }: PasskeyCheck,
): Promise<string> {
  const { limiter } = services;
  const subject = limiter.subject("passkey", address);
  await limiter.check(subject, REFUSED);
  // This attempt is not counted: the person was only slow.
  if (!step) throw passkeyRefused(refusal, message("passkey_too_late"));
  const owner = await findOwner(services, response, step);
  if ("accountId" in owner) return owner.accountId;
  await limiter.recordAttempt(subject, REFUSED);
  throw passkeyRefused(refusal, owner.refused);
}

async function findOwner(
  { passkeys, webauthn }: PasskeyServices,
  response: AuthenticationResponse,
  step: LoginStep,
): Promise<{ accountId: string } | { refused: Coded }> {
  const passkey = await passkeys.find(response.id);
  if (!passkey) return { refused: message("passkey_unknown") };
  const { accountId } = passkey;
  const isOfOther = step.accountId !== null && step.accountId !== accountId;
  if (isOfOther) return { refused: message("passkey_of_other_account") };
  const counter = await webauthn.checkLogin(response, step.challenge ?? "", passkey);
  if (counter === undefined) return { refused: message("passkey_not_valid") };
  if (passkey.disabledAt !== null) return { refused: message("passkey_account_disabled") };
  if (!(await passkeys.recordUse(passkey._id, counter))) return { refused: message("passkey_copied") };
  return { accountId };
}
