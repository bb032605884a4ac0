import type { AuthenticationResponse } from "../../content/api/passkey-contract.ts";
import { type Coded, message } from "../../content/messages/message.ts";
import { passkeyRefused } from "../errors.ts";
import type { AttemptLimit, AttemptLimiter } from "../http/attempt-limiter.ts";
import type { LoginStep, LoginSteps } from "./login-steps.ts";
import type { PasskeyOwner, PasskeyStore } from "./passkey-store.ts";
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
  /** Of the network. */
  address: string;
  /** 401 at the login. Elsewhere 400, because 401 means that the session has ended. */
  refusal: 400 | 401;
}

/** The account whose passkey has answered the challenge. Throws why the response is refused, or 429 after many refusals. */
export async function checkPasskey(
  services: PasskeyServices,
  { response, step, address, refusal }: PasskeyCheck,
): Promise<PasskeyOwner> {
  const { limiter } = services;
  const subject = limiter.subject("passkey", address);
  await limiter.check(subject, REFUSED);
  // Not counted: the person was only slow.
  if (!step) throw passkeyRefused(refusal, message("passkey_too_late"));
  const owner = await findOwner(services, response, step);
  if (typeof owner !== "string") return owner;
  await limiter.recordAttempt(subject, REFUSED);
  throw passkeyRefused(refusal, owner);
}

/** Or why there is none. */
async function findOwner(
  { passkeys, webauthn }: PasskeyServices,
  response: AuthenticationResponse,
  { accountId, challenge }: LoginStep,
): Promise<PasskeyOwner | Coded> {
  const passkey = await passkeys.find(response.id);
  if (!passkey) return message("passkey_unknown");
  const { account } = passkey;
  if (accountId !== null && accountId !== account._id) return message("passkey_of_other_account");
  const counter = await webauthn.checkLogin(response, challenge ?? "", passkey);
  if (counter === undefined) return message("passkey_not_valid");
  if (account.disabledAt !== null) return message("passkey_account_disabled");
  return (await passkeys.recordUse(passkey._id, counter)) ? account : message("passkey_copied");
}
