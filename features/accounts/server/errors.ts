import type { SecondStepNeeded } from "../../../core/content/api/api-contract.ts";
import { type Coded, message } from "../../../core/content/messages/message.ts";
import { ApiError } from "../../../core/server/errors.ts";

export const loginFailed = () => new ApiError(401, "login_failed", message("login_failed"));
/** The password is right, but the account has a second step. The sentence is for programs that support only the password. */
export const secondStepNeeded = (secondStep: SecondStepNeeded) =>
  new ApiError(401, "second_step_needed", message("second_step_needed"), { secondStep });
export const codeRefused = (text: Coded) =>
  new ApiError(401, "code_refused", text, { fields: { code: text } });
export const loginStepEnded = () => new ApiError(401, "login_step_ended", message("login_step_ended"));
export const setupStepEnded = () => new ApiError(409, "setup_step_ended", message("setup_step_ended"));
export const lastFullAccount = () => new ApiError(409, "last_full_account", message("last_full_account"));
export const ownFullDuties = () => new ApiError(409, "own_full_duties", message("own_full_duties"));
export const accountDisabled = () => new ApiError(409, "account_disabled", message("account_disabled"));
export const ownSecondStep = () => new ApiError(409, "own_second_step", message("own_second_step"));
export const secondStepRequired = (text = message("second_step_required")) =>
  new ApiError(409, "second_step_required", text);
export const noSecondStep = () => new ApiError(409, "no_second_step", message("no_second_step"));
export const linkUnknown = () => new ApiError(404, "link_unknown", message("link_unknown"));
/** A link that was valid; the text says why it cannot be used any more. */
export const linkEnded = (text: Coded) => new ApiError(410, "link_ended", text);
/** The text says why. */
export const passkeyRefused = (status: 400 | 401, text: Coded) =>
  new ApiError(status, "passkey_refused", text);
export const noPasskey = () => new ApiError(409, "no_passkey", message("no_passkey"));
export const passkeyExists = () => new ApiError(409, "passkey_exists", message("passkey_exists"));
export const tooManyPasskeys = (maximum: number) =>
  new ApiError(409, "too_many_passkeys", message("too_many_passkeys", { maximum }));
export const passkeyWrongAddress = (address: string) =>
  new ApiError(409, "passkey_wrong_address", message("passkey_wrong_address", { address }));
/** Its text says how long, because the wait can be a day, and what works meanwhile. */
export const tooManyCodesToday = (seconds: number) =>
  new ApiError(
    429,
    "too_many_codes_today",
    message("too_many_codes_today", { count: Math.ceil(seconds / 3600) }),
    { retryAfterSeconds: seconds },
  );
