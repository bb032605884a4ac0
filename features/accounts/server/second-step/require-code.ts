import { type Coded, message } from "../../../../core/content/messages/message.ts";
import type { ApiError } from "../../../../core/server/errors.ts";
import type { AttemptLimit, AttemptLimiter } from "../../../../core/server/http/attempt-limiter.ts";
import type { PasswordQueue } from "../passwords/password-queue.ts";
import { countGuesses } from "./count-guesses.ts";
import { isAppCode, plainCode } from "./recovery-codes.ts";
import type { SecondStepStore } from "./second-step-store.ts";

const WINDOW_SECONDS = 15 * 60;
const TOO_MANY = message("too_many_codes");
const PER_ACCOUNT_AND_ADDRESS: AttemptLimit = {
  attempts: 5,
  windowSeconds: WINDOW_SECONDS,
  message: TOO_MANY,
};
const PER_ADDRESS: AttemptLimit = { attempts: 50, windowSeconds: WINDOW_SECONDS, message: TOO_MANY };

/**
 * Uses a code of the app or a recovery code; throws `refuse` with the reason if it cannot be used. The wrong ones from all addresses
 * together are limited by the store (`failed-codes.ts`).
 */
export async function requireCode(
  services: { limiter: AttemptLimiter; inTurn: PasswordQueue; secondSteps: SecondStepStore },
  { accountId, code, address }: { accountId: string; code: string; address: string },
  refuse: (reason: Coded) => ApiError,
): Promise<void> {
  const { limiter, secondSteps } = services;
  const ofBoth = limiter.subject("code", address, accountId);
  let refusal = refusalOf(code, "wrong");
  const isRight = await countGuesses(
    services,
    [
      [ofBoth, PER_ACCOUNT_AND_ADDRESS],
      [limiter.subject("code", address), PER_ADDRESS],
    ],
    async () => {
      const result = await secondSteps.takeCode(accountId, code);
      if (result === "right") return true;
      refusal = refusalOf(code, result);
      return undefined;
    },
  );
  if (!isRight) throw refuse(refusal);
  await limiter.reset(ofBoth);
}

function refusalOf(code: string, result: "used" | "wrong"): Coded {
  if (isAppCode(plainCode(code))) return message(result === "used" ? "code_used" : "code_wrong");
  return message(result === "used" ? "recovery_code_used" : "recovery_code_wrong");
}
