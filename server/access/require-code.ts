import { type Coded, message } from "../../content/messages/message.ts";
import type { Database } from "../database/tables.ts";
import type { ApiError } from "../errors.ts";
import type { AttemptLimit, AttemptLimiter } from "../http/attempt-limiter.ts";
import { countGuesses } from "./count-guesses.ts";
import type { PasswordQueue } from "./password-queue.ts";
import { isAppCode, plainCode } from "./recovery-codes.ts";
import type { SecondStepStore } from "./second-step-store.ts";
import type { RecordSecurityEvent } from "./security-events.ts";

const QUARTER_SECONDS = 15 * 60;
const DAY_SECONDS = 24 * 60 * 60;
const REPORTED_FAILURES = 10;
const TOO_MANY = message("too_many_codes");
const PER_ACCOUNT_AND_ADDRESS: AttemptLimit = {
  attempts: 5,
  windowSeconds: QUARTER_SECONDS,
  message: TOO_MANY,
};
const PER_ADDRESS: AttemptLimit = { attempts: 50, windowSeconds: QUARTER_SECONDS, message: TOO_MANY };
/** From all addresses together, because a code has only six digits. Only a person who knows the password can use them up. */
const PER_ACCOUNT: AttemptLimit = { attempts: 20, windowSeconds: 4 * QUARTER_SECONDS, message: TOO_MANY };

interface CodeServices {
  db: Database;
  limiter: AttemptLimiter;
  inTurn: PasswordQueue;
  secondSteps: SecondStepStore;
  recordSecurityEvent: RecordSecurityEvent;
}

/** Uses a code of the app or a recovery code; throws `refuse` with the reason if it cannot be used. */
export async function requireCode(
  services: CodeServices,
  { accountId, code, address }: { accountId: string; code: string; address: string },
  refuse: (reason: Coded) => ApiError,
): Promise<void> {
  const { limiter, secondSteps } = services;
  const ofAccount = limiter.subject("code", "", accountId);
  const ofBoth = limiter.subject("code", address, accountId);
  let refusal = refusalOf(code, "wrong");
  const isRight = await countGuesses(
    services,
    [
      [ofAccount, PER_ACCOUNT],
      [limiter.subject("code", address), PER_ADDRESS],
      [ofBoth, PER_ACCOUNT_AND_ADDRESS],
    ],
    async () => {
      const result = await secondSteps.takeCode(accountId, code);
      if (result === "right") return true;
      refusal = refusalOf(code, result);
      return undefined;
    },
  );
  if (!isRight) {
    await noteFailure(services, accountId);
    throw refuse(refusal);
  }
  await limiter.reset(ofBoth);
}

/** The owner is told once a day, because a person who guesses knows the password or has a session. */
async function noteFailure({ db, limiter, recordSecurityEvent }: CodeServices, accountId: string) {
  const failures = await limiter.count(limiter.subject("failed-codes", "", accountId), DAY_SECONDS);
  if (failures !== REPORTED_FAILURES) return;
  await db.transaction().execute((tx) => recordSecurityEvent(tx, accountId, "codes-failed"));
}

function refusalOf(code: string, result: "used" | "wrong"): Coded {
  if (isAppCode(plainCode(code))) return message(result === "used" ? "code_used" : "code_wrong");
  return message(result === "used" ? "recovery_code_used" : "recovery_code_wrong");
}
